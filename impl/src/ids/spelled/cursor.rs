//! A place in a token range; attributes are stepped over.

use super::{Known, Missing, Unit};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};

/// Walks over the tokens of a range.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    unit: Unit<'a>,
    at: TokenId,
    end: TokenId,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(unit: Unit<'a>, range: TokenRange) -> Cursor<'a> {
        let mut cursor = Cursor { unit, at: range.start, end: range.end.max(range.start) };
        cursor.skip_attributes();
        cursor
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.end
    }

    pub(super) fn at(&self) -> TokenId {
        self.at
    }

    /// The tokens from the cursor on.
    pub(super) fn rest(&self) -> TokenRange {
        TokenRange::new(self.at, self.end.max(self.at))
    }

    /// The kind of the current token; [`Kind::End`] behind the last.
    pub(super) fn kind(&self) -> Kind {
        if self.is_at_end() { Kind::End } else { self.unit.tokens.kind(self.at) }
    }

    /// The kind of the token after the current one, attributes not stepped over.
    pub(super) fn next_kind(&self) -> Kind {
        let next = self.at.next();
        if next >= self.end { Kind::End } else { self.unit.tokens.kind(next) }
    }

    /// Whether no space stands between the token at the cursor and the next one.
    pub(super) fn is_joined(&self) -> bool {
        self.unit.tokens.is_joined(self.at)
    }

    pub(super) fn symbol(&self) -> Symbol {
        if self.is_at_end() { Symbol::NONE } else { self.unit.tokens.symbol(self.at) }
    }

    /// The bytes of the current token.
    pub(super) fn bytes(&self) -> &'a [u8] {
        self.unit.tokens.get(self.at).span().of(self.unit.text)
    }

    pub(super) fn step(&mut self) {
        self.go(self.at.next());
    }

    /// Goes to `token`, attributes there stepped over.
    pub(super) fn go(&mut self, token: TokenId) {
        self.at = token;
        self.skip_attributes();
    }

    /// Steps over the current token if it is of this kind.
    pub(super) fn eat(&mut self, kind: Kind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.step();
        }
        found
    }

    /// What is inside the bracket at the cursor, which goes behind the closing one.
    pub(super) fn bracketed(&mut self) -> Cursor<'a> {
        let open = self.at;
        let close = self.unit.tokens.partner(open).min(self.end);
        self.go(close.next().max(open.next()));
        Cursor::new(self.unit, TokenRange::new(open.next(), close))
    }

    /// What commas separate inside the bracket at the cursor, which goes behind the closing one: `element` reads each.
    ///
    /// # Errors
    /// That of the first element that is not known; [`Missing::Expression`] where something stands behind one.
    pub(super) fn elements<T>(
        &mut self,
        mut element: impl FnMut(&mut Cursor<'a>) -> Known<T>,
    ) -> Known<Vec<T>> {
        let mut inner = self.bracketed();
        let mut all = Vec::new();
        while !inner.is_at_end() {
            all.push(element(&mut inner)?);
            if !inner.eat(Kind::Comma) && !inner.is_at_end() {
                return Err(Missing::Expression);
            }
        }
        Ok(all)
    }

    fn skip_attributes(&mut self) {
        while self.at < self.end
            && self.unit.tokens.begins_attribute(self.at)
            && let Some(id) = self.unit.tree.attribute_at(self.at)
            && self.unit.tree[id].whole.end > self.at
        {
            self.at = self.unit.tree[id].whole.end;
        }
    }
}
