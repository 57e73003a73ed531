//! The checked-in table: one row per unit, one file per list, fields separated by tabs.

use super::reading::Counts;
use super::verdict::Verdict;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

const LISTS: [&str; 3] = ["development", "cccl", "libstdcxx"];
const HEAD: &str = "unit\tfingerprint\tbytes\ttokens\tverdict\treal ms\t\
    declarations\texit\tunparsed\tunparsed tokens\tunknown\tambiguous\t\
    declarations\texit\tunparsed\tunparsed tokens\tunknown\tambiguous";

/// What is known of a unit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// CRC-32 of the comparable text.
    pub fingerprint: u32,
    /// Bytes of the comparable text.
    pub bytes: u64,
    /// What the released tool says.
    pub verdict: Verdict,
    /// User and system time of the released tool in milliseconds, when it was asked.
    pub real_ms: u64,
    /// cufe's counts in normal mode.
    pub normal: Counts,
    /// cufe's counts with every body read.
    pub read_all: Counts,
}

/// The rows by name of unit.
#[derive(Debug, Clone, Default)]
pub struct Table {
    /// The rows.
    pub rows: BTreeMap<String, Row>,
}

impl Table {
    /// Reads the files in `folder`; a file that is not there has no rows.
    ///
    /// # Errors
    /// When a file cannot be read, or is damaged.
    pub fn load(folder: &Path) -> Result<Table> {
        let mut rows = BTreeMap::new();
        for list in LISTS {
            let path = folder.join(format!("{list}.tsv"));
            let Some(text) = crate::whole::read(&path)? else { continue };
            for (number, line) in text.lines().enumerate().skip(1) {
                let row =
                    parse(line).with_context(|| format!("{} line {}: no row", path.display(), number + 1))?;
                rows.insert(row.0, row.1);
            }
        }
        Ok(Table { rows })
    }

    /// Writes the files.
    ///
    /// # Errors
    /// When the folder cannot be written, or a unit is of no list.
    pub fn save(&self, folder: &Path) -> Result<()> {
        let mut texts: BTreeMap<&str, String> = BTreeMap::new();
        for (name, row) in &self.rows {
            let Some(list) = LISTS.iter().find(|list| name.split('/').next() == Some(list)) else {
                bail!("the unit {name} is of no list");
            };
            let text = texts.entry(list).or_insert_with(|| format!("{HEAD}\n"));
            let _ = writeln!(text, "{}", render(name, row));
        }
        for (list, text) in texts {
            let path = folder.join(format!("{list}.tsv"));
            crate::whole::write(&path, text)?;
        }
        Ok(())
    }
}

fn render(name: &str, row: &Row) -> String {
    let Row { fingerprint, bytes, verdict, real_ms, normal, read_all } = row;
    let counts = |counts: &Counts| {
        let Counts { declarations, exit, unparsed, unparsed_tokens, unknown, ambiguous, .. } = counts;
        format!("{declarations}\t{exit}\t{unparsed}\t{unparsed_tokens}\t{unknown}\t{ambiguous}")
    };
    let tokens = normal.tokens;
    let (normal, read_all) = (counts(normal), counts(read_all));
    format!("{name}\t{fingerprint:08x}\t{bytes}\t{tokens}\t{verdict}\t{real_ms}\t{normal}\t{read_all}")
}

fn parse(line: &str) -> Option<(String, Row)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[name, fingerprint, bytes, tokens, verdict, real_ms, ..] = fields.as_slice() else { return None };
    let tokens = tokens.parse().ok()?;
    let counts = |at: usize| {
        let &[declarations, exit, unparsed, unparsed_tokens, unknown, ambiguous] = fields.get(at..at + 6)?
        else {
            return None;
        };
        Some(Counts {
            tokens,
            declarations: declarations.parse().ok()?,
            exit: exit.parse().ok()?,
            unparsed: unparsed.parse().ok()?,
            unparsed_tokens: unparsed_tokens.parse().ok()?,
            unknown: unknown.parse().ok()?,
            ambiguous: ambiguous.parse().ok()?,
        })
    };
    let row = Row {
        fingerprint: u32::from_str_radix(fingerprint, 16).ok()?,
        bytes: bytes.parse().ok()?,
        verdict: Verdict::named(verdict)?,
        real_ms: real_ms.parse().ok()?,
        normal: counts(6)?,
        read_all: counts(12)?,
    };
    Some((name.to_owned(), row))
}

