//! How the released tool names the closure type of a lambda in a text: `lambda [](int, const char *) mutable->void`.
//!
//! Only what is certain is named: parameters and results of built-in types and placeholders, and results that a body
//! gives by returning nothing.

use super::demangled;
use crate::bodies::Lambda;
use crate::ids::spelled::{Spelling, Standpoint};
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::read::Reading;
use crate::tree::Tree;

/// The name of the closure type of the lambda that begins at `open`; `None` where it is not certain.
pub(super) fn closure_name(reading: &Reading, open: TokenId) -> Option<String> {
    let lambda = reading.bodies.lambda(open)?;
    let tokens = &reading.tokens;
    let parameters = match lambda.parameters.len() {
        0..=2 => Vec::new(),
        _ => {
            let inside = TokenRange::new(lambda.parameters.start.next(), lambda.parameters.end.previous());
            list_elements(tokens, inside)
        }
    };
    let parameters: Option<Vec<String>> =
        parameters.into_iter().map(|range| parameter(reading, range)).collect();
    // A specification of exceptions would be shown, attributes would not.
    let behind = TokenRange::new(lambda.parameters.end.max(lambda.introducer.end), lambda.body.start);
    if behind.iter().any(|at| matches!(tokens.kind(at), Kind::Noexcept | Kind::Throw | Kind::Requires))
        || !lambda.template_parameters.is_empty()
    {
        return None;
    }
    let result = result(reading, lambda)?;
    let mutable = if lambda.is_mutable { " mutable" } else { "" };
    Some(format!("lambda []({}){mutable}->{result}", parameters?.join(", ")))
}

/// The type of a parameter, without what its name and default argument add.
fn parameter(reading: &Reading, range: TokenRange) -> Option<String> {
    let tokens = &reading.tokens;
    let default = range.iter().find(|&at| tokens.kind(at) == Kind::Assign).unwrap_or(range.end);
    let mut end = default;
    if end > range.start.next() && tokens.kind(end.previous()) == Kind::Identifier {
        end = end.previous();
    }
    written(reading, TokenRange::new(range.start, end))
}

/// What a call gives.
fn result(reading: &Reading, lambda: &Lambda) -> Option<String> {
    if !lambda.trailing_return.is_empty() {
        return written(reading, lambda.trailing_return);
    }
    if lambda.is_generic {
        return Some("auto".to_owned());
    }
    let tokens = &reading.tokens;
    let mut at = lambda.body.start.next();
    while at < lambda.body.end {
        match tokens.kind(at) {
            Kind::Return if tokens.kind(at.next()) != Kind::Semicolon => return None,
            // A class may have functions that return something.
            Kind::Class | Kind::Struct | Kind::Union => return None,
            Kind::OpenBracket if let Some(inner) = reading.bodies.lambda(at) => {
                at = inner.body.end.previous()
            }
            _ => {}
        }
        at = at.next();
    }
    Some("void".to_owned())
}

/// A type of built-in specifiers or `auto` with pointers and a reference, as it is shown.
fn written(reading: &Reading, range: TokenRange) -> Option<String> {
    let tokens = &reading.tokens;
    let is_specifier = |at: TokenId| {
        let kind = tokens.kind(at);
        kind.is_keyword() && !matches!(kind, Kind::Decltype | Kind::Typename | Kind::Struct | Kind::Class)
    };
    let behind = range.iter().find(|&at| !is_specifier(at)).unwrap_or(range.end);
    let specifier = TokenRange::new(range.start, behind);
    let is_auto = specifier.len() == 1 && tokens.kind(specifier.start) == Kind::Auto;
    let is_plain = specifier.len() == 1 || specifier.iter().all(|at| tokens.kind(at) != Kind::Const);
    let declarator = TokenRange::new(behind, range.end);
    let is_operator = |at| matches!(tokens.kind(at), Kind::Star | Kind::Amp | Kind::AmpAmp);
    // A `const` of the parameter itself is not shown.
    if specifier.is_empty() || !declarator.iter().all(is_operator) || declarator.is_empty() && !is_plain {
        return None;
    }
    let mut text = if is_auto {
        "auto".to_owned()
    } else {
        let place = Standpoint { scope: Tree::GLOBAL, position: range.start, headers: Default::default() };
        demangled::plain_type(&Spelling::new(reading).type_at(specifier, place).ok()?)
    };
    if !declarator.is_empty() {
        text.push(' ');
    }
    for at in declarator.iter() {
        text.push_str(match tokens.kind(at) {
            Kind::Star => "*",
            Kind::Amp => "&",
            _ => "&&",
        });
    }
    Some(text)
}
