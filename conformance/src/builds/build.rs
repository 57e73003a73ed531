//! One nvcc build that keeps its intermediate files.

use super::program::{PART_ENDING, Program};
use crate::process;
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

const LIMIT: Duration = Duration::from_secs(300);
const TARGET: [&str; 3] = ["-arch=sm_90", "-cudart", "static"];

/// What a build left.
#[derive(Debug, Clone)]
pub struct Built {
    /// The folder it worked in.
    pub folder: PathBuf,
    /// The program's name.
    pub name: String,
    /// nvcc's exit code.
    pub code: i32,
    /// Everything nvcc and the tools it ran wrote.
    pub messages: String,
    /// Seconds from start to end.
    pub seconds: f64,
}

/// What takes the command line of nvcc.
#[derive(Debug, Clone)]
pub struct Driver {
    /// The program.
    pub program: PathBuf,
    /// What stands before the command line.
    pub before: Vec<OsString>,
}

impl Driver {
    /// An nvcc.
    #[must_use]
    pub fn nvcc(program: PathBuf) -> Driver {
        Driver { program, before: Vec::new() }
    }

    /// `cufe build` with the toolkit at `top`.
    #[must_use]
    pub fn cufe_build(cufe: &Path, top: &Path) -> Driver {
        let before = vec!["build".into(), "--toolkit".into(), top.into()];
        Driver { program: cufe.to_path_buf(), before }
    }

    /// The same with an argument before the command line.
    #[must_use]
    pub fn with(mut self, argument: Option<&str>) -> Driver {
        self.before.extend(argument.map(OsString::from));
        self
    }
}

/// Compiles and links `source` in `folder` with `driver`, for compute capability 9.0 and against the static runtime.
///
/// # Errors
/// When the driver cannot be started or the folder not be written; a refused program is a `Built` with a non-zero code.
pub fn build(driver: &Driver, source: &Path, program: &Program, folder: &Path) -> Result<Built> {
    fs::create_dir_all(folder.join("keep")).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut command = Command::new(&driver.program);
    command
        .args(&driver.before)
        .current_dir(folder)
        .env("LC_ALL", "C")
        .args(["-keep", "-keep-dir", "keep"])
        .args(TARGET);
    command.args(&program.flags).arg(source);
    if program.part.is_some() {
        command.arg(source.with_extension(&PART_ENDING[1..]));
    }
    command.arg("-o").arg(&program.name);
    let begun = Instant::now();
    let done = process::run(&mut command, LIMIT)?;
    let seconds = begun.elapsed().as_secs_f64();
    let built = Built {
        folder: folder.to_path_buf(),
        name: program.name.clone(),
        code: done.code,
        messages: done.out + &done.err,
        seconds,
    };
    fs::write(folder.join("messages"), &built.messages)?;
    // Last: a folder with this file is a whole build.
    fs::write(folder.join("built"), format!("{} {seconds:.3}\n", built.code))?;
    Ok(built)
}

impl Built {
    /// The build that `folder` holds, if it is whole.
    #[must_use]
    pub fn read(folder: &Path, name: &str) -> Option<Built> {
        let built = fs::read_to_string(folder.join("built")).ok()?;
        let (code, seconds) = built.trim().split_once(' ')?;
        Some(Built {
            folder: folder.to_path_buf(),
            name: name.to_owned(),
            code: code.parse().ok()?,
            messages: fs::read_to_string(folder.join("messages")).ok()?,
            seconds: seconds.parse().ok()?,
        })
    }

    /// The messages from the first line that says `error`, at most twelve lines.
    #[must_use]
    pub fn first_errors(&self) -> String {
        let lines: Vec<&str> = self.messages.lines().collect();
        let first = lines.iter().position(|line| line.contains("error")).unwrap_or(0);
        lines[first..lines.len().min(first + 12)].join("\n")
    }

    /// A kept intermediate file, `keep/<name><ending>`.
    #[must_use]
    pub fn kept(&self, ending: &str) -> PathBuf {
        self.folder.join("keep").join(format!("{}{ending}", self.name))
    }

    /// Kept intermediate files of all its sources, the program's first.
    #[must_use]
    pub fn kept_of_all(&self, ending: &str) -> Vec<PathBuf> {
        let part = self.kept(&format!("{}{ending}", PART_ENDING.trim_end_matches(".cu")));
        [self.kept(ending), part].into_iter().filter(|path| path.is_file()).collect()
    }

    /// The host objects of all its sources, and, for relocatable code, the linked device half.
    #[must_use]
    pub fn linked_objects(&self) -> Vec<PathBuf> {
        let mut objects = self.kept_of_all(".o");
        objects.push(self.kept("_dlink.o"));
        objects.retain(|path| path.is_file());
        objects
    }

    /// The program, linked with the static runtime.
    #[must_use]
    pub fn executable(&self) -> PathBuf {
        self.folder.join(&self.name)
    }
}
