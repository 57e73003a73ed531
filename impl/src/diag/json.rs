//! One JSON document: `{"diagnostics": [...], "errors": n, "warnings": n, "limit_reached": bool}`.

use super::shown::{Report, Shown, Spot, Teller};
use super::teach;
use cufe_spec::observation::Severity;
use serde_json::{Value, json};

/// Writes everything a run says as one line of JSON.
///
/// A diagnostic has `tag` (`host-compiler` for what the host compiler says), `internal`, `number`, `severity`, `pass` (the
/// one that tells it, where two were asked and one does), `text`, `arguments`, `notes` and, where it has a
/// place, `file`, `line`, `column` and `end_column` (characters from 1), `line_text`, `expansion` (what the preprocessor made
/// of the line, where a macro made the token) and `in_unit` (why the place is the preprocessed unit's and not the source
/// file's), `related` (the other places that it is about, each with its `label`), `rule` and `why` (the rule's id and sentence),
/// `fix` (what can be done) and `link` (into the rule book, where its place is known). Unknown fields are `null`.
pub fn render(report: &Report) -> String {
    format!("{}\n", document(report))
}

/// The document of [`render`].
pub(crate) fn document(report: &Report) -> Value {
    json!({
        "diagnostics": report.shown.iter().map(entry).collect::<Vec<_>>(),
        "errors": report.errors(),
        "warnings": report.count(Severity::Warning),
        "limit_reached": report.limit_reached,
    })
}

fn related((spot, label): &(Spot, &'static str)) -> Value {
    json!({
        "file": spot.place.file,
        "line": spot.place.line,
        "column": spot.caret + 1,
        "end_column": spot.caret + 1 + spot.width,
        "line_text": spot.line_text,
        "label": label,
        "in_unit": spot.in_unit,
    })
}

/// What cufe says of itself has no tag.
fn tag(shown: &Shown) -> Option<&'static str> {
    (shown.record.is_some() || shown.teller == Teller::HostCompiler).then(|| shown.tag())
}

fn entry(shown: &Shown) -> Value {
    let place = shown.at.as_ref().map(|s| &s.place);
    json!({
        "tag": tag(shown),
        "internal": shown.record.and_then(|r| r.internal),
        "number": shown.record.and_then(|r| r.public),
        "severity": shown.severity.name(),
        "pass": shown.one_pass.map(|one| one.pass.name()),
        "text": shown.text,
        "arguments": shown.arguments,
        "notes": shown.notes,
        "file": place.map(|p| p.file.as_str()),
        "line": place.map(|p| p.line),
        "column": shown.at.as_ref().map(|s| s.caret + 1),
        "end_column": shown.at.as_ref().map(|s| s.caret + 1 + s.width),
        "line_text": shown.at.as_ref().map(|s| s.line_text.as_str()),
        "expansion": shown.at.as_ref().and_then(|s| s.expansion.as_deref()),
        "related": shown.related.iter().map(related).collect::<Vec<_>>(),
        "rule": shown.record.and_then(teach::rule).map(|rule| rule.id),
        "why": shown.record.and_then(teach::rule).map(|rule| rule.says),
        "fix": teach::fix(shown),
        "link": shown.record.and_then(teach::rule).and_then(teach::link),
        "in_unit": shown.at.as_ref().and_then(|s| s.in_unit),
    })
}
