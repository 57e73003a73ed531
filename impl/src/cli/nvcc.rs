//! The nvcc of a shim: cufe, called by that name, becomes the toolkit's nvcc under the name of the shim's.
//!
//! A program of the shim's own, and not a link to the toolkit's nvcc, so that whoever keeps objects by the compiler that
//! made them (ccache, sccache) tells the two apart, and sees a new cufe.

use super::stand_in::{self, CANNOT_RUN, become_program};
use std::ffi::OsString;

/// nvcc's name.
const NAME: &str = "nvcc";

/// Whether the program was called as nvcc.
pub(super) fn is_called(arguments: &[OsString]) -> bool {
    stand_in::is_called(arguments, NAME)
}

/// Becomes the toolkit's nvcc; returns the exit status only where that cannot be.
pub(super) fn main(arguments: &[OsString]) -> i32 {
    let Some((place, toolkit)) = stand_in::around(&arguments[0], NAME) else { return CANNOT_RUN };
    become_program(&toolkit.join("bin").join(NAME), &place, &arguments[1..])
}
