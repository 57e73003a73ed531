//! The reference interpreter of the rules over Core CUDA.
//!
//! Read it next to the five documents: one file per chapter under `chapters/`, functions in the documents'
//! order, each naming the rule id whose table it interprets. The input language is `oracle/GRAMMAR.md`;
//! whatever is outside of it gets [`Answer::NotCore`], never a guess.

use cufe_spec::observation::{Answer, Place};
use cufe_spec::unit::Unit;

/// What the documents say of `unit`, or the first place that is outside Core CUDA.
pub fn observe(unit: &Unit) -> Answer {
    Answer::NotCore {
        place: Place { file: unit.name.clone(), line: 1, column: 0 },
        what: "the interpreter does not read units yet".to_owned(),
    }
}
