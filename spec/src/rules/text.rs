//! Diagnostic texts: rendering a template, and recognising a rendered text.

use super::model::{DiagnosticRecord, Rules};
use super::report::ArgumentKind;
use crate::observation::Severity;
use crate::unit::Dialect;

/// The placeholders of a template in order of appearance, repetitions included.
pub fn placeholders(template: &str) -> Vec<&str> {
    pieces(template)
        .into_iter()
        .filter_map(|p| if let Piece::Hole(name) = p { Some(name) } else { None })
        .collect()
}

/// A part of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece<'a> {
    Literal(&'a str),
    Hole(&'a str),
}

/// `{name}` is a hole when `name` is lower-case letters and `-`; any other brace is text.
fn pieces(template: &str) -> Vec<Piece<'_>> {
    let mut parts = Vec::new();
    let mut rest = template;
    let mut searched = 0;
    while let Some(open) = rest[searched..].find('{').map(|at| at + searched) {
        let Some(close) = rest[open..].find('}').map(|at| at + open) else { break };
        let name = &rest[open + 1..close];
        if name.is_empty() || !name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
            searched = open + 1;
            continue;
        }
        if open > 0 {
            parts.push(Piece::Literal(&rest[..open]));
        }
        parts.push(Piece::Hole(name));
        rest = &rest[close + 1..];
        searched = 0;
    }
    if !rest.is_empty() {
        parts.push(Piece::Literal(rest));
    }
    parts
}

/// The template with its holes filled; a hole that `value_of` does not know stays as written.
pub fn fill<'a>(template: &str, value_of: impl Fn(&str) -> Option<&'a str>) -> String {
    let mut text = String::with_capacity(template.len());
    for piece in pieces(template) {
        match piece {
            Piece::Literal(literal) => text.push_str(literal),
            Piece::Hole(name) => match value_of(name) {
                Some(value) => text.push_str(value),
                None => {
                    text.push('{');
                    text.push_str(name);
                    text.push('}');
                }
            },
        }
    }
    text
}

impl DiagnosticRecord {
    /// The text of `dialect` for the given arguments, which are in the order of [`DiagnosticRecord::arguments`].
    pub fn render(&self, dialect: Dialect, arguments: &[String]) -> String {
        fill(self.text_in(dialect), |name| {
            let at = self.arguments.iter().position(|a| a.name == name)?;
            arguments.get(at).map(String::as_str)
        })
    }

    /// The arguments of a rendered text of the released tool of `dialect`, in the record's order, or `None` when the
    /// text is not this diagnostic's. An argument that the text of this release does not have is empty.
    pub fn match_text(&self, dialect: Dialect, text: &str) -> Option<Vec<String>> {
        if !dialect.is_released() || !self.exists_in(dialect) {
            return None;
        }
        let pattern = one_space(self.text_in(dialect));
        let mut found: Vec<Option<&str>> = vec![None; self.arguments.len()];
        let parts = pieces(&pattern);
        if !self.match_pieces(&parts, text, &mut found) {
            return None;
        }
        for (argument, value) in self.arguments.iter().zip(&mut found) {
            if !parts.iter().any(|part| matches!(part, Piece::Hole(name) if *name == argument.name)) {
                *value = Some("");
            }
        }
        found.into_iter().map(|value| value.map(str::to_owned)).collect()
    }

    /// Matches pieces against the whole of `text`, trying every end of an open hole.
    fn match_pieces<'t>(&self, parts: &[Piece<'_>], text: &'t str, found: &mut [Option<&'t str>]) -> bool {
        let Some((first, rest)) = parts.split_first() else { return text.is_empty() };
        match *first {
            Piece::Literal(literal) => {
                text.strip_prefix(literal).is_some_and(|after| self.match_pieces(rest, after, found))
            }
            Piece::Hole(name) => {
                let Some(at) = self.arguments.iter().position(|a| a.name == name) else { return false };
                let kind = self.arguments[at].kind;
                if let Some(already) = found[at] {
                    return text
                        .strip_prefix(already)
                        .is_some_and(|after| self.match_pieces(rest, after, found));
                }
                for end in ends(kind, text) {
                    found[at] = Some(&text[..end]);
                    if self.match_pieces(rest, &text[end..], found) {
                        return true;
                    }
                }
                // A parameter without a name leaves two spaces, which count as one.
                if kind == ArgumentKind::Parameter
                    && let Some((Piece::Literal(next), after)) = rest.split_first()
                    && let Some(unspaced) = next.strip_prefix(' ')
                    && let Some(text) = text.strip_prefix(unspaced)
                {
                    found[at] = Some("");
                    return self.match_pieces(after, text, found);
                }
                found[at] = None;
                false
            }
        }
    }
}

/// Where a value of `kind` at the start of `text` can end, likeliest first.
fn ends(kind: ArgumentKind, text: &str) -> Vec<usize> {
    match kind.values() {
        Some(values) => {
            let mut ends: Vec<usize> =
                values.iter().filter(|v| text.starts_with(**v)).map(|v| v.len()).collect();
            ends.sort_unstable_by(|a, b| b.cmp(a));
            ends
        }
        None if kind == ArgumentKind::Line => {
            let digits = text.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 { vec![digits] } else { Vec::new() }
        }
        // A name may hold a quote (`operator""_x`), so every end is tried.
        None => (1..=text.len()).filter(|end| text.is_char_boundary(*end)).collect(),
    }
}

/// Runs of white space as one space, none at the ends: how texts are compared.
pub fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Rules {
    /// The catalogue record of a text that the released tool of `dialect` printed (without severity and number) and
    /// its arguments in the record's order. Runs of white space count as one. `None`: no rule of the
    /// chapters present says this.
    pub fn match_text(&self, dialect: Dialect, text: &str) -> Option<(&str, Vec<String>)> {
        self.match_told(dialect, None, text)
    }

    /// As [`Rules::match_text`]; where several records have the text, one whose severity is that which was told is meant.
    pub fn match_told(
        &self,
        dialect: Dialect,
        told: Option<Severity>,
        text: &str,
    ) -> Option<(&str, Vec<String>)> {
        let text = one_space(text);
        let mut best: Option<(&DiagnosticRecord, Vec<String>)> = None;
        for record in self.diagnostics() {
            if let Some(arguments) = record.match_text(dialect, &text) {
                // Two patterns can meet one text; the one with fewer open characters is meant.
                let open = |arguments: &[String]| arguments.iter().map(String::len).sum::<usize>();
                let is_told = |record: &DiagnosticRecord| told == Some(record.severity_in(dialect));
                let rank =
                    |record: &DiagnosticRecord, arguments: &[String]| (open(arguments), !is_told(record));
                let is_better = best
                    .as_ref()
                    .is_none_or(|(other, others)| rank(record, &arguments) < rank(other, others));
                if is_better {
                    best = Some((record, arguments));
                }
            }
        }
        best.map(|(record, arguments)| (record.id.as_str(), arguments))
    }
}
