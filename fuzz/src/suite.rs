//! Programs of the suite in runs and with options that are drawn: what their headers do not speak of.
//!
//! Input: the cases, and a seed. Output: a unit on which oracle and front end have to agree. What is known to differ
//! (`conformance/cross.tsv`) is not asked.

use std::sync::LazyLock;

use cufe_conformance::case::{Case, Run};
use cufe_conformance::cross::{self, Choice, Question};
use cufe_conformance::prepare::{Texts, texts};
use cufe_conformance::suite::{AGREEMENT, load_cases};
use cufe_spec::release::Release;
use cufe_spec::unit::Unit;

static CASES: LazyLock<Result<Vec<Case>, String>> =
    LazyLock::new(|| load_cases("").map_err(|error| format!("{error:#}")));

/// What of the cases the newest release is asked that the reference is not, or answers otherwise.
static NEWEST: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let cases = CASES.as_ref().map_or(&[][..], Vec::as_slice).iter();
    let released = |mut case: Case| {
        case.runs.retain(|(run, _)| run.is_released());
        case
    };
    let other = cases.map(|case| (released(case.at(Release::REFERENCE)), released(case.at(Release::NEWEST))));
    let other = other.filter(|(old, new)| {
        !new.runs.is_empty() && (&old.runs, &old.expectations) != (&new.runs, &new.expectations)
    });
    other.map(|(_, new)| new).collect()
});

static TEXTS: LazyLock<Result<Texts<'static>, String>> = LazyLock::new(|| {
    let cases = CASES.as_ref().map_err(Clone::clone)?;
    texts(&cases.iter().collect::<Vec<_>>()).map_err(|error| format!("{error:#}"))
});

/// The questions: those without added options first, and how many they are.
type Questions = (Vec<Question<'static>>, usize);

static QUESTIONS: LazyLock<Result<Questions, String>> = LazyLock::new(|| {
    let cases = CASES.as_ref().map_err(Clone::clone)?;
    let known = cross::known().map_err(|error| format!("{error:#}"))?;
    let choice = Choice { filter: String::new(), sample: None };
    let mut all = cross::questions(cases, Release::REFERENCE, &choice);
    let newest = cross::questions(&NEWEST, Release::NEWEST, &choice);
    let is_asked = |one: &Question<'_>| one.case.runs.iter().any(|(run, _)| *run == one.run);
    all.extend(newest.into_iter().filter(|one| one.change.name == OWN && is_asked(one)));
    let sides = ["oracle", "cufe", AGREEMENT];
    all.retain(|one| {
        let declared = one.case.deviations.iter().any(|known| sides.contains(&known.front_end.as_str()));
        !declared && !known.iter().any(|row| row.case == one.case.id && row.run == one.run)
    });
    // Programs mean most with the options that they were written for.
    let is_changed = |one: &Question<'_>| one.change.name != OWN;
    all.sort_by_key(is_changed);
    let own = all.iter().take_while(|one| !is_changed(one)).count();
    Ok((all, own))
});

/// The name of the change that is none.
const OWN: &str = "own";

/// Neighbours among the questions differ in the run or one option, so seeds in a row are so many questions apart.
const STEP: u64 = 1_000_003;

/// Reads and preprocesses the suite.
///
/// # Errors
/// A case cannot be read, or g++ cannot be run.
pub fn prepare() -> anyhow::Result<()> {
    let ready = QUESTIONS.as_ref().and(TEXTS.as_ref());
    ready.map(|_| ()).map_err(|error| anyhow::anyhow!("{error}"))
}

/// The question of a seed: its name, its run and its unit. Nothing where the suite cannot be prepared.
pub fn of_seed(seed: u64) -> Option<(String, Run, Unit)> {
    let ((questions, own), texts) = (QUESTIONS.as_ref().ok()?, TEXTS.as_ref().ok()?);
    // In turn with the options of its header and with others.
    let (mut among, begin) = (questions.len() - own, *own);
    let begin = if seed.is_multiple_of(2) {
        among = *own;
        0
    } else {
        begin
    };
    let at = begin as u64 + (seed / 2).wrapping_mul(STEP) % among.max(1) as u64;
    let question = questions.get(at as usize)?;
    let unit = cross::unit(question, texts).ok()?;
    let name = format!("{} {}", question.name().replace('\t', " "), question.case.release.name());
    Some((name, question.run, unit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn seeds_in_a_row_ask_about_many_programs() {
        prepare().unwrap();
        let asked: Vec<_> = (0..600).map(|seed| of_seed(seed).unwrap()).collect();
        let runs: BTreeSet<_> = asked.iter().map(|(_, run, _)| *run).collect();
        assert_eq!(runs.len(), Run::ALL.len());
        let programs: BTreeSet<&[u8]> = asked.iter().map(|(_, _, unit)| unit.text.as_slice()).collect();
        assert!(programs.len() > 300, "{}", programs.len());
    }
}
