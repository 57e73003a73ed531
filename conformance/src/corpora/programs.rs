//! The programs of `corpus/run` as units: preprocessed as nvcc does before it runs the front end.

use super::build::dry_run;
use super::unit::Unit;
use crate::builds::program::{PART_ENDING, Program, discover};
use crate::process;
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);

/// Preprocesses the sources of every program of the corpus whose unit's name contains one of `only`; the texts go to `folder`, one
/// folder each. A program of two files is two units.
///
/// # Errors
/// When the corpus cannot be read or a source not be preprocessed.
pub fn units(toolkit: &Toolkit, corpus: &Path, only: &[String], folder: &Path) -> Result<Vec<Unit>> {
    let programs = discover(corpus, &[])?;
    let sources: Vec<(String, PathBuf, &Program)> = programs
        .iter()
        .flat_map(|program| {
            let part = program.part.is_some().then(|| program.path.with_extension(&PART_ENDING[1..]));
            let own = (format!("run/{}", program.name), program.path.clone(), program);
            std::iter::once(own).chain(part.map(|path| (format!("run/{}.part", program.name), path, program)))
        })
        .filter(|(name, _, _)| only.is_empty() || only.iter().any(|text| name.contains(text.as_str())))
        .collect();
    if sources.is_empty() {
        bail!("no program has such a name");
    }
    sources.par_iter().map(|(name, source, program)| unit(toolkit, name, source, program, folder)).collect()
}

fn unit(toolkit: &Toolkit, name: &str, source: &Path, program: &Program, folder: &Path) -> Result<Unit> {
    let source = fs::canonicalize(source)?;
    let place = source.parent().unwrap_or(Path::new("/")).to_path_buf();
    let file = PathBuf::from(source.file_name().unwrap_or_default());
    let commands = dry_run(toolkit, &place, &program.flags, &file)?;
    let folder = folder.join(name);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let text = folder.join("unit.ii");
    let mut preprocess = Command::new(&commands.preprocess[0]);
    preprocess.current_dir(&place).args(&commands.preprocess[1..]).arg("-o").arg(&text);
    let done = process::run(&mut preprocess, LIMIT)?;
    if done.code != 0 {
        bail!("{name}: the preprocessor exits {}: {}", done.code, done.err);
    }
    Ok(Unit {
        name: name.to_owned(),
        place,
        arguments: commands.front_end,
        source: (program.flags.clone(), file),
        text: Some(text),
        release: toolkit.release,
    })
}
