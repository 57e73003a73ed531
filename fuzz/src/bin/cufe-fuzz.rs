//! `cufe-fuzz`: campaigns of generated programs, and single programs for a look.

use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{Parser, Subcommand, ValueEnum};
use cufe_conformance::adapters::{Cudafepp, FrontEnd as _};
use cufe_conformance::watch::{self, Watch};
use cufe_fuzz::campaign::{Against, Finding, Tally, reduced, run};
use cufe_fuzz::store::{Asked, Progress, Store};
use cufe_fuzz::subject::Subject;
use cufe_spec::rules::Rules;
use indicatif::{ProgressBar, ProgressStyle};

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
        /// Stores each finding as reduced source with its report in this folder, and how far the campaign got: one that
        /// was ended goes on there.
        #[arg(long)]
        store: Option<PathBuf>,
        /// How many findings are printed whole.
        #[arg(long, default_value_t = 5)]
        show: usize,
    },
    /// Prints the program of a seed and what it is meant to show.
    Generate {
        /// The seed.
        seed: u64,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Judge {
    /// The reference interpreter, both dialects.
    Oracle,
    /// The reference interpreter, also in a pass, a dialect and options that are drawn for each program.
    OracleEverywhere,
    /// The released tool.
    #[value(name = "cudafe++")]
    Released,
}

fn main() -> ExitCode {
    match execute(Arguments::parse()) {
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
        Command::Campaign { first, count, against, store, show } => {
            let against = match against {
                Judge::Oracle => Against::Oracle,
                Judge::OracleEverywhere => Against::OracleEverywhere,
                Judge::Released => {
                    let tool = Cudafepp::locate();
                    tool.available().map_err(anyhow::Error::msg).context("the released tool is absent")?;
                    Against::Released(Box::new(tool))
                }
            };
            let name = match against {
                Against::Oracle => "oracle",
                Against::OracleEverywhere => "oracle-everywhere",
                Against::Released(_) => "cudafe++",
            };
            let asked = Asked { first, count, against: name.to_owned() };
            let begin = std::time::Instant::now();
            let (tally, before) = campaign(asked, &against, store.as_deref())?;
            for finding in tally.findings.iter().take(show) {
                writeln!(out, "{}", report(finding, &against))?;
            }
            let rules = Rules::load()?;
            write!(out, "{}", tally.coverage(rules.diagnostics().map(|record| record.id.as_str())))?;
            write!(out, "{}", tally.summary())?;
            let rate = (tally.subjects - before) as f64 / begin.elapsed().as_secs_f64();
            writeln!(out, "{rate:.0} programs per second")?;
            let failed = tally.findings.len();
            writeln!(out, "{} passed, {failed} failed", tally.compared.saturating_sub(failed))?;
            Ok(failed == 0)
        }
    }
}

/// So many programs are judged before how far the campaign got is noted.
const STEP: u64 = 1_000;

/// What the whole campaign found, its findings in order, and how many of its programs an earlier run had judged.
fn campaign(asked: Asked, against: &Against, folder: Option<&Path>) -> anyhow::Result<(Tally, usize)> {
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
            "cufe-fuzz: goes on with seed {}; the last run ended among the {STEP} from there on",
            done.next
        );
    }
    bar.set_position(before as u64);
    let watch = Watch::default();
    // Nobody can end a thread, so the campaign ends with it, and says where.
    let late = |seed: &str| {
        eprintln!("cufe-fuzz: {seed} does not end within {} seconds", watch::LIMIT.as_secs());
        std::process::exit(2);
    };
    let work = || -> anyhow::Result<Tally> {
        while done.next < end {
            let next = done.next.saturating_add(STEP).min(end);
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
        Ok(done.tally)
    };
    let tally = watch.during(watch::LIMIT, work, late)?;
    bar.finish_and_clear();
    if let Some(store) = store {
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
        reduced(&Subject::of_seed(finding.seed), against)
    )
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
            reduced(&Subject::of_seed(finding.seed), against)
        );
        store.put(&format!("seed-{}-{of_seed}.cu", finding.seed), &text)?;
    }
    Ok(())
}
