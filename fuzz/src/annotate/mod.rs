//! Real units with one annotation, return type, callee or launch changed, put to the released tool and to cufe.
//!
//! ```text
//! unit --preprocess, each pass--> text --scan--> sites --seed--> mutant -+- released tool -+
//!                                                                        +- cufe ----------+--> equal, missing, false
//! ```
//! A front end takes a second for a unit, so mutants that are far apart are asked about together; where the answers differ
//! the group is halved until one mutant is left. What differs in the unchanged unit is told once and then left out.

pub mod judge;
pub mod mutants;
mod run;
mod scan;
mod store;
mod subject;
mod tally;
mod tokens;

pub use run::{Settings, replay, run};
pub use store::{Finding, Findings, Replay};
pub use subject::{Origin, Subject};
pub use tally::Tally;
