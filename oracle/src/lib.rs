//! The reference interpreter of the rules over Core CUDA.
//!
//! Read it next to the five documents: one file per chapter under `chapters/`, functions in the documents'
//! order, each naming the rule id whose table it interprets. The input language is `oracle/GRAMMAR.md`;
//! whatever is outside of it gets [`Answer::NotCore`], never a guess.

mod parse;
mod program;
mod scopes;
mod source;
mod types;

use cufe_spec::observation::{Answer, Place};
use cufe_spec::unit::Unit;

/// Why a unit is not answered.
#[derive(Clone, Debug)]
pub(crate) struct NotCore {
    /// The first place outside of Core CUDA.
    pub(crate) place: Place,
    /// What was met there.
    pub(crate) what: String,
}

/// What the documents say of `unit`, or the first place that is outside Core CUDA.
pub fn observe(unit: &Unit) -> Answer {
    let read = source::read(&unit.name, &unit.text).and_then(|s| parse::read(&s).map(|p| format!("{:?}", p.0.launches)));
    match read {
        Ok(read) => Answer::NotCore { place: Place::default(), what: format!("READ {read}") },
        Err(outside) => Answer::NotCore { place: outside.place, what: outside.what },
    }
}
