//! The oracle on every program of the observations that the rules were made from (`observations.tsv`): each row is
//! block, program, what the released tool says in the host pass and in the device pass (of device-only compilation one
//! column), and why the oracle says something else, where it does. `BLESS=1` asks the released tools and writes the table
//! again; the reasons stay.

use std::path::Path;

use cufe_conformance::adapters::{self, FrontEnd, Oracle};
use cufe_conformance::case::{Case, PLAIN_CPP, Run};
use cufe_conformance::judge::differences;
use cufe_conformance::prepare::{Units, prepare};
use cufe_spec::observation::{Answer, Observation, Severity};
use rayon::prelude::*;

const TABLE: &str = include_str!("../observations.tsv");

/// One block of an observation.
struct Row<'a> {
    block: &'a str,
    program: &'a str,
    said: [&'a str; 2],
    reason: &'a str,
}

fn rows() -> Vec<Row<'static>> {
    let row = |line: &'static str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [block, program, host, device, reason] = columns.as_slice() else {
            panic!("five columns are needed: {line}");
        };
        Row { block, program, said: [host, device], reason }
    };
    TABLE.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

impl Row<'_> {
    /// The run of each column.
    fn runs(&self) -> &'static [Run] {
        if self.block.starts_with("jit ") { &[Run::Jit] } else { &[Run::Host, Run::Device] }
    }

    /// The block as a case: what is said stands in one line of expectations.
    fn case(&self) -> Case {
        let is_error = |said: &str| said.contains("error[") || said.contains("internal[");
        let runs = self.runs().iter().zip(self.said);
        let verdicts: Vec<String> = runs
            .clone()
            .map(|(run, said)| format!("{} {}", run.name(), if is_error(said) { "reject" } else { "accept" }))
            .collect();
        let mut source = format!(
            "/*---\nsays: {}\nrules: space.apply\nruns: {}\n---*/\n{}\n",
            self.block,
            verdicts.join(", "),
            self.program
        );
        for (run, said) in runs {
            for expectation in said.split("; ").filter(|said| !said.is_empty()) {
                source.push_str(&format!("//^ {} {expectation}\n", run.name()));
            }
        }
        let path = format!("{}.cu", self.block.replace(' ', "-"));
        Case::parse(Path::new(""), Path::new(&path), source).unwrap()
    }
}

/// What a front end said of the program, as a column of the table has it.
fn column(seen: &Observation) -> String {
    let mut said: Vec<String> = seen
        .diagnostics
        .iter()
        .map(|diagnostic| {
            let severity = match diagnostic.severity {
                Severity::Remark => "remark",
                Severity::Warning => "warning",
                Severity::Error => "error",
                Severity::Catastrophic => "catastrophic",
                Severity::Internal => "internal",
            };
            format!("{severity}[{}]", diagnostic.tag)
        })
        .collect();
    // How many errors of plain C++ there are is nobody's matter here.
    said.dedup_by(|a, b| a == b && a.ends_with(&format!("[{PLAIN_CPP}]")));
    said.join("; ")
}

/// How the oracle's answers differ from the table; empty where they do not.
fn oracle_differs(row: &Row<'_>, case: &Case, units: &Units) -> String {
    let mut found = Vec::new();
    for run in row.runs() {
        match Oracle.run(&units[&(case.id.clone(), *run)]).unwrap_or_else(|e| panic!("{}: {e}", row.block)) {
            Answer::Observed(seen) => found.extend(differences(case, *run, Oracle.capabilities(), &seen)),
            Answer::NotCore { what, .. } => found.push(format!("not core: {what}")),
        }
    }
    found.join("; ")
}

#[test]
fn the_oracle_agrees_with_every_observation_or_the_table_says_why() {
    let rows = rows();
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        return write_again(&rows);
    }
    let cases: Vec<Case> = rows.iter().map(Row::case).collect();
    let units = prepare(&cases).unwrap();
    let wrong: Vec<String> = rows
        .par_iter()
        .zip(&cases)
        .filter_map(|(row, case)| {
            let differs = oracle_differs(row, case, &units);
            match (differs.is_empty(), row.reason.is_empty()) {
                (true, true) | (false, false) => None,
                (false, true) => Some(format!("{}: {}\n  {differs}", row.block, row.program)),
                (true, false) => Some(format!("{}: agrees, though the table says why not", row.block)),
            }
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn write_again(rows: &[Row<'_>]) {
    let released = adapters::all();
    let bare: Vec<Case> = rows.iter().map(|row| Row { said: ["", ""], ..*row }.case()).collect();
    let units = prepare(&bare).unwrap();
    let columns: Vec<Vec<String>> = rows
        .par_iter()
        .zip(&bare)
        .map(|(row, case)| {
            let ask = |run: &Run| {
                let name = if *run == Run::Jit { "nvrtc" } else { "cudafe++" };
                let front_end = released.iter().find(|front_end| front_end.name() == name).unwrap();
                match front_end.run(&units[&(case.id.clone(), *run)]) {
                    Ok(Answer::Observed(seen)) => column(&seen),
                    other => panic!("{}: {other:?}", row.block),
                }
            };
            row.runs().iter().map(ask).collect()
        })
        .collect();
    let remarks = TABLE.lines().filter(|line| line.starts_with('#'));
    let mut text: String = remarks.map(|line| format!("{line}\n")).collect();
    for (row, said) in rows.iter().zip(columns) {
        let device = said.get(1).map(String::as_str).unwrap_or_default();
        text.push_str(&format!("{}\t{}\t{}\t{device}\t{}\n", row.block, row.program, said[0], row.reason));
    }
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/observations.tsv"), text).unwrap();
}
