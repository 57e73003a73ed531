//! The checked-in list of differences that are known, each with its reason (`corpus/run/exceptions.txt`).
//!
//! One line each, `program | comparison | reason`; `#` begins a comment line. A comparison that differs with some releases of
//! the toolkit only names them: `symbols@13.4-`. A listed difference that is not there any more is a failure, so that the list
//! never outlives its reasons.

use super::compare::Comparison;
use crate::case::Releases;
use anyhow::{Context, Result, anyhow, bail};
use cufe_spec::release::Release;
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

/// Reads what the list says of `release`.
///
/// # Errors
/// When the file cannot be read, or a line has not the three parts, names no comparison, or gives no reason.
pub fn read(path: &Path, release: Release) -> Result<Vec<Exception>> {
    parse(&fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?, release)
        .with_context(|| format!("in {}", path.display()))
}

fn parse(text: &str, release: Release) -> Result<Vec<Exception>> {
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let exceptions = lines.map(|(index, line)| {
        let at = index + 1;
        let parts: Vec<&str> = line.splitn(3, '|').map(str::trim).collect();
        let [program, comparison, reason] = parts[..] else {
            bail!("line {at}: expected `program | comparison | reason`");
        };
        if reason.is_empty() {
            bail!("line {at}: an exception needs a reason");
        }
        let (comparison, releases) =
            Releases::behind(comparison).map_err(|why| anyhow!("line {at}: {why}"))?;
        let Some(comparison) = Comparison::ALL.into_iter().find(|known| known.name() == comparison) else {
            bail!("line {at}: no comparison is named {comparison}");
        };
        let exception = Exception { program: program.to_owned(), comparison, reason: reason.to_owned() };
        Ok(releases.contains(release).then_some(exception))
    });
    exceptions.filter_map(Result::transpose).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list() {
        let list = parse("# known\n\nlaunches | code | a | reason\n", Release::REFERENCE).unwrap();
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
    fn an_exception_of_some_releases() {
        let programs = |release| {
            let list = parse("a | code@13.4- | r\nb | code@-13.1 | r\nc | code | r\n", release).unwrap();
            list.into_iter().map(|exception| exception.program).collect::<String>()
        };
        assert_eq!(programs(Release::Cuda13_0), "bc");
        assert_eq!(programs(Release::Cuda13_3), "c");
        assert_eq!(programs(Release::Cuda13_5), "ac");
    }

    #[test]
    fn bad_lines_have_their_place() {
        let error = |text| parse(text, Release::REFERENCE).unwrap_err().to_string();
        assert_eq!(error("a | code\n"), "line 1: expected `program | comparison | reason`");
        assert_eq!(error("a | code@12 | why\n"), "line 1: unknown release `12`");
        assert_eq!(error("\na | speed | slow\n"), "line 2: no comparison is named speed");
        assert_eq!(error("a | code |\n"), "line 1: an exception needs a reason");
    }
}
