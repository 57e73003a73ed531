//! One unit: the text that both read, and what each says of it.

use super::compare::{Compared, compare};
use super::facts::Facts;
use crate::corpora::unit::Unit;
use crate::process::{self, Finished};
use crate::toolkit::{Choice, Toolkit};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(600);

/// The programs that are used.
#[derive(Debug, Clone)]
pub struct Programs {
    /// The released tool chain: its headers.
    pub toolkit: Toolkit,
    /// cufe's binary.
    pub cufe: PathBuf,
    /// clang 14.
    pub clang: PathBuf,
    /// The plugin built against it.
    pub plugin: PathBuf,
}

impl Programs {
    /// Lets `scripts/clang-truth` of the project at `root` find clang and build the plugin.
    ///
    /// # Errors
    /// When clang is missing or the plugin does not build: the script says what to do.
    pub fn find(root: &Path, cufe: PathBuf) -> Result<Programs> {
        let toolkit = Toolkit::find(&Choice::default())?;
        let done = process::run(&mut Command::new(root.join("scripts/clang-truth")), LIMIT)?;
        if done.code != 0 {
            bail!("{}", done.err.trim());
        }
        let mut lines = done.out.lines().map(PathBuf::from);
        let (Some(clang), Some(plugin)) = (lines.next(), lines.next()) else {
            bail!("scripts/clang-truth printed: {}", done.out)
        };
        Ok(Programs { toolkit, cufe, clang, plugin })
    }
}

/// A judged unit, with the text that the offsets are of.
#[derive(Debug, Clone)]
pub struct Judged {
    /// The unit's name.
    pub unit: String,
    /// The text.
    pub text: Vec<u8>,
    /// What came of it.
    pub compared: Compared,
}

/// Judges one unit in the folder `scratch`.
///
/// # Errors
/// When cufe refuses the unit, or clang refuses what cufe wrote: then nothing can be judged.
pub fn judge(programs: &Programs, unit: &Unit, scratch: &Path) -> Result<Judged> {
    let Some(source) = &unit.text else { bail!("there is no text: the preprocessor refuses the source") };
    let path = text_of(programs, unit, source, scratch)?;
    let standard = unit.standard();
    let facts = scratch.join("facts");
    let mut clang = Command::new(&programs.clang);
    clang.args([
        &format!("-std=c++{standard}"),
        "-w",
        "-ferror-limit=0",
        "-fsyntax-only",
        "-x",
        "c++-cpp-output",
    ]);
    let mut plugin = std::ffi::OsString::from("-fplugin=");
    plugin.push(&programs.plugin);
    clang.arg(plugin).args([
        "-Xclang",
        "-plugin",
        "-Xclang",
        "cufe-truth",
        "-Xclang",
        "-plugin-arg-cufe-truth",
        "-Xclang",
    ]);
    clang.arg(&facts).arg(&path);
    succeed(&process::run(&mut clang, LIMIT)?, "clang")?;
    let clang = Facts::of_clang(&String::from_utf8_lossy(&fs::read(&facts)?))?;
    let mut cufe = Command::new(&programs.cufe);
    cufe.args(["read", "--json", "--uses", &format!("--std={standard}")]).arg(&path);
    let said = process::run(&mut cufe, LIMIT)?;
    succeed(&said, "cufe read")?;
    let cufe = Facts::of_cufe(&said.out)?;
    let text = fs::read(&path)?;
    let compared = compare(&text, &clang, &cufe);
    Ok(Judged { unit: unit.name.clone(), text, compared })
}

/// cufe's host text, preprocessed once more as nvcc has the host compiler do. The stub file is empty: it holds cicc's code.
fn text_of(programs: &Programs, unit: &Unit, source: &Path, scratch: &Path) -> Result<PathBuf> {
    let host = scratch.join("host.cpp");
    let mut cufe = Command::new(&programs.cufe);
    cufe.current_dir(&unit.place).args(&unit.arguments).arg("--gen_c_file_name").arg(&host);
    cufe.args(["--stub_file_name", "unit.stub.c", "--gen_module_id_file", "--module_id_file_name"]);
    cufe.arg(scratch.join("host.id")).arg(source);
    succeed(&process::run(&mut cufe, LIMIT)?, "cufe")?;
    fs::write(scratch.join("unit.stub.c"), "")?;
    let include = programs.toolkit.top.join("include");
    let text = scratch.join("unit.ii");
    let mut clang = Command::new(&programs.clang);
    clang.args([
        &format!("-std=c++{}", unit.standard()),
        "-E",
        "-x",
        "c++",
        "-D__CUDA_ARCH__=900",
        "-D__CUDA_ARCH_LIST__=900",
    ]);
    clang
        .arg("-DCUDA_DOUBLE_MATH_FUNCTIONS")
        .arg("-I")
        .arg(&include)
        .arg("-isystem")
        .arg(include.join("cccl"));
    clang.arg("-I").arg(scratch).arg(&host).arg("-o").arg(&text);
    succeed(&process::run(&mut clang, LIMIT)?, "clang -E")?;
    Ok(text)
}

fn succeed(done: &Finished, what: &str) -> Result<()> {
    if done.code == 0 {
        return Ok(());
    }
    let errors = done.err.lines().filter(|line| line.contains("error:"));
    let first = errors.clone().next().or_else(|| done.err.lines().next()).unwrap_or_default().to_owned();
    bail!("{what} exits {} with {} errors: {first}", done.code, errors.count())
}

/// Judges the units one after the other; `finished` gets each result. Their texts are large: none is kept.
///
/// # Errors
/// Only when the scratch folder cannot be made; a unit that cannot be judged is a result of its own.
pub fn run(
    programs: &Programs,
    units: &[Unit],
    mut finished: impl FnMut(&Unit, Result<Judged>),
) -> Result<()> {
    for unit in units {
        let scratch = tempfile::tempdir().context("cannot make a folder for the texts")?;
        finished(unit, judge(programs, unit, scratch.path()));
    }
    Ok(())
}
