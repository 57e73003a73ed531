//! The answers of two tools to one unit.

use crate::adapters::{Raw, Told, told};

/// One thing that differs. Its text is `-` lines of the first tool and `+` lines of the second.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Change {
    /// The exit status.
    Verdict(String),
    /// A diagnostic: there, gone, or another text, number or severity at its line.
    Diagnostic(String),
    /// The host text without line markers.
    Host(String),
    /// The module id.
    ModuleId(String),
}

/// Everything in which two answers differ.
pub(super) fn changes(first: &Raw, second: &Raw) -> Vec<Change> {
    let mut found = Vec::new();
    if first.exit != second.exit {
        found.push(Change::Verdict(format!("- exit {}\n+ exit {}", first.exit, second.exit)));
    }
    found.extend(diagnostics(&told(&first.said), &told(&second.said)).into_iter().map(Change::Diagnostic));
    if let (Some(first), Some(second)) = (&first.host, &second.host) {
        let (first, second) = (without_markers(first), without_markers(second));
        if first != second {
            found.push(Change::Host(changed_lines(&first, &second)));
        }
    }
    if let (Some(first), Some(second)) = (&first.module_id, &second.module_id)
        && first != second
    {
        found.push(Change::ModuleId(format!("- {first}\n+ {second}")));
    }
    found
}

/// What only one of both says, put together by line: what says the same under another number or severity, then what has
/// the same number, is one change.
fn diagnostics(first: &[Told], second: &[Told]) -> Vec<String> {
    let mut gone: Vec<&Told> = Vec::new();
    let mut new: Vec<&Told> = second.iter().collect();
    for one in first {
        match new.iter().position(|other| *other == one) {
            Some(at) => drop(new.remove(at)),
            None => gone.push(one),
        }
    }
    let mut found = Vec::new();
    let of_one_line = |a: &Told, b: &Told| (&a.place.file, a.place.line) == (&b.place.file, b.place.line);
    let same: [fn(&Told, &Told) -> bool; 2] =
        [|a, b| a.text == b.text, |a, b| a.number == b.number && a.severity == b.severity];
    for is_same in same {
        gone.retain(|one| {
            let at = new.iter().position(|other| of_one_line(one, other) && is_same(one, other));
            if let Some(at) = at {
                found.push(format!("- {}\n+ {}", shown(one), shown(new.remove(at))));
            }
            at.is_none()
        });
    }
    found.extend(gone.into_iter().map(|one| format!("- {}", shown(one))));
    found.extend(new.into_iter().map(|one| format!("+ {}", shown(one))));
    found
}

fn shown(told: &Told) -> String {
    let number = told.number.as_ref().map_or_else(String::new, |number| format!(" #{number}"));
    format!("{}{number}: {}", told.severity.name(), told.text)
}

/// The lines of a host text but for line markers.
fn without_markers(text: &str) -> Vec<&str> {
    let is_marker = |line: &str| line.starts_with("# ") || line.starts_with("#line ");
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_marker(line)).collect()
}

/// The lines that a line diff takes away and adds.
fn changed_lines(first: &[&str], second: &[&str]) -> String {
    let diff = similar::TextDiff::from_slices(first, second);
    let changed = diff.iter_all_changes().filter_map(|change| match change.tag() {
        similar::ChangeTag::Equal => None,
        similar::ChangeTag::Delete => Some(format!("- {}", change.value())),
        similar::ChangeTag::Insert => Some(format!("+ {}", change.value())),
    });
    changed.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(said: &str, host: Option<&str>) -> Raw {
        Raw { exit: 0, said: said.to_owned(), host: host.map(str::to_owned), module_id: None }
    }

    #[test]
    fn a_diagnostic_that_is_worded_anew_is_one_change() {
        let first = "a.cu(3): warning #20012-D: old\na.cu(4): error: stays\na.cu(5): error: goes\n";
        let second = "a.cu(3): warning #20012-D: new\na.cu(4): error: stays\na.cu(6): remark #1-D: comes\n";
        assert_eq!(
            changes(&answer(first, None), &answer(second, None)),
            [
                Change::Diagnostic("- warning #20012-D: old\n+ warning #20012-D: new".to_owned()),
                Change::Diagnostic("- error: goes".to_owned()),
                Change::Diagnostic("+ remark #1-D: comes".to_owned()),
            ]
        );
    }

    #[test]
    fn another_number_or_severity_is_one_change() {
        let found =
            changes(&answer("a.cu(3): warning #7-D: t\n", None), &answer("a.cu(3): error #8-D: t\n", None));
        assert_eq!(found, [Change::Diagnostic("- warning #7-D: t\n+ error #8-D: t".to_owned())]);
    }

    #[test]
    fn line_markers_of_host_texts_are_not_compared() {
        let first = answer("", Some("# 1 \"a.cu\"\nint a;\nint b;\n"));
        assert_eq!(changes(&first, &answer("", Some("int a;\n#line 2\nint b;\n"))), []);
        assert_eq!(
            changes(&first, &answer("", Some("int a;\nint c;\n"))),
            [Change::Host("- int b;\n+ int c;".to_owned())]
        );
    }
}
