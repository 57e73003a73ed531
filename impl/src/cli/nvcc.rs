//! The nvcc of a shim: cufe, called by that name, becomes the toolkit's nvcc under the name of the shim's.
//!
//! A program of the shim's own, and not a link to the toolkit's nvcc, so that whoever keeps objects by the compiler that
//! made them (ccache, sccache) tells the two apart, and sees a new cufe.

use super::shim;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// nvcc's name.
const NAME: &str = "nvcc";
/// The exit status where nvcc cannot be run.
const CANNOT_RUN: i32 = 4;

/// Whether the program was called as nvcc.
pub(super) fn is_called(arguments: &[OsString]) -> bool {
    shim::is_called(arguments, NAME)
}

/// Becomes the toolkit's nvcc; returns the exit status only where that cannot be.
pub(super) fn main(arguments: &[OsString]) -> i32 {
    let Some((place, toolkit)) = shim::around_called(&arguments[0], NAME) else { return CANNOT_RUN };
    let program = toolkit.join("bin").join(NAME);
    let why = become_program(&program, &place, &arguments[1..]);
    eprintln!("cufe: cannot run {}: {why}", program.display());
    CANNOT_RUN
}

#[cfg(unix)]
pub(super) fn become_program(program: &Path, name: &Path, arguments: &[OsString]) -> std::io::Error {
    use std::os::unix::process::CommandExt;
    Command::new(program).arg0(name).args(arguments).exec()
}

#[cfg(not(unix))]
pub(super) fn become_program(program: &Path, _: &Path, arguments: &[OsString]) -> std::io::Error {
    match Command::new(program).args(arguments).status() {
        Ok(status) => std::process::exit(status.code().unwrap_or(CANNOT_RUN)),
        Err(why) => why,
    }
}
