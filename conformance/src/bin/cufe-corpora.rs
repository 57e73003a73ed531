//! `cufe-corpora`: reads real code with cufe and compares the counts with the checked-in table.

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use cufe_conformance::builds::compare::Comparison;
use cufe_conformance::builds::exceptions;
use cufe_conformance::builds::stage::cache_folder;
use cufe_conformance::corpora::build::{self, Refused};
use cufe_conformance::corpora::build_table::{self, Row};
use cufe_conformance::corpora::host::{self, Host};
use cufe_conformance::corpora::host_table;
use cufe_conformance::corpora::judge::{self, Judged, RATIO_BAR, Settings};
use cufe_conformance::corpora::lines;
use cufe_conformance::corpora::links::Linker;
use cufe_conformance::corpora::programs;
use cufe_conformance::corpora::table::Table;
use cufe_conformance::corpora::unit::{self, Choice, Unit};
use cufe_conformance::corpora::verdict::Verdict;
use cufe_conformance::suite::project_root;
use cufe_conformance::toolkit::{Choice as ToolkitChoice, Toolkit};
use cufe_spec::release::Release;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

/// Reads the units of scripts/corpora with cufe, bodies skipped and bodies read, and compares with conformance/corpora/*.tsv.
#[derive(Debug, Parser)]
#[command(version)]
struct CommandLine {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Fails when a count is worse than the table's; with another release than the reference, when a unit that its tools accept
    /// is refused or not read as a whole.
    Check(Asked),
    /// Writes the counts into the table; the released tool is asked about texts that the table does not know. Interrupted, it
    /// goes on with the units that are missing.
    Update(Asked),
    /// Builds the host half of each unit twice, from the released tool's output and from cufe's, and compares the objects.
    Builds(Asked),
    /// Compares file and line of everything that the host output copies with the source's.
    Lines(Asked),
    /// Gives both host texts of each unit to the host compiler: its warnings with and without `-Wall -Wextra`, its time, and the
    /// layouts of the wrappers of extended lambdas.
    Host {
        #[command(flatten)]
        asked: Asked,
        /// How often each text is compiled for the time.
        #[arg(long, default_value_t = 1)]
        rounds: usize,
        /// Also shows the warnings in the user's own files that only one of the texts has.
        #[arg(long)]
        show: bool,
    },
}

#[derive(Debug, Args)]
struct Asked {
    /// The units: ci, development, cccl, libstdcxx or all; run: the programs of corpus/run (builds, lines, host).
    corpus: String,
    /// Only units whose name contains this (may be repeated).
    #[arg(long)]
    only: Vec<String>,
    #[command(flatten)]
    toolkit: ToolkitChoice,
    /// cufe's binary; default: the one beside this program.
    #[arg(long)]
    cufe: Option<PathBuf>,
    /// Units at a time; default: one per processor.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
}

