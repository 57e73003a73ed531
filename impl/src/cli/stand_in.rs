//! What the programs of a shim and of `cufe build` share that run, or become, the toolkit's of their name.

use super::{shim, toolkit};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The command with which `cufe build` has cufe stand in for a program of the toolkit: its path and its arguments follow.
pub(super) const COMMAND: &str = "stand-in";
/// How nvcc's own names of intermediate files begin: nobody looks at these files.
pub(super) const INTERMEDIATE: &str = "tmpxft_";
/// The exit status where the toolkit's program cannot be run.
pub(super) const CANNOT_RUN: i32 = 4;

/// Whether the program was called by a name: a shim's programs are links to cufe.
pub(super) fn is_called(arguments: &[OsString], name: &str) -> bool {
    arguments.first().is_some_and(|called| Path::new(called).file_name() == Some(name.as_ref()))
}

/// The place in its shim of the program that was called so, alone where it was found on the path, and the root of that
/// shim's toolkit; says so where it is in none.
pub(super) fn around(called: &OsString, name: &str) -> Option<(PathBuf, PathBuf)> {
    let called = Path::new(called);
    let is_place = called.components().count() > 1;
    let found = if is_place { Some(called.to_owned()) } else { toolkit::program_on_path(name) };
    let around = found.and_then(|program| shim::around(&program));
    if around.is_none() {
        eprintln!("cufe: called as {name}, but {} is in no folder that `cufe shim` made", called.display());
    }
    around
}

/// Becomes a program under another name; returns the exit status, after the reason was said, only where that cannot be.
pub(super) fn become_program(program: &Path, name: &Path, arguments: &[OsString]) -> i32 {
    cannot_run(program, &replace(program, name, arguments))
}

#[cfg(unix)]
fn replace(program: &Path, name: &Path, arguments: &[OsString]) -> io::Error {
    use std::os::unix::process::CommandExt;
    Command::new(program).arg0(name).args(arguments).exec()
}

#[cfg(not(unix))]
fn replace(program: &Path, _: &Path, arguments: &[OsString]) -> io::Error {
    match Command::new(program).args(arguments).status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(CANNOT_RUN)),
        Err(why) => why,
    }
}

/// Says why a program does not run; gives the exit status.
pub(super) fn cannot_run(program: &Path, why: &io::Error) -> i32 {
    eprintln!("cufe: cannot run {}: {why}", program.display());
    CANNOT_RUN
}

/// Says what a program said; gives its exit status.
pub(super) fn pass_on(output: &Output) -> i32 {
    // What cannot be told to a closed stream is told by the status.
    let _ = io::stdout().write_all(&output.stdout).and_then(|()| io::stderr().write_all(&output.stderr));
    output.status.code().unwrap_or(CANNOT_RUN)
}
