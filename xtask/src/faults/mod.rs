//! `cargo xtask faults`: does a campaign find a fault that somebody makes in the front end?
//!
//! ```text
//! sources --mutants--> chosen --planting--> one build of a copy of the tree that has them all, each behind its number
//! numbers --> asking: each program without a fault, then with each that it comes by --> suite --> a row of the table
//! ```
//! Mutants are taken in an order that mixes files and kinds, the same on every machine, so that any piece of it is a sample,
//! and several machines can take a piece each. The table is written row by row; what is in it already is not asked again.

mod asking;
mod mutants;
mod planting;
mod reasons;
mod schema;
mod scratch;

use anyhow::{Context as _, ensure};
use asking::{Extent, Found};
use mutants::Mutant;
use planting::Planting;
use reasons::Reasons;
use scratch::{Ended, Scratch};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The sources that judge and decide: checks, what a device unit keeps, the plan of the host output, what instances reach, and
/// the meaning of expressions.
const JUDGING: [&str; 5] =
    ["impl/src/check", "impl/src/keep", "impl/src/plan", "impl/src/reach", "impl/src/sema"];

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Asked {
    /// The first mutant, in the mixed order.
    #[arg(long, default_value_t = 0)]
    first: usize,
    /// How many mutants.
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Folders of sources (repeatable).
    #[arg(long = "of", value_name = "FOLDER", default_values = JUDGING)]
    folders: Vec<PathBuf>,
    /// How many programs a campaign may look at: by default what one processor judges in a minute.
    #[arg(long, default_value_t = 24_000)]
    programs: u64,
    /// The first seed of a campaign.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// By how many programs that come by a mutant it is asked about.
    #[arg(long, default_value_t = 24_000)]
    tries: u64,
    /// How many processes ask at the same time.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// The suite is asked about what a campaign does not find, by the cases whose names contain this text.
    #[arg(long, value_name = "TEXT")]
    suite: Option<String>,
    /// Fails where campaigns find less than so many percent of the mutants that change something.
    #[arg(long, value_name = "PERCENT")]
    bar: Option<f64>,
    /// The copy of the tree; what is built there stays for the next time.
    #[arg(long, value_name = "FOLDER", default_value = "target/faults")]
    scratch: PathBuf,
    /// The table, a row for each mutant: place, kind, what stands there, what is put there, what came of it, the seed that finds it
    /// or how many programs come by it, its line and the column in that.
    #[arg(long, value_name = "FILE", default_value = "target/faults.tsv")]
    table: PathBuf,
    /// Only list the mutants.
    #[arg(long)]
    list: bool,
}

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Campaign,
    Suite,
    Survives,
    NotRun,
    Equivalent,
    Refused,
}

impl Outcome {
    const ALL: [Outcome; 6] = [
        Outcome::Campaign,
        Outcome::Suite,
        Outcome::Survives,
        Outcome::NotRun,
        Outcome::Equivalent,
        Outcome::Refused,
    ];

    /// The word of the table.
    fn name(self) -> &'static str {
        match self {
            Outcome::Campaign => "campaign",
            Outcome::Suite => "suite",
            Outcome::Survives => "survives",
            Outcome::NotRun => "not run",
            Outcome::Equivalent => "equivalent",
            Outcome::Refused => "no build",
        }
    }
}

/// Plants the mutants that are asked for and looks who finds each; what all rows of the table say together, and whether that is enough.
///
/// # Errors
/// The tree does not build, or a campaign finds something in it without a fault, or a file cannot be read or written.
pub(crate) fn run(tree: &Path, asked: &Asked) -> anyhow::Result<(String, bool)> {
    let all = mixed(tree, &asked.folders)?;
    let chosen: Vec<&Mutant> = all.iter().skip(asked.first).take(asked.count).collect();
    if asked.list {
        let lines = chosen.iter().map(|one| format!("{one}: {} => {}\n", flat(&one.from), flat(&one.to)));
        return Ok((lines.collect(), true));
    }
    let reasons = Reasons::of_tree(tree)?;
    let table = tree.join(&asked.table);
    let known = rows(&table)?;
    let left: Vec<&Mutant> = chosen.into_iter().filter(|one| !known.contains(&one.to_string())).collect();
    if !left.is_empty() {
        let scratch = Scratch::of(tree, &tree.join(&asked.scratch))?;
        let planted = Planting::new(&scratch, &left)?.plant()?;
        ensure!(scratch.builds()?, "{} does not build", asked.scratch.display());
        let asking = Asking { scratch: &scratch, asked, left: &left, reasons: &reasons };
        asking.judge_all(&planted, &Table::open(&table)?)?;
    }
    summary(&table, asked.bar)
}

