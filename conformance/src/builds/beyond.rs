//! Programs on which the released tool chain fails and cufe does not (`corpus/beyond`). The evidence is replayed: the released
//! build must fail with the words that the list holds, or its program must, the candidate's must work and its program pass.

use super::build::{self, Built, Driver};
use super::observe;
use super::program::Program;
use super::suite::Settings;
use crate::case::Releases;
use anyhow::{Context, Result, anyhow, bail};
use cufe_spec::release::Release;
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// What fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// The released build.
    Build,
    /// The released program, which finds that something is wrong, with the fake runtime.
    Run,
    /// Every build, for the fault is in a tool behind the front end: with cufe in its place, too.
    EveryBuild,
    /// Likewise every program.
    EveryRun,
}

impl Fault {
    /// The word in front of the text of the list.
    const WORDS: [(&'static str, Fault); 3] =
        [("run:", Fault::Run), ("every build:", Fault::EveryBuild), ("every run:", Fault::EveryRun)];
}

/// What the released tool chain says of one program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// Name of the program.
    pub program: String,
    /// The releases that fail; all others build it, and the program passes.
    pub releases: Releases,
    /// What fails.
    pub fault: Fault,
    /// A part of the messages of the build that fails, or of what the program prints.
    pub says: String,
}

/// Reads the list: one line each, `program | text`, with releases `program@-13.1 | text`; in front of the text `run:`,
/// `every build:` or `every run:`. `#` begins a comment line.
///
/// # Errors
/// When the file cannot be read, or a line has not the two parts or names what is no release.
pub fn read(path: &Path) -> Result<Vec<Evidence>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse(&text).with_context(|| format!("in {}", path.display()))
}

fn parse(text: &str) -> Result<Vec<Evidence>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split_once('|') {
            Some((program, says)) if !says.trim().is_empty() => {
                let (program, releases) =
                    Releases::behind(program.trim()).map_err(|why| anyhow!("{why}: {line}"))?;
                let (fault, says) = fault(says.trim());
                Ok(Evidence { program: program.to_owned(), releases, fault, says: says.to_owned() })
            }
            _ => bail!("expected `program | text`: {line}"),
        })
        .collect()
}

fn fault(says: &str) -> (Fault, &str) {
    let named = Fault::WORDS.iter().find_map(|(word, fault)| Some((*fault, says.strip_prefix(word)?.trim())));
    named.unwrap_or((Fault::Build, says))
}

/// Replays every program in parallel: its name, and what is wrong with the claim if anything is.
pub fn run(settings: &Settings, programs: &[Program], list: &[Evidence]) -> Vec<(String, Option<String>)> {
    programs
        .par_iter()
        .map(|program| {
            let rows = list.iter().filter(|evidence| evidence.program == program.name);
            let wrong = match rows.clone().count() {
                0 => Some("no evidence is listed".to_owned()),
                _ => {
                    let evidence = row_of(rows, settings.toolkit.release);
                    judge(settings, program, evidence).unwrap_or_else(|error| Some(format!("{error:#}")))
                }
            };
            (program.name.clone(), wrong)
        })
        .collect()
}

/// The row that speaks of `release`.
fn row_of<'a>(mut rows: impl Iterator<Item = &'a Evidence>, release: Release) -> Option<&'a Evidence> {
    rows.find(|evidence| evidence.releases.contains(release))
}

