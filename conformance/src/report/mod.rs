//! What an invocation tells: a table for the terminal, JUnit for continuous integration.

mod junit;
mod kinds;
mod page;
mod results;
mod terminal;

pub use junit::write_junit;
pub use kinds::kinds;
pub use page::page;
pub use results::{Asked, Results, Said};
pub use terminal::render;
