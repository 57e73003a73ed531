//! Units as `scripts/corpora` leaves them in the cache folder.

use crate::builds::stage::cache_folder;
use crate::process;
use crate::toolkit::Toolkit;
use anyhow::{Context, Result, bail};
use cufe::cli::shim::RELEASE_VARIABLE;
use cufe_spec::release::Release;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A preprocessed unit.
#[derive(Debug, Clone)]
pub struct Unit {
    /// Its name, `list/project/file`.
    pub name: String,
    /// The folder that its paths are relative to.
    pub place: PathBuf,
    /// Arguments of the released tool, without files.
    pub arguments: Vec<String>,
    /// nvcc's flags, and the source, relative to `place`.
    pub source: (Vec<String>, PathBuf),
    /// The text's file; `None` when the host compiler's preprocessor refuses the source.
    pub text: Option<PathBuf>,
    /// The release whose tools and headers it is for.
    pub release: Release,
}

impl Unit {
    /// The standard of C++ that its arguments ask for, in two digits.
    #[must_use]
    pub fn standard(&self) -> u8 {
        standard(&self.arguments)
    }

    /// The front end `program` with the unit's arguments, in its folder. cufe reads its release where nvcc with its shim
    /// would tell it; the released tool does not.
    #[must_use]
    pub fn front_end(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.place).args(&self.arguments).env(RELEASE_VARIABLE, self.release.version());
        command
    }
}

/// The standard of C++ that arguments of the released tool ask for, in two digits.
#[must_use]
pub fn standard(arguments: &[String]) -> u8 {
    let written = arguments.iter().find_map(|argument| argument.strip_prefix("--c++")?.parse().ok());
    written.unwrap_or(17)
}

/// What to take.
#[derive(Debug, Clone, Default)]
pub struct Choice {
    /// A list of `scripts/corpora`: `ci`, `development`, `cccl`, `libstdcxx`, `all`.
    pub corpus: String,
    /// Only units whose name contains one of these; all when empty.
    pub only: Vec<String>,
    /// Units at a time, as given to the script; 0: its default.
    pub jobs: usize,
    /// The toolkit whose headers are included; `None`: the script's own choice.
    pub toolkit: Option<Toolkit>,
}

/// Lets the script of the project at `root` make the units of `choice`, and reads them. Its progress goes to standard error.
///
/// # Errors
/// When the script cannot fetch or preprocess something: it says what.
pub fn bring(root: &Path, choice: &Choice) -> Result<Vec<Unit>> {
    let mut command = Command::new(root.join("scripts/corpora"));
    command.arg(&choice.corpus);
    for text in &choice.only {
        command.arg("--only").arg(text);
    }
    if choice.jobs > 0 {
        command.arg("--jobs").arg(choice.jobs.to_string());
    }
    // Each release's units for itself: none is made anew because another release was asked about.
    let units = match &choice.toolkit {
        Some(toolkit) if toolkit.release != Release::REFERENCE => format!("units-{}", toolkit.version),
        _ => "units".to_owned(),
    };
    if let Some(toolkit) = &choice.toolkit {
        command.arg("--toolkit").arg(&toolkit.top).args(["--units", &units]);
    }
    let done = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start scripts/corpora")?;
    if !done.status.success() {
        bail!("scripts/corpora failed (above)");
    }
    let folder = cache_folder("corpora")?.join(units);
    let names = String::from_utf8(done.stdout).context("scripts/corpora prints no text")?;
    let release = choice.toolkit.as_ref().map_or(Release::REFERENCE, |toolkit| toolkit.release);
    let found: Vec<Unit> = names.lines().map(|name| read(&folder, name, release)).collect::<Result<_>>()?;
    if found.is_empty() {
        bail!("no unit of {} has such a name", choice.corpus);
    }
    Ok(found)
}

fn read(folder: &Path, name: &str, release: Release) -> Result<Unit> {
    let folder = folder.join(name);
    let path = folder.join("command.json");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let command: Value =
        serde_json::from_str(&text).with_context(|| format!("{} is damaged", path.display()))?;
    let texts = |key: &str| -> Option<Vec<String>> {
        command.get(key)?.as_array()?.iter().map(|one| Some(one.as_str()?.to_owned())).collect()
    };
    let text = |key: &str| Some(PathBuf::from(command.get(key)?.as_str()?));
    let preprocessed = folder.join("unit.ii");
    let unit = || {
        Some(Unit {
            name: name.to_owned(),
            place: text("place")?,
            arguments: texts("cudafe++")?,
            source: (texts("flags")?, text("source")?),
            text: preprocessed.is_file().then_some(preprocessed),
            release,
        })
    };
    unit().with_context(|| format!("{} is not as scripts/corpora writes it", path.display()))
}

/// The text of a unit made comparable between machines: without line markers, and without the cache folder's place, which
/// `assert` and the like put into string literals.
#[must_use]
pub fn comparable(text: &[u8], cache: &Path) -> Vec<u8> {
    let cache = cache.to_string_lossy();
    let mut out = Vec::with_capacity(text.len());
    for line in text.split_inclusive(|byte| *byte == b'\n') {
        if line.starts_with(b"# ") {
            continue;
        }
        let mut rest = line;
        while let Some(at) = find(rest, cache.as_bytes()) {
            out.extend_from_slice(&rest[..at]);
            rest = &rest[at + cache.len()..];
        }
        out.extend_from_slice(rest);
    }
    out
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    memchr::memmem::find(text, wanted)
}

/// Runs `command`, and says the user and system time it took, in milliseconds: other work on the machine changes it least.
///
/// # Errors
/// When the command cannot be started.
pub fn timed(command: &Command, limit: std::time::Duration) -> Result<(process::Finished, u64)> {
    // The shell's own `time` needs no file and no privilege; its line is the last of standard error.
    let mut shell = Command::new("bash");
    shell
        .args(["-c", "TIMEFORMAT='%3U %3S'; time \"$0\" \"$@\""])
        .arg(command.get_program())
        .args(command.get_args());
    shell.env("LC_ALL", "C");
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    let mut done = process::run(&mut shell, limit)?;
    let said = done.err.trim_end();
    let (before, last) = said.rsplit_once('\n').unwrap_or(("", said));
    let seconds: Option<f64> = last
        .split(' ')
        .map(|word| word.parse::<f64>().ok())
        .sum::<Option<f64>>()
        .filter(|_| last.contains(' '));
    let took = seconds.map_or(0, |seconds| (seconds * 1e3).round() as u64);
    if seconds.is_some() {
        done.err = before.to_owned();
    }
    Ok((done, took))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn line_markers_and_the_cache_are_left_out() {
        let text = b"# 1 \"/somewhere/.cache/cufe/x.h\"\nint a;\nf(\"/somewhere/.cache/cufe/y.h\", \"/somewhere/.cache/cufe\");\n#pragma once\n";
        let made = comparable(text, Path::new("/somewhere/.cache/cufe"));
        assert_eq!(String::from_utf8(made).unwrap(), "int a;\nf(\"/y.h\", \"\");\n#pragma once\n");
    }

    #[test]
    fn a_timed_command_keeps_its_output_and_code() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo out; echo err >&2; exit 3"]);
        let (done, took) = timed(&command, Duration::from_secs(20)).unwrap();
        assert_eq!((done.code, done.out.as_str(), done.err.as_str()), (3, "out\n", "err"));
        assert!(took < 10_000);
    }
}
