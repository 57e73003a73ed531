//! `cufe-fuzz`: campaigns of generated programs, and single programs for a look.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::{Parser, Subcommand, ValueEnum};
use cufe_conformance::adapters::{Cudafepp, External, FrontEnd};
use cufe_conformance::case::Run;
use cufe_conformance::compare::agree;
use cufe_conformance::pool;
use cufe_conformance::toolkit::{Choice, Toolkit};
use cufe_conformance::watch::{self, Watch};
use cufe_fuzz::annotate::{self, Findings, Origin};
use cufe_fuzz::campaign::{Against, Finding, OF_SUITE, Tally, reduced, run};
use cufe_fuzz::host_compiler::HostCompiler;
use cufe_fuzz::rows;
use cufe_fuzz::store::{Asked, Progress, Store};
use cufe_fuzz::subject::{Subject, unit_of_text};
use cufe_fuzz::suite;
use cufe_spec::observation::{Answer, Observation};
use cufe_spec::release::Release;
use cufe_spec::unit::Pass;
use indicatif::{ProgressBar, ProgressStyle};

/// Small units are many small pieces of memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Parser)]
#[command(version, about = "Generated programs against oracle, front end and the released tool")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Runs the programs of a range of seeds; exits 1 when two sides differ.
    Campaign {
        /// First seed.
        #[arg(long, default_value_t = 0)]
        first: u64,
        /// How many seeds.
        #[arg(long, default_value_t = 10_000)]
        count: u64,
        /// Who judges the front end.
        #[arg(long, value_enum, default_value_t = Judge::Oracle)]
        against: Judge,
        /// Another front end as judge, as NAME=COMMAND: the command speaks the protocol of conformance/PROTOCOL.md.
        #[arg(long, value_name = "NAME=COMMAND", conflicts_with = "against")]
        front_end: Option<String>,
        /// The release that the judge knows: of the released tool, and the dialect that another front end is asked in.
        #[arg(long)]
        release: Option<String>,
        /// Stores each finding as reduced source with its report in this folder, and how far the campaign got: one that
        /// was ended goes on there.
        #[arg(long)]
        store: Option<PathBuf>,
        /// Ends behind the first fifty programs among which one is a finding.
        #[arg(long)]
        until_found: bool,
        /// Ends behind the thousand programs with which this time is over.
        #[arg(long, value_name = "SECONDS")]
        seconds: Option<u64>,
        /// How many findings are printed whole.
        #[arg(long, default_value_t = 5)]
        show: usize,
    },
    /// Changes annotations, returns, callees and launches of real units and asks the released tool and cufe; exits 1 where they differ.
    Annotate(Annotate),
    /// Asks oracle and front end about one source, in the run and with the flags that a finding names; exits 1 where they differ.
    Replay {
        /// The source: a stored finding, or any program without includes.
        source: PathBuf,
        /// The run, as `drawn RUN` of a finding has it.
        #[arg(long, default_value = "host", value_name = "RUN", value_parser = run_of_word)]
        run: Run,
        /// A flag of the released tool (repeatable).
        #[arg(long = "flag", value_name = "FLAG", allow_hyphen_values = true)]
        flags: Vec<String>,
    },
    /// Prints the program of a seed and what it is meant to show.
    Generate {
        /// The seed.
        seed: u64,
    },
}

