//! Cross runs: every program of the suite in passes, dialects and options that its header does not speak of. What is right there
//! nobody has written down, but oracle and front end have to agree, or the oracle has no opinion.
//!
//! Input: the cases and the programs of `corpus/`. Output: a [`Report`]: what differs, what was known to differ
//! (`conformance/cross.tsv`) and how often the oracle had no opinion, which `conformance/cross.bound` bounds.

mod known;
mod options;
mod settle;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::Context as _;
use cufe_spec::observation::Answer;
use cufe_spec::release::Release;
use cufe_spec::unit::Unit;
use rayon::prelude::*;

pub use known::{Class, Known, bound, known};
pub use options::{Change, changes};
pub use settle::Settled;

use crate::adapters::FrontEnd;
use crate::case::{Case, Deviation, Run};
use crate::compare::agree;
use crate::kept::{self, Compared};
use crate::prepare::{Texts, texts};
use crate::suite::AGREEMENT;
use crate::watch::{self, Watch};

/// One program in one run with one change of its options.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The program.
    pub case: &'a Case,
    /// The run.
    pub run: Run,
    /// What is added to its options.
    pub change: &'static Change,
}

impl Question<'_> {
    /// Its name in reports and in `conformance/cross.tsv`: program, run and options, separated by tabs.
    pub fn name(&self) -> String {
        format!("{}\t{}\t{}", self.case.id, self.run.name(), self.change.name)
    }
}

/// Which questions are asked.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Only those whose [name](Question::name) contains this text.
    pub filter: String,
    /// Of all that are left, so many, evenly distributed.
    pub sample: Option<usize>,
}

/// Every question about `cases` that `choice` names, in order of program, run and options. `documented` runs have no releases, so they
/// are asked with the reference only.
pub fn questions<'a>(cases: &'a [Case], release: Release, choice: &Choice) -> Vec<Question<'a>> {
    let mut all = Vec::new();
    for case in cases {
        for run in Run::ALL.into_iter().filter(|run| run.is_released() || release == Release::REFERENCE) {
            let asked = changes().iter().filter(|change| change.applies(case, run));
            all.extend(asked.map(|change| Question { case, run, change }));
        }
    }
    all.retain(|question| choice.filter.is_empty() || question.name().contains(&choice.filter));
    match choice.sample {
        // The position of each is its share of the whole, so a sample reaches all programs, runs and options.
        Some(count) if count < all.len() => (0..count).map(|i| all[i * all.len() / count]).collect(),
        _ => all,
    }
}

/// What became of one question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// They agree.
    Agree,
    /// They differ: what differs, for people, and whose answer the released tool gives.
    Differ(String, Settled),
    /// The oracle has no opinion, with its words.
    NotCore(String),
}

/// One question and what became of it.
#[derive(Clone, Debug)]
pub struct Found {
    /// What came of what is kept in the device IL, where neither reports an error.
    pub kept: Option<Compared>,
    /// The [name](Question::name) of the question.
    pub name: String,
    /// The program's id.
    pub case: String,
    /// The run.
    pub run: Run,
    /// Whether the program's header declares a deviation of either side.
    pub declared: bool,
    /// What became of it.
    pub finding: Finding,
}

/// The results of one invocation, in the order of the questions.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Every question.
    pub found: Vec<Found>,
}

/// Asks `first` and `second` about every question, and `released` where they differ.
///
/// # Errors
/// g++ is missing, rejects a program, or a front end cannot be asked.
pub fn run(
    questions: &[Question<'_>],
    first: &dyn FrontEnd,
    second: &dyn FrontEnd,
    released: &[Box<dyn FrontEnd>],
    progress: impl Fn() + Sync,
) -> anyhow::Result<Report> {
    let cases: BTreeMap<&str, &Case> = questions.iter().map(|q| (q.case.id.as_str(), q.case)).collect();
    let texts = texts(&cases.into_values().collect::<Vec<_>>())?;
    let watch = Watch::default();
    let late = |name: &str| {
        eprintln!("cufe-conformance: no answer within {} seconds to {name}", watch::LIMIT.as_secs());
        std::process::exit(crate::suite::NO_ANSWER);
    };
    let ask_all = || {
        let ask_one = |question: &Question<'_>| {
            let unit = unit(question, &texts)?;
            let (finding, kept) =
                watch.over(|| question.name(), || ask(&unit, question.run, first, second, released));
            progress();
            let sides = [first.name(), second.name(), AGREEMENT];
            let is_of_sides = |known: &Deviation| sides.contains(&known.front_end.as_str());
            let declared = question.case.deviations.iter().any(is_of_sides);
            let Question { case, run, .. } = *question;
            Ok(Found { kept, name: question.name(), case: case.id.clone(), run, declared, finding })
        };
        questions.par_iter().map(ask_one).collect::<anyhow::Result<Vec<_>>>()
    };
    Ok(Report { found: watch.during(watch::LIMIT, ask_all, late)? })
}

