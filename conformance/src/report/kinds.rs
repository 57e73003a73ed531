//! Of each chapter: how many runs of a front end are equal to the expectations, miss some, say something beyond them.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::case::Case;
use crate::judge::{Difference, Outcome};
use crate::suite::Report;

/// The runs of one chapter in one front end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Kinds {
    equal: usize,
    missed: usize,
    beyond: usize,
    both: usize,
    no_answer: usize,
    no_opinion: usize,
}

impl Kinds {
    fn add(&mut self, outcome: &Outcome) {
        let count = match outcome {
            Outcome::Passed | Outcome::UnexpectedPass => &mut self.equal,
            Outcome::NotCore(_) => &mut self.no_opinion,
            Outcome::Absent | Outcome::NotAsked => return,
            Outcome::Failed(_) | Outcome::Deviates(_) => self.of(outcome.differences()),
        };
        *count += 1;
    }

    fn of(&mut self, differences: &[Difference]) -> &mut usize {
        let has = |is: fn(&Difference) -> bool| differences.iter().any(is);
        let misses = has(|one| matches!(one, Difference::Missing(_)));
        let beyond = has(|one| matches!(one, Difference::Beyond(_)));
        match (misses, beyond) {
            _ if has(|one| matches!(one, Difference::NoAnswer(_))) => &mut self.no_answer,
            (true, true) => &mut self.both,
            (false, true) => &mut self.beyond,
            _ => &mut self.missed,
        }
    }

    fn plus(self, other: Kinds) -> Kinds {
        Kinds {
            equal: self.equal + other.equal,
            missed: self.missed + other.missed,
            beyond: self.beyond + other.beyond,
            both: self.both + other.both,
            no_answer: self.no_answer + other.no_answer,
            no_opinion: self.no_opinion + other.no_opinion,
        }
    }

    fn counts(self) -> [usize; 6] {
        [self.equal, self.missed, self.beyond, self.both, self.no_answer, self.no_opinion]
    }
}

/// The chapter of a case: the first folder of its id.
pub(super) fn chapter(case: &Case) -> &str {
    case.id.split('/').next().unwrap_or(&case.id)
}

/// A Markdown table for each front end that was asked.
pub fn kinds(report: &Report) -> String {
    let mut text = String::new();
    for (index, column) in report.columns.iter().enumerate().filter(|(_, column)| column.absent.is_none()) {
        let mut chapters: BTreeMap<&str, Kinds> = BTreeMap::new();
        for judged in report.judged.iter().filter(|judged| judged.column == index) {
            chapters.entry(chapter(&report.cases[judged.case])).or_default().add(&judged.outcome);
        }
        chapters.retain(|_, counted| *counted != Kinds::default());
        let all = chapters.values().fold(Kinds::default(), |all, one| all.plus(*one));
        let _ = writeln!(
            text,
            "| {} {} | equal | missed | beyond | both | no answer | no opinion |",
            column.name, column.version
        );
        let _ = writeln!(text, "|---|--:|--:|--:|--:|--:|--:|");
        for (chapter, counted) in chapters.into_iter().chain([("all", all)]) {
            let cells = counted.counts().map(|count| count.to_string()).join(" | ");
            let _ = writeln!(text, "| {chapter} | {cells} |");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_run_is_counted_once() {
        let missing = || Difference::Missing("m".to_owned());
        let beyond = || Difference::Beyond("b".to_owned());
        let no_answer = || Difference::NoAnswer("it ended".to_owned());
        let mut kinds = Kinds::default();
        for outcome in [
            Outcome::Passed,
            Outcome::Failed(vec![missing(), missing()]),
            Outcome::Failed(vec![beyond()]),
            Outcome::Failed(vec![beyond(), missing()]),
            Outcome::Failed(vec![no_answer()]),
            Outcome::NotCore("x".to_owned()),
            Outcome::Absent,
            Outcome::NotAsked,
        ] {
            kinds.add(&outcome);
        }
        assert_eq!(kinds.counts(), [1; 6]);
        assert_eq!(kinds.plus(kinds).counts(), [2; 6]);
    }
}
