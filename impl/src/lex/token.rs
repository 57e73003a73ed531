//! Tokens, the last of kind [`Kind::End`].

use super::chunk::{Chunk, LONG, Piece, id_at, position};
use super::kind::Kind;
use super::symbol::{Symbol, Symbols};
use super::wanted::SymbolSet;
use crate::source::Span;
use std::sync::OnceLock;

/// So many tokens are looked at together where most are not looked for: a part of a chunk.
const ROW: usize = 8;

/// The index of a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenId(pub u32);

impl TokenId {
    /// The index as a `usize`.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The token after this one.
    #[must_use]
    pub fn next(self) -> TokenId {
        TokenId(self.0.saturating_add(1))
    }

    /// The token before this one; the first token's is itself.
    #[must_use]
    pub fn previous(self) -> TokenId {
        TokenId(self.0.saturating_sub(1))
    }
}

/// Tokens `start..end`. An empty range still has a place: `start`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenRange {
    /// The first token.
    pub start: TokenId,
    /// The token after the last.
    pub end: TokenId,
}

impl TokenRange {
    /// Tokens `start..end`.
    pub fn new(start: TokenId, end: TokenId) -> TokenRange {
        TokenRange { start, end }
    }

    /// The range of no token at `place`.
    pub fn empty_at(place: TokenId) -> TokenRange {
        TokenRange { start: place, end: place }
    }

    /// True when it holds no token.
    pub fn is_empty(self) -> bool {
        self.end <= self.start
    }

    /// Its number of tokens.
    pub fn len(self) -> u32 {
        self.end.0.saturating_sub(self.start.0)
    }

    /// True when `token` lies in it.
    pub fn contains(self, token: TokenId) -> bool {
        self.start <= token && token < self.end
    }

    /// The last token; `start` when the range is empty.
    pub fn last(self) -> TokenId {
        TokenId(self.end.0.saturating_sub(1).max(self.start.0))
    }

    /// The tokens, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = TokenId> + Clone {
        (self.start.0..self.end.0.max(self.start.0)).map(TokenId)
    }
}

/// The one of `ranges`, which are in source order and disjoint, that `place` lies in.
pub(crate) fn within<T>(ranges: &[T], range_of: impl Fn(&T) -> TokenRange, place: TokenId) -> Option<&T> {
    let after = ranges.partition_point(|one| range_of(one).start <= place);
    let last = ranges.get(after.checked_sub(1)?)?;
    range_of(last).contains(place).then_some(last)
}

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its first byte.
    pub start: u32,
    /// The byte after its last.
    pub end: u32,
    payload: u32,
    /// What it is.
    pub kind: Kind,
}

impl Token {
    /// Its bytes.
    pub fn span(self) -> Span {
        Span::new(self.start, self.end)
    }

    /// The symbol of a name, keyword or punctuator made of letters (`and`); [`Symbol::NONE`] for everything else.
    pub fn symbol(self) -> Symbol {
        symbol(self.kind, self.payload)
    }

    /// The other bracket's token; for `<<<` the first `>` of its `>>>`. `None` for other tokens.
    pub fn partner(self) -> Option<TokenId> {
        partner(self.kind, self.payload)
    }
}

#[inline]
fn partner(kind: Kind, payload: u32) -> Option<TokenId> {
    (kind.is_open_bracket() || kind.is_close_bracket() || kind == Kind::LaunchOpen)
        .then_some(TokenId(payload))
}

/// The symbol of a token: brackets and angles have another payload, what is no word has none.
#[inline]
fn symbol(kind: Kind, payload: u32) -> Symbol {
    let is_enclosing = kind.is_open_bracket()
        || kind.is_close_bracket()
        || matches!(kind, Kind::Less | Kind::Greater | Kind::LaunchOpen);
    if is_enclosing { Symbol::NONE } else { Symbol(payload) }
}

/// One kernel launch's configuration brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The `<<<` token.
    pub open: TokenId,
    /// The first of the three `>` tokens of `>>>`.
    pub close: TokenId,
}

impl Launch {
    /// The token behind the `>>>`, the `(` of the arguments.
    pub fn behind(self) -> TokenId {
        TokenId(self.close.0 + 3)
    }
}

/// What a line beginning with `#` is that is no line marker. None of its bytes is a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectiveKind {
    /// `#pragma ...`; the symbol is its first word (`nv_diag_suppress`, `unroll`, `GCC`, `pack`), or
    /// [`Symbol::NONE`].
    Pragma(Symbol),
    /// `_Pragma("...")` or `__pragma(...)` in the middle of a line; the symbol is the first word of its text.
    PragmaOperator(Symbol),
    /// `#ident`, a null directive or one that a preprocessor should have removed.
    Other,
}

/// A directive line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directive {
    /// From the `#` to the end of the line, the line end excluded.
    pub span: Span,
    /// What it is.
    pub kind: DirectiveKind,
    /// The first token after it.
    pub before: TokenId,
}