/// The unit of a question, whose program is among `texts`.
///
/// # Errors
/// It is not, or an option is not known.
pub fn unit(question: &Question<'_>, texts: &Texts) -> anyhow::Result<Unit> {
    let Question { case, run, change } = question;
    let text =
        texts.get(&(case.id.as_str(), run.defines_cuda_arch())).context("a program was not prepared")?;
    let changed = Case { arguments: change.added_to(&case.arguments), ..(*case).clone() };
    crate::prepare::unit(&changed, *run, text)
}

fn ask(
    unit: &Unit,
    run: Run,
    first: &dyn FrontEnd,
    second: &dyn FrontEnd,
    released: &[Box<dyn FrontEnd>],
) -> (Finding, Option<Compared>) {
    match (first.run(unit), second.run(unit)) {
        (Ok(Answer::NotCore { what, .. }), Ok(_)) | (Ok(_), Ok(Answer::NotCore { what, .. })) => {
            (Finding::NotCore(what), None)
        }
        (Ok(Answer::Observed(one)), Ok(Answer::Observed(other))) => {
            let mut differences = agree(unit, &Answer::Observed(one.clone()), &other);
            let kept = kept::compare(unit, (first, &one), (second, &other));
            if let Some(Compared::Differ(difference)) = &kept {
                differences.push(difference.clone());
            }
            if differences.is_empty() {
                return (Finding::Agree, kept);
            }
            let detail = differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
            (Finding::Differ(detail, settle::settle(unit, run, &one, &other, released)), kept)
        }
        (first, second) => {
            let failed = [first.err(), second.err()];
            let told = failed.into_iter().flatten().map(|error| format!("{error:#}"));
            (Finding::Differ(told.collect::<Vec<_>>().join("\n"), Settled::Unknown), None)
        }
    }
}

impl Report {
    /// How many questions the oracle has no opinion on.
    pub fn not_core(&self) -> usize {
        self.found.iter().filter(|found| matches!(found.finding, Finding::NotCore(_))).count()
    }

    /// The differences that are not known, each as a line or more for people.
    pub fn failures(&self, known: &[Known]) -> Vec<String> {
        let unknown = self.found.iter().filter(|found| found.class(known).is_none());
        let failure = |found: &Found| {
            let Finding::Differ(detail, settled) = &found.finding else { return None };
            Some(format!("{} | {}\n{detail}", found.name.replace('\t', " | "), settled.describe()))
        };
        unknown.filter_map(failure).collect()
    }

    /// The rows of `known` that none of the questions needs: they go, so the table only shrinks. Means something where all are asked.
    pub fn outdated(&self, known: &[Known]) -> Vec<String> {
        let differ = |row: &&Known| {
            let is_of_row = |found: &&Found| found.case == row.case && found.run == row.run;
            let mut of_row = self.found.iter().filter(is_of_row);
            of_row.any(|found| matches!(found.finding, Finding::Differ(..)) && !found.declared)
        };
        let outdated = known.iter().filter(|row| !differ(row));
        outdated
            .map(|row| format!("{} | {}: its row is not needed any more", row.case, row.run.name()))
            .collect()
    }

    /// The counts, and why the oracle had no opinion.
    pub fn summary(&self, known: &[Known]) -> String {
        let differ = self.found.iter().filter(|found| matches!(found.finding, Finding::Differ(..)));
        let mut by_class: BTreeMap<Option<Class>, usize> = BTreeMap::new();
        for found in differ {
            *by_class.entry(found.class(known)).or_default() += 1;
        }
        let agree = self.found.iter().filter(|found| found.finding == Finding::Agree).count();
        let mut text = format!(
            "{} questions: {agree} agree, {} differ, of {} the oracle has no opinion\n",
            self.found.len(),
            by_class.values().sum::<usize>(),
            self.not_core()
        );
        for (class, count) in by_class {
            let _ = writeln!(text, "  {count:5} differ: {}", class.map_or("not known", Class::meaning));
        }
        let mut kept = kept::Count::default();
        self.found.iter().flat_map(|found| &found.kept).for_each(|compared| kept.add(compared));
        text.push_str(&kept.summary());
        let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
        for found in &self.found {
            if let Finding::NotCore(what) = &found.finding {
                *reasons.entry(what).or_default() += 1;
            }
        }
        let mut reasons: Vec<(&str, usize)> = reasons.into_iter().collect();
        reasons.sort_by_key(|(what, count)| (std::cmp::Reverse(*count), *what));
        for (what, count) in reasons {
            let _ = writeln!(text, "  {count:5} no opinion: {what}");
        }
        text
    }
}

impl Found {
    /// Why a difference is known, where it is.
    fn class(&self, known: &[Known]) -> Option<Class> {
        if self.declared {
            return Some(Class::Declared);
        }
        known.iter().find(|row| row.case == self.case && row.run == self.run).map(|row| row.class)
    }
}
