//! `cufe-conformance`: the judge.

use std::collections::BTreeSet;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::{Parser, Subcommand};
use cufe_conformance::adapters::{self, External, FrontEnd};
use cufe_conformance::case::Case;
use cufe_conformance::toolkit::Choice;
use cufe_conformance::{
    bless, cross, deviations, mutation, observations, pool, releases, report, status, suite, whole,
};
use cufe_spec::release::Release;
use cufe_spec::rules::Rules;
use indicatif::{ProgressBar, ProgressStyle};

/// Small units are many small pieces of memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Judges CUDA front ends by the cases of conformance/cases, and cufe against its oracle.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the cases as they speak of one release. With BLESS=1 in the environment it rewrites what they expect of the
    /// released tools instead, of the release that is named or of all that scripts/toolkit has brought, and takes away
    /// declared deviations that hold no longer.
    Run(Run),
    /// Runs the cases and writes the results as a page (rules by front ends, each cell opens its cases) and as data, from which a
    /// later report takes them beside its own. Failures are part of a report: they are no error.
    Report(Reported),
    /// Asks the tools of two toolkits (cudafe++, cicc, NVRTC) about every case and about their options, and prints what
    /// changed: options, verdicts, diagnostics (text, number, severity), host texts, module ids.
    Releases(Two),
    /// Asks oracle and cufe about every case and corpus program in every pass, dialect and option set that a user can give, also where
    /// no header speaks of it. They have to agree, or the oracle has no opinion; conformance/cross.tsv has what is known to differ.
    Cross {
        /// Ask so many questions only, evenly distributed.
        #[arg(long, value_name = "COUNT")]
        sample: Option<usize>,
        /// Only questions whose name (program, run and options, separated by tabs) contains this text.
        #[arg(long, default_value = "", value_name = "TEXT")]
        filter: String,
        /// Where they differ, ask the released tool whose answer is its own, too.
        #[arg(long)]
        settle: bool,
        #[command(flatten)]
        toolkit: Choice,
        /// So many differences are shown whole.
        #[arg(long, default_value_t = 20, value_name = "COUNT")]
        show: usize,
    },
    /// Changes one cell of one decision table at a time and expects a case to notice. Lists the survivors.
    Mutate {
        /// Only tables whose id begins with this text.
        #[arg(long, default_value = "", value_name = "TEXT")]
        filter: String,
    },
    /// Compares the oracle with every program of observations.tsv and prints the page OBSERVATIONS.md: agreement per rule.
    /// With BLESS=1 in the environment it asks the released tools, of the release that is named or of all that
    /// scripts/toolkit has brought, and prints the table again instead.
    Observations {
        /// The table, where another is meant than the one that was there when this program was built.
        #[arg(long, value_name = "FILE")]
        table: Option<PathBuf>,
        /// List the programs in which the oracle differs, and how, instead of the page.
        #[arg(long)]
        differences: bool,
        #[command(flatten)]
        toolkit: Choice,
    },
    /// Prints the page STATUS.md: what is judged of each rule, and where cufe or the oracle differs from a case.
    Status {
        /// Print nothing, and exit with 1 when the page is another one.
        #[arg(long)]
        check: bool,
    },
}

#[derive(clap::Args)]
struct Two {
    /// The older toolkit: a release that scripts/toolkit has brought (13.4), or a folder.
    #[arg(value_parser = Choice::from_word)]
    first: Choice,
    /// The newer toolkit, likewise.
    #[arg(value_parser = Choice::from_word)]
    second: Choice,
    /// Only cases whose id contains this text.
    #[arg(long, default_value = "", value_name = "TEXT")]
    filter: String,
}

#[derive(clap::Args)]
struct Reported {
    #[command(flatten)]
    asking: Asking,
    /// Write a page that needs nothing else to this file.
    #[arg(long, value_name = "FILE", required_unless_present = "json")]
    html: Option<PathBuf>,
    /// Write the results to this file.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Results that an earlier `--json` wrote, of another release for one: they are shown beside these (repeatable).
    #[arg(long, value_name = "FILE")]
    results: Vec<PathBuf>,
}

