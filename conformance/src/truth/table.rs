//! The checked-in result: per unit what was judged and what differed.

use super::compare::{Aspect, Compared};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

const HEAD: &str = "unit\tlists\tdifferent\tdeclarations\tdifferent\tnames\tdifferent";
const ASPECTS: [Aspect; 3] = [Aspect::Lists, Aspect::Declarations, Aspect::Names];

/// Judged and different, for lists, declarations and names.
pub type Row = [(u64, u64); 3];

/// The row of a result.
#[must_use]
pub fn row(compared: &Compared) -> Row {
    let mut row = Row::default();
    for (at, aspect) in ASPECTS.into_iter().enumerate() {
        row[at] = (compared.judged[at], compared.count(aspect));
    }
    row
}

/// What `now` does worse than `before`: differences of a unit that became more.
#[must_use]
pub fn worse(now: &Row, before: &Row) -> Vec<String> {
    let names = ["lists", "declarations", "names"];
    let pairs = names.into_iter().zip(now.iter().zip(before));
    pairs
        .filter(|(_, (now, before))| now.1 > before.1)
        .map(|(name, (now, before))| format!("{name}: {} differ, the table has {}", now.1, before.1))
        .collect()
}

/// Reads the table; no file is an empty table.
///
/// # Errors
/// When the file cannot be read, or a line is no row.
pub fn load(path: &Path) -> Result<BTreeMap<String, Row>> {
    let text = crate::whole::read(path)?.unwrap_or_default();
    text.lines()
        .skip(1)
        .map(|line| parse(line).with_context(|| format!("{}: no row: {line}", path.display())))
        .collect()
}

fn parse(line: &str) -> Option<(String, Row)> {
    let mut fields = line.split('\t');
    let name = fields.next()?.to_owned();
    let mut row = Row::default();
    for pair in &mut row {
        *pair = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    }
    Some((name, row))
}

/// Writes the table.
///
/// # Errors
/// When the file cannot be written.
pub fn save(path: &Path, rows: &BTreeMap<String, Row>) -> Result<()> {
    let mut text = format!("{HEAD}\n");
    for (name, row) in rows {
        let fields = row.map(|(judged, different)| format!("{judged}\t{different}"));
        let _ = writeln!(text, "{name}\t{}", fields.join("\t"));
    }
    crate::whole::write(path, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("truth.tsv");
        assert!(load(&path).unwrap().is_empty());
        let rows = BTreeMap::from([("truth/a".to_owned(), [(7, 0), (8, 1), (9, 2)])]);
        save(&path, &rows).unwrap();
        assert_eq!(load(&path).unwrap(), rows);
    }

    #[test]
    fn more_differences_are_worse() {
        let before = [(7, 0), (8, 1), (9, 2)];
        assert!(worse(&[(7, 0), (8, 0), (9, 2)], &before).is_empty());
        assert_eq!(worse(&[(7, 1), (8, 1), (9, 2)], &before), ["lists: 1 differ, the table has 0"]);
    }
}
