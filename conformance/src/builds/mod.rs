//! Whole builds: every program of `corpus/run` is built by the released nvcc twice, once as it is and once with another front
//! end in place of `cudafe++`, and the two host halves are compared.
//!
//! ```text
//! program -> staged source -> build (nvcc)        -> observe (nm, objdump, runs) -> compare -> table
//!                          -> build (shim's nvcc) -> observe                     ->
//! ```
//!
//! What "equal" means for each comparison is in [`compare::Comparison`]. The real build is kept in the user's cache folder
//! ([`stage::Stage`]); everything else is done anew in every run.

pub mod beyond;
pub mod build;
pub mod compare;
pub mod exceptions;
pub mod observe;
pub mod program;
pub mod ptx;
pub mod report;
pub mod shim;
pub mod stage;
pub mod suite;
