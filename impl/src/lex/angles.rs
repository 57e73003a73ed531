//! Where template arguments begin that end with a given `>`, by syntax alone.

use super::{Kind, TokenId, Tokens};

/// The name of the template (or the keyword of the cast) whose arguments end with the `>` at `close`. A `<` that
/// compares stands behind a literal or a bracket, or has no `>` of its own: of the names before a `<` the
/// outermost one that leaves nothing open is the template.
pub fn template_name(tokens: &Tokens, close: TokenId) -> Option<TokenId> {
    let mut depth = 0u32;
    let mut at = close;
    loop {
        match tokens.kind(at) {
            Kind::Greater => depth += 1,
            Kind::Less => {
                let name = at.0.checked_sub(1).map(TokenId)?;
                let opens = matches!(
                    tokens.kind(name),
                    Kind::Identifier
                        | Kind::StaticCast
                        | Kind::ReinterpretCast
                        | Kind::ConstCast
                        | Kind::DynamicCast
                );
                if opens {
                    depth -= 1;
                    if depth == 0 {
                        return Some(name);
                    }
                }
            }
            Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => at = tokens.partner(at),
            Kind::Semicolon | Kind::OpenParen | Kind::OpenBrace | Kind::OpenBracket => return None,
            _ => {}
        }
        at = at.0.checked_sub(1).map(TokenId)?;
    }
}
