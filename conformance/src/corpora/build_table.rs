//! What the builds of the units came to: one line per unit in `conformance/corpora/builds.tsv`.

use super::build::Judged;
use super::unit::Unit;
use crate::builds::compare::Comparison;
use crate::builds::exceptions::Exception;
use crate::builds::suite;
use anyhow::Result;
use std::collections::BTreeMap;
use std::path::Path;

/// What is compared of host halves; the last two only where they link.
const COMPARED: [Comparison; 8] = [
    Comparison::Build,
    Comparison::Warnings,
    Comparison::ModuleId,
    Comparison::Symbols,
    Comparison::Code,
    Comparison::Data,
    Comparison::Log,
    Comparison::Output,
];

/// The result of one unit.
#[derive(Debug, Clone)]
pub struct Row {
    /// The unit's name.
    pub unit: String,
    /// What to print.
    pub told: String,
    /// The released tools do not build it: there is nothing to compare with.
    pub is_refused: bool,
    cells: Vec<&'static str>,
}

impl Row {
    /// The result of a unit that both build; `list` has the differences that are known.
    #[must_use]
    pub fn new(unit: &Unit, judged: Judged, list: &[Exception]) -> Row {
        let Judged { differences, is_linked } = judged;
        let (failures, excepted) = suite::sort_out(&unit.name, differences, list);
        let mut told = format!("{}: {}", unit.name, if failures.is_empty() { "equal" } else { "DIFFERENT" });
        for (difference, reason) in &excepted {
            told += &format!("; {} excepted: {reason}", difference.comparison.name());
        }
        for difference in &failures {
            let text = difference.text.replace('\n', "\n    ");
            told += &format!("\n  {}: {text}", difference.comparison.name());
        }
        let fails = |comparison| failures.iter().any(|difference| difference.comparison == comparison);
        let is_excepted = |comparison| excepted.iter().any(|(one, _)| one.comparison == comparison);
        let cell = |comparison| match (fails(comparison), is_excepted(comparison)) {
            (true, _) => "DIFFERENT",
            (false, true) => "excepted",
            (false, false) if !is_linked && matches!(comparison, Comparison::Log | Comparison::Output) => "-",
            (false, false) => "=",
        };
        Row {
            unit: unit.name.clone(),
            told,
            is_refused: false,
            cells: COMPARED.into_iter().map(cell).collect(),
        }
    }

    /// Whether the unit was linked and run.
    #[must_use]
    pub fn is_linked(&self) -> bool {
        self.cells.last().is_some_and(|cell| !["-", "refused"].contains(cell))
    }

    /// The result of a unit that the released tools do not build.
    #[must_use]
    pub fn refused(unit: &Unit, error: &anyhow::Error) -> Row {
        let told = format!("{}: refused by the released tools\n  {error:#}", unit.name);
        Row { unit: unit.name.clone(), told, is_refused: true, cells: vec!["refused"; COMPARED.len()] }
    }

    /// Whether something differs that is not excepted.
    #[must_use]
    pub fn is_failed(&self) -> bool {
        self.cells.contains(&"DIFFERENT")
    }
}

/// Puts `rows` into the table at `path`, which keeps those of other units.
///
/// # Errors
/// When the table cannot be read or written.
pub fn update(path: &Path, rows: &[Row]) -> Result<()> {
    let heads: Vec<&str> = COMPARED.into_iter().map(Comparison::name).collect();
    let rows = rows.iter().map(|row| (row.unit.as_str(), row.cells.join("\t"))).collect::<Vec<_>>();
    put(path, &heads.join("\t"), &rows)
}

/// Puts `rows`, each a unit and its other cells, into a table of units with these heads.
///
/// # Errors
/// When the table cannot be read or written.
pub fn put(path: &Path, heads: &str, rows: &[(&str, String)]) -> Result<()> {
    let old = crate::whole::read(path)?.unwrap_or_default();
    let mut lines: BTreeMap<&str, &str> =
        old.lines().skip(1).map(|line| line.split_once('\t').unwrap_or((line, ""))).collect();
    lines.extend(rows.iter().map(|(unit, cells)| (*unit, cells.as_str())));
    let mut text = format!("unit\t{heads}\n");
    for (unit, cells) in lines {
        text += &format!("{unit}\t{cells}\n");
    }
    crate::whole::write(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn row(unit: &str, cells: [&'static str; 8]) -> Row {
        Row { unit: unit.to_owned(), told: String::new(), is_refused: false, cells: cells.to_vec() }
    }

    #[test]
    fn rows_of_other_units_stay() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("builds.tsv");
        update(&path, &[row("b", ["="; 8]), row("a", ["DIFFERENT"; 8])]).unwrap();
        update(&path, &[row("a", ["="; 8])]).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let expected = "unit\tbuild\twarnings\tid\tsymbols\tcode\tdata\tlog\toutput\na\t=\t=\t=\t=\t=\t=\t=\t=\nb\t=\t=\t=\t=\t=\t=\t=\t=\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_difference_fails_unless_it_is_excepted() {
        assert!(row("a", ["=", "=", "DIFFERENT", "=", "=", "=", "-", "-"]).is_failed());
        assert!(!row("a", ["=", "=", "excepted", "=", "=", "=", "-", "-"]).is_failed());
        assert!(!row("a", ["refused"; 8]).is_failed());
    }
}
