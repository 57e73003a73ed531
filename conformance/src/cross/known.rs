//! What is known to differ, as data that may only shrink.

use anyhow::{Context as _, ensure};

/// The rows, with a comment on each group.
const TABLE: &str = include_str!("../../cross.tsv");

/// The most questions on which the oracle may have no opinion when all are asked.
const BOUND: &str = include_str!("../../cross.bound");

/// Why a difference stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// The program is no valid C++ there: any answer will do.
    Invalid,
    /// The front end is wrong.
    Cufe,
    /// The oracle is wrong.
    Oracle,
}

impl Class {
    /// All classes.
    pub const ALL: [Class; 3] = [Class::Invalid, Class::Cufe, Class::Oracle];

    /// The word of the table.
    pub fn name(self) -> &'static str {
        match self {
            Class::Invalid => "invalid",
            Class::Cufe => "cufe",
            Class::Oracle => "oracle",
        }
    }

    /// What it means, for reports.
    pub fn meaning(self) -> &'static str {
        match self {
            Class::Invalid => "no valid C++ in that pass or standard",
            Class::Cufe => "the front end is wrong",
            Class::Oracle => "the oracle is wrong",
        }
    }
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The name of the question.
    pub question: String,
    /// Who is wrong.
    pub class: Class,
    /// Why it differs, for people.
    pub reason: String,
}

/// What is known to differ.
///
/// # Errors
/// The line that is no row.
pub fn known() -> anyhow::Result<Vec<Known>> {
    rows(TABLE)
}

fn rows(table: &str) -> anyhow::Result<Vec<Known>> {
    let row = |(index, line): (usize, &str)| {
        let at = || format!("conformance/cross.tsv:{}", index + 1);
        let cells: Vec<&str> = line.split('\t').collect();
        let [case, run, change, class, reason] = cells[..] else {
            anyhow::bail!("{}: a row has program, run, options, class and reason", at());
        };
        let class = Class::ALL.into_iter().find(|known| known.name() == class).with_context(at)?;
        ensure!(!reason.is_empty(), "{}: the reason is missing", at());
        Ok(Known { question: format!("{case}\t{run}\t{change}"), class, reason: reason.to_owned() })
    };
    let lines = table.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines.map(row).collect()
}

/// The most questions on which the oracle may have no opinion when all are asked of the reference release.
///
/// # Errors
/// The file is no number.
pub fn bound() -> anyhow::Result<usize> {
    BOUND.trim().parse().context("conformance/cross.bound is no number")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_names_question_class_and_reason() {
        let known = rows("# a group\nspace/a\tjit\town\toracle\tbecause\n\n").unwrap();
        let expected = Known {
            question: "space/a\tjit\town".to_owned(),
            class: Class::Oracle,
            reason: "because".to_owned(),
        };
        assert_eq!(known, [expected]);
        assert!(rows("space/a\tjit\town\tnobody\tbecause").is_err());
        assert!(rows("space/a\tjit\town\toracle\t").is_err());
    }

    #[test]
    fn the_table_and_the_bound_are_read() {
        known().unwrap();
        bound().unwrap();
    }
}
