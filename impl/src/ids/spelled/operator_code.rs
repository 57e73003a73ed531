//! The codes of operators in mangled names.

use super::{Known, Missing};
use crate::lex::{Kind, TokenRange, Tokens};

/// The ABI code of the operator whose tokens are `range`; `operands` counts the object of a member.
pub(super) fn operator_code(tokens: &Tokens, range: TokenRange, operands: usize) -> Known<&'static str> {
    let kinds: Vec<Kind> =
        range.iter().map(|t| tokens.kind(t)).take_while(|k| *k != Kind::Less || range.len() == 1).collect();
    let unary = operands == 1;
    Ok(match kinds.as_slice() {
        [Kind::New] => "nw",
        [Kind::New, Kind::OpenBracket, Kind::CloseBracket] => "na",
        [Kind::Delete] => "dl",
        [Kind::Delete, Kind::OpenBracket, Kind::CloseBracket] => "da",
        [Kind::OpenParen, Kind::CloseParen] => "cl",
        [Kind::OpenBracket, Kind::CloseBracket] => "ix",
        [Kind::Greater, Kind::Greater] => "rs",
        [Kind::Greater] => "gt",
        [Kind::Less] => "lt",
        [Kind::ShiftRightAssign] => "rS",
        [Kind::Tilde] => "co",
        [Kind::Plus] if unary => "ps",
        [Kind::Minus] if unary => "ng",
        [Kind::Amp] if unary => "ad",
        [Kind::Star] if unary => "de",
        [Kind::Plus] => "pl",
        [Kind::Minus] => "mi",
        [Kind::Star] => "ml",
        [Kind::Slash] => "dv",
        [Kind::Percent] => "rm",
        [Kind::Amp] => "an",
        [Kind::Pipe] => "or",
        [Kind::Caret] => "eo",
        [Kind::Assign] => "aS",
        [Kind::PlusAssign] => "pL",
        [Kind::MinusAssign] => "mI",
        [Kind::StarAssign] => "mL",
        [Kind::SlashAssign] => "dV",
        [Kind::PercentAssign] => "rM",
        [Kind::AmpAssign] => "aN",
        [Kind::PipeAssign] => "oR",
        [Kind::CaretAssign] => "eO",
        [Kind::ShiftLeft] => "ls",
        [Kind::ShiftLeftAssign] => "lS",
        [Kind::Equal] => "eq",
        [Kind::NotEqual] => "ne",
        [Kind::LessEqual] => "le",
        [Kind::GreaterEqual] => "ge",
        [Kind::Spaceship] => "ss",
        [Kind::Not] => "nt",
        [Kind::AmpAmp] => "aa",
        [Kind::PipePipe] => "oo",
        [Kind::PlusPlus] => "pp",
        [Kind::MinusMinus] => "mm",
        [Kind::Comma] => "cm",
        [Kind::ArrowStar] => "pm",
        [Kind::Arrow] => "pt",
        [Kind::CoAwait] => "aw",
        _ => return Err(Missing::Form),
    })
}
