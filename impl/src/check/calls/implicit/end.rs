//! Where the code of a function ends, as the released tool tells it: where it returns last, or at the `}`.

use super::super::TokenRange;
use super::{Kind, TokenId};
use crate::read::Reading;

/// The token at which the code of the body ends.
pub(super) fn of(reading: &Reading, body: TokenRange) -> TokenId {
    returns(reading, body.last().previous()).unwrap_or(body.last())
}

/// Where the statement returns that ends at `last`, if no way leads behind it.
fn returns(reading: &Reading, last: TokenId) -> Option<TokenId> {
    match reading.tokens.kind(last) {
        Kind::CloseBrace => {
            let before = reading.tokens.partner(last).previous();
            let is_block = match reading.tokens.kind(before) {
                Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
                Kind::Else => is_other_branch(reading, before),
                _ => false,
            };
            if is_block { returns(reading, last.previous()) } else { None }
        }
        Kind::Semicolon => {
            let at = return_before(reading, last)?;
            let before = at.previous();
            let is_reached = match reading.tokens.kind(before) {
                Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
                Kind::Else => is_other_branch(reading, before),
                // A label.
                Kind::Colon => {
                    let label = before.previous();
                    let ends = matches!(
                        reading.tokens.kind(label.previous()),
                        Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace
                    );
                    ends && reading.tokens.kind(label) == Kind::Identifier
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
fn return_before(reading: &Reading, semicolon: TokenId) -> Option<TokenId> {
    let mut at = semicolon.previous();
    loop {
        match reading.tokens.kind(at) {
            Kind::Return => return Some(at),
            Kind::Semicolon | Kind::OpenBrace | Kind::End => return None,
            kind if kind.is_close_bracket() => at = reading.tokens.partner(at).min(at).previous(),
            _ => at = at.previous(),
        }
        if at.0 == 0 {
            return None;
        }
    }
}

/// Whether all branches before an `else` return.
fn is_other_branch(reading: &Reading, at: TokenId) -> bool {
    let last = at.previous();
    let condition = match reading.tokens.kind(last) {
        Kind::CloseBrace if returns(reading, last.previous()).is_some() => {
            reading.tokens.partner(last).previous()
        }
        Kind::Semicolon => match return_before(reading, last) {
            Some(at) => at.previous(),
            None => return false,
        },
        _ => return false,
    };
    if reading.tokens.kind(condition) != Kind::CloseParen {
        return false;
    }
    let key = reading.tokens.partner(condition).previous();
    let before = key.previous();
    reading.tokens.kind(key) == Kind::If
        && match reading.tokens.kind(before) {
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
            Kind::Else => is_other_branch(reading, before),
            _ => false,
        }
}
