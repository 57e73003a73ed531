//! `--stats`: what the stages took and counted.

use super::request::StatsForm;
use crate::compile::Measures;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// Writes `measures` of a run over so many bytes of input that wrote so many bytes of host output, and what is to be said
/// of the release.
pub(super) fn render(
    form: StatsForm,
    measures: &Measures,
    (bytes, written): (usize, u64),
    note: Option<&str>,
) -> String {
    match form {
        StatsForm::Json => {
            let stages: Map<String, Value> = measures
                .stages
                .iter()
                .map(|(name, took)| (format!("{name}_us"), json!(took.as_micros() as u64)))
                .collect();
            let counts: Map<String, Value> =
                measures.counts.iter().map(|(name, count)| ((*name).to_owned(), json!(count))).collect();
            let unparsed: Vec<Value> = (measures.unparsed.iter())
                .map(|region| {
                    let (line, column) = region.place;
                    json!({
                        "file": region.file, "line": line, "column": column, "reason": region.reason,
                        "tokens": region.tokens,
                    })
                })
                .collect();
            let document = json!({
                "input_bytes": bytes,
                "host_bytes": written,
                "stages": stages,
                "counts": counts,
                "unparsed": unparsed,
                "peak_bytes": peak_memory(),
                "note": note,
            });
            format!("{document}\n")
        }
        StatsForm::Text => {
            let mut out = String::new();
            if let Some(note) = note {
                let _ = writeln!(out, "{note}");
            }
            let _ = writeln!(out, "{:<42}{bytes:>14} bytes", "input");
            let _ = writeln!(out, "{:<42}{written:>14} bytes", "host output");
            for (name, took) in &measures.stages {
                let _ = writeln!(out, "{name:<42}{:>14.3} ms", took.as_secs_f64() * 1e3);
            }
            for (name, count) in &measures.counts {
                let _ = writeln!(out, "{name:<42}{count:>14}");
            }
            if let Some(peak) = peak_memory() {
                let _ = writeln!(out, "{:<42}{peak:>14} bytes", "peak memory");
            }
            for region in &measures.unparsed {
                let (line, column) = region.place;
                let _ = writeln!(out, "{}:{line}:{column}: unparsed: {}", region.file, region.reason);
            }
            out
        }
    }
}

/// The most memory that the process held at once, in bytes, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024)
}
