//! Diagnostics: collected as code, place and arguments while checking; severity and text are decided once,
//! at the end.
//!
//! ```text
//! checks -> Findings --(control: flags, pragmas, system headers)--> Judged --(Source)--> Shown -> renderers
//! ```
//! [`control`] decides what is shown and how severe it is, [`shown`] gives it a place and a text, and one file
//! per form writes it: [`tool`] (the released tool's bytes), [`human`], [`json`], [`sarif`]. The tool form speaks of the
//! unit's lines, the others of those of the user's files, which `place` finds. `teach` knows why, and what can be done.

pub mod catalogue;
pub mod control;
#[cfg(feature = "cli")]
pub mod human;
pub mod json;
pub mod passes;
pub(crate) mod place;
pub mod sarif;
pub mod shown;
pub(crate) mod teach;
pub mod tool;

#[cfg(all(test, feature = "cli"))]
mod tests;

use crate::rules::generated::{DiagnosticId, Report};

/// One violation as a check found it: no severity and no text yet.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The catalogue record.
    pub diagnostic: DiagnosticId,
    /// Byte offset in the unit of the token that the caret points at.
    pub at: u32,
    /// Byte offset at which a one-pass reader notices it: the end of a declarator, the point of instantiation.
    /// Findings are shown in this order, as the released tool shows them.
    pub noticed: u32,
    /// The values of the record's placeholders, in order.
    pub arguments: Vec<String>,
    /// Lines such as `detected during instantiation of ...`, printed under the caret.
    pub notes: Vec<String>,
    /// The other places that it is about, which the released tool does not show.
    pub related: Vec<Related>,
}

/// Another place that a finding is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Related {
    /// Byte offset in the unit of its token.
    pub at: u32,
    /// What stands there.
    pub label: &'static str,
}

impl Finding {
    /// A finding noticed where it stands.
    pub fn new(diagnostic: DiagnosticId, at: u32, arguments: &[&str]) -> Finding {
        let arguments = arguments.iter().map(|a| (*a).to_owned()).collect();
        Finding { diagnostic, at, noticed: at, arguments, notes: Vec::new(), related: Vec::new() }
    }

    /// The finding that a cell of a table reports: placeholders that the cell does not fix take their values
    /// from `facts`, pairs of placeholder and value.
    pub fn reported(report: &Report, at: u32, facts: &[(&str, &str)]) -> Finding {
        let value = |name: &str| {
            let fixed = report.arguments.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
            fixed.or_else(|| facts.iter().find(|(n, _)| *n == name).map(|(_, v)| *v)).unwrap_or_default()
        };
        let arguments: Vec<&str> =
            report.diagnostic.record().arguments.iter().map(|name| value(name)).collect();
        Finding::new(report.diagnostic, at, &arguments)
    }

    /// The same finding, noticed at a later token.
    pub fn noticed(mut self, at: u32) -> Finding {
        self.noticed = at;
        self
    }

    /// The same finding, which is also about the tokens at these places, as far as they are others.
    pub fn related(mut self, places: impl IntoIterator<Item = Related>) -> Finding {
        self.related.extend(places.into_iter().filter(|place| place.at != self.at));
        self
    }

    /// The same finding with one more note line.
    pub fn note(mut self, line: String) -> Finding {
        self.notes.push(line);
        self
    }
}
