//! What changed between two releases: both toolkits' own tools are asked the same, and what they answer is compared.
//!
//! ```text
//! --dump_command_options -> options: names, whether they take a value
//! cases and corpus/accept -> cudafe++ (host), cicc (device), NVRTC (jit) -> verdicts, diagnostics, host texts, module ids
//! ```
//! The texts are compared as the tools print them, and not by the catalogue: a new release may word what it says anew.

mod answers;
mod options;
mod report;

use anyhow::{Context as _, Result};
use rayon::prelude::*;

use crate::adapters::{Cudafepp, Nvrtc, Raw};
use crate::case::{Case, Run, Verdict};
use crate::prepare::prepare;
use crate::toolkit::{Choice, Toolkit};
use answers::Change;
use cufe_spec::unit::{Pass, Unit};

/// What two releases differ in.
#[derive(Clone, Debug)]
pub struct Differences {
    /// The versions of both.
    versions: [String; 2],
    /// How many options each has.
    options: [usize; 2],
    /// Options added, removed, and those that take a value in one only.
    changed_options: Vec<String>,
    /// How many units were asked in each run.
    units: Vec<(Run, usize)>,
    /// How many units have a host text in both.
    host_texts: usize,
    /// What differs in a unit, by unit.
    changes: Vec<(String, Change)>,
}

/// The released tools of one toolkit.
struct Tools {
    toolkit: Toolkit,
    cudafepp: Cudafepp,
    nvrtc: Nvrtc,
}

impl Tools {
    fn of(choice: &Choice) -> Result<Tools> {
        let toolkit = Toolkit::find(choice)?;
        Ok(Tools { toolkit, cudafepp: Cudafepp::of(choice), nvrtc: Nvrtc::of(choice) })
    }

    /// The answer to a unit; what kept the tool from answering is an answer, too.
    fn ask(&self, unit: &Unit) -> Raw {
        let answer = match unit.options.pass {
            Pass::Jit => self.nvrtc.ask(unit),
            Pass::Host | Pass::Device => self.cudafepp.ask(unit),
        };
        answer.unwrap_or_else(|error| Raw { exit: -1, said: format!("{error:#}"), ..Raw::default() })
    }
}

/// Asks both toolkits about their options and about every case in the runs that released tools have.
///
/// # Errors
/// A toolkit is not there, or a case does not preprocess.
pub fn compare(first: &Choice, second: &Choice, cases: &[Case]) -> Result<Differences> {
    let tools = [Tools::of(first)?, Tools::of(second)?];
    let listed = [options::of(&tools[0].toolkit)?, options::of(&tools[1].toolkit)?];
    let asked: Vec<Case> = cases.iter().map(in_released_runs).collect();
    let units = prepare(&asked)?;
    let found = units.par_iter().map(|((id, run), unit)| {
        let answers = tools.each_ref().map(|tools| tools.ask(unit));
        let has_text = answers.iter().all(|answer| answer.host.is_some());
        let name = format!("{id} {}", run.name());
        (
            has_text,
            answers::changes(&answers[0], &answers[1])
                .into_iter()
                .map(|change| (name.clone(), change))
                .collect(),
        )
    });
    let found: Vec<(bool, Vec<(String, Change)>)> = found.collect();
    let of_run = |run: Run| (run, units.keys().filter(|(_, asked)| *asked == run).count());
    Ok(Differences {
        versions: tools.each_ref().map(|tools| tools.toolkit.version.clone()),
        options: [listed[0].len(), listed[1].len()],
        changed_options: options::changes(&listed[0], &listed[1]),
        units: [Run::Host, Run::Device, Run::Jit].map(of_run).to_vec(),
        host_texts: found.iter().filter(|(has_text, _)| *has_text).count(),
        changes: found.into_iter().flat_map(|(_, changes)| changes).collect(),
    })
}

/// The case, asked in every released run that it has in some release.
fn in_released_runs(case: &Case) -> Case {
    let runs = case.written.released_runs();
    Case { runs: runs.into_iter().map(|run| (run, Verdict::Accept)).collect(), ..case.clone() }
}

/// What the program at `path` prints, whichever stream it takes.
fn printed(command: &mut std::process::Command) -> Result<String> {
    let said = command
        .stdin(std::process::Stdio::null())
        .output()
        .with_context(|| format!("cannot run {}", command.get_program().to_string_lossy()))?;
    Ok(String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr))
}
