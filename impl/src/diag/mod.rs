//! Diagnostics: collected as code, place and arguments while checking; severity and text are decided once,
//! at the end.
//!
//! ```text
//! checks -> Findings --(control: flags, pragmas, system headers)--> Judged --(Source)--> Shown -> renderers
//! ```
//! [`control`] decides what is shown and how severe it is, [`shown`] gives it a place and a text, and one file
//! per form writes it: [`tool`] (the released tool's bytes), [`human`], [`json`], [`sarif`].

pub mod catalogue;
pub mod control;
pub mod human;
pub mod json;
pub mod sarif;
pub mod shown;
pub mod tool;

use catalogue::Record;

/// One violation as a check found it: no severity and no text yet.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The catalogue record.
    pub record: &'static Record,
    /// Byte offset in the unit of the token that the caret points at.
    pub at: u32,
    /// Byte offset at which a one-pass reader notices it: the end of a declarator, the point of instantiation.
    /// Findings are shown in this order, as the released tool shows them.
    pub noticed: u32,
    /// The values of the record's placeholders, in order.
    pub arguments: Vec<String>,
    /// Lines such as `detected during instantiation of ...`, printed under the caret.
    pub notes: Vec<String>,
}

impl Finding {
    /// A finding noticed where it stands.
    pub fn new(record: &'static Record, at: u32, arguments: Vec<String>) -> Finding {
        Finding { record, at, noticed: at, arguments, notes: Vec::new() }
    }

    /// The same finding, noticed at a later token.
    pub fn noticed(mut self, at: u32) -> Finding {
        self.noticed = at;
        self
    }

    /// The same finding with one more note line.
    pub fn note(mut self, line: String) -> Finding {
        self.notes.push(line);
        self
    }
}
