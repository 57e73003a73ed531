//! The released tool chain: which one is asked, where it is, and which release it is.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use cufe_spec::release::Release;

use crate::process::{self, Finished};
use crate::suite::project_root;

/// The environment variable that names the toolkit's folder.
const TOOLKIT_VARIABLE: &str = "CUFE_TOOLKIT";

const LIMIT: Duration = Duration::from_secs(60);

/// Which toolkit is meant: a release, which `scripts/toolkit` has brought, or a folder.
#[derive(Clone, Debug, Default, clap::Args)]
#[group(skip)]
pub struct Choice {
    /// The release of the toolkit, `13.5`; default: that of the folder, or 13.0.
    #[arg(long, value_name = "RELEASE", value_parser = release_of_name)]
    pub release: Option<Release>,
    /// Top folder of a toolkit; default: the one that CUFE_TOOLKIT names, or what scripts/toolkit says of the release.
    #[arg(long, value_name = "FOLDER")]
    pub toolkit: Option<PathBuf>,
}

impl Choice {
    /// The toolkit in a folder.
    #[must_use]
    pub fn at(folder: &Path) -> Choice {
        Choice { release: None, toolkit: Some(folder.to_path_buf()) }
    }

    /// The toolkit of a release.
    #[must_use]
    pub fn of(release: Release) -> Choice {
        Choice { release: Some(release), toolkit: None }
    }

    /// The release that cases are read for: the one that is named, or that of the toolkit that is named.
    #[must_use]
    pub fn release_asked(&self) -> Release {
        let found = || Toolkit::find(self).map_or(Release::REFERENCE, |toolkit| toolkit.release);
        self.release.unwrap_or_else(found)
    }

    /// The toolkit that is named; where none is, those of all releases that are here.
    #[must_use]
    pub fn all_asked(&self) -> Vec<(Release, Choice)> {
        if self.release.is_some() || self.toolkit.is_some() {
            return vec![(self.release_asked(), self.clone())];
        }
        let choices = Release::ALL.into_iter().map(|release| (release, Choice::of(release)));
        choices.filter(|(_, choice)| Toolkit::find(choice).is_ok()).collect()
    }

    /// A release or a folder, as one word of a command line has it.
    ///
    /// # Errors
    /// When it is neither.
    pub fn from_word(word: &str) -> Result<Choice, String> {
        match Release::from_name(word) {
            Some(release) => Ok(Choice::of(release)),
            None if Path::new(word).is_dir() => Ok(Choice::at(Path::new(word))),
            None => Err(format!("{}, and no such folder", release_of_name(word).unwrap_err())),
        }
    }
}

fn release_of_name(name: &str) -> Result<Release, String> {
    Release::from_name(name)
        .ok_or_else(|| format!("no release {name}; known are {}", Release::ALL.map(Release::name).join(", ")))
}

/// A released tool chain on this machine.
#[derive(Clone, Debug)]
pub struct Toolkit {
    /// Its top folder: `bin/nvcc` is below it.
    pub top: PathBuf,
    /// The release that its programs are read as.
    pub release: Release,
    /// Its own version, `13.5.37`.
    pub version: String,
    /// What `nvcc --version` and the host compiler say: part of every cache key.
    pub said: String,
}

impl Toolkit {
    /// The toolkit of `choice`. Without a folder and without a release it is the one that the environment names, or the
    /// one of [`Release::REFERENCE`].
    ///
    /// # Errors
    /// When it is not there: the message says which command brings it. When the folder holds another release than the one
    /// asked for.
    pub fn find(choice: &Choice) -> Result<Toolkit> {
        let in_environment = || std::env::var_os(TOOLKIT_VARIABLE).map(PathBuf::from);
        let top = match (&choice.toolkit, choice.release) {
            (Some(top), _) => top.clone(),
            (None, Some(release)) => printed_by_script(release)?,
            (None, None) => match in_environment() {
                Some(top) => top,
                None => printed_by_script(Release::REFERENCE)?,
            },
        };
        let nvcc = top.join("bin/nvcc");
        if !nvcc.is_file() {
            let script = script_command(choice.release.unwrap_or(Release::REFERENCE));
            bail!("the released tool chain is missing: no {}; run {script} to fetch it", nvcc.display());
        }
        let said = answer(Command::new(&nvcc).arg("--version"))?;
        let host = answer(Command::new("g++").arg("--version"))?;
        let version = version_in(&said).with_context(|| format!("{} tells no version", nvcc.display()))?;
        let release = Release::from_version(&version)
            .with_context(|| format!("{} has the version {version}", nvcc.display()))?;
        let asked = choice.release.unwrap_or(release);
        ensure!(asked == release, "{} is {version}, not of release {asked}", top.display());
        let said = format!("{}\n{}", said.trim(), host.lines().next().unwrap_or_default());
        Ok(Toolkit { top, release, version, said })
    }

