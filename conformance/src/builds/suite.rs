//! The run over all programs.

use super::build::{self, Driver};
use super::compare::{self, Comparison, Difference, Scope};
use super::exceptions::Exception;
use super::observe::{self, NO_GPU};
use super::program::Program;
use super::stage::Stage;
use crate::toolkit::Toolkit;
use anyhow::Result;
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// Real runs under the fake runtime: what differs between them is not compared. So many, because half of a stack address that
/// lies in padding has only four values: four runs were the same once in some eighty.
const REAL_RUNS: usize = 16;

/// What a run needs to know.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The released tool chain.
    pub toolkit: Toolkit,
    /// What runs the candidate front end.
    pub candidate: Driver,
    /// What is compared.
    pub scope: Scope,
    /// The compiled fake runtime.
    pub fake_runtime: PathBuf,
    /// Where staged programs and real builds are kept.
    pub cache: PathBuf,
    /// Where the candidate's builds go; one folder per program, emptied first.
    pub output: PathBuf,
    /// Known differences.
    pub exceptions: Vec<Exception>,
}

/// The result of one program.
#[derive(Debug, Clone)]
pub struct Row {
    /// The program's name.
    pub program: String,
    /// Differences that are not on the list of exceptions; empty when the program passes.
    pub differences: Vec<Difference>,
    /// Differences that are on the list, with the reason.
    pub excepted: Vec<(Difference, String)>,
    /// What kept the program from being judged at all: the released tool refuses it, or a tool is missing.
    pub fault: Option<String>,
    /// Whether the programs as nvcc linked them ran on a GPU.
    pub on_gpu: bool,
    /// Seconds of the candidate's build.
    pub seconds: f64,
    /// Seconds of the real build when it was made.
    pub real_seconds: f64,
}

impl Row {
    /// Whether nothing is wrong with the program.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.fault.is_none() && self.differences.is_empty()
    }
}

/// Builds, observes and compares every program, in parallel; `finished` is called as each one ends.
pub fn run(settings: &Settings, programs: &[Program], finished: impl Fn(&Row) + Sync) -> Vec<Row> {
    programs
        .par_iter()
        .map(|program| {
            let row = judge(settings, program).unwrap_or_else(|error| Row {
                program: program.name.clone(),
                differences: Vec::new(),
                excepted: Vec::new(),
                fault: Some(format!("{error:#}")),
                on_gpu: false,
                seconds: 0.0,
                real_seconds: 0.0,
            });
            finished(&row);
            row
        })
        .collect()
}

fn judge(settings: &Settings, program: &Program) -> Result<Row> {
    let stage = Stage::new(&settings.cache, &settings.toolkit, program)?;
    let real = match stage.real_build(&settings.toolkit, program) {
        Ok(real) => real,
        Err(error) => return refused(settings, program, error),
    };
    let folder = empty_folder(&settings.output.join(&program.name))?;
    let candidate = build::build(&settings.candidate, &stage.source, program, &folder)?;
    let mut on_gpu = false;
    let differences = if candidate.code == 0 {
        let real = observe::observe(&real, &settings.fake_runtime, REAL_RUNS)?;
        on_gpu = real.plain.code != NO_GPU;
        match observe::observe(&candidate, &settings.fake_runtime, 1) {
            Ok(candidate) => compare::compare(&real, &candidate, settings.scope),
            Err(error) => vec![Difference { comparison: Comparison::Build, text: format!("{error:#}") }],
        }
    } else {
        vec![compare::failed_build(&candidate)]
    };
    let (differences, excepted) = sort_out(&program.name, differences, &settings.exceptions);
    Ok(Row {
        program: program.name.clone(),
        differences,
        excepted,
        fault: None,
        on_gpu,
        seconds: candidate.seconds,
        real_seconds: real.seconds,
    })
}

/// The row of a program that the released tool chain does not build: known when the list excepts its build.
fn refused(settings: &Settings, program: &Program, error: anyhow::Error) -> Result<Row> {
    let is_listed = |one: &&Exception| one.program == program.name && one.comparison == Comparison::Build;
    let Some(listed) = settings.exceptions.iter().find(is_listed) else { return Err(error) };
    let difference = Difference { comparison: Comparison::Build, text: format!("{error:#}") };
    Ok(Row {
        program: program.name.clone(),
        differences: Vec::new(),
        excepted: vec![(difference, listed.reason.clone())],
        fault: None,
        on_gpu: false,
        seconds: 0.0,
        real_seconds: 0.0,
    })
}

/// Failures, and the differences that are on the list: a listed exception takes its difference off the failures; one that is not
/// needed any more becomes a failure itself.
#[must_use]
pub fn sort_out(
    program: &str,
    found: Vec<Difference>,
    list: &[Exception],
) -> (Vec<Difference>, Vec<(Difference, String)>) {
    let known: Vec<&Exception> = list.iter().filter(|exception| exception.program == program).collect();
    let mut failures = Vec::new();
    let mut excepted = Vec::new();
    for exception in &known {
        if !found.iter().any(|difference| difference.comparison == exception.comparison) {
            let text = format!("listed as an exception ({}), but there is no difference", exception.reason);
            failures.push(Difference { comparison: exception.comparison, text });
        }
    }
    for difference in found {
        match known.iter().find(|exception| exception.comparison == difference.comparison) {
            Some(exception) => excepted.push((difference, exception.reason.clone())),
            None => failures.push(difference),
        }
    }
    (failures, excepted)
}

fn empty_folder(folder: &Path) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(fs::canonicalize(folder)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn difference(comparison: Comparison) -> Difference {
        Difference { comparison, text: "text".into() }
    }

    #[test]
    fn exceptions_cover_their_own_difference_only() {
        let list = [Exception { program: "a".into(), comparison: Comparison::Code, reason: "why".into() }];
        let (failures, excepted) =
            sort_out("a", vec![difference(Comparison::Code), difference(Comparison::Log)], &list);
        assert_eq!(failures, [difference(Comparison::Log)]);
        assert_eq!(excepted, [(difference(Comparison::Code), "why".to_owned())]);
        assert_eq!(
            sort_out("b", vec![difference(Comparison::Code)], &list).0,
            [difference(Comparison::Code)]
        );
    }

    #[test]
    fn an_exception_without_a_difference_fails() {
        let list = [Exception { program: "a".into(), comparison: Comparison::Code, reason: "why".into() }];
        let (failures, _) = sort_out("a", Vec::new(), &list);
        assert_eq!(failures[0].text, "listed as an exception (why), but there is no difference");
    }
}
