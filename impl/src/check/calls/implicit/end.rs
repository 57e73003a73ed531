//! Where the code of a function ends, as the released tool tells it: where it returns last, or at the `}`.

use crate::lex::{Kind, TokenId, TokenRange, Tokens};

/// The token at which the code of the body ends.
pub(super) fn of(tokens: &Tokens, body: TokenRange) -> TokenId {
    returns(tokens, body.last().previous()).unwrap_or(body.last())
}

/// Where the statement returns that ends at `last`, if no way leads behind it.
fn returns(tokens: &Tokens, last: TokenId) -> Option<TokenId> {
    match tokens.kind(last) {
        Kind::CloseBrace => {
            let before = tokens.partner(last).previous();
            let is_block = match tokens.kind(before) {
                Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
                Kind::Else => is_other_branch(tokens, before),
                _ => false,
            };
            if is_block { returns(tokens, last.previous()) } else { None }
        }
        Kind::Semicolon => {
            let at = return_before(tokens, last)?;
            let before = at.previous();
            let is_reached = match tokens.kind(before) {
                Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
                Kind::Else => is_other_branch(tokens, before),
                // A label.
                Kind::Colon => {
                    let label = before.previous();
                    let ends = matches!(
                        tokens.kind(label.previous()),
                        Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace
                    );
                    ends && tokens.kind(label) == Kind::Identifier
                }
                _ => false,
            };
            let value = if at.next() == last { at } else { at.next() };
            is_reached.then_some(value)
        }
        _ => None,
    }
}

/// The `return` of the statement that ends at the `;`.
fn return_before(tokens: &Tokens, semicolon: TokenId) -> Option<TokenId> {
    let mut at = semicolon.previous();
    loop {
        match tokens.kind(at) {
            Kind::Return => return Some(at),
            Kind::Semicolon | Kind::OpenBrace | Kind::End => return None,
            kind if kind.is_close_bracket() => at = tokens.partner(at).min(at).previous(),
            _ => at = at.previous(),
        }
        if at.0 == 0 {
            return None;
        }
    }
}

/// Whether all branches before an `else` return.
fn is_other_branch(tokens: &Tokens, at: TokenId) -> bool {
    let last = at.previous();
    let condition = match tokens.kind(last) {
        Kind::CloseBrace if returns(tokens, last.previous()).is_some() => tokens.partner(last).previous(),
        Kind::Semicolon => match return_before(tokens, last) {
            Some(at) => at.previous(),
            None => return false,
        },
        _ => return false,
    };
    if tokens.kind(condition) != Kind::CloseParen {
        return false;
    }
    let key = tokens.partner(condition).previous();
    let before = key.previous();
    tokens.kind(key) == Kind::If
        && match tokens.kind(before) {
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
            Kind::Else => is_other_branch(tokens, before),
            _ => false,
        }
}
