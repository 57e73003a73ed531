//! Diagnostics with place, source line and text: what every renderer starts from.

use super::catalogue::Record;
use cufe_spec::observation::{Diagnostic, Place, Severity};

/// One diagnostic ready to be written.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The catalogue record; `None` for what cufe says of itself (an unreadable file, a refused option).
    pub record: Option<&'static Record>,
    /// Severity after control.
    pub severity: Severity,
    /// Whether the tool form prints the number.
    pub numbered: bool,
    /// Where; `None` when it has no place in the unit.
    pub at: Option<Spot>,
    /// The values of the placeholders.
    pub arguments: Vec<String>,
    /// The text without severity and number.
    pub text: String,
    /// Note lines under the caret.
    pub notes: Vec<String>,
}

/// A place together with the line of the unit that is shown for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// File, line, and column in characters from 1.
    pub place: Place,
    /// The physical line of the unit, without its line end.
    pub line_text: String,
    /// Characters of `line_text` before the caret.
    pub caret: usize,
    /// Characters under the caret: the length of the token, at least 1.
    pub width: usize,
}

/// All that one run says.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The diagnostics in the order noticed.
    pub shown: Vec<Shown>,
    /// The file named in the summary line.
    pub file: String,
    /// Whether the error limit stopped the run.
    pub limit_reached: bool,
}

impl Report {
    /// How many are of this severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.shown.iter().filter(|s| s.severity == severity).count()
    }

    /// The exit status the released tool gives: 4 after something catastrophic or at the error limit, 2
    /// after errors, 0 else.
    pub fn exit(&self) -> i32 {
        if self.limit_reached || self.count(Severity::Catastrophic) > 0 {
            4
        } else if self.count(Severity::Error) > 0 {
            2
        } else {
            0
        }
    }

    /// The diagnostics in the vocabulary of observations: by place, ties by text.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        self.shown.iter().map(Shown::diagnostic).collect()
    }
}

impl Shown {
    /// The diagnostic in the vocabulary of observations. What has no record is tagged `cufe`.
    pub fn diagnostic(&self) -> Diagnostic {
        Diagnostic {
            tag: self.record.map_or("cufe", |r| r.id).to_owned(),
            internal: self.record.and_then(|r| r.internal),
            severity: self.severity,
            place: self.at.as_ref().map(|s| s.place.clone()).unwrap_or_default(),
            arguments: self.arguments.clone(),
            text: self.text.clone(),
        }
    }
}