fn judge(settings: &Settings, program: &Program, evidence: Option<&Evidence>) -> Result<Option<String>> {
    let source = fs::canonicalize(&program.path)?;
    let folder = settings.output.join("beyond").join(&program.name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let built = |name: &str, driver: &Driver| -> Result<Built> {
        let folder: PathBuf = folder.join(name);
        fs::create_dir_all(&folder)?;
        build::build(driver, &source, program, &fs::canonicalize(folder)?)
    };
    let released = built("released", &Driver::nvcc(settings.toolkit.nvcc()))?;
    if let Some(wrong) = judge_released(settings, &released, evidence)? {
        return Ok(Some(wrong));
    }
    let candidate = built("candidate", &settings.candidate)?;
    match evidence {
        Some(evidence) if matches!(evidence.fault, Fault::EveryBuild | Fault::EveryRun) => {
            fails(settings, &candidate, evidence, "its")
        }
        _ => passes(settings, &candidate, "its"),
    }
}

/// What is wrong with what the list says of the released build.
fn judge_released(settings: &Settings, built: &Built, evidence: Option<&Evidence>) -> Result<Option<String>> {
    match evidence {
        None => passes(settings, built, "where no fault is listed the released"),
        Some(evidence) => fails(settings, built, evidence, "the released"),
    }
}

/// What is wrong with the claim that a build or its program fails as the list says.
fn fails(settings: &Settings, built: &Built, evidence: &Evidence, whose: &str) -> Result<Option<String>> {
    let says = &evidence.says;
    if matches!(evidence.fault, Fault::Build | Fault::EveryBuild) || built.code != 0 {
        return Ok(fails_with(built, says, whose));
    }
    let observed = observe::observe(built, &settings.fake_runtime, 1)?;
    let mut runs = observed.fake.iter().map(|run| &run.done);
    let told = runs.any(|run| run.code != 0 && (run.out.contains(says) || run.err.contains(says)));
    Ok((!told).then(|| format!("{whose} program does not say so")))
}

/// What is wrong with the claim that a build fails with these words.
fn fails_with(built: &Built, says: &str, whose: &str) -> Option<String> {
    match built.code {
        0 => Some(format!("{whose} build works")),
        _ if built.messages.contains(says) => None,
        _ => Some(format!("{whose} build fails in another way:\n{}", built.first_errors())),
    }
}

/// What is wrong with the claim that a build works and that its program passes with the fake runtime.
fn passes(settings: &Settings, built: &Built, whose: &str) -> Result<Option<String>> {
    if built.code != 0 {
        return Ok(Some(format!("{whose} build fails, exit {}:\n{}", built.code, built.first_errors())));
    }
    let observed = observe::observe(built, &settings.fake_runtime, 1)?;
    let wrong = observed.fake.iter().map(|run| &run.done).find(|finished| finished.code != 0);
    Ok(wrong.map(|finished| {
        let (out, err) = (&finished.out, &finished.err);
        format!("{whose} program is wrong with the fake runtime: exit {}\n{out}{err}", finished.code)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evidence(program: &str, releases: &str, fault: Fault, says: &str) -> Evidence {
        let releases = Releases::parse(releases).unwrap();
        Evidence { program: program.into(), releases, fault, says: says.into() }
    }

    #[test]
    fn a_line_is_a_program_and_what_is_said_of_it() {
        let list = parse(
            "# comment\n\na | x | y\n b@-13.1|z\nc|run: 7\nd@13.5- | every build: e\nf | every run: g\n",
        )
        .unwrap();
        assert_eq!(
            list,
            [
                evidence("a", "13.0-", Fault::Build, "x | y"),
                evidence("b", "13.0-13.1", Fault::Build, "z"),
                evidence("c", "13.0-", Fault::Run, "7"),
                evidence("d", "13.5", Fault::EveryBuild, "e"),
                evidence("f", "13.0-", Fault::EveryRun, "g"),
            ]
        );
        for wrong in ["a\n", "a | \n", "a@12.9 | x\n"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_row_of_a_release() {
        let list = parse("a@-13.1 | x\na@13.5- | y\n").unwrap();
        let says = |release| row_of(list.iter(), release).map(|evidence| evidence.says.as_str());
        assert_eq!(says(Release::Cuda13_0), Some("x"));
        assert_eq!(says(Release::Cuda13_3), None);
        assert_eq!(says(Release::Cuda13_5), Some("y"));
    }
}
