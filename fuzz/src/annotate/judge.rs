//! What the released tool and cufe say of one text, and in what they differ.

use std::panic::{AssertUnwindSafe, catch_unwind};

use cufe::compile::{Input, compile};
use cufe::diag::control::Settings;
use cufe::read::ReadBodies;
use cufe::threads::Threads;
use cufe_conformance::adapters::{Cudafepp, FrontEnd as _};
use cufe_conformance::case::PLAIN_CPP;
use cufe_spec::observation::{Answer, Diagnostic, Severity};
use cufe_spec::rules::text::one_space;
use cufe_spec::unit::{Options, Unit};

/// A diagnostic, as far as it is compared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Told {
    /// Its file.
    pub file: String,
    /// Its line.
    pub line: u32,
    /// The id of its record.
    pub tag: String,
    /// How bad it is.
    pub severity: Severity,
    /// Its text.
    pub text: String,
}

impl std::fmt::Display for Told {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}({}): {}[{}]: {}", self.file, self.line, self.severity.name(), self.tag, self.text)
    }
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The exit status.
    pub exit: i32,
    /// The diagnostics, sorted.
    pub told: Vec<Told>,
}

impl Said {
    fn new(exit: i32, diagnostics: Vec<Diagnostic>) -> Said {
        let told = |diagnostic: Diagnostic| Told {
            file: diagnostic.place.file,
            line: diagnostic.place.line,
            tag: diagnostic.tag,
            severity: diagnostic.severity,
            text: one_space(diagnostic.text.trim()),
        };
        let mut told: Vec<Told> = diagnostics.into_iter().map(told).collect();
        told.sort();
        Said { exit, told }
    }

    /// Whether it is rejected by an error of plain C++.
    pub fn is_plain(&self) -> bool {
        self.told.iter().any(|told| told.tag == PLAIN_CPP)
    }

    /// Whether so many errors were told that the run may have ended with them.
    pub fn is_cut(&self) -> bool {
        self.told.iter().filter(|told| told.severity >= Severity::Error).count() >= 100
    }

    /// Whether it is rejected.
    pub fn rejects(&self) -> bool {
        self.exit != 0
    }
}

/// In what way two answers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// Both tell it there, in other words.
    Text,
    /// Both tell it in that file, on other lines.
    Line,
    /// The released tool tells it, cufe does not.
    Missing,
    /// cufe tells it, the released tool does not.
    False,
}

impl Way {
    /// Every way, in the order of reports.
    pub const ALL: [Way; 4] = [Way::Missing, Way::False, Way::Line, Way::Text];

    /// The word of reports.
    pub fn name(self) -> &'static str {
        match self {
            Way::Text => "text",
            Way::Line => "line",
            Way::Missing => "missing",
            Way::False => "false",
        }
    }
}

/// A difference: the diagnostic of the released tool, of cufe where it has none; and cufe's where both have one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// In what way.
    pub way: Way,
    /// What is told.
    pub told: Told,
    /// What cufe tells instead.
    pub ours: Option<Told>,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}: {}", self.way.name(), self.told)?;
        self.ours.iter().try_for_each(|ours| write!(to, "\n   cufe: {ours}"))
    }
}

/// In what `ours` differs from `released`, and how many diagnostics are equal. Errors of plain C++ are left out.
pub fn differences(released: &Said, ours: &Said) -> (Vec<Difference>, usize) {
    let catalogue = |said: &Said| -> Vec<Told> {
        said.told.iter().filter(|told| told.tag != PLAIN_CPP).cloned().collect()
    };
    let (released, mut rest) = (catalogue(released), catalogue(ours));
    let before = released.len();
    let mut take = |wanted: &dyn Fn(&Told) -> bool| {
        let at = rest.iter().position(wanted)?;
        Some(rest.remove(at))
    };
    let left: Vec<Told> =
        released.into_iter().filter(|told| take(&|other| other == told).is_none()).collect();
    let equal = before - left.len();
    let mut found = Vec::new();
    let mut pair = |left: Vec<Told>, way: Way, alike: &dyn Fn(&Told, &Told) -> bool| -> Vec<Told> {
        let mut still = Vec::new();
        for told in left {
            match take(&|other| {
                other.tag == told.tag && other.severity == told.severity && alike(&told, other)
            }) {
                Some(ours) => found.push(Difference { way, told, ours: Some(ours) }),
                None => still.push(told),
            }
        }
        still
    };
    let left = pair(left, Way::Text, &|one, two| (&one.file, one.line) == (&two.file, two.line));
    let left = pair(left, Way::Line, &|one, two| one.file == two.file && one.text == two.text);
    found.extend(left.into_iter().map(|told| Difference { way: Way::Missing, told, ours: None }));
    found.extend(rest.into_iter().map(|told| Difference { way: Way::False, told, ours: None }));
    (found, equal)
}

/// What both say of `text`.
///
/// # Errors
/// The released tool cannot be asked, or does not answer in time.
pub fn ask(tool: &Cudafepp, text: String, options: &Options) -> anyhow::Result<(Said, Said)> {
    let unit =
        Unit { name: options.original_file.clone(), text: text.into_bytes(), options: options.clone() };
    let released = match tool.run(&unit)? {
        Answer::Observed(observed) => Said::new(observed.exit, observed.diagnostics),
        Answer::NotCore { what, .. } => anyhow::bail!("the released tool has no opinion: {what}"),
    };
    Ok((released, ask_cufe(unit)))
}

/// What cufe says as the drop-in does; a panic is an error of its own.
fn ask_cufe(unit: Unit) -> Said {
    let input = Input {
        bodies: ReadBodies::Hot,
        name: unit.name,
        text: unit.text,
        control: Settings { changes: unit.options.diagnostic_control.clone(), ..Settings::default() },
        options: unit.options,
        code: true,
        threads: Threads::default(),
    };
    let answer = catch_unwind(AssertUnwindSafe(|| {
        let report = compile(input).report;
        Said::new(report.exit(), report.diagnostics())
    }));
    answer.unwrap_or_else(|_| {
        let (file, tag, text) = (String::new(), "panic".to_owned(), "panics".to_owned());
        Said { exit: 134, told: vec![Told { file, line: 0, tag, severity: Severity::Internal, text }] }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: u32, tag: &str, text: &str) -> Told {
        let (file, severity) = ("a.cu".to_owned(), Severity::Error);
        Told { file, line, tag: tag.to_owned(), severity, text: text.to_owned() }
    }

    #[test]
    fn each_diagnostic_is_paired_once() {
        let released = Said {
            exit: 2,
            told: vec![
                told(1, "a", "x"),
                told(1, "a", "x"),
                told(2, "b", "y"),
                told(3, "c", "z"),
                told(4, PLAIN_CPP, "p"),
            ],
        };
        let ours = Said {
            exit: 2,
            told: vec![told(1, "a", "x"), told(2, "b", "Y"), told(5, "c", "z"), told(6, "d", "w")],
        };
        let (found, equal) = differences(&released, &ours);
        let shown: Vec<String> = found
            .iter()
            .map(|one| format!("{} {} {}", one.way.name(), one.told.tag, one.told.line))
            .collect();
        assert_eq!(equal, 1);
        assert_eq!(shown, ["text b 2", "line c 3", "missing a 1", "false d 6"]);
        assert!(differences(&released, &released).0.is_empty());
    }
}
