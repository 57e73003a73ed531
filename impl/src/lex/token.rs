//! Tokens: sixteen bytes each, in one vector, the last of kind [`Kind::End`].

use super::kind::Kind;
use super::symbol::{Symbol, Symbols};
use crate::source::Span;

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

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its first byte.
    pub start: u32,
    /// The byte after its last.
    pub end: u32,
    /// A [`Symbol`] for names and keywords, the partner's [`TokenId`] for brackets, `<<<`, and the `<` and `>` of
    /// template-argument and -parameter lists that were read; else 0.
    payload: u32,
    /// What it is.
    pub kind: Kind,
    /// See [`flags`].
    pub flags: u8,
}

const _: () = assert!(size_of::<Token>() == 16);

/// Bits of [`Token::flags`].
pub mod flags {
    /// First token of its source line.
    pub const FIRST_OF_LINE: u8 = 0x02;
    /// An alternative spelling made of letters: `and`, `__inline__`. The token keeps its own symbol.
    pub const ALTERNATIVE: u8 = 0x04;
    /// A raw string literal.
    pub const RAW: u8 = 0x08;
    /// A line splice lies inside the token.
    pub const SPLICED: u8 = 0x10;
}

impl Token {
    /// A token of `kind` over `start..end`; `payload` as the kind asks.
    pub(crate) fn new(kind: Kind, start: u32, end: u32, payload: u32, flags: u8) -> Token {
        Token { start, end, payload, kind, flags }
    }

    /// Its bytes.
    pub fn span(self) -> Span {
        Span::new(self.start, self.end)
    }

    /// The symbol of a name or keyword; [`Symbol::NONE`] for everything else.
    pub fn symbol(self) -> Symbol {
        if self.kind == Kind::Identifier || self.kind.is_keyword() || self.flags & flags::ALTERNATIVE != 0 {
            Symbol(self.payload)
        } else {
            Symbol::NONE
        }
    }

    /// The symbol of an [`Kind::Identifier`].
    #[inline]
    pub(super) fn identifier(self) -> Symbol {
        Symbol(self.payload)
    }

    /// The other bracket's token; for `<<<` the first `>` of its `>>>`. `None` for other tokens.
    pub fn partner(self) -> Option<TokenId> {
        (self.kind.is_open_bracket() || self.kind.is_close_bracket() || self.kind == Kind::LaunchOpen)
            .then_some(TokenId(self.payload))
    }

    pub(crate) fn set_partner(&mut self, partner: TokenId) {
        self.payload = partner.0;
    }
}

/// One kernel launch's configuration brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The `<<<` token.
    pub open: TokenId,
    /// The first of the three `>` tokens of `>>>`.
    pub close: TokenId,
}

/// What a line beginning with `#` is. None of its bytes is a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectiveKind {
    /// `# 12 "file" 3` or `#line 12 "file"`.
    LineMarker,
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

/// Everything the lexer found.
#[derive(Clone, Debug, Default)]
pub struct Tokens {
    /// The tokens in source order; the last is [`Kind::End`].
    pub list: Vec<Token>,
    /// Kernel launches, by position of `<<<`.
    pub launches: Vec<Launch>,
    /// Directive lines, by position.
    pub directives: Vec<Directive>,
    /// Every token that begins an attribute: `__attribute__`, `__declspec`, CUDA's bare words
    /// (`__device__`, `__launch_bounds__`, `__noinline__`, `__nv_pure__`). `[[` and `alignas` are not listed.
    pub attribute_words: Vec<TokenId>,
    /// The [`Kind::Stray`] tokens, null bytes left out.
    pub stray: Vec<TokenId>,
    /// The texts of the symbols.
    pub symbols: Symbols,
}

impl Tokens {
    /// The token `id`; the [`Kind::End`] token when `id` lies behind it.
    #[inline]
    pub fn get(&self, id: TokenId) -> Token {
        match self.list.get(id.index()) {
            Some(token) => *token,
            None => self.list.last().copied().unwrap_or(Token::new(Kind::End, 0, 0, 0, 0)),
        }
    }

    /// The kind of token `id`.
    #[inline]
    pub fn kind(&self, id: TokenId) -> Kind {
        self.get(id).kind
    }

    /// The symbol of token `id`, [`Symbol::NONE`] when it has none.
    #[inline]
    pub fn symbol(&self, id: TokenId) -> Symbol {
        self.get(id).symbol()
    }

    /// The partner of bracket `id`; `id` itself when it is no bracket.
    #[inline]
    pub fn partner(&self, id: TokenId) -> TokenId {
        self.get(id).partner().unwrap_or(id)
    }

    /// The id of the [`Kind::End`] token.
    pub fn end(&self) -> TokenId {
        TokenId(self.list.len().saturating_sub(1) as u32)
    }

    /// True when the next token follows token `id` without white space. `>>` is two joined [`Kind::Greater`]: a
    /// shift and two closed template-argument lists look the same until names are known.
    #[inline]
    pub fn is_joined(&self, id: TokenId) -> bool {
        self.get(id).end == self.get(id.next()).start
    }

    /// The other end of the template-argument or template-parameter list that `<` or `>` token `id` belongs to.
    /// `None` when it is an operator, or when nobody has read the text around it yet.
    #[inline]
    pub fn angle_partner(&self, id: TokenId) -> Option<TokenId> {
        let token = self.get(id);
        (matches!(token.kind, Kind::Less | Kind::Greater) && token.payload != 0)
            .then_some(TokenId(token.payload))
    }

    /// How many template-argument and -parameter lists were found.
    pub fn lists(&self) -> u64 {
        let is_list = |token: &&Token| token.kind == Kind::Less && token.payload != 0;
        self.list.iter().filter(is_list).count() as u64
    }

    /// Notes that `less` and `greater` enclose a template-argument or -parameter list.
    pub(crate) fn pair_angles(&mut self, less: TokenId, greater: TokenId) {
        if let Some(token) = self.list.get_mut(less.index()) {
            token.payload = greater.0;
        }
        if let Some(token) = self.list.get_mut(greater.index()) {
            token.payload = less.0;
        }
    }

    /// The bytes from the first to the last token of `range`, white space and directives between them included.
    pub fn span(&self, range: TokenRange) -> Span {
        if range.is_empty() {
            let place = self.get(range.start).start;
            return Span::new(place, place);
        }
        Span::new(self.get(range.start).start, self.get(range.last()).end)
    }

    /// The text of the symbol of token `id`; empty when it has none.
    pub fn name(&self, id: TokenId) -> &str {
        self.symbols.text(self.symbol(id))
    }

    /// The first token that begins at or after byte `offset`.
    pub fn at_or_after(&self, offset: u32) -> TokenId {
        TokenId(self.list.partition_point(|token| token.start < offset) as u32)
    }
}
