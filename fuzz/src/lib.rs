//! Generators, campaigns and reducers that set front ends against each other.
//!
//! Input: seeds or bytes. Output: programs ([`generate`]), and for each the differences that the neutral comparison of
//! `cufe-conformance` finds between two front ends ([`campaign`]), made small ([`reduce`]);
//! or real units, changed in one place ([`annotate`]). This crate must not know how
//! a front end works inside.

pub mod annotate;
pub mod campaign;
pub mod generate;
pub mod host_compiler;
pub mod known;
pub mod mutate;
pub mod pruned;
pub mod reduce;
pub mod rows;
pub mod store;
pub mod subject;
pub mod suite;
pub mod tally;
pub mod targets;
