//! Tokens between the scanner and whoever reads them: chunks of fixed size that are given away, never copied.

use super::kind::Kind;
use super::symbol::Spellings;
use super::token::TokenId;
use std::cell::Cell;
use std::hint::black_box;

/// The number of tokens of a chunk is a power of two, this one. Builds with assertions make them short: tests on short
/// texts go from chunk to chunk, too.
const BITS: u32 = if cfg!(debug_assertions) { 5 } else { 13 };

/// Tokens of one chunk.
const CHUNK: usize = 1 << BITS;

/// So many tokens of what was given away the scanner can still look at.
const REMEMBERED: usize = 64;

/// The next [`CHUNK`] tokens; behind the last token of a text stand [`Kind::End`]s. What parsers ask for lies apart from
/// what they seldom need: a line of memory that the scanner's processor has written is dear to read for another one.
#[derive(Clone, Debug)]
pub(super) struct Chunk {
    pub(super) kinds: Box<[Kind; CHUNK]>,
    /// A [`Symbol`](super::Symbol) for words, the partner's [`TokenId`] for brackets, `<<<`, and the `<` and `>` of
    /// template-argument and -parameter lists that were read; else 0.
    pub(super) payloads: Box<[u32; CHUNK]>,
    /// The first bytes.
    pub(super) starts: Box<[u32; CHUNK]>,
    /// The lengths in bytes, at most [`LONG`].
    pub(super) lengths: Box<[u8; CHUNK]>,
}

/// The token is as long as this or longer; its end is in a list of its own.
pub(super) const LONG: u8 = u8::MAX;

impl Chunk {
    /// One without tokens.
    fn new() -> Chunk {
        Chunk { kinds: array(Kind::End), payloads: array(0), starts: array(0), lengths: array(0) }
    }
}

/// A chunk without tokens that has its memory already: the system gives it page by page, when it is written to, and that
/// takes as long as to make half of the tokens in it.
#[derive(Debug)]
pub(crate) struct Room(Chunk);

impl Room {
    /// Makes one.
    pub(crate) fn new() -> Room {
        let mut chunk = Chunk::new();
        // All of it is zero as far as the compiler knows, which need not write that again.
        let Chunk { payloads, starts, lengths, .. } = black_box(&mut chunk);
        payloads.fill(0);
        starts.fill(0);
        lengths.fill(0);
        Room(chunk)
    }
}

thread_local! {
    /// A chunk that was begun behind the end of a text, for the next text of the thread.
    static SPARE: Cell<Option<Chunk>> = const { Cell::new(None) };
}

fn chunk_in(room: Option<Room>) -> Chunk {
    room.map(|Room(chunk)| chunk).or_else(|| SPARE.take()).unwrap_or_else(Chunk::new)
}

/// An array that is never on the stack: `Box::new` makes it there and copies it when its caller is large.
fn array<T: Clone>(all: T) -> Box<[T; CHUNK]> {
    let array = vec![all; CHUNK].into_boxed_slice().try_into();
    array.unwrap_or_else(|_| unreachable!("a vector of this length"))
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
    /// Tokens that are [`LONG`], and their ends.
    pub(super) long: Vec<(TokenId, u32)>,
    /// Opening brackets of earlier pieces with the closing ones that are in this one.
    pub(super) closed: Vec<(TokenId, TokenId)>,
    /// The texts of the symbols that are new in it.
    pub(super) spellings: Spellings,
}

impl Piece {
    /// The number of its tokens.
    pub(crate) fn count(&self) -> usize {
        self.count
    }
}

/// The tokens that are being made.
#[derive(Debug)]
pub(super) struct Building {
    /// The id of the first one.
    first: u32,
    chunk: Chunk,
    /// How many there are: less than [`CHUNK`].
    count: usize,
    long: Vec<(TokenId, u32)>,
    closed: Vec<(TokenId, TokenId)>,
    /// Kinds and payloads of the tokens before.
    remembered: Vec<(Kind, u32)>,
    /// The kind of the last token.
    last: Option<Kind>,
    /// The end of the last token of the chunk before.
    end: u32,
}

impl Building {
    /// The first tokens of a text, in `room` if there is some.
    pub(super) fn new(room: Option<Room>) -> Building {
        Building {
            first: 0,
            chunk: chunk_in(room),
            count: 0,
            long: Vec::new(),
            closed: Vec::new(),
            remembered: Vec::new(),
            last: None,
            end: 0,
        }
    }

    /// The token that is added next.
    #[inline]
    pub(super) fn next(&self) -> TokenId {
        TokenId(self.first + self.count as u32)
    }

    /// Adds a token of `length` bytes. True when the chunk is full with it and must be taken.
    #[inline]
    #[must_use]
    pub(super) fn push(&mut self, kind: Kind, start: u32, length: usize, payload: u32) -> bool {
        if length >= usize::from(LONG) {
            self.long.push((self.next(), start.saturating_add(length as u32)));
        }
        let at = self.count % CHUNK;
        self.chunk.kinds[at] = kind;
        self.chunk.payloads[at] = payload;
        self.chunk.starts[at] = start;
        self.chunk.lengths[at] = length.min(usize::from(LONG)) as u8;
        self.last = Some(kind);
        self.count = at + 1;
        self.count == CHUNK
    }

    /// Gives the tokens away, filled up to a whole chunk with ends of the text at byte `end`, and begins the next
    /// chunk, in `room` if there is some.
    pub(super) fn take(
        &mut self,
        end: u32,
        frontier: TokenId,
        spellings: Spellings,
        room: Option<Room>,
    ) -> Piece {
        let count = self.count;
        self.end = self.last_end();
        let mut chunk = std::mem::replace(&mut self.chunk, chunk_in(room));
        chunk.starts[count..].fill(end);
        let tail = count.saturating_sub(REMEMBERED)..count;
        let tail = chunk.kinds[tail.clone()].iter().zip(&chunk.payloads[tail]);
        self.remembered.extend(tail.map(|(&kind, &payload)| (kind, payload)));
        self.remembered.drain(..self.remembered.len().saturating_sub(REMEMBERED));
        self.first += count as u32;
        self.count = 0;
        let (long, closed) = (std::mem::take(&mut self.long), std::mem::take(&mut self.closed));
        Piece { chunk, count, frontier, long, closed, spellings }
    }

    /// The text has ended: what was begun for more of it serves the next one.
    pub(super) fn end(self) {
        if self.count == 0 {
            SPARE.set(Some(self.chunk));
        }
    }

    /// The kind of the last token so far.
    #[inline]
    pub(super) fn last_kind(&self) -> Option<Kind> {
        self.last
    }

    /// The end of the last token so far; 0 before the first one.
    pub(super) fn last_end(&self) -> u32 {
        let Some(at) = self.count.checked_sub(1) else { return self.end };
        match self.chunk.lengths[at % CHUNK] {
            LONG => self.long.last().map_or(0, |&(_, end)| end),
            length => self.chunk.starts[at % CHUNK] + u32::from(length),
        }
    }

    /// Kind and payload of the token `back` tokens before the next one; `None` where it is too far away.
    fn before(&self, back: u32) -> Option<(Kind, u32)> {
        let back = back as usize;
        match self.count.checked_sub(back) {
            Some(at) => Some((*self.chunk.kinds.get(at)?, *self.chunk.payloads.get(at)?)),
            None => {
                let at = (self.remembered.len() + self.count).checked_sub(back)?;
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
        let at = id.0.wrapping_sub(self.first) as usize;
        if at < self.count {
            self.chunk.payloads[at % CHUNK] = partner.0;
        } else {
            self.closed.push((id, partner));
        }
    }
}
