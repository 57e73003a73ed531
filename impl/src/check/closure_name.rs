//! How the released tool names the closure type of a lambda in a text: `lambda [](int, const char *) mutable->void`.
//!
//! Only what is certain is named: parameters and results of built-in types and placeholders, and results that a body
//! gives by returning nothing or arithmetic on its parameters.

use super::demangled;
use crate::bodies::Lambda;
use crate::ids::model::Closure;
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
    if behind.iter().any(|at| tokens.kind(at) == Kind::Requires) || !lambda.template_parameters.is_empty() {
        return None;
    }
    let throws = throws(lambda)?;
    let result = result(reading, lambda)?;
    let mutable = if lambda.is_mutable { " mutable" } else { "" };
    Some(format!("lambda []({}){mutable}->{result}{throws}", parameters?.join(", ")))
}

/// The name of a closure type whose parameters and result are known, or as it is written.
pub(super) fn of_type(reading: &Reading, closure: &Closure) -> Option<String> {
    let lambda = reading.bodies.lambda(closure.open)?;
    let (Some(parameters), Some(returns), false) = (&closure.parameters, &closure.returns, lambda.is_generic)
    else {
        return closure_name(reading, closure.open);
    };
    let throws = throws(lambda)?;
    let mutable = if lambda.is_mutable { " mutable" } else { "" };
    let parameters: Vec<String> = parameters.iter().map(demangled::usual_type).collect();
    let returns = demangled::usual_type(returns);
    Some(format!("lambda []({}){mutable}->{returns}{throws}", parameters.join(", ")))
}

/// ` noexcept`; `None` of a specification that is computed.
fn throws(lambda: &Lambda) -> Option<&'static str> {
    lambda.is_noexcept.map(|is_noexcept| if is_noexcept { " noexcept" } else { "" })
}

/// The type of a parameter, without what its name and default argument add.
fn parameter(reading: &Reading, range: TokenRange) -> Option<String> {
    let tokens = &reading.tokens;
    if range.len() == 1 && tokens.kind(range.start) == Kind::Ellipsis {
        return Some("...".to_owned());
    }
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
    let mut returned = None;
    while at < lambda.body.end {
        match tokens.kind(at) {
            Kind::Return if tokens.kind(at.next()) != Kind::Semicolon => {
                let mut rest = TokenRange::new(at.next(), lambda.body.end).iter();
                let end = rest.find(|&at| tokens.kind(at) == Kind::Semicolon)?;
                let one = arithmetic(reading, lambda, TokenRange::new(at.next(), end))?;
                if returned.get_or_insert(one) != &one {
                    return None;
                }
            }
            // A class may have functions that return something.
            Kind::Class | Kind::Struct | Kind::Union => return None,
            Kind::OpenBracket if let Some(inner) = reading.bodies.lambda(at) => {
                at = inner.body.end.previous()
            }
            _ => {}
        }
        at = at.next();
    }
    Some(returned.unwrap_or("void").to_owned())
}

/// The arithmetic types in the order of the usual conversions, as they are shown; those before `int` are promoted.
const ARITHMETIC: [&str; 9] =
    ["bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "float", "double"];
const INT: usize = 6;

/// The type of an expression of parameters of these types and of plain numbers with `+`, `-`, `*` and `/`, or of one
/// parameter. A name is a parameter where nothing in the body may declare it again.
fn arithmetic(reading: &Reading, lambda: &Lambda, value: TokenRange) -> Option<&'static str> {
    let tokens = &reading.tokens;
    let inside = TokenRange::new(lambda.parameters.start.next(), lambda.parameters.end.previous());
    let has_one_statement = tokens.kind(lambda.body.start.next()) == Kind::Return;
    if !has_one_statement || value.is_empty() {
        return None;
    }
    let parameters = if lambda.parameters.len() > 2 { list_elements(tokens, inside) } else { Vec::new() };
    let type_of = |at: TokenId| {
        let mut named = parameters.iter().copied().filter(|one| {
            let name = one.iter().find(|&at| tokens.kind(at) == Kind::Assign).unwrap_or(one.end).previous();
            tokens.kind(name) == Kind::Identifier && tokens.symbol(name) == tokens.symbol(at)
        });
        let shown = parameter(reading, named.next()?)?;
        let shown = shown.strip_suffix(" &").unwrap_or(&shown);
        ARITHMETIC.iter().position(|known| *known == shown)
    };
    if value.len() == 1 && tokens.kind(value.start) == Kind::Identifier {
        return type_of(value.start).map(|at| ARITHMETIC[at]);
    }
    let mut widest = INT;
    for at in value.iter() {
        match tokens.kind(at) {
            Kind::Identifier => widest = widest.max(type_of(at)?),
            Kind::Number => {
                widest =
                    widest.max(number(&String::from_utf8_lossy(reading.source.bytes(tokens.get(at).span())))?)
            }
            Kind::Plus | Kind::Minus | Kind::Star | Kind::Slash => {}
            _ => return None,
        }
    }
    ARITHMETIC.get(widest).copied()
}

/// The type of `1`, `2.5`, `2.f`.
fn number(text: &str) -> Option<usize> {
    let (digits, is_float) = match text.strip_suffix('f') {
        Some(digits) => (digits, true),
        None => (text, false),
    };
    let has_point = digits.contains('.');
    let is_plain = digits.len() < 9 && digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    match (is_plain, has_point, is_float) {
        (true, false, false) => Some(INT),
        (true, true, false) => Some(INT + 2),
        (true, true, true) => Some(INT + 1),
        _ => None,
    }
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
    let has = |kind| specifier.iter().any(|at| tokens.kind(at) == kind);
    let is_auto = has(Kind::Auto) && (specifier.len() == 1 || specifier.len() == 2 && has(Kind::Const));
    let is_plain = specifier.len() == 1 || specifier.iter().all(|at| tokens.kind(at) != Kind::Const);
    let declarator = TokenRange::new(behind, range.end);
    let is_operator = |at| matches!(tokens.kind(at), Kind::Star | Kind::Amp | Kind::AmpAmp);
    // A `const` of the parameter itself is not shown.
    if specifier.is_empty() || !declarator.iter().all(is_operator) || declarator.is_empty() && !is_plain {
        return None;
    }
    let mut text = if is_auto {
        if has(Kind::Const) { "const auto" } else { "auto" }.to_owned()
    } else {
        let place = Standpoint::new(Tree::GLOBAL, range.start, Default::default());
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
