//! The whole front end as one function: a unit in, everything it says and writes out. No file is touched.

use crate::diag::control::Settings;
use crate::diag::shown::Report;
use crate::read::{ReadOptions, read};
use cufe_spec::unit::Options;
use std::time::{Duration, Instant};

/// What is compiled.
#[derive(Clone, Debug)]
pub struct Input {
    /// The input's name, for summaries and for text that no line marker precedes.
    pub name: String,
    /// Its bytes.
    pub text: Vec<u8>,
    /// What changes the outputs.
    pub options: Options,
    /// What changes the diagnostics.
    pub control: Settings,
    /// Whether outputs are made; without them the run ends after the checks.
    pub code: bool,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Output {
    /// The diagnostics and the exit status that follows from them.
    pub report: Report,
    /// The outputs; `None` after an error, or when none were asked.
    pub texts: Option<Texts>,
    /// Times and counts.
    pub measures: Measures,
}

/// The outputs' contents.
#[derive(Debug, Default)]
pub struct Texts {
    /// The host C++.
    pub host: Vec<u8>,
    /// The module id.
    pub module_id: String,
}

/// Times of the stages, and counts, both in reading order.
#[derive(Clone, Debug, Default)]
pub struct Measures {
    /// Name of a stage and what it took.
    pub stages: Vec<(&'static str, Duration)>,
    /// Name of a count and its value.
    pub counts: Vec<(&'static str, u64)>,
}

/// Reads, checks, plans and writes one unit.
pub fn compile(input: Input) -> Output {
    let mut output = Output::default();
    let start = Instant::now();
    let options = ReadOptions { standard: input.options.standard, name: input.name };
    if let Err(fault) = read(input.text, &options) {
        output.report = Report::unreadable(&fault, &input.options.original_file);
    }
    output.measures.stages.push(("read", start.elapsed()));
    output
}
