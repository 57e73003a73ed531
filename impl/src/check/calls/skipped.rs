//! Whether an operand is evaluated at all, told from the tokens before it.

use crate::lex::{Kind, TokenId, Tokens};

/// The bracket that is open at `at`; `None` where a statement begins first.
pub(super) fn opening(tokens: &Tokens, at: TokenId) -> Option<TokenId> {
    let mut at = at;
    while at.0 > 0 {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            kind if kind.is_open_bracket() => return Some(at),
            Kind::Semicolon => return None,
            // What stands between may be template arguments.
            Kind::Greater => at = tokens.angle_partner(at).unwrap_or(at),
            Kind::Less => return None,
            _ => {}
        }
    }
    None
}

/// Whether `?`, `&&` or `||` around the operand that begins at `start` may leave it without a use: what stands before
/// them may be a constant. `is_parameter` tells whether a token is the name of a parameter, which never is one.
pub(super) fn may_be_skipped(
    tokens: &Tokens,
    function: TokenId,
    start: TokenId,
    is_parameter: impl Fn(TokenId) -> bool,
) -> bool {
    let mut at = start;
    while at > function {
        at = at.previous();
        match tokens.kind(at) {
            kind if kind.is_close_bracket() => at = tokens.partner(at),
            Kind::Semicolon => return false,
            Kind::Question | Kind::AmpAmp | Kind::PipePipe => {
                let operand = at.previous();
                let is_whole = matches!(
                    tokens.kind(operand.previous()),
                    Kind::Return | Kind::Assign | Kind::OpenParen | Kind::Semicolon | Kind::OpenBrace
                );
                if !is_whole || !is_parameter(operand) {
                    return true;
                }
            }
            _ => {}
        }
    }
    false
}
