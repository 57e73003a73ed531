//! Everything at once: cases and corpus programs through every front end, in parallel.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context as _, bail};
use cufe_spec::observation::{Answer, Observation, Place};
use cufe_spec::release::Release;
use cufe_spec::unit::Unit;
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::adapters::FrontEnd;
use crate::case::{self, Case, Run, Verdict, What};
use crate::compare::{Difference, agree};
use crate::judge::{Outcome, judge};
use crate::prepare::prepare;
use crate::watch::{self, Watch};

/// The project's root folder: the checkout around the current folder, so that a program that was compiled in another
/// one neither reads nor rewrites files there; outside of any, the checkout that it was compiled in.
pub fn project_root() -> PathBuf {
    let is_root =
        |folder: &&Path| folder.join("spec/rules").is_dir() && folder.join("conformance/cases").is_dir();
    let here = std::env::current_dir().unwrap_or_default();
    let around = here.ancestors().find(is_root).map(Path::to_path_buf);
    around.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
}

/// The folder of the cases.
pub fn cases_folder() -> PathBuf {
    project_root().join("conformance/cases")
}

/// Cases whose id contains `filter`, as they speak of [`Release::REFERENCE`].
///
/// # Errors
/// Case files that are not in the format, one per line.
pub fn load_cases(filter: &str) -> anyhow::Result<Vec<Case>> {
    let cases = match case::load(&cases_folder()) {
        Ok(cases) => cases,
        Err(errors) => {
            let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
            bail!("{}", lines.join("\n"));
        }
    };
    Ok(cases.into_iter().filter(|case| case.id.contains(filter)).collect())
}

/// The cases as they speak of `release`, without those that do not.
#[must_use]
pub fn at(release: Release, cases: &[Case]) -> Vec<Case> {
    cases.iter().map(|case| case.at(release)).filter(|case| !case.runs.is_empty()).collect()
}

/// A front end as a report names it.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Why it is absent.
    pub absent: Option<String>,
}

/// One judged run.
#[derive(Clone, Debug)]
pub struct Judged {
    /// Index into [`Report::cases`].
    pub case: usize,
    /// The run.
    pub run: Run,
    /// Index into [`Report::columns`].
    pub column: usize,
    /// What became of it.
    pub outcome: Outcome,
    /// What the front end said, a line each.
    pub said: Vec<String>,
    /// How long it took, in seconds.
    pub seconds: f64,
}

/// Whether oracle and cufe agree on one unit.
#[derive(Clone, Debug)]
pub struct Agreement {
    /// Case id, or path of a corpus program below the project root.
    pub unit: String,
    /// The run.
    pub run: Run,
    /// What was found.
    pub finding: Finding,
}

/// The result of one comparison of oracle and cufe.
#[derive(Clone, Debug)]
pub enum Finding {
    /// They agree.
    Agree,
    /// They do not. The unit's case may declare a deviation, which is the reason given.
    Differ(Vec<Difference>, Option<String>),
    /// They agree, though the case declares that they do not.
    UnexpectedAgreement,
    /// The oracle has no opinion, with its words.
    NotCore(String),
}

impl Finding {
    /// Whether the suite fails because of it.
    pub fn is_failure(&self) -> bool {
        matches!(self, Finding::Differ(_, None) | Finding::UnexpectedAgreement)
    }
}

/// The results of one invocation.
#[derive(Clone, Debug)]
pub struct Report {
    /// The cases, sorted by id.
    pub cases: Vec<Case>,
    /// The front ends asked.
    pub columns: Vec<Column>,
    /// In order of case, run and column.
    pub judged: Vec<Judged>,
    /// In order of unit and run.
    pub agreements: Vec<Agreement>,
}

impl Report {
    /// Whether anything is not as it should be.
    pub fn failed(&self) -> usize {
        self.judged.iter().filter(|judged| judged.outcome.is_failure()).count()
            + self.agreements.iter().filter(|a| a.finding.is_failure()).count()
    }

    /// Runs that met their expectations, and units on which oracle and cufe agree.
    pub fn passed(&self) -> usize {
        self.judged.iter().filter(|judged| judged.outcome == Outcome::Passed).count()
            + self.agreements.iter().filter(|a| matches!(a.finding, Finding::Agree)).count()
    }

    /// Case runs on which the oracle has no opinion.
    pub fn not_core(&self) -> usize {
        self.judged.iter().filter(|judged| matches!(judged.outcome, Outcome::NotCore(_))).count()
    }
}

