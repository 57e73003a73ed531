//! What an invocation tells: a table for the terminal, JUnit for continuous integration.

mod junit;
mod kinds;
mod terminal;

pub use junit::write_junit;
pub use kinds::kinds;
pub use terminal::render;
