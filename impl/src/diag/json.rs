//! One JSON document: `{"diagnostics": [...], "errors": n, "warnings": n, "limit_reached": bool}`.

use super::shown::{Report, Shown};
use cufe_spec::observation::Severity;
use serde_json::{Value, json};

/// Writes everything a run says as one line of JSON.
///
/// A diagnostic has `tag`, `internal`, `number`, `severity`, `text`, `arguments`, `notes` and, where it has a
/// place, `file`, `line`, `column` (characters from 1). Unknown fields are `null`.
pub fn render(report: &Report) -> String {
    let document = json!({
        "diagnostics": report.shown.iter().map(entry).collect::<Vec<_>>(),
        "errors": report.count(Severity::Error),
        "warnings": report.count(Severity::Warning),
        "limit_reached": report.limit_reached,
    });
    format!("{document}\n")
}

fn entry(shown: &Shown) -> Value {
    let place = shown.at.as_ref().map(|s| &s.place);
    json!({
        "tag": shown.record.map(|r| r.id),
        "internal": shown.record.and_then(|r| r.internal),
        "number": shown.record.and_then(|r| r.public),
        "severity": shown.severity.name(),
        "text": shown.text,
        "arguments": shown.arguments,
        "notes": shown.notes,
        "file": place.map(|p| p.file.as_str()),
        "line": place.map(|p| p.line),
        "column": shown.at.as_ref().map(|s| s.caret + 1),
    })
}