/// What is asked, and of whom.
#[derive(clap::Args)]
struct Asking {
    /// Only this front end (repeatable): cufe, oracle, cudafe++, nvrtc; or any other, as NAME=COMMAND, where the command
    /// speaks the protocol of conformance/PROTOCOL.md.
    #[arg(long, value_name = "NAME")]
    front_end: Vec<String>,
    /// How long a front end that is a command may take for one unit, in seconds.
    #[arg(long, default_value_t = 30, value_name = "SECONDS")]
    time_limit: u64,
    /// What front ends are known not to meet, beside what the cases declare: `CASE: NAME RUN CLASS REASON` a line.
    #[arg(long, value_name = "FILE")]
    deviations: Option<PathBuf>,
    /// Only cases whose id contains this text.
    #[arg(long, default_value = "", value_name = "TEXT")]
    filter: String,
    /// It is an error when this front end is absent (repeatable).
    #[arg(long, value_name = "NAME")]
    require: Vec<String>,
    #[command(flatten)]
    toolkit: Choice,
}

#[derive(clap::Args)]
struct Run {
    #[command(flatten)]
    asking: Asking,
    /// Rewrite the file of deviations: what fails is added, what is met is taken out.
    #[arg(long, requires = "deviations")]
    record: bool,
    /// Write a JUnit report to this file.
    #[arg(long, value_name = "FILE")]
    junit: Option<PathBuf>,
    /// Print a Markdown table for each front end, too: of each chapter how many runs are equal to the expectations, miss some, say
    /// something beyond them.
    #[arg(long)]
    kinds: bool,
    /// A row per rule instead of one per chapter.
    #[arg(long)]
    rules: bool,
}

/// How often blessing looks again at what it wrote.
const BLESS_ROUNDS: usize = 3;

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let outcome = pool::begin().and_then(|()| match command {
        Command::Run(arguments) => run(&arguments),
        Command::Report(arguments) => write_report(&arguments),
        Command::Cross { sample, filter, settle, toolkit, show } => {
            let released = if settle { adapters::released(&toolkit) } else { Vec::new() };
            cross_runs(&cross::Choice { filter, sample }, toolkit.release_asked(), &released, show)
        }
        Command::Releases(two) => compare_releases(&two),
        Command::Mutate { filter } => mutate(&filter),
        Command::Observations { table, differences, toolkit } => {
            observed(table.as_deref(), differences, &toolkit)
        }
        Command::Status { check } => print_status(check),
    });
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("cufe-conformance: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// The cases that are asked for, with the deviations that are declared in a file, and the programs of the corpus.
fn programs(arguments: &Asking, record: bool) -> anyhow::Result<(Vec<Case>, Vec<Case>)> {
    let release = arguments.toolkit.release_asked();
    let mut cases = suite::load_cases(&arguments.filter)?;
    if let Some(path) = &arguments.deviations {
        let known = deviations::read(path, record)?;
        deviations::declare(&mut cases, &known, &arguments.filter)?;
    }
    let cases = suite::at(release, &cases);
    if cases.is_empty() {
        bail!("no case has an id that contains `{}`", arguments.filter);
    }
    let corpus =
        if arguments.filter.is_empty() { suite::at(release, &suite::load_corpus()?) } else { Vec::new() };
    Ok((cases, corpus))
}

fn write_report(arguments: &Reported) -> anyhow::Result<bool> {
    // What cannot be read is told before anything is asked.
    let earlier: Vec<report::Results> =
        arguments.results.iter().map(|path| report::Results::read(path)).collect::<Result<_, _>>()?;
    let front_ends = select(&arguments.asking)?;
    let (cases, corpus) = programs(&arguments.asking, false)?;
    let judged = suite::run(cases, &corpus, &front_ends, &progress())?;
    let all: Vec<report::Results> = std::iter::once(report::Results::of(&judged)).chain(earlier).collect();
    if let Some(path) = &arguments.json {
        all[0].write(path)?;
    }
    if let Some(path) = &arguments.html {
        // Other results may speak of more cases than those that are asked here.
        let mut known = suite::load_cases("")?;
        known.extend(suite::load_corpus()?);
        whole::write(path, report::page(&Rules::load()?, &known, &all)?)?;
    }
    say(&format!("{} passed, {} failed\n", judged.passed(), judged.failed()))?;
    Ok(true)
}

fn run(arguments: &Run) -> anyhow::Result<bool> {
    let asking = &arguments.asking;
    let front_ends = select(asking)?;
    let release = asking.toolkit.release_asked();
    let (cases, corpus) = programs(asking, arguments.record)?;
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        // What holds no longer in one release may hold in another.
        let lost = match release {
            Release::REFERENCE => {
                let report = suite::run(cases, &corpus, &front_ends, &progress())?;
                bless::drop_outdated_deviations(&report)?
            }
            _ => 0,
        };
        let toolkits = asking.toolkit.all_asked();
        // Some texts name lines of the case, and a case grows or shrinks with what is written into it.
        let mut changed = 0;
        for _ in 0..BLESS_ROUNDS {
            let round = bless::bless_files(&suite::load_cases(&asking.filter)?, &toolkits)?;
            changed += round;
            if round == 0 {
                break;
            }
        }
        say(&format!(
            "{lost} files lost deviations that hold no longer, {changed} expectations were rewritten\n"
        ))?;
        return Ok(true);
    }
    let report = suite::run(cases, &corpus, &front_ends, &progress())?;
    let excess = suite::not_core_excess(&report)?;
    say(&report::render(&report, arguments.rules, excess.as_deref()))?;
    if arguments.kinds {
        say(&report::kinds(&report))?;
    }
    if let Some(path) = &arguments.junit {
        report::write_junit(&report, path)?;
    }
    if let (Some(path), true) = (&asking.deviations, arguments.record) {
        let named: Vec<&str> = asking.front_end.iter().map(|option| name_of(option)).collect();
        let rows = deviations::record(path, &report, &asking.filter, &named)?;
        say(&format!("{rows} deviations are in {}\n", path.display()))?;
        return Ok(true);
    }
    Ok(report.failed() == 0 && excess.is_none())
}