impl Row {
    /// What `self`, just measured, does worse than `known`; empty when nothing.
    #[must_use]
    pub fn worse_than(&self, known: &Row) -> Vec<String> {
        if self.fingerprint != known.fingerprint || self.verdict != known.verdict {
            return vec![format!(
                "is another text than the table's ({:08x}, {}; table: {:08x}, {}): `cufe-corpora update` where the headers have changed",
                self.fingerprint, self.verdict, known.fingerprint, known.verdict
            )];
        }
        let modes = [("", &self.normal, &known.normal), (" (--read-all)", &self.read_all, &known.read_all)];
        let mut worse = Vec::new();
        for (mode, now, before) in modes {
            // Any status is right for a unit that the released tool does not accept, but no crash.
            let refused = now.exit != 0 && (self.verdict == Verdict::Accept || now.exit > 100);
            if refused && before.exit == 0 {
                worse.push(format!("exit {}{mode}", now.exit));
            }
            for (what, now, before) in [
                ("unparsed regions", now.unparsed, before.unparsed),
                ("unparsed tokens", now.unparsed_tokens, before.unparsed_tokens),
                ("unknown", now.unknown, before.unknown),
                ("ambiguous", now.ambiguous, before.ambiguous),
            ] {
                if now > before {
                    worse.push(format!("{what}{mode}: {now}, the table has {before}"));
                }
            }
            if now.declarations < before.declarations && now.exit == before.exit {
                worse.push(format!(
                    "declarations{mode}: {}, the table has {}",
                    now.declarations, before.declarations
                ));
            }
        }
        worse
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn row() -> Row {
        let counts =
            Counts { tokens: 7, declarations: 3, unparsed: 1, unparsed_tokens: 2, ..Counts::default() };
        Row {
            fingerprint: 0xab,
            bytes: 10,
            verdict: Verdict::Accept,
            real_ms: 600,
            normal: counts.clone(),
            read_all: Counts { declarations: 9, ..counts },
        }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        let rows = BTreeMap::from([("cccl/a.h".to_owned(), row()), ("development/p/b".to_owned(), row())]);
        Table { rows: rows.clone() }.save(folder.path()).unwrap();
        assert_eq!(Table::load(folder.path()).unwrap().rows, rows);
        let text = fs::read_to_string(folder.path().join("cccl.tsv")).unwrap();
        assert!(
            text.ends_with("\ncccl/a.h\t000000ab\t10\t7\taccept\t600\t3\t0\t1\t2\t0\t0\t9\t0\t1\t2\t0\t0\n"),
            "{text}"
        );
    }

    #[test]
    fn every_count_is_compared() {
        let known = row();
        assert!(known.worse_than(&known).is_empty());
        let changed = |change: &dyn Fn(&mut Row)| {
            let mut now = row();
            change(&mut now);
            now.worse_than(&known)
        };
        assert_eq!(changed(&|now| now.normal.unparsed = 2), ["unparsed regions: 2, the table has 1"]);
        assert_eq!(changed(&|now| now.read_all.unknown = 1), ["unknown (--read-all): 1, the table has 0"]);
        assert_eq!(changed(&|now| now.normal.ambiguous = 3), ["ambiguous: 3, the table has 0"]);
        assert_eq!(changed(&|now| now.normal.exit = 2), ["exit 2"]);
        assert_eq!(changed(&|now| now.normal.declarations = 2), ["declarations: 2, the table has 3"]);
        assert!(changed(&|now| now.normal.unparsed = 0).is_empty());
        assert!(changed(&|now| now.fingerprint = 1)[0].starts_with("is another text"));
    }
}