    /// The released driver.
    #[must_use]
    pub fn nvcc(&self) -> PathBuf {
        self.top.join("bin/nvcc")
    }

    /// The released host front end.
    #[must_use]
    pub fn front_end(&self) -> PathBuf {
        self.top.join("bin/cudafe++")
    }

    /// The device compiler.
    #[must_use]
    pub fn cicc(&self) -> PathBuf {
        self.top.join("nvvm/bin/cicc")
    }

    /// The run-time compiler's library.
    #[must_use]
    pub fn nvrtc(&self) -> PathBuf {
        self.top.join("lib/libnvrtc.so.13")
    }

    /// The folder of builds with it, below `target`: each release has its own, so that two runs may be at work at once.
    #[must_use]
    pub fn builds_folder(&self) -> String {
        match self.release {
            Release::REFERENCE => "builds".to_owned(),
            other => format!("builds-{other}"),
        }
    }

    /// What nvcc passes to both front ends behind the name of the module id file, whatever it is asked for.
    #[must_use]
    pub fn always(&self) -> &'static [&'static str] {
        if self.release >= Release::Cuda13_3 { &["--simt-only"] } else { &[] }
    }
}

/// The command that brings a release.
fn script_command(release: Release) -> String {
    match release {
        Release::REFERENCE => "scripts/toolkit".to_owned(),
        other => format!("scripts/toolkit --release {other}"),
    }
}

/// `13.5.37` in `Cuda compilation tools, release 13.5, V13.5.37`.
pub(crate) fn version_in(said: &str) -> Option<String> {
    let words = said.split_whitespace().filter_map(|word| word.strip_prefix('V'));
    let version = words
        .map(|word| word.trim_end_matches(','))
        .find(|word| word.split('.').count() > 1 && word.split('.').all(|part| part.parse::<u32>().is_ok()));
    version.map(str::to_owned)
}

fn printed_by_script(release: Release) -> Result<PathBuf> {
    let script = project_root().join("scripts/toolkit");
    let done = process::run(Command::new(&script).args(["--print", "--release", release.name()]), LIMIT)?;
    if done.code != 0 || done.out.trim().is_empty() {
        let (Finished { out, err, .. }, script) = (done, script_command(release));
        bail!("the released tool chain is missing ({}{}); run {script} to fetch it", out.trim(), err.trim());
    }
    Ok(PathBuf::from(done.out.trim()))
}

fn answer(command: &mut Command) -> Result<String> {
    let done = process::run(command, LIMIT)?;
    if done.code != 0 {
        bail!("{} failed with exit {}: {}", command.get_program().to_string_lossy(), done.code, done.err);
    }
    Ok(done.out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_read_in_what_a_program_says() {
        let said = "nvcc: NVIDIA (R) Cuda compiler driver\nCuda compilation tools, release 13.5, V13.5.37\nBuild cuda_13.5.r13.5";
        assert_eq!(version_in(said).as_deref(), Some("13.5.37"));
        assert_eq!(version_in("Version V, V1 Vx.y"), None);
    }

    #[test]
    fn the_releases_that_can_be_fetched_are_the_known_ones() {
        let lines = || include_str!("../../spec/releases.yaml").lines();
        let values = |key: &str| -> Vec<String> {
            lines().filter_map(|line| Some(line.strip_prefix(key)?.trim_matches('"').to_owned())).collect()
        };
        assert_eq!(values("  - release: "), Release::ALL.map(Release::name));
        assert_eq!(values("    version: "), Release::ALL.map(Release::version));
        assert_eq!(
            lines().filter(|line| line.starts_with("      nvidia-cuda-nvcc: ")).count(),
            Release::ALL.len()
        );
    }

    #[test]
    fn a_word_names_a_release_or_a_folder() {
        assert_eq!(Choice::from_word("13.5").unwrap().release, Some(Release::Cuda13_5));
        assert_eq!(Choice::from_word("/").unwrap().toolkit.as_deref(), Some(Path::new("/")));
        let error = Choice::from_word("12.9").unwrap_err();
        assert_eq!(
            error,
            "no release 12.9; known are 13.0, 13.1, 13.2, 13.3, 13.4, 13.5, and no such folder"
        );
    }
}
