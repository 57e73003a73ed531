//! The suite.

pub mod builds;
