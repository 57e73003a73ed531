//! The programs of the observations that the rules were made from (`observations.tsv`), and how the oracle agrees with
//! what the released tools say of them. A row is block, program, what the released tool says in the host pass and in the
//! device pass (of device-only compilation one column), and why the oracle says something else, where it does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, bail};
use cufe_spec::observation::{Answer, Observation};
use cufe_spec::release::Release;
use rayon::prelude::*;

use crate::adapters::{self, FrontEnd as _, Oracle};
use crate::case::{Case, PLAIN_CPP, Releases, Run};
use crate::judge::differences;
use crate::prepare::{Units, prepare};
use crate::toolkit::Choice;

/// The table as it was when this program was built.
pub const TABLE: &str = include_str!("../observations.tsv");

/// How many blocks each numbered file of observations has.
pub const BLOCKS: [(&str, usize); 7] = [
    ("variables-and-kernels", 127),
    ("variables-and-kernels-2", 59),
    ("overrides", 26),
    ("kernel-returns", 21),
    ("jit", 176),
    ("cross-space-calls", 155),
    ("launches", 39),
];

/// The spaces of `call-grid`, callers and callees alike.
const GRID: [&str; 5] = ["N", "H", "D", "HD", "G"];

/// The ways in which each pair of `call-grid` was asked: plainly, with relaxed constexpr, device-only with
/// `-default-device`.
const GRID_MODES: [&str; 3] = ["", " relaxed", " jit"];

/// The file whose blocks are whole outputs and not programs.
const NO_PROGRAMS: &str = "header_by_host_compiler";

/// The word before the name of a file in the row whose program stands before those of all its blocks.
const BEFORE: &str = "before ";

/// What stands between what releases say, in a cell.
const OR: &str = " | ";

/// One block of an observation.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The file of observations and the block's number or name in it.
    pub block: &'a str,
    /// The release that is spoken of.
    pub release: Release,
    /// The declarations before it.
    before: &'a str,
    /// The program; empty where the block has none.
    pub program: &'a str,
    /// What the released tool says in each run.
    pub said: [&'a str; 2],
    /// Why the oracle differs, or why there is no program.
    pub reason: &'a str,
}

/// What a cell says of `release`: behind ` | @13.4- ` stands what other releases say.
fn said_in(cell: &str, release: Release) -> anyhow::Result<&str> {
    let mut parts = cell.split(OR);
    let mut said = parts.next().unwrap_or_default();
    for part in parts {
        let (releases, other) = part.split_once(' ').unwrap_or((part, ""));
        let releases = releases.strip_prefix('@').with_context(|| format!("releases are missing: {cell}"))?;
        if Releases::parse(releases).map_err(anyhow::Error::msg)?.contains(release) {
            said = other;
        }
    }
    Ok(said)
}

/// A cell of what each release says; equal ones are written once.
fn cell(said: &BTreeMap<Release, String>) -> String {
    let reference = said.get(&Release::REFERENCE).cloned().unwrap_or_default();
    let mut others: BTreeMap<&str, BTreeSet<Release>> = BTreeMap::new();
    for (release, text) in said.iter().filter(|(_, text)| **text != reference) {
        others.entry(text).or_default().insert(*release);
    }
    let mut rows: Vec<(Releases, &str)> = others
        .into_iter()
        .flat_map(|(text, releases)| Releases::rows(&releases).into_iter().map(move |row| (row, text)))
        .collect();
    rows.sort();
    let others: String = rows.iter().map(|(row, text)| format!("{OR}@{row} {text}")).collect();
    reference + &others
}

/// Reads the table as it speaks of `release`; a row `before NAME` goes into the rows of `NAME` behind it.
///
/// # Errors
/// A line that has not five columns.
pub fn rows(table: &str, release: Release) -> anyhow::Result<Vec<Row<'_>>> {
    let mut before = BTreeMap::new();
    let mut rows = Vec::new();
    for (number, line) in table.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [block, program, host, device, reason] = columns.as_slice() else {
            bail!("line {}: five columns are needed: {line}", number + 1);
        };
        if let Some(name) = block.strip_prefix(BEFORE) {
            before.insert(name, *program);
            continue;
        }
        let file = block.split(' ').next().unwrap_or(block);
        let before = before.get(file).copied().unwrap_or_default();
        let said = [said_in(host, release)?, said_in(device, release)?];
        rows.push(Row { block, release, before, program, said, reason });
    }
    Ok(rows)
}