fn cross_runs(
    choice: &cross::Choice,
    release: Release,
    released: &[Box<dyn FrontEnd>],
    show: usize,
) -> anyhow::Result<bool> {
    let mut cases = suite::load_cases("")?;
    cases.extend(suite::load_corpus()?);
    let cases: Vec<Case> = cases.iter().map(|case| case.at(release)).collect();
    let questions = cross::questions(&cases, release, choice);
    let bar = progress();
    bar.set_length(questions.len() as u64);
    let report = cross::run(&questions, &adapters::Oracle, &adapters::Cufe, released, || bar.inc(1))?;
    bar.finish_and_clear();
    let known = cross::known()?;
    let is_whole = choice.filter.is_empty() && choice.sample.is_none() && release == Release::REFERENCE;
    let mut failures = report.failures(&known);
    if is_whole {
        failures.extend(report.outdated(&known));
    }
    for failure in failures.iter().take(show) {
        say(&format!("{failure}\n\n"))?;
    }
    say(&report.summary(&known))?;
    let (not_core, bound) = (report.not_core(), cross::bound()?);
    let exceeds = is_whole && not_core > bound;
    if exceeds {
        say(&format!("{not_core} questions without an opinion; conformance/cross.bound allows {bound}\n"))?;
    }
    say(&format!("{} passed, {} failed\n", report.found.len() - failures.len(), failures.len()))?;
    Ok(failures.is_empty() && !exceeds)
}

fn compare_releases(two: &Two) -> anyhow::Result<bool> {
    let mut cases = suite::load_cases(&two.filter)?;
    if two.filter.is_empty() {
        cases.extend(suite::load_corpus()?);
    }
    say(&releases::compare(&two.first, &two.second, &cases)?.to_string())?;
    Ok(true)
}

/// How many of a hundred mutants may survive.
const SURVIVORS_PER_HUNDRED: usize = 1;