/// Everything the lexer found. A token takes ten bytes: memory is time (`PERFORMANCE.md`).
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    /// The tokens in source order; the last is [`Kind::End`].
    chunks: Vec<Chunk>,
    /// The number of tokens.
    count: usize,
    /// The first token that is not complete yet.
    frontier: TokenId,
    /// The tokens that are longer than their chunk says, and their ends, by position.
    long: Vec<(TokenId, u32)>,
    /// Kernel launches, by position of `<<<`.
    pub launches: Vec<Launch>,
    /// Directive lines but line markers, by position.
    pub directives: Vec<Directive>,
    /// Every token that begins an attribute: `__attribute__`, `__declspec`, CUDA's bare words
    /// (`__device__`, `__launch_bounds__`, `__noinline__`, `__nv_pure__`). `[[` and `alignas` are not listed.
    pub attribute_words: Vec<TokenId>,
    /// Every `[` that may begin the names of a structured binding: `auto`, `const`, `&` or `&&` stands before it.
    pub bindings: Vec<TokenId>,
    /// The [`Kind::Stray`] tokens, null bytes left out.
    pub stray: Vec<TokenId>,
    /// The texts of the symbols.
    pub symbols: Symbols,
    /// How many template-argument and -parameter lists were found.
    lists: u64,
    /// The places of some names, found once for all who ask for these or some of them.
    pub(super) noted: OnceLock<(SymbolSet, Vec<TokenId>)>,
}

/// What the scanner found besides the tokens.
#[derive(Debug)]
pub(crate) struct Found {
    /// The lines that hold line markers, `# 12 "file" 3` or `#line 12 "file"`, the line ends excluded, by position.
    pub(crate) marker_lines: Vec<Span>,
    pub(super) launches: Vec<Launch>,
    pub(super) directives: Vec<Directive>,
    pub(super) attribute_words: Vec<TokenId>,
    pub(super) bindings: Vec<TokenId>,
    pub(super) stray: Vec<TokenId>,
    pub(super) symbols: Symbols,
}

impl Tokens {
    /// Adds the next tokens.
    pub(crate) fn append(&mut self, piece: Piece) {
        self.chunks.push(piece.chunk);
        self.count += piece.count;
        self.frontier = piece.frontier;
        self.long.extend(piece.long);
        self.symbols.append(&piece.spellings);
        for (open, close) in piece.closed {
            self.set_partner(open, close);
        }
    }

    /// Adds everything that is known when all tokens are there.
    pub(crate) fn complete(&mut self, found: Found) {
        self.launches = found.launches;
        self.directives = found.directives;
        self.attribute_words = found.attribute_words;
        self.bindings = found.bindings;
        self.stray = found.stray;
        self.symbols = found.symbols;
    }

    /// The partner of an opening bracket; `None` while it is in no piece that was appended.
    pub(crate) fn known_partner(&self, open: TokenId) -> Option<TokenId> {
        Some(self.partner(open)).filter(|&close| close > open)
    }

    /// The first token that is not complete yet; the [`Kind::End`] token when all are.
    pub(crate) fn frontier(&self) -> TokenId {
        self.frontier
    }

    /// The number of tokens, the [`Kind::End`] token included.
    #[inline]
    pub fn len(&self) -> usize {
        self.count
    }

