//! The suite that judges any CUDA front end.
//!
//! Input: case files (`conformance/cases/**.cu`, format in `conformance/RUNNING.md`) and the programs of
//! `corpus/`. Output: per case, run and front end an [`judge::Outcome`], and the reports made of them.
//! In reading order: [`case`] reads files, [`prepare`](mod@prepare) makes units of them, [`adapters`] ask front
//! ends, [`judge`](mod@judge) compares answers with expectations, [`compare`] compares two front ends with each
//! other, [`suite`] does all of it in parallel, [`cross`](mod@cross) asks oracle and front end beyond what the cases say, [`report`] tells.
//!
//! The suite knows front ends by [`adapters::FrontEnd`] only; it never looks into one.

pub mod adapters;
pub mod bless;
pub mod builds;
pub mod case;
pub mod compare;
pub mod corpora;
pub mod cross;
pub mod deviations;
pub mod judge;
pub mod kept;
pub mod matrix;
pub mod mutation;
pub mod observations;
pub mod pool;
pub mod prepare;
pub mod process;
pub mod releases;
pub mod report;
pub mod restated;
pub mod status;
pub mod suite;
pub mod toolkit;
pub mod truth;
pub mod watch;
pub mod whole;
pub mod witness;
