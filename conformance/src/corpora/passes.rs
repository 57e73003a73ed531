//! A unit's text as nvcc hands it to the front end of a pass, and what it tells that front end.

use super::build::dry_run;
use super::unit::Unit;
use crate::adapters::DEVICE_MODULE_ID;
use crate::case::options_of;
use crate::process;
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use cufe_spec::unit::{Dialect, Options, Pass};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(300);

/// The unit of a source file that nvcc would compile with `flags`.
///
/// # Errors
/// There is no such file.
pub fn of_source(toolkit: &Toolkit, source: &Path, flags: &[String]) -> Result<Unit> {
    let path = fs::canonicalize(source).with_context(|| format!("cannot read {}", source.display()))?;
    let place = path.parent().unwrap_or(Path::new("/")).to_path_buf();
    Ok(Unit {
        name: source.to_string_lossy().into_owned(),
        place,
        arguments: Vec::new(),
        source: (flags.to_vec(), PathBuf::from(path.file_name().unwrap_or_default())),
        text: None,
        release: toolkit.release,
    })
}

/// The text of `unit` preprocessed for `pass`, and the options that nvcc passes.
///
/// # Errors
/// nvcc does not say how, or the preprocessor refuses the source.
pub fn text_in(toolkit: &Toolkit, unit: &Unit, pass: Pass) -> Result<(Vec<u8>, Options)> {
    let commands = dry_run(toolkit, &unit.place, &unit.source.0, &unit.source.1)?;
    let words = match pass {
        Pass::Host => &commands.preprocess,
        Pass::Device => &commands.device,
        Pass::Jit => bail!("nvcc has no device-only compilation"),
    };
    let scratch = tempfile::tempdir().context("cannot make a working folder")?;
    let text = scratch.path().join("unit.ii");
    let mut preprocess = Command::new(&words[0]);
    preprocess.current_dir(&unit.place).env("SOURCE_DATE_EPOCH", "0").args(&words[1..]).arg("-o").arg(&text);
    let done = process::run(&mut preprocess, LIMIT)?;
    if done.code != 0 {
        bail!("{}: the preprocessor exits {}: {}", unit.name, done.code, done.err);
    }
    // Paths and host compiler are the defaults of options or stand beside them.
    let known: Vec<String> = commands
        .front_end
        .into_iter()
        .filter(|word| options_of(std::slice::from_ref(word)).is_ok())
        .collect();
    let original = |path: &Path| path.to_string_lossy().into_owned();
    let options = Options {
        dialect: Dialect::Released(toolkit.release),
        pass,
        original_file: original(&unit.source.1),
        original_path: original(&unit.place.join(&unit.source.1)),
        // Names of entities with internal linkage have the module's id in them.
        random_seed: Some("cufe".to_owned()),
        module_id: (pass == Pass::Device).then(|| DEVICE_MODULE_ID.to_owned()),
        ..options_of(&known).map_err(anyhow::Error::msg)?
    };
    Ok((fs::read(&text).with_context(|| format!("no {}", text.display()))?, options))
}
