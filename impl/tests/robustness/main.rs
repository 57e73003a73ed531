//! Robustness: no input panics, hangs or overflows the stack.
//!
//! ```text
//! cargo test -p cufe --test robustness                       what CI runs: some positions, small sizes
//! CUFE_POSITIONS=500 CUFE_UNITS=FOLDER \
//!   cargo test --release -p cufe --test robustness -- --include-ignored --nocapture
//!                                                            everything: 500 positions in every file of the corpus and
//!                                                            in every .ii of FOLDER, 200 MB, a line of 10 MB
//! ```
//!
//! Everything runs in this process, each unit in a thread of its own, with the stack of an ordinary thread.

mod mutations;
mod nesting;
mod recovery;
mod repetition;
mod size;
mod watch;