/// Judges every case on every front end, and compares oracle with cufe on every case and on the corpus
/// programs that need no header.
///
/// # Errors
/// g++ is missing or a case does not preprocess.
pub fn run(
    cases: Vec<Case>,
    corpus: &[Case],
    front_ends: &[Box<dyn FrontEnd>],
    progress: &ProgressBar,
) -> anyhow::Result<Report> {
    let watch = Watch::default();
    // Nobody can end a thread, so the run ends with it, and says where.
    let late = |name: &str| {
        eprintln!("cufe-conformance: no answer within {} seconds to {name}", watch::LIMIT.as_secs());
        std::process::exit(NO_ANSWER);
    };
    watch.during(watch::LIMIT, || run_watched(cases, corpus, front_ends, progress, &watch), late)
}

/// The exit status of a run in which a front end does not answer.
pub const NO_ANSWER: i32 = 3;

fn run_watched(
    cases: Vec<Case>,
    corpus: &[Case],
    front_ends: &[Box<dyn FrontEnd>],
    progress: &ProgressBar,
    watch: &Watch,
) -> anyhow::Result<Report> {
    let columns: Vec<Column> = front_ends
        .iter()
        .map(|front_end| Column {
            name: front_end.name().to_owned(),
            version: front_end.version(),
            absent: front_end.available().err(),
        })
        .collect();
    let units = prepare(&cases)?;
    let corpus_units = prepare(corpus)?;
    progress.set_length((units.len() + corpus_units.len()) as u64);
    let questions: Vec<(usize, Run)> = cases
        .iter()
        .enumerate()
        .flat_map(|(case, asked)| asked.runs.iter().map(move |(run, _)| (case, *run)))
        .collect();
    let answers = questions
        .par_iter()
        .map(|&(case, run)| {
            let unit = units.get(&(cases[case].id.clone(), run)).context("a unit was not prepared")?;
            let name = || format!("{} {}", cases[case].id, run.name());
            let asked = watch.over(name, || ask_all(&cases[case], run, unit, front_ends, &columns));
            progress.inc(1);
            Ok((case, run, asked))
        })
        .collect::<anyhow::Result<Vec<(usize, Run, Asked)>>>()?;
    let mut judged = Vec::new();
    let mut agreements = Vec::new();
    for (case, run, asked) in answers {
        for (column, Heard { outcome, said, seconds }) in asked.heard.into_iter().enumerate() {
            judged.push(Judged { case, run, column, outcome, said, seconds });
        }
        if let Some(finding) = asked.finding {
            agreements.push(Agreement { unit: cases[case].id.clone(), run, finding });
        }
    }
    let programs: Vec<(&Case, Run)> =
        corpus.iter().flat_map(|program| program.runs.iter().map(move |(run, _)| (program, *run))).collect();
    let findings = programs
        .par_iter()
        .map(|&(program, run)| {
            let unit = corpus_units.get(&(program.id.clone(), run)).context("a unit was not prepared")?;
            let name = || format!("{} {}", program.id, run.name());
            let asked = watch.over(name, || ask_all(program, run, unit, front_ends, &columns));
            progress.inc(1);
            Ok(asked.finding.map(|finding| Agreement { unit: program.id.clone(), run, finding }))
        })
        .collect::<anyhow::Result<Vec<Option<Agreement>>>>()?;
    agreements.extend(findings.into_iter().flatten());
    progress.finish_and_clear();
    Ok(Report { cases, columns, judged, agreements })
}

/// What every front end made of one unit.
struct Asked {
    /// By column.
    heard: Vec<Heard>,
    /// Whether oracle and cufe agree, when both were asked.
    finding: Option<Finding>,
}

/// What one front end made of one unit.
struct Heard {
    outcome: Outcome,
    /// What it said, a line each.
    said: Vec<String>,
    /// How long it took.
    seconds: f64,
}

impl Heard {
    fn nothing(outcome: Outcome) -> Heard {
        Heard { outcome, said: Vec::new(), seconds: 0.0 }
    }
}

