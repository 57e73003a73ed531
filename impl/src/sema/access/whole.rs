//! Expressions that no other is around: what takes their values.

use super::{Access, Found, Part, Sort, Walk};
use crate::lex::{Kind, TokenId};
use smallvec::smallvec;

impl Walk<'_, '_> {
    /// The initialiser of an init-capture: `[&r = x]`, `[v(x)]`.
    pub(super) fn captured(&self, part: &Part) -> Option<Found> {
        let tokens = self.inference.unit.tokens;
        let before = self.node(part.node)?.start.previous();
        let name = before.previous();
        let is_initializer = matches!(tokens.kind(before), Kind::Assign | Kind::OpenParen | Kind::OpenBrace)
            && tokens.kind(name) == Kind::Identifier;
        match tokens.kind(name.previous()) {
            _ if !is_initializer => None,
            Kind::Amp => Some(smallvec![Access::Addressed]),
            _ => self.copied(part),
        }
    }

    /// An expression that no other is around: a statement, or the condition of one.
    pub(super) fn alone(&self, part: &Part) -> Option<Found> {
        match (self.is_tested(part.node)?, self.sort(&part.value.ty)) {
            (false, _) => Some(self.discarded(part)),
            (true, Sort::Class) => Some(smallvec![Access::Addressed]),
            (true, _) => self.operand(part),
        }
    }

    /// Whether an expression that no other is around is the condition of a statement.
    pub(super) fn is_tested(&self, index: u32) -> Option<bool> {
        let tokens = self.inference.unit.tokens;
        let before = self.node(index)?.start.previous();
        Some(match tokens.kind(before) {
            Kind::OpenParen => match tokens.kind(before.previous()) {
                Kind::If | Kind::While | Kind::Switch | Kind::Constexpr => true,
                Kind::For => false,
                _ => return None,
            },
            Kind::Semicolon => self.is_in_head(before),
            Kind::OpenBrace | Kind::CloseBrace | Kind::Else | Kind::Do | Kind::CloseParen | Kind::Colon => {
                false
            }
            _ => return None,
        })
    }

    /// Whether the `;` ends the first part of the head of a `for`.
    fn is_in_head(&self, semicolon: TokenId) -> bool {
        let tokens = self.inference.unit.tokens;
        let mut at = semicolon;
        while at.0 > 0 {
            at = at.previous();
            match tokens.kind(at) {
                kind if kind.is_close_bracket() => at = tokens.partner(at),
                Kind::OpenParen => return tokens.kind(at.previous()) == Kind::For,
                Kind::Semicolon | Kind::OpenBrace => return false,
                _ => {}
            }
        }
        false
    }
}