/// The table, to which several threads write.
struct Table(Mutex<fs::File>);

impl Table {
    fn open(path: &Path) -> anyhow::Result<Table> {
        let file = fs::OpenOptions::new().create(true).append(true).open(path);
        Ok(Table(Mutex::new(file.with_context(|| format!("cannot write {}", path.display()))?)))
    }

    fn add(&self, one: &Mutant, outcome: Outcome, number: u64) -> anyhow::Result<()> {
        let (line, column) = &one.in_line;
        let told = (flat(&one.from), flat(&one.to), outcome.name());
        let row = format!("{one}\t{}\t{}\t{}\t{number}\t{line}\t{column}\n", told.0, told.1, told.2);
        let mut file = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(row.as_bytes()).context("cannot write the table")?;
        print!("{row}");
        Ok(())
    }
}

/// What mutants are asked about with.
struct Asking<'a> {
    scratch: &'a Scratch,
    asked: &'a Asked,
    /// The mutants by number.
    left: &'a [&'a Mutant],
    reasons: &'a Reasons,
}

impl Asking<'_> {
    /// Asks about each mutant, several processes at a time.
    fn judge_all(&self, planted: &BTreeSet<usize>, table: &Table) -> anyhow::Result<()> {
        for (_, one) in self.left.iter().enumerate().filter(|(number, _)| !planted.contains(number)) {
            table.add(one, Outcome::Refused, 0)?;
        }
        let jobs = self.asked.jobs.max(1);
        let extent =
            Extent { first: self.asked.seed, programs: self.asked.programs, tries: self.asked.tries };
        let work = |job: usize| {
            let mine = planted.iter().copied().enumerate().filter(|(at, _)| at % jobs == job);
            let mine: BTreeSet<usize> = mine.map(|(_, number)| number).collect();
            asking::ask(self.scratch, &mine, extent, |number, found| {
                let (outcome, told) = self.outcome(number, found)?;
                table.add(self.left[number], outcome, told)
            })
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..jobs)
                .map(|job| {
                    let work = &work;
                    scope.spawn(move || work(job))
                })
                .collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("the thread panicked"))
        })
    }

    /// What came of a mutant, and the number in its row.
    fn outcome(&self, number: usize, found: Found) -> anyhow::Result<(Outcome, u64)> {
        let came = match found {
            Found::By(seed) => return Ok((Outcome::Campaign, seed)),
            Found::Never(came) => came,
        };
        let outcome = match &self.asked.suite {
            Some(filter) if self.scratch.suite(number, filter)? != Ended::With(Some(0)) => Outcome::Suite,
            _ if self.reasons.of_mutant(self.left[number]).is_some() => Outcome::Equivalent,
            _ if came == 0 => Outcome::NotRun,
            _ => Outcome::Survives,
        };
        Ok((outcome, came))
    }
}

/// All mutants under `folders`, in an order that mixes them.
fn mixed(tree: &Path, folders: &[PathBuf]) -> anyhow::Result<Vec<Mutant>> {
    let mut all = Vec::new();
    for folder in folders {
        let mut files = Vec::new();
        sources(&tree.join(folder), &mut files)?;
        for path in files {
            let text =
                fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let name = path.strip_prefix(tree).unwrap_or(&path).to_string_lossy().into_owned();
            all.extend(mutants::of(&name, &text).with_context(|| name.clone())?);
        }
    }
    all.sort_by_cached_key(|one| hash(one.to_string().as_bytes()));
    Ok(all)
}

/// The Rust sources under `folder` that are no tests, sorted.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    paths.sort();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name.contains("test") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// FNV-1a: the same order on every machine.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

/// A text on one line of a table.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The mutants that the table has.
fn rows(path: &Path) -> anyhow::Result<BTreeSet<String>> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(why) => return Err(why).with_context(|| format!("cannot read {}", path.display())),
    };
    Ok(text.lines().filter_map(|line| Some(line.split('\t').next()?.to_owned())).collect())
}

