//! The rules of the CUDA host/device split as data, and the vocabulary they speak of.
//!
//! Two halves:
//! * [`release`], [`space`], [`mod@unit`] and [`observation`] are plain vocabulary types without dependencies: what can be
//!   asked of one run of a front end, and what it can answer. Oracle and front end both produce
//!   [`observation::Observation`]; the suite compares them.
//! * `rules` (feature `rules`) is the rule data of `spec/rules/*.yaml`, loaded, checked for totality and
//!   ready to be interpreted.
//!
//! This crate holds no parser, no name lookup and no writer: those exist twice, in `cufe-oracle` and in
//! `cufe`, by different hands.

pub mod observation;
pub mod release;
pub mod space;
pub mod unit;

#[cfg(feature = "rules")]
pub mod book;
#[cfg(feature = "rules")]
pub mod generate;
#[cfg(feature = "rules")]
pub mod generate_options;
#[cfg(feature = "rules")]
pub mod options;
#[cfg(feature = "rules")]
pub mod page;
#[cfg(feature = "rules")]
pub mod product;
#[cfg(feature = "rules")]
pub mod rules;
