//! `--stats`: what the stages took and counted.

use super::request::StatsForm;
use crate::compile::Measures;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// Writes `measures` of a run over `bytes` of input that wrote `written` bytes of host output.
pub(super) fn render(form: StatsForm, measures: &Measures, bytes: usize, written: u64) -> String {
    match form {
        StatsForm::Json => {
            let stages: Map<String, Value> = measures
                .stages
                .iter()
                .map(|(name, took)| (format!("{name}_us"), json!(took.as_micros() as u64)))
                .collect();
            let counts: Map<String, Value> =
                measures.counts.iter().map(|(name, count)| ((*name).to_owned(), json!(count))).collect();
            let document = json!({
                "input_bytes": bytes,
                "host_bytes": written,
                "stages": stages,
                "counts": counts,
            });
            format!("{document}\n")
        }
        StatsForm::Text => {
            let mut out = String::new();
            let _ = writeln!(out, "{:<28}{bytes:>14} bytes", "input");
            let _ = writeln!(out, "{:<28}{written:>14} bytes", "host output");
            for (name, took) in &measures.stages {
                let _ = writeln!(out, "{name:<28}{:>14.3} ms", took.as_secs_f64() * 1e3);
            }
            for (name, count) in &measures.counts {
                let _ = writeln!(out, "{name:<28}{count:>14}");
            }
            out
        }
    }
}
