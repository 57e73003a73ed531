//! The front end.

pub mod bodies;
pub mod check;
pub mod cli;
pub mod compile;
pub mod diag;
pub mod dump;
pub mod emit;
mod growth;
mod hir;
pub mod ids;
pub mod lambda;
pub mod lex;
pub mod limits;
pub mod names;
mod observe;
pub mod parse;
pub mod plan;
mod reach;
pub mod read;
pub mod rules;
mod sema;
pub mod source;
pub mod statistics;
pub mod threads;
pub mod tree;

pub use observe::observe;
