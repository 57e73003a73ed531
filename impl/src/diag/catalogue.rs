//! The catalogue at run time: one dialect's column of a record, and what `--diag_*` can name records with.

use crate::rules::generated::DiagnosticId;
use cufe_spec::observation::Severity;
use cufe_spec::unit::Dialect;

/// One catalogue record as one dialect reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which record.
    pub diagnostic: DiagnosticId,
    /// Its dotted id, for example `kernel.return.void`.
    pub id: &'static str,
    /// The internal number.
    pub internal: Option<u32>,
    /// The number that the released tool prints.
    pub public: Option<u32>,
    /// The name that the released tool's options take, where it is known.
    pub option_tag: Option<&'static str>,
    /// Built-in severity.
    pub severity: Severity,
    /// Whether `--diag_*` and pragmas may change it, and system headers silence it.
    pub discretionary: bool,
    /// Whether it is issued when nothing asks for it.
    pub default_on: bool,
    /// The text, with `{placeholder}`s.
    pub text: &'static str,
    /// The placeholders in the order of an observation's arguments.
    pub arguments: &'static [&'static str],
}

/// The record of `diagnostic` in `dialect`.
pub fn record(diagnostic: DiagnosticId, dialect: Dialect) -> Record {
    let entry = diagnostic.record();
    let edition = entry.edition(dialect);
    Record {
        diagnostic,
        id: entry.id,
        internal: edition.internal,
        public: edition.public,
        option_tag: entry.option_tag,
        severity: edition.severity,
        discretionary: entry.discretionary,
        default_on: edition.default_on,
        text: edition.text,
        arguments: entry.arguments,
    }
}

/// The records that an operand of `--diag_*` or `#pragma nv_diag_*` names: a public or internal number, the
/// released tool's tag, or an id of the catalogue.
pub fn select(selector: &str, dialect: Dialect) -> impl Iterator<Item = Record> {
    let number = selector.parse::<u32>().ok();
    DiagnosticId::ALL.into_iter().map(move |d| record(d, dialect)).filter(move |r| match number {
        Some(n) => r.public == Some(n) || r.internal == Some(n),
        None => r.id == selector || r.option_tag == Some(selector),
    })
}

impl Record {
    /// The text with its placeholders replaced by `values`, which are in the order of
    /// [`arguments`](Record::arguments). A placeholder without a value stays as written.
    pub fn render(&self, values: &[String]) -> String {
        let mut out = String::with_capacity(self.text.len() + 32);
        let mut rest = self.text;
        while let Some(open) = rest.find('{') {
            let (before, from) = rest.split_at(open);
            out.push_str(before);
            let known = from.find('}').and_then(|close| {
                let index = self.arguments.iter().position(|a| *a == &from[1..close])?;
                Some((close, values.get(index)?))
            });
            match known {
                Some((close, value)) => {
                    out.push_str(value);
                    rest = &from[close + 1..];
                }
                None => {
                    out.push('{');
                    rest = &from[1..];
                }
            }
        }
        out.push_str(rest);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_take_their_values() {
        let ids = |selector| select(selector, Dialect::REFERENCE).map(|r| r.id).collect::<Vec<_>>();
        assert_eq!(ids("20048"), ["kernel.return.void", "tile.kernel.return"]);
        assert_eq!(ids("3505"), ["kernel.return.void", "tile.kernel.return"]);
        assert_eq!(ids("kernel.return.void"), ["kernel.return.void"]);
        assert_eq!(ids("no_such_tag"), [""; 0]);
        let with_global = record(DiagnosticId::SpaceRedeclaredWithGlobal, Dialect::REFERENCE);
        assert_eq!(
            with_global.render(&["__host__".to_owned(), "f".to_owned()]),
            "a __host__ function(\"f\") redeclared with __global__"
        );
        assert_eq!(
            with_global.render(&["__host__".to_owned()]),
            "a __host__ function(\"{function}\") redeclared with __global__"
        );
    }
}
