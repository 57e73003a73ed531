//! SARIF 2.1.0, for editors and code hosts. The released tool's own `--output_mode sarif` misses the commas
//! between results, so this follows the standard, with the catalogue's ids as rule ids.

use super::shown::{Report, Shown, Spot};
use super::teach;
use cufe_spec::observation::Severity;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

const SCHEMA: &str =
    "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json";

/// Writes everything a run says as one SARIF log with one run.
pub fn render(report: &Report) -> String {
    let rules = rules(report);
    let mut occurrences = FxHashMap::default();
    let results = report.shown.iter().map(|shown| result(shown, &rules, &mut occurrences));
    let results: Vec<Value> = results.collect();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "cufe",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
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
        let mut entry = json!({
            "id": record.id,
            "shortDescription": { "text": record.text },
            "defaultConfiguration": { "level": level(record.severity) },
            "properties": { "internal": record.internal, "number": record.public },
        });
        if let Some(rule) = teach::rule(record) {
            entry["fullDescription"] = json!({ "text": rule.says });
            entry["help"] = json!({ "text": format!("{} (`cufe rules {}`)", rule.says, rule.id) });
            if let Some(link) = teach::link(rule) {
                entry["helpUri"] = json!(link);
            }
        }
        rules.push(entry);
    }
    rules
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Remark => "note",
        Severity::Warning => "warning",
        Severity::Error | Severity::Catastrophic | Severity::Internal => "error",
    }
}

fn result(shown: &Shown, rules: &[Value], occurrences: &mut FxHashMap<u32, u32>) -> Value {
    let id = shown.tag();
    let mut result = json!({
        "ruleId": id,
        "level": level(shown.severity),
        "message": { "text": message(shown) },
        "partialFingerprints": { "cufe/v1": fingerprint(shown, id, occurrences) },
    });
    if let Some(one) = shown.one_pass {
        result["properties"] = json!({ "pass": one.pass.name() });
    }
    if let Some(index) = rules.iter().position(|rule| rule["id"] == id) {
        result["ruleIndex"] = json!(index);
    }
    if let Some(spot) = &shown.at {
        result["locations"] = json!([{ "physicalLocation": physical(spot) }]);
    }
    let related = shown.related.iter().enumerate().map(|(index, (spot, label))| {
        json!({ "id": index + 1, "physicalLocation": physical(spot), "message": { "text": label } })
    });
    let related: Vec<Value> = related.collect();
    if !related.is_empty() {
        result["relatedLocations"] = json!(related);
    }
    result
}

fn physical(spot: &Spot) -> Value {
    let artifact = json!({ "uri": uri(&spot.place.file) });
    // What is said of a whole file, as that it is missing, has no region.
    if spot.place.line == 0 {
        return json!({ "artifactLocation": artifact });
    }
    let column = spot.caret + 1;
    json!({
        "artifactLocation": artifact,
        "region": {
            "startLine": spot.place.line,
            "startColumn": column,
            "endColumn": column + spot.width.max(1),
            "snippet": { "text": spot.line_text },
        },
    })
}

/// What stays when lines move: the rule, the text, the file and its line's text, and which of equals it is.
fn fingerprint(shown: &Shown, id: &str, occurrences: &mut FxHashMap<u32, u32>) -> String {
    let place = shown.at.as_ref().map(|spot| (spot.place.file.as_str(), spot.line_text.trim()));
    let (file, line) = place.unwrap_or_default();
    let checksum = crc32fast::hash([id, &shown.text, file, line].join("\n").as_bytes());
    let occurrence = occurrences.entry(checksum).or_default();
    *occurrence += 1;
    format!("{checksum:08x}:{occurrence}")
}

fn message(shown: &Shown) -> String {
    let mut text = teach::text(shown).into_owned();
    for note in &shown.notes {
        text.push('\n');
        text.push_str(note);
    }
    if let Some(fix) = teach::fix(shown) {
        text.push('\n');
        text.push_str(&fix);
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
