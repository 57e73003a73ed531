//! The checked-in list of differences that are known, each with its reason (`corpus/run/exceptions.txt`).
//!
//! One line each, `program | comparison | reason`; `#` begins a comment line. A listed difference that is not there any more is
//! a failure, so that the list never outlives its reasons.

use super::compare::Comparison;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// One known difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exception {
    /// Name of the program.
    pub program: String,
    /// The comparison that is allowed to differ.
    pub comparison: Comparison,
    /// Why.
    pub reason: String,
}

/// Reads the list.
///
/// # Errors
/// When the file cannot be read, or a line has not the three parts, names no comparison, or gives no reason.
pub fn read(path: &Path) -> Result<Vec<Exception>> {
    parse(&fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?)
        .with_context(|| format!("in {}", path.display()))
}

fn parse(text: &str) -> Result<Vec<Exception>> {
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(index, line)| {
            let parts: Vec<&str> = line.splitn(3, '|').map(str::trim).collect();
            let [program, comparison, reason] = parts[..] else {
                bail!("line {}: expected `program | comparison | reason`", index + 1);
            };
            if reason.is_empty() {
                bail!("line {}: an exception needs a reason", index + 1);
            }
            let Some(comparison) = Comparison::ALL.into_iter().find(|known| known.name() == comparison)
            else {
                bail!("line {}: no comparison is named {comparison}", index + 1);
            };
            Ok(Exception { program: program.to_owned(), comparison, reason: reason.to_owned() })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list() {
        let list = parse("# known\n\nlaunches | code | a | reason\n").unwrap();
        assert_eq!(
            list,
            [Exception {
                program: "launches".into(),
                comparison: Comparison::Code,
                reason: "a | reason".into()
            }]
        );
    }

    #[test]
    fn bad_lines_have_their_place() {
        let error = |text| parse(text).unwrap_err().to_string();
        assert_eq!(error("a | code\n"), "line 1: expected `program | comparison | reason`");
        assert_eq!(error("\na | speed | slow\n"), "line 2: no comparison is named speed");
        assert_eq!(error("a | code |\n"), "line 1: an exception needs a reason");
    }
}
