//! The differences as a page: equal ones once, with how many units have them and the first of these.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use super::Differences;
use super::answers::Change;

/// The most lines that one change shows.
const LINES: usize = 12;

impl Differences {
    /// The changes of one kind, by their form: what is quoted and counted differs from unit to unit.
    fn forms(&self, wanted: fn(&Change) -> Option<&str>) -> Vec<(usize, &str, &str)> {
        let mut forms: BTreeMap<String, (usize, &str, &str)> = BTreeMap::new();
        for (unit, change) in &self.changes {
            if let Some(text) = wanted(change) {
                forms.entry(form(text)).or_insert((0, unit, text)).0 += 1;
            }
        }
        let mut forms: Vec<_> = forms.into_values().collect();
        forms.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(b.1)));
        forms
    }
}

impl fmt::Display for Differences {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.versions;
        writeln!(out, "# {first} and {second}\n")?;
        writeln!(
            out,
            "## Options: {} and {}, {} differ\n",
            self.options[0],
            self.options[1],
            self.changed_options.len()
        )?;
        for option in &self.changed_options {
            writeln!(out, "* {option}")?;
        }
        let units: Vec<String> =
            self.units.iter().map(|(run, count)| format!("{} {count}", run.name())).collect();
        let units = units.join(", ");
        type Wanted = fn(&Change) -> Option<&str>;
        let kinds: [(&str, &str, Wanted); 4] = [
            ("Verdicts", &units, |c| if let Change::Verdict(text) = c { Some(text) } else { None }),
            ("Diagnostics", &units, |c| if let Change::Diagnostic(text) = c { Some(text) } else { None }),
            ("Host texts", "", |c| if let Change::Host(text) = c { Some(text) } else { None }),
            ("Module ids", "", |c| if let Change::ModuleId(text) = c { Some(text) } else { None }),
        ];
        for (title, asked, wanted) in kinds {
            let forms = self.forms(wanted);
            let differ = self.changes.iter().filter(|(_, change)| wanted(change).is_some());
            let mut names: Vec<&str> = differ.map(|(unit, _)| unit.as_str()).collect();
            names.dedup();
            let of = if asked.is_empty() { self.host_texts.to_string() } else { asked.to_owned() };
            writeln!(out, "\n## {title}: {} units differ (of {of})", names.len())?;
            for (count, unit, text) in forms {
                writeln!(out, "\n{count} times, first in {unit}:")?;
                out.write_str(&shortened(text))?;
            }
        }
        Ok(())
    }
}

fn shortened(text: &str) -> String {
    let mut short = String::new();
    for line in text.lines().take(LINES) {
        let _ = writeln!(short, "    {}", line.chars().take(400).collect::<String>());
    }
    match text.lines().count().saturating_sub(LINES) {
        0 => short,
        more => short + &format!("    ... {more} more lines\n"),
    }
}

/// `text` with everything quoted, every number and every identifier that the user chose replaced: equal for what one cause
/// changes in many units.
fn form(text: &str) -> String {
    let mut form = String::new();
    let mut in_quotes = false;
    for c in text.chars() {
        match c {
            '"' => {
                in_quotes = !in_quotes;
                form.push('"');
            }
            '\n' => {
                in_quotes = false;
                form.push('\n');
            }
            _ if in_quotes => {}
            c if c.is_ascii_digit() && form.ends_with('0') => {}
            c if c.is_ascii_digit() => form.push('0'),
            c => form.push(c),
        }
    }
    form
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Run;
    use expect_test::expect;

    #[test]
    fn equal_changes_are_told_once() {
        let diagnostic =
            |name: &str| Change::Diagnostic(format!("- error: of \"{name}\"\n+ error: \"{name}\" of"));
        let found = Differences {
            versions: ["13.4.92".to_owned(), "13.5.37".to_owned()],
            options: [400, 401],
            changed_options: vec!["added --x (flag)".to_owned()],
            units: vec![(Run::Host, 3), (Run::Jit, 1)],
            host_texts: 2,
            changes: vec![
                ("a host".to_owned(), diagnostic("f")),
                ("a host".to_owned(), diagnostic("g")),
                ("b host".to_owned(), diagnostic("h")),
                ("b host".to_owned(), Change::Host("- int a;".to_owned())),
            ],
        };
        expect![[r##"
            # 13.4.92 and 13.5.37

            ## Options: 400 and 401, 1 differ

            * added --x (flag)

            ## Verdicts: 0 units differ (of host 3, jit 1)

            ## Diagnostics: 2 units differ (of host 3, jit 1)

            3 times, first in a host:
                - error: of "f"
                + error: "f" of

            ## Host texts: 1 units differ (of 2)

            1 times, first in b host:
                - int a;

            ## Module ids: 0 units differ (of 2)
        "##]]
        .assert_eq(&found.to_string());
    }
}
