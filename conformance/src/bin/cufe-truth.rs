//! `cufe-truth`: clang judges what cufe read.

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use cufe_conformance::corpora::unit::{self, Choice};
use cufe_conformance::suite::project_root;
use cufe_conformance::truth::compare::{Aspect, Difference};
use cufe_conformance::truth::judge::{self, Judged, Programs};
use cufe_conformance::truth::table;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Compares cufe's reading of real units with clang's: template-argument lists, declarations, what names refer to, and in bodies
/// that are no templates' what is called and the types of expressions.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Fails when a unit differs more than conformance/corpora/truth.tsv says.
    Check(Asked),
    /// Writes the table.
    Update(Asked),
}

#[derive(Debug, Args)]
struct Asked {
    /// Only units whose name contains this (may be repeated).
    #[arg(long)]
    only: Vec<String>,
    /// cufe's binary; default: the one beside this program.
    #[arg(long)]
    cufe: Option<PathBuf>,
    /// Differences shown of each cause.
    #[arg(long, default_value_t = 3)]
    show: usize,
    /// Writes all differences and what is not known, one a line with its place, and the text, into this folder.
    #[arg(long)]
    store: Option<PathBuf>,
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().verb {
        Verb::Check(asked) => run(&asked, false),
        Verb::Update(asked) => run(&asked, true),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cufe-truth: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(asked: &Asked, update: bool) -> Result<bool> {
    let project = project_root();
    let cufe = match &asked.cufe {
        Some(cufe) => std::fs::canonicalize(cufe)?,
        None => std::env::current_exe()?.with_file_name("cufe"),
    };
    if !cufe.is_file() {
        bail!(
            "no cufe at {}: build it (cargo build --release -p cufe), or name it with --cufe",
            cufe.display()
        );
    }
    let programs = Programs::find(&project, cufe)?;
    let units = unit::bring(
        &project,
        &Choice { corpus: "truth".to_owned(), only: asked.only.clone(), ..Choice::default() },
    )?;
    let path = project.join("conformance/corpora/truth.tsv");
    let known = table::load(&path)?;
    let mut rows = known.clone();
    let mut passed = true;
    let mut sums = table::Row::default();
    judge::run(&programs, &units, |unit, judged| match judged {
        Ok(judged) => {
            let row = table::row(&judged.compared);
            tell(&judged, &row, asked.show);
            if let Some(Err(error)) = asked.store.as_deref().map(|folder| store(&judged, folder)) {
                println!("{}: cannot be stored: {error:#}", unit.name);
                passed = false;
            }
            for (sum, one) in sums.iter_mut().zip(row) {
                *sum += one;
            }
            let worse = match known.get(&unit.name) {
                Some(before) => table::worse(&row, before),
                None => vec!["is not in the table: `cufe-truth update`".to_owned()],
            };
            if !update && !worse.is_empty() {
                println!("{}: WORSE: {}", unit.name, worse.join("; "));
                passed = false;
            }
            rows.insert(unit.name.clone(), row);
        }
        Err(error) => {
            println!("{}: cannot be judged: {error:#}", unit.name);
            passed = false;
        }
    })?;
    if update {
        if asked.only.is_empty() {
            rows.retain(|name, _| units.iter().any(|unit| unit.name == *name));
        }
        table::save(&path, &rows)?;
    }
    println!("{} units: {}", units.len(), in_words(&sums));
    Ok(passed)
}

fn in_words(row: &table::Row) -> String {
    let [lists, lists_differ, declarations, declarations_differ, names, names_differ, uses @ ..] = row;
    let [calls, calls_differ, calls_unknown, types, types_differ, types_unknown] = uses;
    let percent = |part: &u64, whole: &u64| 100.0 * *part as f64 / (*whole).max(1) as f64;
    format!(
        "{lists_differ} of {lists} lists differ, {declarations_differ} of {declarations} declarations, \
         {names_differ} of {names} names ({:.3} percent); of {calls} calls {calls_differ} ({:.2} percent) differ and \
         {calls_unknown} ({:.2} percent) are not known, of {types} types {types_differ} ({:.2} percent) and \
         {types_unknown} ({:.2} percent)",
        percent(names_differ, names),
        percent(calls_differ, calls),
        percent(calls_unknown, calls),
        percent(types_differ, types),
        percent(types_unknown, types)
    )
}

fn tell(judged: &Judged, row: &table::Row, show: usize) {
    println!("{}: {}; {} not judged", judged.unit, in_words(row), judged.compared.unjudged);
    for (what, all) in [("", &judged.compared.differences), ("not known: ", &judged.compared.unknown)] {
        let mut causes: BTreeMap<(Aspect, &str), Vec<&Difference>> = BTreeMap::new();
        for one in all {
            causes.entry((one.aspect, &one.cause)).or_default().push(one);
        }
        for ((aspect, cause), found) in causes {
            println!("  {aspect:?}: {what}{cause}: {}", found.len());
            for one in found.iter().take(show) {
                println!("    {} {}", place(&judged.text, one.offset), one.text);
            }
        }
    }
}

/// Writes all differences of a unit, and what is not known, one a line, into a file of the folder `to`.
fn store(judged: &Judged, to: &Path) -> Result<()> {
    std::fs::create_dir_all(to)?;
    let mut text = String::new();
    for (what, all) in [("different", &judged.compared.differences), ("unknown", &judged.compared.unknown)] {
        for one in all {
            let place = place(&judged.text, one.offset);
            let _ = writeln!(text, "{what}\t{:?}\t{}\t{place}\t{}", one.aspect, one.cause, one.text);
        }
    }
    let name = judged.unit.replace('/', ".");
    std::fs::write(to.join(format!("{name}.tsv")), text)?;
    Ok(std::fs::write(to.join(format!("{name}.ii")), &judged.text)?)
}

/// The line and column of `offset` with the text around it.
fn place(text: &[u8], offset: u64) -> String {
    let at = (offset as usize).min(text.len());
    let start = text[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let end = text[at..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |length| at + length);
    let line = 1 + memchr::memchr_iter(b'\n', &text[..start]).count();
    let before = String::from_utf8_lossy(&text[start.max(at.saturating_sub(50))..at]).into_owned();
    let after = String::from_utf8_lossy(&text[at..end.min(at + 60)]).into_owned();
    format!("{line}:{}: {}\u{2039}{}\u{203a}", at - start + 1, before.trim_start(), after)
}
