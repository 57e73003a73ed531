//! A copy of the tree in which faults are planted, and the programs that are built from it.

use anyhow::{Context as _, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The most memory that a campaign may take, in KiB: a fault may ask for memory without end.
const MOST_MEMORY: u64 = 6 << 20;

/// Beyond its time a campaign has so long to tell what it found.
const GRACE: Duration = Duration::from_secs(120);

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

    /// Builds the campaign and the suite; `false` where the compiler refuses the tree.
    ///
    /// # Errors
    /// Cargo cannot be run.
    pub(super) fn builds(&self) -> anyhow::Result<bool> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["build", "--quiet", "--bin", "cufe-fuzz", "--bin", "cufe-conformance"]);
        // What is mutated is one crate, and only a little of it.
        cargo.envs([("CARGO_INCREMENTAL", "1"), ("CARGO_PROFILE_DEV_DEBUG", "0")]);
        cargo.env("CARGO_TARGET_DIR", self.root.join("target"));
        cargo.env_remove("RUSTFLAGS");
        Ok(self.status(&mut cargo)?.success())
    }

    /// Runs a campaign of so many seconds that ends with its first finding; `None` where it has none.
    ///
    /// # Errors
    /// It cannot be run.
    pub(super) fn campaign(&self, seconds: u64) -> anyhow::Result<Ended> {
        let limit = seconds.to_string();
        let words = ["campaign", "--until-found", "--count", "10000000", "--show", "0", "--seconds", &limit];
        self.ended("cufe-fuzz", &words, Duration::from_secs(seconds) + GRACE)
    }

    /// Runs the cases of the suite whose names contain `filter` on the front end alone.
    ///
    /// # Errors
    /// It cannot be run.
    pub(super) fn suite(&self, filter: &str) -> anyhow::Result<Ended> {
        self.ended("cufe-conformance", &["run", "--front-end", "cufe", "--filter", filter], 5 * GRACE)
    }

    fn status(&self, command: &mut Command) -> anyhow::Result<ExitStatus> {
        let quiet = command.current_dir(&self.root).stdin(Stdio::null()).stdout(Stdio::null());
        quiet.stderr(Stdio::null()).status().with_context(|| format!("cannot run {command:?}"))
    }

    fn ended(&self, program: &str, words: &[&str], limit: Duration) -> anyhow::Result<Ended> {
        let path = self.root.join("target/debug").join(program);
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit -v {MOST_MEMORY}; exec \"$@\""), "sh"]).arg(path).args(words);
        command.current_dir(&self.root).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().with_context(|| format!("cannot run {program}"))?;
        let begun = Instant::now();
        while begun.elapsed() < limit {
            if let Some(status) = child.try_wait()? {
                return Ok(Ended::With(status.code()));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        child.kill()?;
        child.wait()?;
        Ok(Ended::Late)
    }
}
