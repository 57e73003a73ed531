//! Calls of constexpr functions that have a value at once ([expr.const]): code takes that, and needs no object of which an argument
//! takes the address.

use crate::program::{Body, Call, Program, VariableUse};
use crate::source::TokenKind;
use crate::types::Type;
use crate::verdicts::Judge;

/// Operators that lead to an object, or whose values are not looked at.
const LEAVING: [&str; 11] = ["*", "&", "[", "->", "->*", ".", ".*", "/", "%", "<<", ">>"];

/// Whether a use stands in an argument of a call that its value takes the place of; `None` where that is not certain.
pub(super) fn holds(judge: &Judge<'_>, used: &VariableUse) -> Option<bool> {
    let program = judge.program;
    let around = |c: &&Call| {
        c.range.contains(&used.range.start)
            && c.name_at != used.range.end - 1
            && c.instance == used.instance
            && c.function == used.function
            && !c.form.ends()
    };
    let mut all = Some(false);
    for call in program.calls.iter().filter(around) {
        match is_folded(judge, call) {
            Some(true) => return Some(true),
            None => all = None,
            Some(false) => {}
        }
    }
    all
}

fn is_folded(judge: &Judge<'_>, call: &Call) -> Option<bool> {
    let program = judge.program;
    let computed = call.candidates.iter().all(|c| program.is_constexpr(c.entity));
    if call.candidates.is_empty() || !computed || call.changing.start > 0 {
        return Some(false);
    }
    match call.candidates.as_slice() {
        [one] if call.changing.end == 0 && gives_number(judge, program, one.entity) => Some(true),
        _ => None,
    }
}

/// Whether the body of a function makes a number of numbers alone, whatever its other parameters are.
fn gives_number(judge: &Judge<'_>, program: &Program, entity: usize) -> bool {
    let known = &program.function_entities[entity];
    let is_number = |t: &Type| matches!(t.unqualified(), Type::Fundamental(_));
    if !is_number(&known.result) {
        return false;
    }
    let mut declared = known.declarations.iter().map(|d| &program.functions[*d]);
    let body = declared.find_map(|d| match &d.body {
        Body::Compound(range) => Some((d, range.clone())),
        _ => None,
    });
    let Some((declaration, range)) = body else { return false };
    let numbers: Vec<&str> = declaration
        .parameters
        .iter()
        .zip(&known.signature.parameters)
        .filter(|(_, t)| is_number(t))
        .filter_map(|(parameter, _)| parameter.name.as_ref().map(|(name, _)| name.as_str()))
        .collect();
    judge.source.tokens[range].iter().all(|token| match token.kind {
        TokenKind::Punctuator => !LEAVING.contains(&token.text),
        TokenKind::Number | TokenKind::Character => token.is_plain_literal(),
        TokenKind::Word => {
            matches!(token.text, "return" | "if" | "else" | "true" | "false") || numbers.contains(&token.text)
        }
        TokenKind::String | TokenKind::End => false,
    })
}
