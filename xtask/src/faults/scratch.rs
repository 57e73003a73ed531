//! A copy of the tree in which faults are planted, and the programs that are built from it.

use crate::faults::schema::SWITCH;
use anyhow::{Context as _, ensure};
use cargo_metadata::Message;
use cargo_metadata::diagnostic::{Diagnostic, DiagnosticLevel};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The most memory that a program may take, in KiB: a fault may ask for memory without end.
const MOST_MEMORY: u64 = 6 << 20;

/// How long the suite may take.
const LIMIT: Duration = Duration::from_secs(1_800);

/// The copy.
#[derive(Debug)]
pub(super) struct Scratch {
    root: PathBuf,
}

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// With this status; none where a signal ended it.
    With(Option<i32>),
    /// It was ended, since it did not end.
    Late,
}

/// An error of the compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    /// What it says.
    pub(super) text: String,
    /// Where: sources from the root of the tree, and bytes in them; the place that it is about first.
    pub(super) places: Vec<(String, usize)>,
}

impl Scratch {
    /// Copies the files that version control has under `tree` to `root`; what is built there stays.
    ///
    /// # Errors
    /// The files cannot be listed or copied.
    pub(super) fn of(tree: &Path, root: &Path) -> anyhow::Result<Scratch> {
        let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(tree).output();
        let listed = listed.context("cannot run git")?;
        ensure!(listed.status.success(), "git ls-files: {}", String::from_utf8_lossy(&listed.stderr));
        for name in String::from_utf8(listed.stdout)?.split('\0').filter(|name| !name.is_empty()) {
            let (from, to) = (tree.join(name), root.join(name));
            // What is deleted and not committed yet is in the list.
            let Ok(bytes) = fs::read(&from) else { continue };
            if fs::read(&to).is_ok_and(|there| there == bytes) {
                continue;
            }
            fs::create_dir_all(to.parent().unwrap_or(root))?;
            fs::write(&to, bytes).with_context(|| format!("cannot write {}", to.display()))?;
        }
        Ok(Scratch { root: root.to_owned() })
    }

    /// The text of a source.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn read(&self, file: &str) -> anyhow::Result<String> {
        let path = self.root.join(file);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    }

    /// Puts a text in the place of a source.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn write(&self, file: &str, text: &str) -> anyhow::Result<()> {
        let path = self.root.join(file);
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }

    /// The errors of the compiler in the mutated crate.
    ///
    /// # Errors
    /// Cargo cannot be run, or does not succeed and names no error.
    pub(super) fn check(&self) -> anyhow::Result<Vec<Wrong>> {
        let mut cargo = self.cargo();
        cargo.args(["check", "--quiet", "--lib", "-p", "cufe", "--message-format", "json"]);
        let mut child = cargo.stdout(Stdio::piped()).spawn().context("cannot run cargo")?;
        let mut wrong = Vec::new();
        for message in
            child.stdout.take().into_iter().flat_map(|out| Message::parse_stream(BufReader::new(out)))
        {
            if let Message::CompilerMessage(told) = message?
                && matches!(told.message.level, DiagnosticLevel::Error | DiagnosticLevel::Ice)
                && !told.message.spans.is_empty()
            {
                wrong.push(Wrong { text: told.message.message.clone(), places: places(&told.message) });
            }
        }
        let status = child.wait()?;
        ensure!(status.success() || !wrong.is_empty(), "cargo check in {}: {status}", self.root.display());
        Ok(wrong)
    }

    /// Builds the program that asks and the suite; `false` where the compiler refuses the tree.
    ///
    /// # Errors
    /// Cargo cannot be run.
    pub(super) fn builds(&self) -> anyhow::Result<bool> {
        let mut cargo = self.cargo();
        cargo.args(["build", "--quiet", "--release", "--bin", "cufe-faults", "--bin", "cufe-conformance"]);
        cargo.env("CARGO_INCREMENTAL", "0");
        let status = cargo.stdout(Stdio::null()).status();
        Ok(status.with_context(|| format!("cannot run {cargo:?}"))?.success())
    }

    /// Begins the program that asks about many mutants, with its three numbers; it reads and writes what its caller gives it.
    ///
    /// # Errors
    /// It cannot be run.
    pub(super) fn judge(&self, numbers: [u64; 3]) -> anyhow::Result<Child> {
        let words = numbers.map(|number| number.to_string());
        let mut command = self.limited("cufe-faults", &words.each_ref().map(String::as_str));
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        command.spawn().context("cannot run cufe-faults")
    }

    /// Runs the cases of the suite whose names contain `filter` on the front end alone, with the mutant of a number.
    ///
    /// # Errors
    /// It cannot be run.
    pub(super) fn suite(&self, planted: usize, filter: &str) -> anyhow::Result<Ended> {
        let words = ["run", "--front-end", "cufe", "--filter", filter];
        let mut command = self.limited("cufe-conformance", &words);
        command.env(SWITCH, planted.to_string());
        ended(&mut command.spawn().context("cannot run cufe-conformance")?)
    }

    fn cargo(&self) -> Command {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.env("CARGO_INCREMENTAL", "1");
        cargo.env("CARGO_TARGET_DIR", self.root.join("target")).env_remove("RUSTFLAGS");
        cargo.current_dir(&self.root).stdin(Stdio::null()).stderr(Stdio::null());
        cargo
    }

    /// A program that was built in the copy, with little memory.
    fn limited(&self, name: &str, words: &[&str]) -> Command {
        let path = self.root.join("target/release").join(name);
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MOST_MEMORY}; exec \"$@\""), "sh"]).arg(path).args(words);
        command.current_dir(&self.root).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.env("RAYON_NUM_THREADS", "1").env_remove(SWITCH);
        command
    }
}

/// How a program ends within the limit.
fn ended(child: &mut Child) -> anyhow::Result<Ended> {
    let begun = Instant::now();
    while begun.elapsed() < LIMIT {
        if let Some(status) = child.try_wait()? {
            return Ok(Ended::With(status.code()));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill()?;
    child.wait()?;
    Ok(Ended::Late)
}

/// The places of a diagnostic and of its notes.
fn places(told: &Diagnostic) -> Vec<(String, usize)> {
    let mut spans: Vec<_> = told.spans.iter().collect();
    spans.sort_by_key(|span| !span.is_primary);
    let own = spans.into_iter().map(|span| (span.file_name.clone(), span.byte_start as usize));
    own.chain(told.children.iter().flat_map(places)).collect()
}
