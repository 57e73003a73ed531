//! Where template arguments begin that end with a given `>`, and what lists are made of, by syntax alone.

use super::{Kind, Launch, TokenId, TokenRange, Tokens};

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

/// The launch whose arguments the `(` at `open` begins.
pub(crate) fn launch_before(tokens: &Tokens, open: TokenId) -> Option<Launch> {
    let before = tokens.launches.partition_point(|launch| launch.open < open);
    let mut nearest = tokens.launches.get(..before).unwrap_or_default().iter().rev();
    // Others may stand in its configuration.
    nearest.find(|launch| launch.behind() >= open).copied().filter(|launch| launch.behind() == open)
}

/// The last component of the name that stands before the `<<<` at `open`, template arguments stepped over; the name may be
/// parenthesised, with `&` before it.
pub(crate) fn launched_name(tokens: &Tokens, open: TokenId) -> Option<TokenId> {
    let mut at = open.previous();
    let mut around = Vec::new();
    while tokens.kind(at) == Kind::CloseParen {
        around.push(tokens.partner(at));
        at = at.previous();
    }
    if tokens.kind(at) == Kind::Greater {
        at = template_name(tokens, at)?;
    }
    if tokens.kind(at) != Kind::Identifier {
        return None;
    }
    let mut start = at;
    while let Some(paren) = around.pop() {
        // A nested-name-specifier, then what leaves the function the same.
        while tokens.kind(start.previous()) == Kind::ColonColon {
            let outer = start.previous().previous();
            start = if tokens.kind(outer) == Kind::Identifier { outer } else { start.previous() };
        }
        if tokens.kind(start.previous()) == Kind::Amp {
            start = start.previous();
        }
        if start.previous() != paren || !begins_expression(tokens, paren) {
            return None;
        }
        start = paren;
    }
    Some(at)
}

/// Whether the `(` at `open` certainly belongs to nothing before it.
fn begins_expression(tokens: &Tokens, open: TokenId) -> bool {
    let before = open.previous();
    match tokens.kind(before) {
        Kind::CloseParen => {
            let condition = tokens.partner(before).previous();
            matches!(tokens.kind(condition), Kind::If | Kind::While | Kind::For | Kind::Switch)
        }
        Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace | Kind::Colon | Kind::Else | Kind::Do => true,
        kind => matches!(kind, Kind::OpenParen | Kind::Comma | Kind::Amp | Kind::Return),
    }
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

/// What the commas of `range` separate, those in brackets and template arguments excluded; nothing for no tokens. A `<`
/// whose list nobody has read opens one if a `>` follows.
pub(crate) fn list_elements(tokens: &Tokens, range: TokenRange) -> Vec<TokenRange> {
    let mut elements = Vec::new();
    if range.is_empty() {
        return elements;
    }
    let (mut first, mut at) = (range.start, range.start);
    while at < range.end {
        match tokens.kind(at) {
            Kind::Less => at = closing(tokens, at, range.end).unwrap_or(at),
            Kind::Comma => {
                elements.push(TokenRange::new(first, at));
                first = at.next();
            }
            kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
            _ => {}
        }
        at = at.next();
    }
    elements.push(TokenRange::new(first, range.end));
    elements
}

/// The `>` before `end` that closes the `<` at `less`.
fn closing(tokens: &Tokens, less: TokenId, end: TokenId) -> Option<TokenId> {
    if let Some(greater) = tokens.angle_partner(less) {
        return Some(greater);
    }
    let mut depth = 0u32;
    let mut at = less;
    while at < end {
        match tokens.kind(at) {
            Kind::Less => depth += 1,
            Kind::Greater if depth == 1 => return Some(at),
            Kind::Greater => depth -= 1,
            kind if kind.is_open_bracket() => at = tokens.partner(at).max(at),
            _ => {}
        }
        at = at.next();
    }
    None
}