    /// True when nothing was read, not even the end.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The tokens in source order, the [`Kind::End`] token last.
    pub fn iter(&self) -> impl Iterator<Item = Token> + Clone + '_ {
        (0..self.count as u32).map(|index| self.get(TokenId(index)))
    }

    /// Gives every word whose symbol is one of `members` to `see`, in order and as fast as can be. `members` is by symbol, and
    /// what stands behind all symbols is no member.
    pub(super) fn each_member(&self, members: &[bool], mut see: impl FnMut(TokenId)) {
        let Some(last) = members.len().checked_sub(1) else { return };
        let may_be = |payload: &u32| members[(*payload as usize).min(last)];
        // Whether a token is a word cannot be foretold, so nothing branches on that at first: what is no word has another
        // number in place of a symbol, which is hardly ever that of a member.
        for (number, chunk) in self.chunks.iter().enumerate() {
            // Short texts leave most of their chunk empty.
            let rows = self.len().saturating_sub(id_at(number, 0).0 as usize).div_ceil(ROW);
            for (row, payloads) in chunk.payloads.chunks_exact(ROW).take(rows).enumerate() {
                if !payloads.iter().fold(false, |any, payload| any | may_be(payload)) {
                    continue;
                }
                for (at, payload) in (row * ROW..).zip(payloads) {
                    if may_be(payload) && chunk.kinds[at] == Kind::Identifier {
                        see(id_at(number, at));
                    }
                }
            }
        }
    }

    /// The token `id`; the [`Kind::End`] token when `id` lies behind it.
    #[inline]
    pub fn get(&self, id: TokenId) -> Token {
        let (chunk, at) = position(id);
        let Some(chunk) = self.chunks.get(chunk) else {
            let last = self.chunks.last().and_then(|chunk| chunk.starts.last());
            let start = last.copied().unwrap_or(0);
            return Token { start, end: start, payload: 0, kind: Kind::End };
        };
        let start = chunk.starts[at];
        let end = match chunk.lengths[at] {
            LONG => self.long_end(id),
            length => start + u32::from(length),
        };
        Token { start, end, payload: chunk.payloads[at], kind: chunk.kinds[at] }
    }

    #[cold]
    fn long_end(&self, id: TokenId) -> u32 {
        let found = self.long.binary_search_by_key(&id, |&(token, _)| token);
        found.ok().and_then(|at| self.long.get(at)).map_or(0, |&(_, end)| end)
    }

    /// The kind of token `id`.
    #[inline]
    pub fn kind(&self, id: TokenId) -> Kind {
        let (chunk, at) = position(id);
        self.chunks.get(chunk).map_or(Kind::End, |chunk| chunk.kinds[at])
    }

    /// The symbol of token `id`, [`Symbol::NONE`] when it has none.
    #[inline]
    pub fn symbol(&self, id: TokenId) -> Symbol {
        symbol(self.kind(id), self.payload(id))
    }

    #[inline]
    fn payload(&self, id: TokenId) -> u32 {
        let (chunk, at) = position(id);
        self.chunks.get(chunk).map_or(0, |chunk| chunk.payloads[at])
    }

    /// Says what the other end of a bracket is.
    #[inline]
    fn set_partner(&mut self, id: TokenId, partner: TokenId) {
        let (chunk, at) = position(id);
        if let Some(chunk) = self.chunks.get_mut(chunk) {
            chunk.payloads[at] = partner.0;
        }
    }

    /// The partner of bracket `id`; `id` itself when it is no bracket.
    #[inline]
    pub fn partner(&self, id: TokenId) -> TokenId {
        partner(self.kind(id), self.payload(id)).unwrap_or(id)
    }

    /// The id of the [`Kind::End`] token.
    pub fn end(&self) -> TokenId {
        TokenId(self.count.saturating_sub(1) as u32)
    }

    /// True when the next token follows token `id` without white space. `>>` is two joined [`Kind::Greater`]: a
    /// shift and two closed template-argument lists look the same until names are known.
    #[inline]
    pub fn is_joined(&self, id: TokenId) -> bool {
        self.get(id).end == self.get(id.next()).start
    }

    /// The token behind token `id` and, where that opens a bracket, behind what stands in it.
    #[inline]
    pub fn behind(&self, id: TokenId) -> TokenId {
        if self.kind(id).is_open_bracket() { self.partner(id).next() } else { id.next() }
    }

    /// The other end of the template-argument or template-parameter list that `<` or `>` token `id` belongs to.
    /// `None` when it is an operator, or when nobody has read the text around it yet.
    #[inline]
    pub fn angle_partner(&self, id: TokenId) -> Option<TokenId> {
        let payload = self.payload(id);
        (matches!(self.kind(id), Kind::Less | Kind::Greater) && payload != 0).then_some(TokenId(payload))
    }

    /// How many template-argument and -parameter lists were found.
    pub fn lists(&self) -> u64 {
        self.lists
    }

    /// Notes that `less` and `greater` enclose a template-argument or -parameter list.
    pub(crate) fn pair_angles(&mut self, less: TokenId, greater: TokenId) {
        self.lists += u64::from(self.angle_partner(less).is_none());
        self.set_partner(less, greater);
        self.set_partner(greater, less);
    }

    /// The bytes from the first to the last token of `range`, white space and directives between them included.
    pub fn span(&self, range: TokenRange) -> Span {
        if range.is_empty() {
            let place = self.get(range.start).start;
            return Span::new(place, place);
        }
        Span::new(self.get(range.start).start, self.get(range.last()).end)
    }

    /// True where an attribute of any syntax begins, if token `id` stands where one may.
    #[inline]
    pub(crate) fn begins_attribute(&self, id: TokenId) -> bool {
        match self.kind(id) {
            Kind::Attribute | Kind::Declspec | Kind::Alignas => true,
            Kind::OpenBracket => self.kind(id.next()) == Kind::OpenBracket,
            Kind::Identifier => self.symbol(id).is_attribute_word(),
            _ => false,
        }
    }

    /// The text of the symbol of token `id`; empty when it has none.
    pub fn name(&self, id: TokenId) -> &str {
        self.symbols.text(self.symbol(id))
    }

    /// The first token that begins at or after byte `offset`.
    pub fn at_or_after(&self, offset: u32) -> TokenId {
        let chunk = self.chunks.partition_point(|chunk| chunk.starts[0] < offset).saturating_sub(1);
        let starts = self.chunks.get(chunk).map(|chunk| &chunk.starts);
        let at = starts.map_or(0, |starts| starts.partition_point(|&start| start < offset));
        TokenId(id_at(chunk, at).0.min(self.count as u32))
    }
}
