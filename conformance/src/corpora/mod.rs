//! Real code, read by cufe and by the released tool.
//!
//! ```text
//! scripts/corpora --> units (cache folder) --+-- cufe, twice ------> Counts --+
//!                                            +-- released tool ----> Verdict -+--> Row --compare--> table in the repository
//! ```
//! The table holds one row per unit: what the text is (fingerprint), what the released tool says of it, what cufe counted. A count
//! that gets worse fails; one that gets better is written with `cufe-corpora update`.

pub mod build;
pub mod build_table;
pub mod host;
pub mod host_table;
pub mod judge;
pub mod lines;
pub mod links;
pub mod passes;
pub mod programs;
pub mod reading;
pub mod table;
pub mod unit;
pub mod verdict;