/// The blocks that the table must have, each once.
pub fn blocks() -> Vec<String> {
    let numbered =
        BLOCKS.iter().flat_map(|(file, count)| (1..=*count).map(move |number| format!("{file} {number}")));
    let mut all: Vec<String> = numbered.collect();
    for kind in ["", "cx "] {
        for callee in GRID {
            for caller in GRID {
                all.extend(GRID_MODES.map(|mode| format!("call-grid {kind}{caller}->{callee}{mode}")));
            }
        }
    }
    all.push(NO_PROGRAMS.to_owned());
    all
}

impl Row<'_> {
    /// The run of each column.
    fn runs(&self) -> &'static [Run] {
        let device_only = self.block.starts_with("jit ") || self.block.ends_with(" jit");
        if device_only {
            &[Run::Jit]
        } else if self.block.starts_with("launches ") {
            // They were asked in the host pass only: there is a program that the code generator refuses.
            &[Run::Host]
        } else {
            &[Run::Host, Run::Device]
        }
    }

    /// The flags that the block was asked with.
    fn arguments(&self) -> &'static str {
        match self.block.rsplit_once(' ') {
            Some((_, "relaxed")) => "arguments: --relaxed_constexpr\n",
            Some((_, "jit")) => "arguments: -default-device\n",
            _ => "",
        }
    }

    /// The block as a case: what is said stands in one line of expectations.
    ///
    /// # Errors
    /// A column that is no list of diagnostics.
    fn case(&self) -> anyhow::Result<Case> {
        let is_error = |said: &str| said.contains("error[") || said.contains("internal[");
        let runs = self.runs().iter().zip(self.said);
        let verdicts: Vec<String> = runs
            .clone()
            .map(|(run, said)| format!("{} {}", run.name(), if is_error(said) { "reject" } else { "accept" }))
            .collect();
        let mut source = format!(
            "/*---\nsays: {}\nrules: space.apply\nruns: {}\n{}---*/\n{}\n{}\n",
            self.block,
            verdicts.join(", "),
            self.arguments(),
            self.before,
            self.program
        );
        for (run, said) in runs {
            for expectation in said.split("; ").filter(|said| !said.is_empty()) {
                source.push_str(&format!("//^ {} {expectation}\n", run.name()));
            }
        }
        let path = format!("{}.cu", self.block.replace(' ', "-").replace('>', ""));
        Ok(Case::parse(Path::new(""), Path::new(&path), source)?.at(self.release))
    }
}

/// What a front end said of the program, as a column of the table has it.
fn column(seen: &Observation) -> String {
    let said = seen.diagnostics.iter();
    let mut said: Vec<String> =
        said.map(|diagnostic| format!("{}[{}]", diagnostic.severity.name(), diagnostic.tag)).collect();
    // How many errors of plain C++ there are is nobody's matter here.
    said.dedup_by(|a, b| a == b && a.ends_with(&format!("[{PLAIN_CPP}]")));
    said.join("; ")
}

/// How the oracle's answers differ from the table; empty where they do not.
fn oracle_differs(row: &Row<'_>, case: &Case, units: &Units) -> anyhow::Result<String> {
    let mut found = Vec::new();
    for run in row.runs() {
        match Oracle.run(&units[&(case.id.clone(), *run)]).with_context(|| row.block.to_owned())? {
            Answer::Observed(seen) => {
                let differs = differences(case, *run, Oracle.capabilities(), &seen);
                found.extend(differs.iter().map(|differs| differs.text().to_owned()));
            }
            Answer::NotCore { what, .. } => found.push(format!("not core: {what}")),
        }
    }
    Ok(found.join("; "))
}

/// The rows that have a program, each with how the oracle differs from what is said there.
///
/// # Errors
/// The programs cannot be prepared, or the oracle cannot be asked.
pub fn compare<'a>(rows: &[Row<'a>]) -> anyhow::Result<Vec<(Row<'a>, String)>> {
    let rows: Vec<Row<'a>> = rows.iter().filter(|row| !row.program.is_empty()).copied().collect();
    let cases = rows.iter().map(Row::case).collect::<anyhow::Result<Vec<Case>>>()?;
    let units = prepare(&cases)?;
    rows.par_iter().zip(&cases).map(|(row, case)| Ok((*row, oracle_differs(row, case, &units)?))).collect()
}