fn mutate(filter: &str) -> anyhow::Result<bool> {
    let found = mutation::run(filter)?;
    for survivor in &found.survivors {
        say(&format!("survives: {survivor}\n"))?;
    }
    for cell in &found.unwitnessed {
        say(&format!("no witness: {cell}\n"))?;
    }
    say(&format!(
        "{} cells, {} of them unreachable: {} mutants, {} killed by an expectation, {} by a second statement, {} by \
         the oracle, {} survive; {} cells have no witness\n",
        found.cells,
        found.unreachable,
        found.mutants,
        found.by_expectation,
        found.by_restatement,
        found.by_oracle,
        found.survivors.len(),
        found.unwitnessed.len()
    ))?;
    let unnoticed = found.survivors.len() + found.unwitnessed.len();
    Ok(unnoticed * 100 <= (found.mutants + found.unwitnessed.len()) * SURVIVORS_PER_HUNDRED)
}

fn observed(table: Option<&Path>, list: bool, toolkit: &Choice) -> anyhow::Result<bool> {
    let read = |path: &Path| {
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
    };
    let table = table.map(read).transpose()?;
    let table = table.as_deref().unwrap_or(observations::TABLE);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        say(&observations::observe(table, &toolkit.all_asked())?)?;
        return Ok(true);
    }
    let (rows, without): (Vec<_>, Vec<_>) = observations::rows(table, toolkit.release_asked())?
        .into_iter()
        .partition(|row| !row.program.is_empty());
    let compared = observations::compare(&rows)?;
    if list {
        for (row, differs) in compared.iter().filter(|(_, differs)| !differs.is_empty()) {
            say(&format!("{}: {}\n  {differs}\n  {}\n", row.block, row.program, row.reason))?;
        }
    } else {
        say(&observations::agreement(&compared, &without))?;
    }
    Ok(compared.iter().all(|(row, differs)| differs.is_empty() || !row.reason.is_empty()))
}

fn print_status(check: bool) -> anyhow::Result<bool> {
    let page = status::page(&Rules::load()?, &suite::load_cases("")?)?;
    if !check {
        say(&page)?;
        return Ok(true);
    }
    let is_new = whole::read(&suite::project_root().join("STATUS.md"))?.as_deref() == Some(page.as_str());
    if !is_new {
        eprintln!("STATUS.md is old: cufe-conformance status > STATUS.md");
    }
    Ok(is_new)
}

fn select(arguments: &Asking) -> anyhow::Result<Vec<Box<dyn FrontEnd>>> {
    let mut front_ends = adapters::all(&arguments.toolkit);
    let named = arguments.front_end.iter().filter(|option| option.contains('='));
    let commands: Vec<External> =
        named.map(|option| external(option, arguments)).collect::<Result<_, _>>()?;
    for command in commands {
        if front_ends.iter().any(|other| other.name() == command.name()) {
            bail!("`{}` is a front end already", command.name());
        }
        front_ends.push(Box::new(command));
    }
    let known: BTreeSet<&str> = front_ends.iter().map(|front_end| front_end.name()).collect();
    let asked: Vec<&str> = arguments.front_end.iter().map(|option| name_of(option)).collect();
    for name in asked.iter().copied().chain(arguments.require.iter().map(String::as_str)) {
        if !known.contains(name) {
            bail!("no front end is called `{name}`");
        }
    }
    if arguments.front_end.is_empty() {
        front_ends = adapters::all(&arguments.toolkit);
    } else {
        front_ends.retain(|front_end| asked.contains(&front_end.name()));
    }
    for front_end in &front_ends {
        if let (true, Err(why)) =
            (arguments.require.iter().any(|name| name == front_end.name()), front_end.available())
        {
            bail!("{} is required and absent: {why}", front_end.name());
        }
    }
    Ok(front_ends)
}

/// The front end of `NAME=COMMAND`.
fn external(option: &str, arguments: &Asking) -> anyhow::Result<External> {
    let found = External::from_option(option).with_context(|| {
        format!("`{option}` is not NAME=COMMAND with a name of letters, digits and `-_.+`")
    })?;
    Ok(found.within(Duration::from_secs(arguments.time_limit)))
}

/// The name in `NAME` or `NAME=COMMAND`.
fn name_of(option: &str) -> &str {
    option.split_once('=').map_or(option, |(name, _)| name)
}

fn progress() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Writes to standard output; a closed pipe is no error.
fn say(text: &str) -> anyhow::Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }
}