/// How many mutants came to what, in each folder and in all, each that nobody found, and whether campaigns find as many percent as
/// `bar` asks for of those that change something.
fn summary(path: &Path, bar: Option<f64>) -> anyhow::Result<(String, bool)> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let cells: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let mut told = String::new();
    for row in cells.iter().filter(|row| is(row, Outcome::Survives) || is(row, Outcome::NotRun)) {
        told += &format!("{}: {}: {} => {}\n", row[3], row[0], row[1], row[2]);
    }
    let folders: BTreeSet<&str> = cells.iter().map(|row| folder(row)).collect();
    for one in folders.iter().filter(|_| folders.len() > 1) {
        let rows: Vec<&Vec<&str>> = cells.iter().filter(|row| folder(row) == *one).collect();
        told += &format!("{one}: {}", counted(&rows).0);
    }
    let (all, share) = counted(&cells.iter().collect::<Vec<_>>());
    Ok((told + &all, bar.is_none_or(|bar| share >= bar)))
}

/// Whether that came of the mutant of a row.
fn is(row: &[&str], outcome: Outcome) -> bool {
    row.get(3) == Some(&outcome.name())
}

/// The folder of the source of a row.
fn folder<'a>(row: &[&'a str]) -> &'a str {
    let place = row.first().copied().unwrap_or_default();
    place.split('/').nth(2).filter(|_| place.starts_with("impl/src/")).unwrap_or(place)
}

/// How many mutants of some rows came to what, and how many percent of those that change something campaigns find.
fn counted(rows: &[&Vec<&str>]) -> (String, f64) {
    let count = |one: Outcome| rows.iter().filter(|row| is(row, one)).count();
    let counts: Vec<String> =
        Outcome::ALL.into_iter().map(|one| format!("{} {}", count(one), one.name())).collect();
    let found = count(Outcome::Campaign);
    let seen = rows.len() - count(Outcome::Equivalent) - count(Outcome::Refused);
    let share = if seen == 0 { 100.0 } else { 100.0 * found as f64 / seen as f64 };
    let counts = counts.join(", ");
    (format!("{} mutants: {counts}; campaigns find {share:.1} percent\n", rows.len()), share)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    #[test]
    fn the_front_end_has_mutants_of_every_kind_and_no_name_twice() {
        let all = mixed(&tree(), &["impl/src/check".into(), "impl/src/plan".into()]).unwrap();
        let names: BTreeSet<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), all.len());
        let kinds: BTreeSet<_> = all.iter().map(|one| one.kind).collect();
        assert_eq!(kinds.len(), 4);
        // Any piece is a sample of all folders.
        let of_plan = all.iter().take(200).filter(|one| one.file.contains("plan")).count();
        assert!((20..180).contains(&of_plan), "{of_plan} of 200");
        assert!(all.iter().all(|one| !one.file.contains("test")));
    }

    #[test]
    fn every_reason_is_one_of_a_mutant_that_is_there() {
        let all = mixed(&tree(), &JUDGING.map(PathBuf::from)).unwrap();
        assert_eq!(Reasons::of_tree(&tree()).unwrap().stale(all.iter()), Vec::<String>::new());
    }

    #[test]
    fn a_table_is_read_back_and_summed_up() {
        let path = std::env::temp_dir().join(format!("faults-{}.tsv", std::process::id()));
        fs::write(&path, "impl/src/a/a.rs:1:2 drop\tf();\t\tcampaign\t9\nimpl/src/a/b.rs:3:4 negate\tb\t!(b)\tsurvives\t70\n")
            .unwrap();
        assert!(rows(&path).unwrap().contains("impl/src/a/b.rs:3:4 negate"));
        let told = summary(&path, Some(50.0)).unwrap();
        assert!(!summary(&path, Some(50.1)).unwrap().1);
        fs::remove_file(&path).unwrap();
        let counts = "1 campaign, 0 suite, 1 survives, 0 not run, 0 equivalent, 0 no build; campaigns find 50.0 percent";
        assert_eq!(
            told,
            (format!("survives: impl/src/a/b.rs:3:4 negate: b => !(b)\n2 mutants: {counts}\n"), true)
        );
        assert!(rows(&path).unwrap().is_empty());
    }
}
