//! The checked-in result: per unit what was judged and what differed.

use super::compare::{Aspect, Compared};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// The columns: what is counted, and whether more of it is worse.
const COLUMNS: [(&str, bool); 12] = [
    ("lists", false),
    ("different", true),
    ("declarations", false),
    ("different", true),
    ("names", false),
    ("different", true),
    ("calls", false),
    ("different", true),
    ("unknown", true),
    ("types", false),
    ("different", true),
    ("unknown", true),
];

/// The numbers of a unit, by column.
pub type Row = [u64; 12];

/// The row of a result.
#[must_use]
pub fn row(compared: &Compared) -> Row {
    let [lists, declarations, names, calls, types] = compared.judged;
    let (different, unknown) = (|of| compared.count(of), |of| compared.count_unknown(of));
    [
        lists,
        different(Aspect::Lists),
        declarations,
        different(Aspect::Declarations),
        names,
        different(Aspect::Names),
        calls,
        different(Aspect::Calls),
        unknown(Aspect::Calls),
        types,
        different(Aspect::Types),
        unknown(Aspect::Types),
    ]
}

/// What `now` does worse than `before`: differences of a unit, or what is not known of it, that became more.
#[must_use]
pub fn worse(now: &Row, before: &Row) -> Vec<String> {
    let mut of = "";
    let mut worse = Vec::new();
    for ((name, is_bound), (now, before)) in COLUMNS.into_iter().zip(now.iter().zip(before)) {
        if !is_bound {
            of = name;
        } else if now > before {
            worse.push(format!("{of}: {now} {name}, the table has {before}"));
        }
    }
    worse
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
    for number in &mut row {
        *number = fields.next()?.parse().ok()?;
    }
    Some((name, row))
}

/// Writes the table.
///
/// # Errors
/// When the file cannot be written.
pub fn save(path: &Path, rows: &BTreeMap<String, Row>) -> Result<()> {
    let mut text = format!("unit\t{}\n", COLUMNS.map(|(name, _)| name).join("\t"));
    for (name, row) in rows {
        let fields = row.map(|number| number.to_string());
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
        let rows = BTreeMap::from([("truth/a".to_owned(), [7, 0, 8, 1, 9, 2, 3, 0, 1, 5, 0, 2])]);
        save(&path, &rows).unwrap();
        assert_eq!(load(&path).unwrap(), rows);
    }

    #[test]
    fn more_differences_are_worse() {
        let before = [7, 0, 8, 1, 9, 2, 3, 0, 1, 5, 0, 2];
        assert!(worse(&[9, 0, 8, 0, 9, 2, 4, 0, 1, 5, 0, 1], &before).is_empty());
        let now = [7, 1, 8, 1, 9, 2, 3, 0, 2, 5, 0, 2];
        let expected = ["lists: 1 different, the table has 0", "calls: 2 unknown, the table has 1"];
        assert_eq!(worse(&now, &before), expected);
    }
}
