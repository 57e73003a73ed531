//! Template arguments: types count as what they mean, numbers by their value, all else as it is written.

use super::{Signatures, mix};
use crate::lex::{Kind, TokenId, TokenRange, list_elements};
use crate::limits;
use crate::tree::ScopeId;

impl Signatures<'_> {
    /// What stands between `<` and `>`.
    pub(super) fn argument_list(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        list_elements(self.tokens, range)
            .into_iter()
            .fold(0xa2, |hash, one| mix(hash, self.argument(one, scope)))
    }

    /// The same with the `<` and `>`; nothing where none are written.
    pub(super) fn bracketed_arguments(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        match range.len() {
            0 | 1 => self.tokens_of(range, scope),
            _ => self.argument_list(TokenRange::new(range.start.next(), range.last()), scope),
        }
    }

    fn argument(&mut self, range: TokenRange, scope: ScopeId) -> u64 {
        if range.len() == 1 && self.tokens.kind(range.start) == Kind::Identifier {
            return self.token(range.start, range.end, scope).0;
        }
        if let Some(value) = self.number(range) {
            return mix(0x1e, value as u64);
        }
        match self.expands(range) {
            Some(packs) if packs > 0 => mix(self.type_of(range, scope, false), packs),
            Some(_) => self.type_of(range, scope, false),
            None => self.tokens_of(range, scope),
        }
    }

    /// How many packs a type-id expands; `None` for what is, or may be, an expression with operators.
    fn expands(&self, range: TokenRange) -> Option<u64> {
        let mut packs = 0;
        let mut before = Kind::Comma;
        let mut at = range.start;
        while at < range.end {
            let kind = self.tokens.kind(at);
            let next = at.next();
            let behind = if next < range.end { self.tokens.kind(next) } else { Kind::Comma };
            at = match kind {
                Kind::Less => self.tokens.angle_partner(at).filter(|greater| *greater < range.end)?.next(),
                Kind::OpenBracket => self.tokens.partner(at).next(),
                Kind::Star | Kind::Amp | Kind::AmpAmp if !is_behind_pointer(behind) => return None,
                Kind::Ellipsis => {
                    packs += u64::from(before != Kind::Comma);
                    next
                }
                kind if kind.is_builtin_type() || is_of_type(kind) => next,
                _ => return None,
            };
            before = kind;
        }
        (!range.is_empty()).then_some(packs)
    }

    /// True for template arguments that repeat the template's parameters: `T, N, A...`.
    pub(super) fn are_own_parameters(&self, arguments: TokenRange) -> bool {
        let mut position = 0;
        let mut level = None;
        arguments.iter().all(|token| match self.tokens.kind(token) {
            Kind::Comma | Kind::Ellipsis => true,
            Kind::Identifier => {
                let symbol = self.tokens.symbol(token);
                let parameter = self.parameters.iter().rev().find(|entry| entry.0 == symbol);
                let fits = parameter.is_some_and(|&(_, of, at)| {
                    at == position && Some(of) != self.own_level && *level.get_or_insert(of) == of
                });
                position += 1;
                fits
            }
            _ => false,
        })
    }

    /// The value of sums, products and parentheses of plain numbers that are of type `int`.
    fn number(&self, range: TokenRange) -> Option<i32> {
        let (value, end) = self.sum(range.start, range.end, limits::NESTING)?;
        (end >= range.end).then_some(value)
    }

    fn sum(&self, at: TokenId, end: TokenId, depth: u32) -> Option<(i32, TokenId)> {
        let (mut value, mut at) = self.product(at, end, depth)?;
        while at < end {
            let operator = self.tokens.kind(at);
            if !matches!(operator, Kind::Plus | Kind::Minus) {
                break;
            }
            let (right, behind) = self.product(at.next(), end, depth)?;
            value = match operator {
                Kind::Plus => value.checked_add(right)?,
                _ => value.checked_sub(right)?,
            };
            at = behind;
        }
        Some((value, at))
    }

    fn product(&self, at: TokenId, end: TokenId, depth: u32) -> Option<(i32, TokenId)> {
        let (mut value, mut at) = self.factor(at, end, depth)?;
        while at < end {
            let operator = self.tokens.kind(at);
            if !matches!(operator, Kind::Star | Kind::Slash | Kind::Percent) {
                break;
            }
            let (right, behind) = self.factor(at.next(), end, depth)?;
            value = match operator {
                Kind::Star => value.checked_mul(right)?,
                Kind::Slash => value.checked_div(right)?,
                _ => value.checked_rem(right)?,
            };
            at = behind;
        }
        Some((value, at))
    }

    fn factor(&self, at: TokenId, end: TokenId, depth: u32) -> Option<(i32, TokenId)> {
        let depth = depth.checked_sub(1).filter(|_| at < end)?;
        match self.tokens.kind(at) {
            Kind::Plus => self.factor(at.next(), end, depth),
            Kind::Minus => {
                let (value, behind) = self.factor(at.next(), end, depth)?;
                Some((value.checked_neg()?, behind))
            }
            Kind::OpenParen => {
                let close = self.tokens.partner(at);
                let (value, behind) = self.sum(at.next(), close, depth)?;
                (behind == close && close < end).then_some((value, close.next()))
            }
            Kind::Number => {
                let text = std::str::from_utf8(self.tokens.get(at).span().of(self.text)).ok()?;
                let is_plain = text == "0" || !text.starts_with('0');
                Some((text.parse().ok().filter(|_| is_plain)?, at.next()))
            }
            _ => None,
        }
    }
}

/// Whether a token of this kind may stand in a type-id, operators of declarators and built-in types excluded.
fn is_of_type(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Identifier
            | Kind::ColonColon
            | Kind::Const
            | Kind::Volatile
            | Kind::Typename
            | Kind::Template
            | Kind::Class
            | Kind::Struct
            | Kind::Union
            | Kind::Enum
            | Kind::Comma
            | Kind::OpenParen
            | Kind::CloseParen
            | Kind::Star
            | Kind::Amp
            | Kind::AmpAmp
    )
}

/// Whether what stands behind `*`, `&` or `&&` says that no operand does.
fn is_behind_pointer(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Star
            | Kind::Amp
            | Kind::AmpAmp
            | Kind::Const
            | Kind::Volatile
            | Kind::CloseParen
            | Kind::Comma
            | Kind::Ellipsis
            | Kind::OpenBracket
    )
}