fn main() -> ExitCode {
    let done = match CommandLine::parse().verb {
        Verb::Check(asked) => check(&asked),
        Verb::Update(asked) => update(&asked),
        Verb::Builds(asked) => builds(&asked),
        Verb::Lines(asked) => compare_lines(&asked),
        Verb::Host { asked, rounds, show } => compare_host(&asked, rounds, show),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cufe-corpora: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn tables() -> PathBuf {
    project_root().join("conformance/corpora")
}

/// Whether the tables of `conformance/corpora` speak of the toolkit: they are those of the reference release.
fn has_table(asked: &Asked) -> bool {
    asked.corpus != RUN && asked.toolkit.release_asked() == Release::REFERENCE
}

fn check(asked: &Asked) -> Result<bool> {
    let units = units(asked)?;
    if !has_table(asked) {
        let judged = run(asked, &units, &Table::default(), true)?;
        tell(&judged);
        let accepted = judged.iter().filter(|one| one.row.verdict == Verdict::Accept);
        return Ok(accepted.into_iter().all(is_perfect));
    }
    let table = Table::load(&tables())?;
    let judged = run(asked, &units, &table, false)?;
    tell(&judged);
    let worse: Vec<&Judged> = judged.iter().filter(|judged| !judged.worse.is_empty()).collect();
    for judged in &worse {
        println!("{}: {}{}", judged.unit, judged.worse.join("; "), first_line(&judged.said));
    }
    println!("{} of {} units are as the table says or better", judged.len() - worse.len(), judged.len());
    Ok(worse.is_empty())
}

/// Whether cufe accepts a unit and leaves nothing of it unparsed.
fn is_perfect(one: &Judged) -> bool {
    let (normal, all) = (&one.row.normal, &one.row.read_all);
    normal.exit == 0 && all.exit == 0 && normal.unparsed + all.unparsed == 0
}

/// Units between two writings of the table.
const STRIDE: usize = 64;

fn update(asked: &Asked) -> Result<bool> {
    if !has_table(asked) {
        bail!("the table is that of release {}", Release::REFERENCE);
    }
    let units = units(asked)?;
    let mut table = Table::load(&tables())?;
    let mut all = Vec::new();
    for some in units.chunks(STRIDE) {
        let judged = run(asked, some, &table, true)?;
        for one in &judged {
            table.rows.insert(one.unit.clone(), one.row.clone());
        }
        table.save(&tables())?;
        all.extend(judged);
        eprintln!("cufe-corpora: {} of {} units", all.len(), units.len());
    }
    if asked.only.is_empty() && asked.corpus != "ci" {
        let list = |name: &str| asked.corpus == "all" || name.split('/').next() == Some(&asked.corpus);
        table.rows.retain(|name, _| !list(name) || units.iter().any(|unit| unit.name == *name));
        table.save(&tables())?;
    }
    tell(&all);
    Ok(true)
}

fn builds(asked: &Asked) -> Result<bool> {
    let units = units(asked)?;
    let (toolkit, cufe) = (Toolkit::find(&asked.toolkit)?, cufe(asked)?);
    let list = exceptions::read(&tables().join("build-exceptions.txt"), toolkit.release)?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(asked.jobs).build()?;
    let linked = tempfile::tempdir()?;
    let linker = Linker::new(&toolkit, &project_root().join("corpus/fake_cudart.cpp"), linked.path())?;
    let has_table = has_table(asked);
    let table = tables().join("builds.tsv");
    let writing = Mutex::new(());
    let rows: Vec<Row> = pool.install(|| {
        units
            .par_iter()
            .map(|unit| {
                let scratch = tempfile::tempdir()?;
                let row = match build::judge(&toolkit, &linker, &cufe, unit, scratch.path()) {
                    Ok(judged) => Row::new(unit, judged, &list),
                    Err(error) if error.is::<Refused>() => Row::refused(unit, &error),
                    Err(error) => return Err(error.context(unit.name.clone())),
                };
                println!("{}", row.told);
                if has_table {
                    let _writing = writing.lock();
                    build_table::update(&table, std::slice::from_ref(&row))?;
                }
                Ok(row)
            })
            .collect::<Result<_>>()
    })?;
    let count = |wanted: fn(&Row) -> bool| rows.iter().filter(|row| wanted(row)).count();
    let (refused, failed) = (count(|row| row.is_refused), count(|row| row.is_failed()));
    println!(
        "{} of {} host halves are equal, {refused} are refused by the released tools, {failed} differ; {} link and were run",
        rows.len() - refused - failed,
        rows.len(),
        count(Row::is_linked)
    );
    Ok(failed == 0)
}

fn compare_lines(asked: &Asked) -> Result<bool> {
    let mut all_right = true;
    for unit in units(asked)? {
        let Some(text) = &unit.text else { continue };
        match lines::compare(text, &unit.arguments) {
            Ok(found) => {
                println!(
                    "{}: {} pieces of lines, {} moved, {} put on one line",
                    unit.name,
                    found.pieces,
                    found.moved.len(),
                    found.flattened
                );
                found.moved.iter().take(5).for_each(|moved| println!("  {moved}"));
                all_right &= found.moved.is_empty();
            }
            Err(error) => {
                println!("{}: {error:#}", unit.name);
                all_right = false;
            }
        }
    }
    Ok(all_right)
}

fn compare_host(asked: &Asked, rounds: usize, show: bool) -> Result<bool> {
    let units = units(asked)?;
    let (toolkit, cufe) = (Toolkit::find(&asked.toolkit)?, cufe(asked)?);
    let known = exceptions::read(&project_root().join("corpus/run/exceptions.txt"), toolkit.release)?;
    let excepted = |unit: &Unit| {
        let program = unit.name.strip_prefix(RUN)?.strip_prefix('/')?;
        let warnings =
            known.iter().find(|one| one.program == program && one.comparison == Comparison::Warnings);
        warnings.map(|one| one.reason.clone())
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(asked.jobs).build()?;
    let has_table = has_table(asked);
    let table = tables().join("host.tsv");
    let writing = Mutex::new(());
    let found: Vec<(String, Option<Host>)> = pool.install(|| {
        units
            .par_iter()
            .map(|unit| {
                let scratch = tempfile::tempdir()?;
                let found = match host::compare(&toolkit, &cufe, unit, scratch.path(), rounds) {
                    Ok(found) => Some(Host { excepted: excepted(unit), ..found }),
                    Err(error) if error.is::<Refused>() => None,
                    Err(error) => return Err(error.context(unit.name.clone())),
                };
                match &found {
                    Some(found) => {
                        let verdict = if found.passed() { "ok" } else { "DIFFERENT" };
                        println!("{}: {verdict}{}", unit.name, told(found, show));
                    }
                    None => println!("{}: refused by the released tools", unit.name),
                }
                let row = (unit.name.clone(), found);
                if has_table {
                    let _writing = writing.lock();
                    host_table::update(&table, std::slice::from_ref(&row))?;
                }
                Ok(row)
            })
            .collect::<Result<_>>()
    })?;
    let judged: Vec<&Host> = found.iter().filter_map(|(_, found)| found.as_ref()).collect();
    let sum = |count: &dyn Fn(&Host) -> u64| judged.iter().map(|found| count(found)).sum::<u64>();
    println!(
        "{} of {} units are as they should be, {} wrappers; the host compiler takes {:.1} s on the released tool's texts, {:.1} s on cufe's",
        judged.iter().filter(|found| found.passed()).count(),
        judged.len(),
        sum(&|found| found.wrappers as u64),
        sum(&|found| found.took.0) as f64 / 1e3,
        sum(&|found| found.took.1) as f64 / 1e3,
    );
    Ok(judged.iter().all(|found| found.passed()))
}

/// Everything that is not equal, a line each.
fn told(found: &Host, show: bool) -> String {
    let mut text = String::new();
    let mut part = |what: &str, lines: Option<&str>| {
        for line in lines.into_iter().flat_map(str::lines) {
            text += &format!("\n  {what}: {line}");
        }
    };
    part("only on cufe's text", found.at_default.as_deref());
    part("known", found.at_default.as_ref().and(found.excepted.as_deref()));
    part("in generated text or a header", Some(&found.in_headers.join("\n")));
    part("wrappers", found.layout.as_deref());
    if show {
        part("-Wall -Wextra, only on cufe's text", found.in_user_files.0.as_deref());
        part("-Wall -Wextra, only on the released tool's", found.in_user_files.1.as_deref());
    }
    text
}

fn cufe(asked: &Asked) -> Result<PathBuf> {
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
    Ok(cufe)
}

/// The list of the programs of `corpus/run`.
const RUN: &str = "run";

fn units(asked: &Asked) -> Result<Vec<Unit>> {
    if asked.corpus == RUN {
        let toolkit = Toolkit::find(&asked.toolkit)?;
        let folder = project_root().join("target").join(toolkit.builds_folder()).join("units");
        return programs::units(&toolkit, &project_root().join("corpus/run"), &asked.only, &folder);
    }
    let toolkit = Some(Toolkit::find(&asked.toolkit)?);
    let choice = Choice { corpus: asked.corpus.clone(), only: asked.only.clone(), jobs: asked.jobs, toolkit };
    unit::bring(&project_root(), &choice)
}

fn run(asked: &Asked, units: &[Unit], table: &Table, ask: bool) -> Result<Vec<Judged>> {
    let cufe = cufe(asked)?;
    let scratch = tempfile::tempdir()?;
    let cache = cache_folder("")?;
    let settings = Settings {
        toolkit: Toolkit::find(&asked.toolkit)?,
        cufe,
        cache,
        scratch: scratch.path().to_path_buf(),
        ask,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(asked.jobs).build()?;
    let bar = ProgressBar::new(units.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} {msg}") {
        bar.set_style(style);
    }
    let judged = pool.install(|| {
        judge::run(&settings, units, table, |judged| {
            bar.set_message(judged.unit.clone());
            bar.inc(1);
        })
    });
    bar.finish_and_clear();
    judged
}

fn first_line(said: &str) -> String {
    said.lines().next().map_or_else(String::new, |line| format!(" ({line})"))
}

/// Everything that is short of perfect, then the sums.
fn tell(judged: &[Judged]) {
    for one in judged.iter().filter(|one| one.is_slow()) {
        let ratio = one.ratio().unwrap_or_default();
        println!(
            "{}: {} ms, the released tool {} ms: {ratio:.1} times, below {RATIO_BAR}",
            one.unit, one.took, one.row.real_ms
        );
    }
    let accepted: Vec<&Judged> = judged.iter().filter(|one| one.row.verdict == Verdict::Accept).collect();
    let mut refused = 0;
    for one in &accepted {
        let (normal, all) = (&one.row.normal, &one.row.read_all);
        refused += usize::from(normal.exit != 0);
        if !is_perfect(one) {
            println!(
                "{}: exit {}/{}, unparsed {}/{} regions, {}/{} tokens{}",
                one.unit,
                normal.exit,
                all.exit,
                normal.unparsed,
                all.unparsed,
                normal.unparsed_tokens,
                all.unparsed_tokens,
                first_line(&one.said)
            );
        }
    }
    let sum = |count: &dyn Fn(&Judged) -> u64| accepted.iter().map(|one| count(one)).sum::<u64>();
    println!(
        "{} units, {} accepted by the released tool: {} MB, {} tokens; not accepted by cufe: {refused}; unparsed regions {}, with every body read {}; unknown {} and {}",
        judged.len(),
        accepted.len(),
        sum(&|one| one.row.bytes) / 1_000_000,
        sum(&|one| one.row.normal.tokens),
        sum(&|one| one.row.normal.unparsed),
        sum(&|one| one.row.read_all.unparsed),
        sum(&|one| one.row.normal.unknown),
        sum(&|one| one.row.read_all.unknown),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        CommandLine::command().debug_assert();
    }
}
