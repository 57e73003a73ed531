//! Programs on which the released tool chain fails and cufe does not (`corpus/beyond`). The evidence is replayed: the released
//! build must fail with the words that the list holds, the candidate's must work and its program pass.

use super::build::{self, Driver};
use super::observe;
use super::program::Program;
use super::suite::Settings;
use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use std::fs;
use std::path::Path;

/// What the released tool chain says of one program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evidence {
    /// Name of the program.
    pub program: String,
    /// A part of the messages of the build that fails.
    pub says: String,
}

/// Reads the list: one line each, `program | text`; `#` begins a comment line.
///
/// # Errors
/// When the file cannot be read, or a line has not the two parts.
pub fn read(path: &Path) -> Result<Vec<Evidence>> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse(&text).with_context(|| format!("in {}", path.display()))
}

fn parse(text: &str) -> Result<Vec<Evidence>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split_once('|') {
            Some((program, says)) if !says.trim().is_empty() => {
                Ok(Evidence { program: program.trim().to_owned(), says: says.trim().to_owned() })
            }
            _ => bail!("expected `program | text`: {line}"),
        })
        .collect()
}

/// Replays every program in parallel: its name, and what is wrong with the claim if anything is.
pub fn run(settings: &Settings, programs: &[Program], list: &[Evidence]) -> Vec<(String, Option<String>)> {
    programs
        .par_iter()
        .map(|program| {
            let wrong = match list.iter().find(|evidence| evidence.program == program.name) {
                None => Some("no evidence is listed".to_owned()),
                Some(evidence) => {
                    judge(settings, program, evidence).unwrap_or_else(|error| Some(format!("{error:#}")))
                }
            };
            (program.name.clone(), wrong)
        })
        .collect()
}

fn judge(settings: &Settings, program: &Program, evidence: &Evidence) -> Result<Option<String>> {
    let source = fs::canonicalize(&program.path)?;
    let folder = settings.output.join("beyond").join(&program.name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let (real, own) = (folder.join("released"), folder.join("candidate"));
    for folder in [&real, &own] {
        fs::create_dir_all(folder)?;
    }
    let released =
        build::build(&Driver::nvcc(settings.toolkit.nvcc()), &source, program, &fs::canonicalize(real)?)?;
    if released.code == 0 {
        return Ok(Some("the released tool chain builds it".to_owned()));
    }
    if !released.messages.contains(&evidence.says) {
        return Ok(Some(format!(
            "the released tool chain fails in another way:\n{}",
            released.first_errors()
        )));
    }
    let candidate = build::build(&settings.candidate, &source, program, &fs::canonicalize(own)?)?;
    if candidate.code != 0 {
        return Ok(Some(format!("its build fails, exit {}:\n{}", candidate.code, candidate.first_errors())));
    }
    let observed = observe::observe(&candidate, &settings.fake_runtime, 1)?;
    let wrong = observed.fake.iter().map(|run| &run.done).find(|finished| finished.code != 0);
    Ok(wrong.map(|finished| {
        format!("it is wrong with the fake runtime: exit {}\n{}{}", finished.code, finished.out, finished.err)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_program_and_what_is_said_of_it() {
        let list = parse("# comment\n\na | x | y\n b|z\n").unwrap();
        assert_eq!(
            list,
            [
                Evidence { program: "a".into(), says: "x | y".into() },
                Evidence { program: "b".into(), says: "z".into() }
            ]
        );
        assert!(parse("a\n").is_err());
        assert!(parse("a | \n").is_err());
    }
}
