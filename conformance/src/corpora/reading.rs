//! What cufe counts in a unit. Each reading is a process of its own: a fault of one unit ends no other.

use super::unit::{Unit, timed};
use anyhow::Result;
use serde_json::Value;
use std::path::Path;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);

/// The counts of one reading.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tokens of the unit.
    pub tokens: u64,
    /// Declarations known; bodies that are not read have none.
    pub declarations: u64,
    /// The exit status: 0 when the output was written.
    pub exit: i32,
    /// Regions that no production took.
    pub unparsed: u64,
    /// Tokens in them.
    pub unparsed_tokens: u64,
    /// Names that are not known, for another reason than a template parameter.
    pub unknown: u64,
    /// Constructs outside of templates that were decided without a known name.
    pub ambiguous: u64,
}

/// How much is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Bodies only when they matter.
    Normal,
    /// Every body and initialiser.
    ReadAll,
}

/// One reading.
#[derive(Debug, Clone)]
pub struct Reading {
    /// What was counted.
    pub counts: Counts,
    /// User and system time in milliseconds.
    pub took: u64,
    /// What was said on standard error: the first lines.
    pub said: String,
}

/// Reads `text` with the cufe at `program` as nvcc would ask it to; the host output goes into `scratch`.
///
/// # Errors
/// When cufe cannot be started.
pub fn read(program: &Path, unit: &Unit, text: &Path, mode: Mode, scratch: &Path) -> Result<Reading> {
    let mut command = unit.front_end(program);
    if mode == Mode::ReadAll {
        command.arg("--read-all");
    }
    command.arg("--gen_c_file_name").arg(scratch.join("cufe.cpp"));
    command.args(["--stub_file_name", "unit.stub.c", "--gen_module_id_file", "--module_id_file_name"]);
    command.arg(scratch.join("cufe.id")).arg("--stats=json").arg(text);
    let (done, took) = timed(&command, LIMIT)?;
    let line = |stream: &str| stream.lines().rev().find_map(|line| serde_json::from_str::<Value>(line).ok());
    let statistics = line(&done.err).or_else(|| line(&done.out)).unwrap_or_default();
    let counts = counts(&statistics, done.code);
    let said = done.err.lines().filter(|line| !line.starts_with('{')).take(4).collect::<Vec<_>>().join("\n");
    Ok(Reading { counts, took, said })
}

fn counts(statistics: &Value, exit: i32) -> Counts {
    let empty = serde_json::Map::new();
    let all = statistics.get("counts").and_then(Value::as_object).unwrap_or(&empty);
    let count = |name: &str| all.get(name).and_then(Value::as_u64).unwrap_or_default();
    let sum = |counts: fn(&str) -> bool| {
        all.iter().filter(|(name, _)| counts(name)).filter_map(|(_, value)| value.as_u64()).sum()
    };
    Counts {
        tokens: count("tokens"),
        declarations: count("declarations"),
        exit,
        unparsed: count("unparsed regions"),
        unparsed_tokens: count("unparsed tokens"),
        unknown: sum(|name| name.strip_prefix("unknown: ").is_some_and(|reason| reason != "dependent")),
        ambiguous: sum(|name| name.starts_with("ambiguous: ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependent_names_are_not_unknown() {
        let statistics: Value = serde_json::from_str(
            r#"{"counts":{"tokens":9,"unparsed regions":1,"unparsed tokens":4,"unknown: dependent":7,"unknown: undeclared":2,"ambiguous: dependent":1,"ambiguous in templates: dependent":5}}"#,
        )
        .unwrap();
        let expected = Counts {
            tokens: 9,
            declarations: 0,
            exit: 3,
            unparsed: 1,
            unparsed_tokens: 4,
            unknown: 2,
            ambiguous: 1,
        };
        assert_eq!(counts(&statistics, 3), expected);
    }
}
