//! Tokens between the scanner and whoever reads them: chunks of fixed size that are given away, never copied.

use super::kind::Kind;
use super::symbol::Spellings;
use super::token::{Place, Shape, TokenId};

/// The number of tokens of a chunk is a power of two, this one. Builds with assertions make them short: tests on short
/// texts go from chunk to chunk, too.
const BITS: u32 = if cfg!(debug_assertions) { 5 } else { 12 };

/// Tokens of one chunk.
const CHUNK: usize = 1 << BITS;

/// So many tokens of what was given away the scanner can still look at.
const REMEMBERED: usize = 64;

/// The next [`CHUNK`] tokens; behind the last token of a text stand [`Kind::End`]s.
#[derive(Clone, Debug)]
pub(super) struct Chunk {
    pub(super) places: Box<[Place; CHUNK]>,
    pub(super) shapes: Box<[Shape; CHUNK]>,
}

/// Where token `id` is: which chunk, and which of its tokens.
#[inline]
pub(super) fn position(id: TokenId) -> (usize, usize) {
    (id.0 as usize >> BITS, id.0 as usize % CHUNK)
}

/// The token at `at` of chunk `chunk`.
#[inline]
pub(super) fn id_at(chunk: usize, at: usize) -> TokenId {
    TokenId(((chunk << BITS) + at) as u32)
}

/// A chunk on its way from the scanner into [`Tokens`](super::Tokens), and what became known with it.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(super) chunk: Chunk,
    /// The number of its tokens.
    pub(super) count: usize,
    /// The first token of a declaration in a namespace or linkage specification: with this piece all tokens before it
    /// are there, and all brackets before it but those of such bodies have their partners.
    pub(super) frontier: TokenId,
    /// Tokens that are longer than a [`Shape`] says, and their ends.
    pub(super) long: Vec<(TokenId, u32)>,
    /// Opening brackets of earlier pieces with the closing ones that are in this one.
    pub(super) closed: Vec<(TokenId, TokenId)>,
    /// The texts of the symbols that are new in it.
    pub(super) spellings: Spellings,
}

/// The tokens that are being made.
#[derive(Debug)]
pub(super) struct Building {
    /// The id of the first one.
    first: u32,
    places: Vec<Place>,
    shapes: Vec<Shape>,
    long: Vec<(TokenId, u32)>,
    closed: Vec<(TokenId, TokenId)>,
    /// Kinds and payloads of the tokens before.
    remembered: Vec<(Kind, u32)>,
}

impl Building {
    /// The first tokens of a text.
    pub(super) fn new() -> Building {
        Building {
            first: 0,
            places: Vec::with_capacity(CHUNK),
            shapes: Vec::with_capacity(CHUNK),
            long: Vec::new(),
            closed: Vec::new(),
            remembered: Vec::new(),
        }
    }

    /// The token that is added next.
    #[inline]
    pub(super) fn next(&self) -> TokenId {
        TokenId(self.first + self.places.len() as u32)
    }

    /// Adds a token of `length` bytes. True when the chunk is full with it and must be taken.
    #[inline]
    #[must_use]
    pub(super) fn push(&mut self, kind: Kind, start: u32, length: usize, payload: u32) -> bool {
        if length >= usize::from(Shape::LONG) {
            self.long.push((self.next(), start.saturating_add(length as u32)));
        }
        self.places.push(Place { start, payload });
        self.shapes.push(Shape { kind, length: length.min(usize::from(Shape::LONG)) as u8 });
        self.places.len() == CHUNK
    }

    /// Gives the tokens away, filled up to a whole chunk with ends of the text at byte `end`, and begins the next
    /// chunk.
    pub(super) fn take(&mut self, end: u32, frontier: TokenId, spellings: Spellings) -> Option<Piece> {
        let count = self.places.len();
        let first = self.first + count as u32;
        let mut remembered = std::mem::take(&mut self.remembered);
        let tail = count.saturating_sub(REMEMBERED);
        let tail = self.shapes[tail..].iter().zip(&self.places[tail..]);
        remembered.extend(tail.map(|(shape, place)| (shape.kind, place.payload)));
        remembered.drain(..remembered.len().saturating_sub(REMEMBERED));
        let full = std::mem::replace(self, Building { first, remembered, ..Building::new() });
        let (mut places, mut shapes) = (full.places, full.shapes);
        places.resize(CHUNK, Place { start: end, payload: 0 });
        shapes.resize(CHUNK, Shape { kind: Kind::End, length: 0 });
        let chunk = Chunk {
            places: places.into_boxed_slice().try_into().ok()?,
            shapes: shapes.into_boxed_slice().try_into().ok()?,
        };
        let (long, closed) = (full.long, full.closed);
        Some(Piece { chunk, count, frontier, long, closed, spellings })
    }

    /// The kind of the last token so far.
    #[inline]
    pub(super) fn last_kind(&self) -> Option<Kind> {
        match self.shapes.last() {
            Some(shape) => Some(shape.kind),
            None => self.remembered.last().map(|&(kind, _)| kind),
        }
    }

    /// Kind and payload of the token `back` tokens before the next one; `None` where it is too far away.
    fn before(&self, back: u32) -> Option<(Kind, u32)> {
        let back = back as usize;
        match self.places.len().checked_sub(back) {
            Some(at) => Some((self.shapes.get(at)?.kind, self.places.get(at)?.payload)),
            None => {
                let at = (self.remembered.len() + self.places.len()).checked_sub(back)?;
                self.remembered.get(at).copied()
            }
        }
    }

    /// The kind of the token `back` tokens before the next one; `None` where it is too far away.
    pub(super) fn kind_before(&self, back: u32) -> Option<Kind> {
        self.before(back).map(|(kind, _)| kind)
    }

    /// The partner of the closing bracket `back` tokens before the next one.
    pub(super) fn partner_before(&self, back: u32) -> Option<TokenId> {
        self.before(back).map(|(_, payload)| TokenId(payload))
    }

    /// Says what the other end of a bracket is.
    #[inline]
    pub(super) fn set_partner(&mut self, id: TokenId, partner: TokenId) {
        match self.places.get_mut(id.0.wrapping_sub(self.first) as usize) {
            Some(place) => place.payload = partner.0,
            None => self.closed.push((id, partner)),
        }
    }
}