fn ask_all(
    case: &Case,
    run: Run,
    unit: &Unit,
    front_ends: &[Box<dyn FrontEnd>],
    columns: &[Column],
) -> Asked {
    let mut heard = Vec::new();
    let mut pair: [Option<Answer>; 2] = [None, None];
    for (front_end, column) in front_ends.iter().zip(columns) {
        let capabilities = front_end.capabilities();
        if !capabilities.runs.contains(run) {
            heard.push(Heard::nothing(Outcome::NotAsked));
        } else if column.absent.is_some() {
            heard.push(Heard::nothing(Outcome::Absent));
        } else {
            let begun = Instant::now();
            let answer = front_end.run(unit).map(|answer| with_kept(case, front_end.as_ref(), unit, answer));
            let seconds = begun.elapsed().as_secs_f64();
            if let (Ok(answer), Some(side)) = (&answer, PAIR.iter().position(|n| *n == front_end.name())) {
                pair[side] = Some(answer.clone());
            }
            let said = said(&answer);
            let outcome = judge(case, run, front_end.name(), capabilities, answer);
            heard.push(Heard { outcome, said, seconds });
        }
    }
    let finding = match pair {
        [Some(oracle), Some(Answer::Observed(cufe))] => Some(compare_pair(case, run, unit, &oracle, &cufe)),
        _ => None,
    };
    Asked { heard, finding }
}

/// The answer with what is kept, where the case asks for it.
fn with_kept(case: &Case, front_end: &dyn FrontEnd, unit: &Unit, mut answer: Answer) -> Answer {
    let asks = case.expectations.iter().any(|one| matches!(one.what, What::Kept { .. }));
    if let Answer::Observed(seen) = &mut answer
        && asks
        && seen.exit == 0
        && seen.kept.is_none()
    {
        seen.kept = front_end.kept(unit).and_then(Result::ok);
    }
    answer
}

/// An answer in lines for people: its verdict, then its diagnostics.
fn said(answer: &anyhow::Result<Answer>) -> Vec<String> {
    let place = |place: &Place| match place.column {
        0 => format!("{}:{}", place.file, place.line),
        column => format!("{}:{}:{column}", place.file, place.line),
    };
    match answer {
        Err(cause) => vec![format!("no answer: {cause:#}")],
        Ok(Answer::NotCore { place: at, what }) => vec![format!("no opinion: {}: {what}", place(at))],
        Ok(Answer::Observed(seen)) => {
            let told = seen.diagnostics.iter().map(|told| {
                let (place, severity) = (place(&told.place), told.severity.name());
                format!("{place}: {severity}[{}]: {}", told.tag, told.text)
            });
            let verdict = if seen.exit == 0 { Verdict::Accept } else { Verdict::Reject };
            std::iter::once(format!("{} (exit {})", verdict.name(), seen.exit)).chain(told).collect()
        }
    }
}

/// The two front ends that are compared with each other.
const PAIR: [&str; 2] = ["oracle", "cufe"];

/// The name under which a case declares that the two differ though each meets its expectations.
pub const AGREEMENT: &str = "oracle=cufe";

fn compare_pair(case: &Case, run: Run, unit: &Unit, oracle: &Answer, cufe: &Observation) -> Finding {
    if let Answer::NotCore { place, what } = oracle {
        return Finding::NotCore(format!("{}:{}: {what}", place.file, place.line));
    }
    let differences = agree(unit, oracle, cufe);
    let declared = case.deviation(AGREEMENT, run);
    if differences.is_empty() {
        return if declared.is_some() { Finding::UnexpectedAgreement } else { Finding::Agree };
    }
    let known = declared.or_else(|| PAIR.iter().find_map(|name| case.deviation(name, run)));
    Finding::Differ(differences, known.map(|deviation| deviation.reason.clone()))
}

/// The most case runs on which the oracle may have no opinion; lowered as the oracle learns.
const NOT_CORE_BOUND: &str = include_str!("../not-core.bound");

/// What to say when more runs are not Core CUDA than the checked-in bound allows, or when the bound can be
/// lowered.
///
/// # Errors
/// The bound is not a number.
pub fn not_core_excess(report: &Report) -> anyhow::Result<Option<String>> {
    let bound: usize = NOT_CORE_BOUND.trim().parse().context("conformance/not-core.bound is no number")?;
    let met = report.not_core();
    Ok((met > bound)
        .then(|| format!("{met} runs are not Core CUDA; conformance/not-core.bound allows {bound}")))
}

/// Reads the corpus programs on which oracle and cufe are compared: those of `corpus/accept`. Programs of `corpus/run` include
/// the toolkit's headers, which are not Core CUDA; `cufe-builds` judges those.
///
/// # Errors
/// A file cannot be read.
pub fn load_corpus() -> anyhow::Result<Vec<Case>> {
    let root = project_root();
    let folder = root.join("corpus/accept");
    let entries = std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.map(|e| e.path())).collect::<Result<_, _>>()?;
    paths.sort();
    let sources = paths.into_iter().filter(|path| path.extension().is_some_and(|e| e == "cu"));
    let program = |path: PathBuf| {
        let source =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Case::program(&root, &path, source))
    };
    sources.map(program).collect()
}
