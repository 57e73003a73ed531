//! `cargo xtask faults`: does a campaign find a fault that somebody makes in the front end?
//!
//! ```text
//! sources --mutants--> a copy of the tree with one of them --cargo build--> campaign, then suite --> a row of the table
//! ```
//! Mutants are taken in an order that mixes files and kinds, the same on every machine, so that any piece of it is a sample,
//! and several machines can take a piece each. The table is written row by row; what is in it already is not asked again.

mod mutants;
mod scratch;

use anyhow::{Context as _, ensure};
use mutants::Mutant;
use scratch::{Ended, Scratch};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

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
    #[arg(long = "of", value_name = "FOLDER", default_values = ["impl/src/check", "impl/src/plan", "impl/src/reach"])]
    folders: Vec<PathBuf>,
    /// How long a campaign may look, in seconds.
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The suite is asked about what a campaign does not find, by the cases whose names contain this text.
    #[arg(long, value_name = "TEXT")]
    suite: Option<String>,
    /// The copy of the tree; what is built there stays for the next time.
    #[arg(long, value_name = "FOLDER", default_value = "target/faults")]
    scratch: PathBuf,
    /// The table, a row for each mutant: place, kind, what stands there, what is put there, what came of it, seconds.
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
    Refused,
}

impl Outcome {
    const ALL: [Outcome; 4] = [Outcome::Campaign, Outcome::Suite, Outcome::Survives, Outcome::Refused];

    /// The word of the table.
    fn name(self) -> &'static str {
        match self {
            Outcome::Campaign => "campaign",
            Outcome::Suite => "suite",
            Outcome::Survives => "survives",
            Outcome::Refused => "no build",
        }
    }
}

/// Plants the mutants that are asked for, one after the other; what all rows of the table say together.
///
/// # Errors
/// The tree does not build, or a campaign finds something in it without a fault, or a file cannot be read or written.
pub(crate) fn run(tree: &Path, asked: &Asked) -> anyhow::Result<String> {
    let all = mixed(tree, &asked.folders)?;
    let chosen: Vec<&Mutant> = all.iter().skip(asked.first).take(asked.count).collect();
    if asked.list {
        let lines = chosen.iter().map(|one| format!("{one}: {} => {}\n", flat(&one.from), flat(&one.to)));
        return Ok(lines.collect());
    }
    let (path, folder) = (tree.join(&asked.table), tree.join(&asked.scratch));
    let known = rows(&path)?;
    let left: Vec<&Mutant> = chosen.into_iter().filter(|one| !known.contains(&one.to_string())).collect();
    if !left.is_empty() {
        let scratch = Scratch::of(tree, &folder)?;
        ensure!(scratch.builds()?, "{} does not build", folder.display());
        let ended = scratch.campaign(asked.seconds.min(20))?;
        ensure!(ended == Ended::With(Some(0)), "a campaign fails without a fault: {ended:?}");
        for one in left {
            let begun = Instant::now();
            let outcome = plant(&scratch, one, asked)?;
            let row = format!(
                "{one}\t{}\t{}\t{}\t{}\n",
                flat(&one.from),
                flat(&one.to),
                outcome.name(),
                begun.elapsed().as_secs()
            );
            let mut table = fs::OpenOptions::new().create(true).append(true).open(&path)?;
            table.write_all(row.as_bytes()).with_context(|| format!("cannot write {}", path.display()))?;
            print!("{row}");
        }
    }
    summary(&path)
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

/// Builds the tree with one mutant and looks who finds it.
fn plant(scratch: &Scratch, one: &Mutant, asked: &Asked) -> anyhow::Result<Outcome> {
    let text = scratch.read(&one.file)?;
    scratch.write(&one.file, &one.applied_to(&text))?;
    let outcome = judged(scratch, asked);
    scratch.write(&one.file, &text)?;
    outcome
}

fn judged(scratch: &Scratch, asked: &Asked) -> anyhow::Result<Outcome> {
    if !scratch.builds()? {
        return Ok(Outcome::Refused);
    }
    if scratch.campaign(asked.seconds)? != Ended::With(Some(0)) {
        return Ok(Outcome::Campaign);
    }
    Ok(match &asked.suite {
        Some(filter) if scratch.suite(filter)? != Ended::With(Some(0)) => Outcome::Suite,
        _ => Outcome::Survives,
    })
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

/// How many mutants came to what, and each that nobody found.
fn summary(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let cells: Vec<Vec<&str>> = text.lines().map(|line| line.split('\t').collect()).collect();
    let outcome = |row: &Vec<&str>| row.get(3).copied().unwrap_or_default().to_owned();
    let mut told = String::new();
    for row in cells.iter().filter(|row| outcome(row) == Outcome::Survives.name()) {
        told += &format!("survives: {}: {} => {}\n", row[0], row[1], row[2]);
    }
    let count = |one: Outcome| cells.iter().filter(|row| outcome(row) == one.name()).count();
    let counts: Vec<String> =
        Outcome::ALL.into_iter().map(|one| format!("{} {}", count(one), one.name())).collect();
    Ok(told + &format!("{} mutants: {}\n", cells.len(), counts.join(", ")))
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
    fn a_table_is_read_back_and_summed_up() {
        let path = std::env::temp_dir().join(format!("faults-{}.tsv", std::process::id()));
        fs::write(&path, "a.rs:1:2 drop\tf();\t\tcampaign\t9\na.rs:3:4 negate\tb\t!(b)\tsurvives\t70\n")
            .unwrap();
        assert!(rows(&path).unwrap().contains("a.rs:3:4 negate"));
        let told = summary(&path).unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!(
            told,
            "survives: a.rs:3:4 negate: b => !(b)\n2 mutants: 1 campaign, 0 suite, 1 survives, 0 no build\n"
        );
        assert!(rows(&path).unwrap().is_empty());
    }
}