#[derive(clap::Args)]
struct Annotate {
    /// Source files to take, beside or instead of units of a corpus.
    sources: Vec<PathBuf>,
    /// A flag of nvcc for the source files.
    #[arg(long = "flag", allow_hyphen_values = true)]
    flags: Vec<String>,
    /// A list of scripts/corpora: ci, development, cccl.
    #[arg(long)]
    corpus: Option<String>,
    /// Only units of the list whose name contains this.
    #[arg(long)]
    only: Vec<String>,
    /// The passes.
    #[arg(long, value_parser = ["host", "device"], default_values = ["host", "device"])]
    pass: Vec<String>,
    /// First seed.
    #[arg(long, default_value_t = 0)]
    first: u64,
    /// How many seeds of each unit and pass.
    #[arg(long, default_value_t = 50)]
    count: u64,
    /// How many mutants are asked about in one text.
    #[arg(long, default_value_t = 6)]
    batch: usize,
    /// Writes each difference into this folder.
    #[arg(long)]
    store: Option<PathBuf>,
    /// The release whose tools are asked.
    #[arg(long)]
    release: Option<String>,
    /// Asks about a stored difference again and prints what is left of it.
    #[arg(long, value_name = "FINDING", conflicts_with_all = ["corpus", "sources", "store"])]
    replay: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Judge {
    /// The reference interpreter: both dialects, and a pass, a dialect and options that are drawn for each program.
    Oracle,
    /// The released tool.
    #[value(name = "cudafe++")]
    Released,
    /// The host compiler: what the documents have a front end write is compiled.
    #[value(name = "g++")]
    HostCompiler,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match pool::begin().and_then(|()| execute(arguments)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "cufe-fuzz: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs the command; `false` when a campaign found something.
fn execute(arguments: Arguments) -> anyhow::Result<bool> {
    let mut out = std::io::stdout().lock();
    match arguments.command {
        Command::Generate { seed } => {
            let subject = Subject::of_seed(seed);
            let (dialect, pass) = (subject.intent.dialect(), subject.intent.pass().name());
            let arguments = subject.intent.arguments().join(" ");
            writeln!(out, "// seed {seed}, {dialect}, {pass} pass, {}", subject.intent.describe())?;
            writeln!(out, "// flags: {arguments}")?;
            write!(out, "{}", subject.rendered().text)?;
            Ok(true)
        }
        Command::Annotate(asked) => annotate(&asked, &mut out),
        Command::Replay { source, run, flags } => replay(&source, run, &flags, &mut out),
        Command::Campaign {
            first,
            count,
            against,
            front_end,
            release,
            store,
            until_found,
            seconds,
            show,
        } => {
            let choice = choice_of(release.as_deref())?;
            let against = judge_of(against, front_end.as_deref(), &choice)?;
            if matches!(against, Against::Oracle) {
                suite::prepare()?;
            }
            let asked = Asked { first, count, against: against.describe() };
            let begin = Instant::now();
            let until = Until { found: until_found, time: seconds.map(Duration::from_secs) };
            let (tally, before) = campaign(asked, &against, store.as_deref(), until)?;
            for finding in tally.findings.iter().take(show) {
                writeln!(out, "{}", report(finding, &against))?;
            }
            let rules = cufe_oracle::rules().map_err(anyhow::Error::msg)?;
            write!(out, "{}", tally.coverage(rules.diagnostics().map(|record| record.id.as_str())))?;
            if matches!(against, Against::Oracle) {
                write!(out, "{}", rows::report(rules, &tally.cells))?;
            }
            write!(out, "{}", tally.summary())?;
            let rate = (tally.subjects - before) as f64 / begin.elapsed().as_secs_f64();
            writeln!(out, "{rate:.0} programs per second")?;
            let failed = tally.findings.len();
            writeln!(out, "{} passed, {failed} failed", tally.compared.saturating_sub(failed))?;
            Ok(failed == 0)
        }
    }
}

fn run_of_word(word: &str) -> Result<Run, String> {
    Run::from_name(word).ok_or_else(|| format!("runs are {}", Run::ALL.map(Run::name).join(", ")))
}

/// Prints what oracle and front end say of a source, and how they differ; `false` when they do.
fn replay(source: &Path, run: Run, flags: &[String], out: &mut impl std::io::Write) -> anyhow::Result<bool> {
    let text =
        std::fs::read_to_string(source).with_context(|| format!("cannot read {}", source.display()))?;
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let unit = unit_of_text(&text, run.dialect(Release::REFERENCE), run.pass(), &flags);
    let (oracle, cufe) = (cufe_oracle::observe(&unit), cufe::observe(&unit));
    match &oracle {
        Answer::NotCore { place, what } => writeln!(out, "oracle: no opinion: line {}: {what}", place.line)?,
        Answer::Observed(seen) => tell("oracle", seen, out)?,
    }
    tell("cufe", &cufe, out)?;
    let differences = agree(&unit, &oracle, &cufe);
    for difference in &differences {
        writeln!(out, "{difference}")?;
    }
    Ok(differences.is_empty())
}

fn tell(whose: &str, seen: &Observation, out: &mut impl std::io::Write) -> anyhow::Result<()> {
    writeln!(out, "{whose}: exit {}", seen.exit)?;
    for told in &seen.diagnostics {
        writeln!(out, "  line {}: {}[{}]: {}", told.place.line, told.severity.name(), told.tag, told.text)?;
    }
    Ok(())
}

/// Who judges.
fn judge_of(against: Judge, command: Option<&str>, choice: &Choice) -> anyhow::Result<Against> {
    let tool: Box<dyn FrontEnd> = match (command, against) {
        (Some(option), _) => {
            let external = External::from_option(option);
            Box::new(external.with_context(|| format!("`{option}` is not NAME=COMMAND"))?)
        }
        (None, Judge::Oracle) => return Ok(Against::Oracle),
        (None, Judge::HostCompiler) => return Ok(Against::HostCompiler(HostCompiler::new()?)),
        (None, Judge::Released) => Box::new(Cudafepp::of(choice)),
    };
    let absent = || format!("{} is absent", tool.name());
    tool.available().map_err(anyhow::Error::msg).with_context(absent)?;
    let release = if command.is_some() { choice.release } else { Some(choice.release_asked()) };
    Ok(Against::Other(tool, release.unwrap_or(Release::REFERENCE)))
}

fn choice_of(release: Option<&str>) -> anyhow::Result<Choice> {
    release.map_or_else(|| Ok(Choice::default()), Choice::from_word).map_err(anyhow::Error::msg)
}

/// How long the released tool may take for one unit.
const UNIT_LIMIT: Duration = Duration::from_secs(600);

/// Asks about mutants of real units; `false` when something differs.
fn annotate(asked: &Annotate, out: &mut impl std::io::Write) -> anyhow::Result<bool> {
    let choice = choice_of(asked.release.as_deref())?;
    let (toolkit, tool) = (Toolkit::find(&choice)?, Cudafepp::of(&choice).within(UNIT_LIMIT));
    tool.available().map_err(anyhow::Error::msg).context("the released tool is absent")?;
    if let Some(path) = &asked.replay {
        let found = annotate::replay(&annotate::Replay::read(path)?, &toolkit, &tool)?;
        write!(out, "{}", found.as_ref().map_or_else(|| "equal\n".to_owned(), annotate::Finding::text))?;
        return Ok(found.is_none());
    }
    let mut units: Vec<Origin> =
        asked.sources.iter().map(|path| Origin::File(path.clone(), asked.flags.clone())).collect();
    if let Some(corpus) = &asked.corpus {
        units.extend(Origin::of_corpus(corpus, &asked.only, &toolkit)?);
    }
    anyhow::ensure!(!units.is_empty(), "no units: name source files or a --corpus");
    let findings = Findings::new(asked.store.as_deref())?;
    let settings = annotate::Settings { first: asked.first, count: asked.count, batch: asked.batch };
    let mut all = annotate::Tally::default();
    for unit in &units {
        for pass in asked.pass.iter().filter_map(|name| Pass::from_name(name)) {
            let subject = match annotate::Subject::new(unit, pass, &toolkit, &tool) {
                Ok(subject) => subject,
                Err(why) => {
                    eprintln!("cufe-fuzz: {}, {} pass: left out: {why:#}", unit.name(), pass.name());
                    continue;
                }
            };
            for known in &subject.known {
                writeln!(out, "{}, {} pass, unchanged: {known}", unit.name(), pass.name())?;
            }
            let tally = annotate::run(&subject, &tool, settings, &findings)?;
            eprintln!("cufe-fuzz: {}, {} pass: {}", unit.name(), pass.name(), tally.line());
            all = all.merge(tally);
        }
    }
    write!(out, "{}{}", findings.summary(), all.summary())?;
    Ok(all.is_equal())
}

/// What ends a campaign before all its programs are judged.
#[derive(Clone, Copy)]
struct Until {
    /// The first finding.
    found: bool,
    /// So much time.
    time: Option<Duration>,
}

impl Until {
    /// So many programs are judged before it is asked whether that is the end.
    fn step(self) -> u64 {
        if self.found { 50 } else { STEP }
    }

    fn is_over(self, begun: Instant, tally: &Tally) -> bool {
        self.found && !tally.findings.is_empty() || self.time.is_some_and(|limit| begun.elapsed() >= limit)
    }
}

/// So many programs are judged before how far the campaign got is noted.
const STEP: u64 = 1_000;

/// What the whole campaign found, its findings in order, and how many of its programs an earlier run had judged.
fn campaign(
    asked: Asked,
    against: &Against,
    folder: Option<&Path>,
    until: Until,
) -> anyhow::Result<(Tally, usize)> {
    let store = folder.map(Store::open).transpose()?;
    let end = asked.first.saturating_add(asked.count);
    let bar = progress(asked.count);
    let mut done = match &store {
        Some(store) => store.resume(asked)?,
        None => Progress { next: asked.first, asked, tally: Tally::default() },
    };
    let before = done.tally.subjects;
    if before > 0 {
        eprintln!(
            "cufe-fuzz: goes on with seed {}; the last run ended among the {} from there on",
            done.next,
            until.step()
        );
    }
    bar.set_position(before as u64);
    let (watch, begun) = (Watch::default(), Instant::now());
    // Nobody can end a thread, so the campaign ends with it, and says where.
    let late = |seed: &str| {
        eprintln!("cufe-fuzz: {seed} does not end within {} seconds", watch::LIMIT.as_secs());
        std::process::exit(2);
    };
    let work = || -> anyhow::Result<(Tally, bool)> {
        while done.next < end && !until.is_over(begun, &done.tally) {
            let next = done.next.saturating_add(until.step()).min(end);
            let mut found = run(done.next..next, against, &watch, || bar.inc(1));
            found.findings.sort_by_key(|finding| finding.seed);
            if let Some(store) = &store {
                store_findings(store, &found.findings, against)?;
            }
            (done.next, done.tally) = (next, done.tally.merge(found));
            if let Some(store) = &store {
                store.note(&done)?;
            }
        }
        // One whose time is over goes on the next time.
        Ok((done.tally, done.next >= end || until.time.is_none()))
    };
    let (tally, is_whole) = watch.during(watch::LIMIT, work, late)?;
    bar.finish_and_clear();
    if let Some(store) = store.filter(|_| is_whole) {
        store.finish()?;
    }
    Ok((tally, before))
}

fn progress(count: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(count);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} programs, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}

fn report(finding: &Finding, against: &Against) -> String {
    format!(
        "seed {} ({}): {}\n{}\n--- reduced\n{}",
        finding.seed,
        finding.intent,
        finding.comparison,
        finding.detail,
        source(finding, against)
    )
}

/// The program of a finding, reduced unless it is one of the suite.
fn source(finding: &Finding, against: &Against) -> String {
    let is_of_suite = finding.comparison.ends_with(OF_SUITE);
    match suite::of_seed(finding.seed).filter(|_| is_of_suite) {
        Some((_, _, unit)) => String::from_utf8_lossy(&unit.text).into_owned(),
        None => reduced(&Subject::of_seed(finding.seed), against),
    }
}

/// One `.cu` file for each finding, its report in front as a comment.
fn store_findings(store: &Store, findings: &[Finding], against: &Against) -> anyhow::Result<()> {
    for (index, finding) in findings.iter().enumerate() {
        let of_seed = findings[..index].iter().filter(|other| other.seed == finding.seed).count();
        let comment: String = finding.detail.lines().map(|line| format!("// {line}\n")).collect();
        let text = format!(
            "// seed {}, {}, {}\n{comment}{}",
            finding.seed,
            finding.intent,
            finding.comparison,
            source(finding, against)
        );
        store.put(&format!("seed-{}-{of_seed}.cu", finding.seed), &text)?;
    }
    Ok(())
}
