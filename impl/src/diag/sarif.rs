//! SARIF 2.1.0, for editors and code hosts. The released tool's own `--output_mode sarif` misses the commas
//! between results, so this follows the standard, with the catalogue's ids as rule ids.

use super::shown::{Report, Shown};
use cufe_spec::observation::Severity;
use serde_json::{Value, json};

const SCHEMA: &str =
    "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json";

/// Writes everything a run says as one SARIF log with one run.
pub fn render(report: &Report) -> String {
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "cufe",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules(report),
            }},
            "columnKind": "unicodeCodePoints",
            "results": report.shown.iter().map(result).collect::<Vec<_>>(),
        }],
    });
    format!("{document}\n")
}

/// The catalogue records that occur, once each, in order of first occurrence.
fn rules(report: &Report) -> Vec<Value> {
    let mut seen: Vec<&str> = Vec::new();
    let mut rules = Vec::new();
    for record in report.shown.iter().filter_map(|s| s.record) {
        if seen.contains(&record.id) {
            continue;
        }
        seen.push(record.id);
        rules.push(json!({
            "id": record.id,
            "shortDescription": { "text": record.text },
            "properties": { "internal": record.internal, "number": record.public },
        }));
    }
    rules
}

fn result(shown: &Shown) -> Value {
    let level = match shown.severity {
        Severity::Remark => "note",
        Severity::Warning => "warning",
        Severity::Error | Severity::Catastrophic | Severity::Internal => "error",
    };
    let mut result = json!({
        "ruleId": shown.record.map_or("cufe", |r| r.id),
        "level": level,
        "message": { "text": message(shown) },
    });
    if let Some(spot) = &shown.at {
        let (line, column) = (spot.place.line.max(1), spot.caret + 1);
        result["locations"] = json!([{ "physicalLocation": {
            "artifactLocation": { "uri": uri(&spot.place.file) },
            "region": {
                "startLine": line,
                "startColumn": column,
                "endColumn": column + spot.width.max(1),
            },
        }}]);
    }
    result
}

fn message(shown: &Shown) -> String {
    let mut text = shown.text.clone();
    for note in &shown.notes {
        text.push('\n');
        text.push_str(note);
    }
    text
}

/// A URI reference: absolute paths become `file://` URIs, relative ones stay relative.
fn uri(path: &str) -> String {
    let mut out = String::with_capacity(path.len() + 8);
    if path.starts_with('/') {
        out.push_str("file://");
    }
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' | b'+' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
