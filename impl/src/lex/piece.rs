//! Tokens between the scanner and whoever reads them.

use super::kind::Kind;
use super::symbol::Spellings;
use super::token::{Place, Shape, TokenId};

/// Consecutive tokens on their way from the scanner into [`Tokens`]: all of them, or the next ones while the
/// scanner goes on. Every bracket but the braces of namespaces and linkage specifications has its partner in it.
#[derive(Debug, Default)]
pub(crate) struct Piece {
    /// The id of its first token.
    first: u32,
    pub(super) places: Vec<Place>,
    pub(super) shapes: Vec<Shape>,
    pub(super) long: Vec<(TokenId, u32)>,
    /// Opening braces of earlier pieces with the closing ones that are in this one.
    pub(super) closed: Vec<(TokenId, TokenId)>,
    /// The texts of the symbols that are new in it.
    pub(super) spellings: Spellings,
}

impl Piece {
    /// Room for so many tokens.
    pub(super) fn with_room_for(tokens: usize) -> Piece {
        Piece { places: Vec::with_capacity(tokens), shapes: Vec::with_capacity(tokens), ..Piece::default() }
    }

    /// Empties it; the token `first` will be its first one.
    pub(super) fn begin(&mut self, first: TokenId) {
        self.first = first.0;
        self.places.clear();
        self.shapes.clear();
        self.long.clear();
    }

    /// True when it was made with room for tokens.
    pub(super) fn has_room(&self) -> bool {
        self.places.capacity() > 0
    }

    /// Its number of tokens.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// The token that is added next.
    #[inline]
    pub(super) fn next(&self) -> TokenId {
        TokenId(self.first + self.places.len() as u32)
    }

    /// Adds a token of `length` bytes.
    #[inline]
    pub(super) fn push(&mut self, kind: Kind, start: u32, length: usize, payload: u32) {
        if length >= usize::from(Shape::LONG) {
            self.long.push((self.next(), start.saturating_add(length as u32)));
        }
        self.places.push(Place { start, payload });
        self.shapes.push(Shape { kind, length: length.min(usize::from(Shape::LONG)) as u8 });
    }

    /// The kind of the last token so far.
    #[inline]
    pub(super) fn last_kind(&self) -> Option<Kind> {
        self.shapes.last().map(|shape| shape.kind)
    }

    /// The kind of the token `back` tokens before `id`; `None` when it is in an earlier piece.
    pub(super) fn kind_before(&self, id: TokenId, back: u32) -> Option<Kind> {
        let at = id.0.checked_sub(self.first)?.checked_sub(back)?;
        self.shapes.get(at as usize).map(|shape| shape.kind)
    }

    /// Says what the other end of a bracket is.
    #[inline]
    pub(super) fn set_partner(&mut self, id: TokenId, partner: TokenId) {
        let index = self.index(id);
        match self.places.get_mut(index) {
            Some(place) => place.payload = partner.0,
            None => self.closed.push((id, partner)),
        }
    }

    /// The partner of a bracket of this piece.
    pub(super) fn partner(&self, id: TokenId) -> Option<TokenId> {
        self.places.get(self.index(id)).map(|place| TokenId(place.payload))
    }

    #[inline]
    fn index(&self, id: TokenId) -> usize {
        id.0.wrapping_sub(self.first) as usize
    }
}
