//! The rules of `spec/`, compiled in: dense tables and constants, no data files at run time.

#[rustfmt::skip]
#[allow(clippy::upper_case_acronyms)]
pub mod generated;
