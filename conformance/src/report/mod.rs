//! What an invocation tells: a table for the terminal, JUnit for continuous integration.

mod junit;
mod terminal;

pub use junit::write_junit;
pub use terminal::render;
