//! `xtask/faults/equivalent.tsv`: the mutants that change nothing which anybody can see, each with the reason.
//!
//! A row names its mutant by what stands there and not by the line: source, kind, the line without the space around it, the column
//! in that, the reason. Where a line is written anew its rows are stale, and the test says so.

use crate::faults::mutants::Mutant;
use anyhow::{Context as _, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Where the rows are, from the root of the tree.
const TABLE: &str = "xtask/faults/equivalent.tsv";

/// The rows: by mutant its reason.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Reasons(BTreeMap<String, String>);

impl Reasons {
    /// Those of a tree.
    ///
    /// # Errors
    /// The table cannot be read, or a row has not five cells, or no reason.
    pub(super) fn of_tree(tree: &Path) -> anyhow::Result<Reasons> {
        let path = tree.join(TABLE);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Reasons::of(&text).with_context(|| TABLE.to_owned())
    }

    fn of(text: &str) -> anyhow::Result<Reasons> {
        let mut rows = BTreeMap::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.rsplit_once('\t') {
                Some((mutant, reason)) if mutant.split('\t').count() == 4 && !reason.trim().is_empty() => {
                    rows.insert(mutant.to_owned(), reason.to_owned());
                }
                _ => bail!("no row: {line}"),
            }
        }
        Ok(Reasons(rows))
    }

    /// Why a mutant changes nothing, where that is known.
    pub(super) fn of_mutant(&self, mutant: &Mutant) -> Option<&str> {
        self.0.get(&key(mutant)).map(String::as_str)
    }

    /// The rows of no mutant.
    #[cfg(test)]
    pub(super) fn stale<'m>(&self, all: impl Iterator<Item = &'m Mutant>) -> Vec<String> {
        let mut left: Vec<&String> = self.0.keys().collect();
        for mutant in all {
            let key = key(mutant);
            left.retain(|row| **row != key);
        }
        left.into_iter().cloned().collect()
    }
}

/// What a row names its mutant by.
pub(super) fn key(mutant: &Mutant) -> String {
    let (line, column) = &mutant.in_line;
    format!("{}\t{}\t{line}\t{column}", mutant.file, mutant.kind.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::mutants::{self, tests::SOURCE};

    #[test]
    fn a_row_is_found_by_what_stands_there() {
        let all = mutants::of("a.rs", SOURCE).unwrap();
        let row = format!("# source\n{}\tshown nowhere\n", key(&all[1]));
        let reasons = Reasons::of(&row).unwrap();
        assert_eq!(reasons.of_mutant(&all[1]), Some("shown nowhere"));
        assert_eq!(reasons.of_mutant(&all[0]), None);
        assert!(reasons.stale(all.iter()).is_empty());
        assert_eq!(reasons.stale(all.iter().skip(2)), [key(&all[1])]);
        assert!(Reasons::of("a.rs\tdrop\tf();\t1\t \n").is_err());
        assert!(Reasons::of("a.rs\tdrop\tf();\n").is_err());
    }
}
