//! What became of a unit: a line of JSON for each, in the file that [`VARIABLE`] names.

use super::line::Line;
use serde_json::json;
use std::fs::OpenOptions;
use std::io::Write;
use std::time::Duration;

/// The environment variable that names the file of records; the shim's profile sets it.
pub(in crate::cli) const VARIABLE: &str = "CUFE_DEVICE_RECORDS";

/// What became of a unit.
#[derive(Debug)]
pub(super) struct Record {
    pub(super) unit: String,
    /// Why cicc got the whole unit, if it did.
    pub(super) whole: Option<String>,
    pub(super) bytes: usize,
    pub(super) kept_bytes: usize,
    pub(super) declarations: usize,
    pub(super) kept: usize,
    /// Whether the outputs are those of an earlier run.
    pub(super) is_reused: bool,
    /// What cufe took itself.
    pub(super) own: Duration,
    /// What the toolkit's cicc took.
    pub(super) compiling: Duration,
}

impl Record {
    pub(super) fn of(line: &Line<'_>) -> Record {
        let path = line.text("--orig_src_path_name");
        Record {
            unit: if path.is_empty() { line.text("--orig_src_file_name") } else { path },
            whole: None,
            bytes: 0,
            kept_bytes: 0,
            declarations: 0,
            kept: 0,
            is_reused: false,
            own: Duration::ZERO,
            compiling: Duration::ZERO,
        }
    }

    /// Appends the record to the file, if one is named; a record that cannot be written is no reason to stop a build.
    pub(super) fn write(&self) {
        let Some(file) = std::env::var_os(VARIABLE).filter(|name| !name.is_empty()) else { return };
        let line = json!({
            "unit": self.unit,
            "whole": self.whole,
            "bytes": self.bytes,
            "kept_bytes": self.kept_bytes,
            "declarations": self.declarations,
            "kept": self.kept,
            "reused": self.is_reused,
            "own_us": self.own.as_micros() as u64,
            "cicc_us": self.compiling.as_micros() as u64,
        });
        let opened = OpenOptions::new().append(true).create(true).open(file);
        // One write, so that lines of builds side by side stay whole.
        let _ = opened.and_then(|mut file| file.write_all(format!("{line}\n").as_bytes()));
    }
}