/// Asks the released tools of `toolkits` about every program: the table again, with the reasons that it has and with what it
/// says of other releases.
///
/// # Errors
/// A tool is not there or does not answer.
pub fn observe(table: &str, toolkits: &[(Release, Choice)]) -> anyhow::Result<String> {
    let mut columns: BTreeMap<Release, Vec<[String; 2]>> = BTreeMap::new();
    for release in Release::ALL {
        let rows = rows(table, release)?;
        let said = match toolkits.iter().find(|(asked, _)| *asked == release) {
            Some((_, toolkit)) => ask(&rows, toolkit)?,
            None => rows.iter().map(|row| row.said.map(str::to_owned)).collect(),
        };
        columns.insert(release, said);
    }
    let said_of = |row: usize, column: usize| -> String {
        cell(&columns.iter().map(|(release, said)| (*release, said[row][column].clone())).collect())
    };
    let mut text = String::new();
    let mut row = 0;
    for line in table.lines() {
        if line.starts_with('#') || line.starts_with(BEFORE) {
            text.push_str(&format!("{line}\n"));
            continue;
        }
        let parts: Vec<&str> = line.split('\t').collect();
        let (block, program, reason) = (parts[0], parts[1], parts[4]);
        text.push_str(&format!("{block}\t{program}\t{}\t{}\t{reason}\n", said_of(row, 0), said_of(row, 1)));
        row += 1;
    }
    Ok(text)
}

/// What the released tools of a toolkit say of each row, in its columns.
fn ask(rows: &[Row<'_>], toolkit: &Choice) -> anyhow::Result<Vec<[String; 2]>> {
    let bare = rows.iter().map(|row| Row { said: ["", ""], ..*row }.case());
    let bare = bare.collect::<anyhow::Result<Vec<Case>>>()?;
    let units = prepare(&bare)?;
    let released = adapters::released(toolkit);
    let one = |row: &Row<'_>, case: &Case, run: &Run| -> anyhow::Result<String> {
        let front_end = released.iter().find(|front_end| front_end.capabilities().runs.contains(*run));
        let front_end = front_end.context("no released tool has the run")?;
        match front_end.run(&units[&(case.id.clone(), *run)])? {
            Answer::Observed(seen) => Ok(column(&seen)),
            other => bail!("{}: {other:?}", row.block),
        }
    };
    let columns = rows.par_iter().zip(&bare).map(|(row, case)| {
        let mut said = [String::new(), String::new()];
        if !row.program.is_empty() {
            for (said, run) in said.iter_mut().zip(row.runs()) {
                *said = one(row, case, run)?;
            }
        }
        Ok(said)
    });
    columns.collect()
}

/// What the programs of one rule give.
#[derive(Default)]
struct Agreement<'a> {
    programs: usize,
    agreeing: usize,
    differing: BTreeMap<&'a str, Vec<&'a str>>,
}

/// The agreement of the oracle with the released tools as a page: per diagnostic of the rules, and for the programs that
/// are accepted without a word, how many programs show it, in how many the oracle says the same, and why not in the others.
pub fn agreement(compared: &[(Row<'_>, String)], without: &[Row<'_>]) -> String {
    let mut rules: BTreeMap<&str, Agreement<'_>> = BTreeMap::new();
    let same = compared.iter().filter(|(_, differs)| differs.is_empty()).count();
    for (row, differs) in compared {
        let mut tags: Vec<&str> = row
            .said
            .iter()
            .flat_map(|said| said.split("; "))
            .filter_map(|said| Some(said.split_once('[')?.1.trim_end_matches(']')))
            .collect();
        tags.sort_unstable();
        tags.dedup();
        if tags.is_empty() {
            tags.push("(nothing is said)");
        }
        for tag in tags {
            let rule = rules.entry(tag).or_default();
            rule.programs += 1;
            if differs.is_empty() {
                rule.agreeing += 1;
            } else {
                rule.differing.entry(row.reason).or_default().push(row.block);
            }
        }
    }
    let mut page = format!(
        "# The oracle against the released tools\n\nWritten by `cufe-conformance observations`. Of {} programs of `observations.tsv` the oracle agrees with the \
         released tools in all runs in {same}. A program counts for every diagnostic that the tools give it; `c++` are errors \
         of plain C++, which the oracle leaves to the compiler.\n\n| rule | programs | agree | the others, and why |\n|---|---|---|---|\n",
        compared.len()
    );
    for (tag, rule) in &rules {
        let others: Vec<String> = rule
            .differing
            .iter()
            .map(|(reason, blocks)| format!("{}: {reason}", blocks.join(", ")).replace('|', "\\|"))
            .collect();
        page.push_str(&format!(
            "| `{tag}` | {} | {} | {} |\n",
            rule.programs,
            rule.agreeing,
            others.join("; ")
        ));
    }
    page.push_str("\nBlocks without a program:\n\n");
    for row in without {
        page.push_str(&format!("* {}: {}\n", row.block, row.reason));
    }
    page
}
