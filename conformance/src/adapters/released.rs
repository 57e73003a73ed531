//! What the released front ends have in common: how long one may take, and the text of their diagnostics.

use std::time::Duration;

use cufe_spec::observation::{Diagnostic, Place, Severity};
use cufe_spec::rules::text::one_space;
use cufe_spec::rules::{Argument, DiagnosticRecord, Rules};
use cufe_spec::unit::Dialect;

use crate::case::PLAIN_CPP;

/// What a released tool left behind, unread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Raw {
    /// The exit status in the vocabulary of observations.
    pub exit: i32,
    /// What it wrote to both streams.
    pub said: String,
    /// The host text, where it accepts a unit in the host pass.
    pub host: Option<String>,
    /// The module id there.
    pub module_id: Option<String>,
}

/// A diagnostic as a released tool prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Where it stands.
    pub place: Place,
    /// How bad it is.
    pub severity: Severity,
    /// `20012-D`, where it has a number.
    pub number: Option<String>,
    /// Its text.
    pub text: String,
}

/// How long one run may take.
pub(super) const TIME_LIMIT: Duration = Duration::from_secs(30);

/// The diagnostics in the released tool's text, in its order and its words.
pub fn told(said: &str) -> Vec<Told> {
    said.lines().filter_map(parse_line).collect()
}

/// The diagnostics in the released tool's text, in its order. What matches no record of the catalogue is
/// plain C++: its errors are kept under the tag [`PLAIN_CPP`], its warnings and notes are dropped.
/// `detected during` notes are no part of a text.
pub fn classify(said: &str, rules: &Rules, dialect: Dialect) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for line in said.lines() {
        let Some(Told { place, severity, text, .. }) = parse_line(line) else { continue };
        let internal = |tag: &str| rules.find_diagnostic(tag).and_then(|record| record.internal_in(dialect));
        if let Some(tag) = text_that_failed(severity, &text, rules, dialect) {
            let internal = internal(&tag);
            let (arguments, text) = (Vec::new(), String::new());
            found.push(Diagnostic { tag, internal, severity, place, arguments, text });
            continue;
        }
        match rules.match_told(dialect, Some(severity), &text) {
            Some((tag, arguments)) => found.push(Diagnostic {
                tag: tag.to_owned(),
                internal: internal(tag),
                severity,
                place,
                arguments,
                text,
            }),
            None if severity >= Severity::Error => found.push(Diagnostic {
                tag: PLAIN_CPP.to_owned(),
                internal: None,
                severity,
                place,
                arguments: Vec::new(),
                text,
            }),
            None => {}
        }
    }
    found
}

/// The record whose text the released tool failed to write: its internal error quotes the text with `%s` for every
/// argument. Which arguments it was about to fill in nobody knows, so there is no text to compare.
fn text_that_failed(severity: Severity, text: &str, rules: &Rules, dialect: Dialect) -> Option<String> {
    let (_, rest) =
        text.split_once("not found for error string: \"").filter(|_| severity == Severity::Internal)?;
    let (quoted, _) = rest.split_once('"')?;
    let pattern = |record: &DiagnosticRecord| {
        let filled =
            |text: String, argument: &Argument| text.replace(&format!("{{{}}}", argument.name), "%s");
        one_space(&record.arguments.iter().fold(record.text_in(dialect).to_owned(), filled))
    };
    rules.diagnostics().find(|record| pattern(record) == quoted).map(|record| record.id.clone())
}

/// `file(12): warning #20050-D: text` and `file(12): error: text`.
fn parse_line(line: &str) -> Option<Told> {
    if line.starts_with(' ') {
        return None;
    }
    let (at, rest) = line.split_once("): ")?;
    let (file, number) = at.rsplit_once('(')?;
    let place = Place { file: file.to_owned(), line: number.parse().ok()?, column: 0 };
    let (head, text) = rest.split_once(": ")?;
    let (word, number) = head.split_once(" #").map_or((head, None), |(word, number)| (word, Some(number)));
    let severity = match word {
        "error" => Severity::Error,
        "warning" | "Warning" => Severity::Warning,
        "remark" | "Remark" => Severity::Remark,
        "catastrophic error" => Severity::Catastrophic,
        "internal error" => Severity::Internal,
        _ => return None,
    };
    Some(Told { place, severity, number: number.map(str::to_owned), text: one_space(text) })
}
