//! Differences in drawn settings that are known and not mended yet, as data that may only shrink: `fuzz/known.tsv`.

use std::sync::LazyLock;

use cufe_conformance::case::Run;
use cufe_conformance::compare::{Difference, Facet};

/// The rows.
const TABLE: &str = include_str!("../known.tsv");

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    run: Run,
    /// The sign of a line that only one side says; nothing where both differ.
    side: Option<char>,
    text: String,
    /// Why it differs, for people.
    pub reason: String,
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| rows(TABLE).unwrap_or_default());

/// Why `differences` of oracle and front end in `run` are known; `None` where a line of them is not.
pub fn reason(run: Run, differences: &[Difference]) -> Option<&'static str> {
    known_by(&KNOWN, run, differences)
}

fn known_by<'k>(known: &'k [Known], run: Run, differences: &[Difference]) -> Option<&'k str> {
    let mut reason = None;
    // The exit status follows from the rest, and where it differs one side has no outputs.
    let is_exit = |one: &&Difference| one.facet == Facet::Exit;
    let has_exit = differences.iter().any(|one| is_exit(&one));
    let follows = |one: &&Difference| {
        is_exit(one) || has_exit && matches!(one.facet, Facet::HostTokens | Facet::ModuleId)
    };
    for difference in differences.iter().filter(|one| !follows(one)) {
        for line in difference.detail.lines() {
            let sign = match line.get(..4) {
                Some("  - ") => '-',
                Some("  + ") => '+',
                // What is cut off nobody has seen.
                _ if line.trim_start().starts_with("... ") => return None,
                _ => continue,
            };
            if line.len() == 4 {
                continue;
            }
            let is_of = |row: &&Known| {
                row.run == run && row.side.is_none_or(|side| side == sign) && line.contains(&row.text)
            };
            reason = Some(known.iter().find(is_of)?.reason.as_str());
        }
    }
    reason
}

/// The table's rows, or the line that is none.
fn rows(table: &str) -> Result<Vec<Known>, String> {
    let lines = table.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(index, line)| row(line).ok_or_else(|| format!("fuzz/known.tsv:{}", index + 1))).collect()
}

fn row(line: &str) -> Option<Known> {
    let [run, side, text, wrong, reason] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
    let side = match side {
        "oracle" => Some('-'),
        "cufe" => Some('+'),
        "both" => None,
        _ => return None,
    };
    if text.trim().is_empty() || reason.is_empty() || !["oracle", "cufe", "open"].contains(&wrong) {
        return None;
    }
    let (run, reason) = (Run::from_name(run)?, format!("{wrong}: {reason}"));
    Some(Known { run, side, text: text.to_owned(), reason })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(facet: Facet, detail: &str) -> Difference {
        Difference { facet, detail: detail.to_owned() }
    }

    #[test]
    fn every_row_of_the_table_is_read() {
        let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        assert_eq!(rows(TABLE).map(|rows| rows.len()), Ok(lines.count()));
        for wrong in [
            "jit\toracle\tx\tcufe",
            "jit\tnobody\tx\tcufe\tr",
            "gpu\toracle\tx\tcufe\tr",
            "jit\tboth\t\topen\tr",
        ] {
            assert_eq!(rows(&format!("# head\n{wrong}\n")), Err("fuzz/known.tsv:2".to_owned()), "{wrong}");
        }
    }

    #[test]
    fn a_difference_is_known_where_every_line_of_it_is() {
        let known = rows("jit\toracle\terror[a.b]\tcufe\tbecause\n").unwrap();
        let (both, one) =
            ("    x: error[c.d]()\n  - x: error[a.b]()", "  - x: error[a.b]()\n  + x: error[a.b](n)");
        let asked = |run, detail| {
            known_by(
                &known,
                run,
                &[difference(Facet::Exit, "  - 2\n  + 0"), difference(Facet::Diagnostics, detail)],
            )
        };
        assert_eq!(asked(Run::Jit, both), Some("cufe: because"));
        assert_eq!(asked(Run::Host, both), None);
        assert_eq!(asked(Run::Jit, one), None);
        assert_eq!(asked(Run::Jit, "  - x: error[a.b]()\n    ... 3 more lines"), None);
        let exit = difference(Facet::Exit, "  - 2\n  + 0");
        let output = difference(Facet::HostTokens, "  - none\n  + written");
        assert_eq!(known_by(&known, Run::Jit, std::slice::from_ref(&exit)), None);
        let alone = difference(Facet::Diagnostics, "  - x: error[a.b]()\n  + ");
        assert!(known_by(&known, Run::Jit, &[exit, alone.clone(), output.clone()]).is_some());
        assert!(known_by(&known, Run::Jit, &[alone, output]).is_none());
    }
}
