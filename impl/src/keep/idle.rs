//! Numbers in kept host code on which no device code hangs, as `__LINE__` in `check(status, "file.cu", 27);`.
//!
//! Host code is kept for the instances that it makes. What is an argument of a call whose value is discarded has a part in
//! these by its type only: a decimal number that is not zero may be any other of its type. It counts as idle where no
//! constant expression can be around it: in a statement of the body of a host function that is not `constexpr`, outside
//! of lambdas, braces, brackets, template arguments and operands that are not evaluated.

use super::pieces::{Piece, PieceKind, Pieces};
use super::walk::Fate;
use crate::lex::{Kind, TokenId, TokenRange, Tokens};
use crate::read::Reading;
use crate::source::Span;
use crate::tree::{Body, DeclarationKind, SpecifierKind};

/// A number of so many digits is an `int`.
const DIGITS_OF_INT: usize = 9;

/// The idle numbers of what is kept, in source order.
pub(super) fn idle(reading: &Reading, pieces: &Pieces, fates: &[Fate]) -> Vec<Span> {
    let mut scan = Scan { reading, tokens: &reading.tokens, found: Vec::new() };
    let kept = pieces.all.iter().zip(fates).filter(|(_, fate)| **fate != Fate::Dropped);
    for block in kept.filter_map(|(piece, _)| host_body(reading, piece)) {
        scan.block(block);
    }
    scan.found.sort_by_key(|span| span.start);
    scan.found
}

/// The block of a function that only the host runs, and not while it compiles; with its braces.
fn host_body(reading: &Reading, piece: &Piece) -> Option<TokenRange> {
    let tree = &reading.tree;
    let traits = piece.traits;
    let DeclarationKind::Function(id) = tree[piece.first].kind else { return None };
    let is_constant = [SpecifierKind::Constexpr, SpecifierKind::Consteval]
        .iter()
        .any(|specifier| tree.has_specifier(piece.first, *specifier));
    let is_hosts = piece.kind == PieceKind::Function && !traits.has_device && !traits.has_kernel;
    let Body::Block { range, open } = tree[id].body else { return None };
    (is_hosts && !is_constant).then(|| TokenRange::new(open, range.end))
}

struct Scan<'a> {
    reading: &'a Reading,
    tokens: &'a Tokens,
    found: Vec<Span>,
}

impl Scan<'_> {
    /// The statements of a block and of the blocks in it.
    fn block(&mut self, range: TokenRange) {
        let tokens = self.tokens;
        let mut at = range.start;
        let mut begins = false;
        while at < range.end {
            let kind = tokens.kind(at);
            match kind {
                Kind::OpenBrace if at == range.start || self.is_of_statements(at) => begins = true,
                Kind::OpenBrace | Kind::OpenBracket => (at, begins) = (tokens.partner(at), false),
                Kind::Semicolon | Kind::CloseBrace | Kind::Else | Kind::Do => begins = true,
                Kind::OpenParen if self.is_of_control(at) => (at, begins) = (tokens.partner(at), true),
                _ if begins => {
                    begins = false;
                    if let Some(open) = self.opens_call(at) {
                        let close = tokens.partner(open);
                        self.arguments(TokenRange::new(open.next(), close));
                        at = close;
                    }
                }
                _ => (),
            }
            at = at.next();
        }
    }

    /// Whether the `{` begins a block of statements that run as those around it do.
    fn is_of_statements(&self, open: TokenId) -> bool {
        let before = open.previous();
        match self.tokens.kind(before) {
            Kind::Semicolon | Kind::OpenBrace | Kind::CloseBrace => true,
            Kind::Else | Kind::Do | Kind::Try => true,
            Kind::CloseParen => self.is_of_control(self.tokens.partner(before)),
            _ => false,
        }
    }

    /// Whether a statement follows the parentheses that begin here.
    fn is_of_control(&self, open: TokenId) -> bool {
        let key = self.tokens.kind(open.previous());
        matches!(key, Kind::If | Kind::For | Kind::While | Kind::Switch | Kind::Catch)
    }

    /// The parentheses of a statement that begins with them or with a name and them.
    fn opens_call(&self, first: TokenId) -> Option<TokenId> {
        let tokens = self.tokens;
        let mut at = first;
        while matches!(tokens.kind(at), Kind::Identifier | Kind::ColonColon) {
            if tokens.kind(at) == tokens.kind(at.next()) || self.is_builtin(at) {
                return None;
            }
            at = at.next();
        }
        (tokens.kind(at) == Kind::OpenParen).then_some(at)
    }

    /// Whether what the compiler itself makes of a name may hang on values.
    fn is_builtin(&self, name: TokenId) -> bool {
        let tokens = self.tokens;
        let is_name = tokens.kind(name) == Kind::Identifier;
        is_name && tokens.symbols.text(tokens.symbol(name)).starts_with("__builtin")
    }

    /// The arguments between parentheses, and those of the calls among them.
    fn arguments(&mut self, range: TokenRange) {
        let tokens = self.tokens;
        let mut inner = range.start;
        let (mut less, mut greater) = (None, None);
        while inner < range.end {
            match tokens.kind(inner) {
                Kind::Less => less = less.or(Some(inner)),
                Kind::Greater => greater = Some(inner),
                kind if kind.is_open_bracket() => inner = tokens.partner(inner),
                _ => (),
            }
            inner = inner.next();
        }
        let may_be_template_argument =
            |at: TokenId| less.is_some_and(|less| less < at) && greater.is_some_and(|greater| greater > at);
        let mut at = range.start;
        while at < range.end {
            match tokens.kind(at) {
                Kind::Number if !may_be_template_argument(at) && self.is_idle_number(at) => {
                    self.found.push(tokens.get(at).span());
                }
                Kind::OpenParen => {
                    let close = tokens.partner(at);
                    if !may_be_template_argument(at) && !self.is_of_operand(at) {
                        self.arguments(TokenRange::new(at.next(), close));
                    }
                    at = close;
                }
                kind if kind.is_open_bracket() => at = tokens.partner(at),
                _ => (),
            }
            at = at.next();
        }
    }

    /// Whether the parentheses hold what is not evaluated, or evaluated while compiling.
    fn is_of_operand(&self, open: TokenId) -> bool {
        let before = open.previous();
        let is_key = matches!(
            self.tokens.kind(before),
            Kind::Sizeof
                | Kind::Alignof
                | Kind::Decltype
                | Kind::Noexcept
                | Kind::Typeid
                | Kind::Typeof
                | Kind::Ellipsis
        );
        is_key || self.is_builtin(before)
    }

    /// Whether the number is an argument by itself and an `int` that is no null pointer.
    fn is_idle_number(&self, at: TokenId) -> bool {
        let tokens = self.tokens;
        let is_alone = matches!(tokens.kind(at.previous()), Kind::Comma | Kind::OpenParen)
            && matches!(tokens.kind(at.next()), Kind::Comma | Kind::CloseParen);
        let text = self.reading.source.bytes(tokens.get(at).span());
        is_alone
            && text.len() <= DIGITS_OF_INT
            && text.iter().all(u8::is_ascii_digit)
            && text.first().is_some_and(|first| *first != b'0')
    }
}
