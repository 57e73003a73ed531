//! Bytes to [`Source`]: the text, the files its line markers name, and the place of every byte.

mod line_marker;
mod span;

pub use line_marker::{FileName, Place, Source};
pub use span::Span;
