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
use crate::case::{Case, Run};
use crate::compare::agree;
use crate::prepare::{Texts, texts};
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

/// The results of one invocation, in the order of the questions.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The [name](Question::name) of each question and what became of it.
    pub found: Vec<(String, Finding)>,
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
            let found = watch.over(|| question.name(), || ask(&unit, question.run, first, second, released));
            progress();
            Ok((question.name(), found))
        };
        questions.par_iter().map(ask_one).collect::<anyhow::Result<Vec<_>>>()
    };
    Ok(Report { found: watch.during(watch::LIMIT, ask_all, late)? })
}

/// The unit of a question.
fn unit(question: &Question<'_>, texts: &Texts) -> anyhow::Result<Unit> {
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
) -> Finding {
    match (first.run(unit), second.run(unit)) {
        (Ok(Answer::NotCore { what, .. }), Ok(_)) | (Ok(_), Ok(Answer::NotCore { what, .. })) => {
            Finding::NotCore(what)
        }
        (Ok(Answer::Observed(first)), Ok(Answer::Observed(second))) => {
            let differences = agree(unit, &Answer::Observed(first.clone()), &second);
            if differences.is_empty() {
                return Finding::Agree;
            }
            let detail = differences.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
            Finding::Differ(detail, settle::settle(unit, run, &first, &second, released))
        }
        (first, second) => {
            let failed = [first.err(), second.err()];
            let told = failed.into_iter().flatten().map(|error| format!("{error:#}"));
            Finding::Differ(told.collect::<Vec<_>>().join("\n"), Settled::Unknown)
        }
    }
}

impl Report {
    /// How many questions the oracle has no opinion on.
    pub fn not_core(&self) -> usize {
        self.found.iter().filter(|(_, finding)| matches!(finding, Finding::NotCore(_))).count()
    }

    /// The differences that are not known, and the known ones among the questions that are none any more, each as a line or more for
    /// people.
    pub fn failures(&self, known: &[Known]) -> Vec<String> {
        let known: BTreeMap<&str, &Known> = known.iter().map(|row| (row.question.as_str(), row)).collect();
        let failure = |(name, finding): &(String, Finding)| match (finding, known.get(name.as_str())) {
            (Finding::Differ(detail, settled), None) => {
                let name = name.replace('\t', " | ");
                Some(format!("{name} | {}\n{detail}", settled.describe()))
            }
            (Finding::Agree | Finding::NotCore(_), Some(_)) => {
                Some(format!("{}: differs no longer; take its row away", name.replace('\t', " | ")))
            }
            _ => None,
        };
        self.found.iter().filter_map(failure).collect()
    }

    /// The counts, and why the oracle had no opinion.
    pub fn summary(&self, known: &[Known]) -> String {
        let differ = self.found.iter().filter(|(_, finding)| matches!(finding, Finding::Differ(..))).count();
        let agree = self.found.iter().filter(|(_, finding)| *finding == Finding::Agree).count();
        let asked: BTreeMap<&str, ()> = self.found.iter().map(|(name, _)| (name.as_str(), ())).collect();
        let mut text = format!(
            "{} questions: {agree} agree, {differ} differ, of {} the oracle has no opinion\n",
            self.found.len(),
            self.not_core()
        );
        for class in Class::ALL {
            let rows = known.iter().filter(|row| row.class == class);
            let count = rows.filter(|row| asked.contains_key(row.question.as_str())).count();
            let _ = writeln!(text, "  {count:5} known: {}", class.meaning());
        }
        let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
        for (_, finding) in &self.found {
            if let Finding::NotCore(what) = finding {
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
