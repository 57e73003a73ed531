//! Where template arguments begin that end with a given `>`, by syntax alone.

use super::{Kind, TokenId, Tokens};

/// The name of the template (or the keyword of the cast) whose arguments end with the `>` at `close`. A `<` that
/// compares stands behind a literal or a bracket, or has no `>` of its own: of the names before a `<` the
/// outermost one that leaves nothing open is the template.
pub fn template_name(tokens: &Tokens, close: TokenId) -> Option<TokenId> {
    let is_list = |less: TokenId| {
        matches!(
            tokens.kind(less.previous()),
            Kind::Identifier | Kind::StaticCast | Kind::ReinterpretCast | Kind::ConstCast | Kind::DynamicCast
        )
    };
    opening(tokens, close, is_list).map(TokenId::previous)
}

/// The `<` of the template parameters of a lambda that end with the `>` at `close`.
pub(crate) fn lambda_angle(tokens: &Tokens, close: TokenId) -> Option<TokenId> {
    let less = opening(tokens, close, |_| true)?;
    (tokens.kind(less.previous()) == Kind::CloseBracket).then_some(less)
}

/// The `<` of the list that ends with the `>` at `close`, where those of which `is_list` holds open lists.
fn opening(tokens: &Tokens, close: TokenId, is_list: impl Fn(TokenId) -> bool) -> Option<TokenId> {
    let mut depth = 0u32;
    let mut at = close;
    loop {
        match tokens.kind(at) {
            Kind::Greater => depth += 1,
            Kind::Less if is_list(at) => {
                depth -= 1;
                if depth == 0 {
                    return Some(at);
                }
            }
            Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => at = tokens.partner(at),
            Kind::Semicolon | Kind::OpenParen | Kind::OpenBrace | Kind::OpenBracket => return None,
            _ => {}
        }
        at = at.0.checked_sub(1).map(TokenId)?;
    }
}
