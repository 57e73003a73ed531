//! What is known to differ, as data that may only shrink.

use anyhow::{Context as _, ensure};

use crate::case::Run;

/// The rows, with a comment on each group.
const TABLE: &str = include_str!("../../cross.tsv");

/// The most questions on which the oracle may have no opinion when all are asked.
const BOUND: &str = include_str!("../../cross.bound");

/// Why a difference stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// The program's header declares a deviation of one of the two, in whatever run.
    Declared,
    /// The program is no valid C++ there: any answer will do.
    Invalid,
    /// The front end is wrong.
    Cufe,
    /// The oracle is wrong.
    Oracle,
    /// Nobody has settled it yet.
    Open,
}

impl Class {
    /// All classes.
    pub const ALL: [Class; 5] = [Class::Declared, Class::Invalid, Class::Cufe, Class::Oracle, Class::Open];

    /// The word of the table.
    pub fn name(self) -> &'static str {
        match self {
            Class::Declared => "declared",
            Class::Invalid => "invalid",
            Class::Cufe => "cufe",
            Class::Oracle => "oracle",
            Class::Open => "open",
        }
    }

    /// What it means, for reports.
    pub fn meaning(self) -> &'static str {
        match self {
            Class::Declared => "the program's header declares a deviation",
            Class::Invalid => "no valid C++ in that pass or standard",
            Class::Cufe => "the front end is wrong",
            Class::Oracle => "the oracle is wrong",
            Class::Open => "not settled",
        }
    }
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The program.
    pub case: String,
    /// The run.
    pub run: Run,
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
        let [case, run, class, reason] = cells[..] else {
            anyhow::bail!("{}: a row has program, run, class and reason", at());
        };
        let run = Run::from_name(run).with_context(at)?;
        let of_table = Class::ALL.into_iter().filter(|class| *class != Class::Declared);
        let class = of_table.into_iter().find(|known| known.name() == class).with_context(at)?;
        ensure!(!reason.trim().is_empty(), "{}: the reason is missing", at());
        Ok(Known { case: case.to_owned(), run, class, reason: reason.to_owned() })
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
    fn a_row_names_program_run_class_and_reason() {
        let known = rows("# a group\nspace/a\tjit\toracle\tbecause\n\n").unwrap();
        let (case, reason) = ("space/a".to_owned(), "because".to_owned());
        assert_eq!(known, [Known { case, run: Run::Jit, class: Class::Oracle, reason }]);
        for wrong in
            ["space/a\tjit\tnobody\tbecause", "space/a\tjit\toracle\t", "space/a\tgpu\toracle\tbecause"]
        {
            assert!(rows(wrong).is_err(), "{wrong}");
        }
        assert!(rows("space/a\tjit\tdeclared\tbecause").is_err(), "headers declare, the table does not");
    }

    #[test]
    fn the_table_and_the_bound_are_read() {
        known().unwrap();
        bound().unwrap();
    }
}
