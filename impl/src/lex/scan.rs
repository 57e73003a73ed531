//! The scanner: one pass over the bytes.

use super::block::{BLOCK, Block};
use super::brackets::Brackets;
use super::bytes::{ALONE, CLASSES, Class, LENGTHENS, NAME, splice};
use super::chunk::{Building, Piece, Room};
use super::kind::Kind;
use super::literal::{encoding_prefix, number, quoted, raw};
use super::one_line::comment;
use super::punctuator::{
    ends_spaced_launch, may_be_spliced, punctuator, run_of_greater, spaced_launch, spliced_punctuator,
};
use super::symbol::{Spellings, Symbol, Symbols, Word, known};
use super::token::{Directive, DirectiveKind, Found, TokenId, Tokens};
use super::word;
use crate::limits;
use crate::read::ReadErrorKind;
use crate::source::Span;
use std::iter::empty;

/// Makes the tokens of `text`. `standard` is two digits.
///
/// # Errors
/// The kind and the place of a comment, literal or bracket that does not close, or of an input that is too long.
pub fn lex(text: &[u8], standard: u8) -> Result<Tokens, Fault> {
    lex_with_markers(text, standard).map(|(tokens, _)| tokens)
}

/// As [`lex`], and the lines that hold line markers.
///
/// # Errors
/// As [`lex`].
pub(crate) fn lex_with_markers(text: &[u8], standard: u8) -> Result<(Tokens, Vec<Span>), Fault> {
    let mut tokens = Tokens::default();
    let found = lex_in_pieces(text, standard, &mut empty(), &mut |piece| tokens.append(piece));
    let mut found = found?;
    let marker_lines = std::mem::take(&mut found.marker_lines);
    tokens.complete(found);
    Ok((tokens, marker_lines))
}

/// As [`lex`], with the tokens given to `hand_on` while they are made, in memory of `rooms` as long as that gives some.
///
/// # Errors
/// As [`lex`]; pieces may have been handed on before.
pub(crate) fn lex_in_pieces(
    text: &[u8],
    standard: u8,
    rooms: &mut dyn Iterator<Item = Room>,
    hand_on: &mut dyn FnMut(Piece),
) -> Result<Found, Fault> {
    if text.len() > limits::TEXT_BYTES {
        return Err((ReadErrorKind::TooLong, Span::new(0, 0)));
    }
    let mut scanner = Scanner::new(text, standard, rooms, hand_on);
    scanner.scan()?;
    let Scanner {
        piece, brackets, marker_lines, directives, attribute_words, bindings, stray, symbols, ..
    } = scanner;
    piece.end();
    let mut launches = brackets.launches;
    launches.sort_unstable_by_key(|launch| launch.open);
    Ok(Found { marker_lines, launches, directives, attribute_words, bindings, stray, symbols })
}

/// The lines of a text that hold line markers, also of one whose comments, literals or brackets do not close.
pub(crate) fn marker_lines(text: &[u8], standard: u8) -> Vec<Span> {
    let (mut rooms, mut hand_on) = (empty(), |_| ());
    let mut scanner = Scanner::new(text, standard, &mut rooms, &mut hand_on);
    // Whoever asks knows of the fault already.
    let _ = scanner.scan();
    scanner.marker_lines
}

/// What is being made. Each function that makes a token takes the place of its first byte and gives the place
/// behind its last.
struct Scanner<'text> {
    text: &'text [u8],
    /// A place behind a comment or `_Pragma`, and whether no token stood before it on its line. Line ends between it, or
    /// the last token, and a `#` say the rest.
    line: (usize, bool),
    spaceship: bool,
    /// The tokens since those that were handed on.
    piece: Building,
    /// Where the last declaration outside of all brackets but the braces of namespaces and linkage specifications is
    /// known to begin.
    declaration: TokenId,
    rooms: &'text mut dyn Iterator<Item = Room>,
    hand_on: &'text mut dyn FnMut(Piece),
    symbols: Symbols,
    /// How many of the symbols were handed on.
    handed_on: usize,
    brackets: Brackets,
    marker_lines: Vec<Span>,
    directives: Vec<Directive>,
    attribute_words: Vec<TokenId>,
    bindings: Vec<TokenId>,
    stray: Vec<TokenId>,
}

/// Why a text has no tokens: the kind and the place.
pub(crate) type Fault = (ReadErrorKind, Span);

impl<'text> Scanner<'text> {
    fn new(
        text: &'text [u8],
        standard: u8,
        rooms: &'text mut dyn Iterator<Item = Room>,
        hand_on: &'text mut dyn FnMut(Piece),
    ) -> Scanner<'text> {
        Scanner {
            text,
            line: (0, true),
            spaceship: standard >= 20,
            piece: Building::new(rooms.next()),
            declaration: TokenId(0),
            rooms,
            hand_on,
            symbols: Symbols::new(standard, text.len()),
            handed_on: 0,
            brackets: Brackets::default(),
            marker_lines: Vec::with_capacity(text.len() / 256),
            directives: Vec::new(),
            attribute_words: Vec::with_capacity(text.len() / 64),
            bindings: Vec::new(),
            stray: Vec::new(),
        }
    }

    fn scan(&mut self) -> Result<(), Fault> {
        let mut at = if self.text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        while at < self.text.len() {
            at = self.block(at)?;
        }
        // Before the last tokens are given away: whoever reads them takes all brackets for closed.
        if let Some(open) = self.brackets.unclosed() {
            return Err((ReadErrorKind::UnclosedBracket, self.bracket_at(open)));
        }
        self.declaration = self.next();
        self.push(Kind::End, self.text.len(), 0);
        self.hand_on();
        Ok(())
    }

    /// Everything that begins in the block of bytes from `base` on; gives the place behind it, where the next block
    /// begins.
    #[inline]
    fn block(&mut self, base: usize) -> Result<usize, Fault> {
        let text = self.text;
        let byte_at = |at: usize| text.get(at).copied().unwrap_or(0);
        let block = Block::new(text, base);
        let mut starts = block.starts;
        while starts != 0 {
            let offset = starts.trailing_zeros() as usize;
            starts &= starts - 1;
            let at = base + offset;
            let byte = byte_at(at);
            let end = match CLASSES[byte as usize] {
                Class::Name => {
                    let length = block.name_length(offset);
                    if offset + length == BLOCK {
                        // It may go on: the next block begins with it.
                        return if offset > 0 { Ok(at) } else { self.long_name(at) };
                    }
                    let next = byte_at(at + length);
                    if matches!(next, b'"' | b'\'' | b'\\') {
                        self.name_before_quote(at, length, next)?
                    } else {
                        let (symbol, word) = self.symbols.intern_at(text, at, length);
                        if !word.is_special {
                            self.push_with(word.kind, at, length, symbol.0);
                            continue;
                        }
                        self.special_name(at, length, symbol, word)
                    }
                }
                Class::Digit => {
                    let length = block.name_length(offset);
                    let goes_on = matches!(byte_at(at + length), b'.' | b'\'' | b'+' | b'-' | b'\\');
                    let is_whole = offset + length < BLOCK && !goes_on;
                    self.push(Kind::Number, at, if is_whole { length } else { number(&text[at..]) })
                }
                Class::Open => {
                    let kind = ALONE[byte as usize];
                    self.open(kind, at);
                    self.push(kind, at, 1);
                    continue;
                }
                Class::Close => {
                    self.close(ALONE[byte as usize], at, 1)?;
                    continue;
                }
                Class::Single => {
                    if byte == b';' {
                        self.semicolon();
                    }
                    self.push(ALONE[byte as usize], at, 1);
                    continue;
                }
                Class::Colon if byte_at(at + 1) == b':' && byte_at(at + 2) != b'\\' => {
                    self.push(Kind::ColonColon, at, 2)
                }
                Class::Greater
                    if !self.brackets.in_launch()
                        && !matches!(
                            (byte_at(at + 1), byte_at(at + 2)),
                            (b'=' | b'\\', _) | (_, b'=' | b'\\')
                        ) =>
                {
                    self.push(Kind::Greater, at, 1);
                    continue;
                }
                Class::Greater => self.punctuator(at)?,
                Class::Punctuator | Class::Colon => {
                    if LENGTHENS[byte_at(at + 1) as usize] {
                        self.punctuator(at)?
                    } else {
                        if byte == b'<' {
                            self.less();
                        }
                        self.push(ALONE[byte as usize], at, 1);
                        continue;
                    }
                }
                Class::Dot if byte_at(at + 1).is_ascii_digit() => {
                    self.push(Kind::Number, at, number(&text[at..]))
                }
                Class::Dot => self.punctuator(at)?,
                Class::Other | Class::Blank => self.other(at)?,
            };
            if end >= base + BLOCK {
                return Ok(end);
            }
            starts &= u64::MAX << (end - base);
        }
        Ok(base + BLOCK)
    }

    /// What begins with a byte of [`Class::Other`].
    #[inline(never)]
    fn other(&mut self, at: usize) -> Result<usize, Fault> {
        match self.text.get(at) {
            Some(b'"') => self.quoted(Kind::String, at, 0),
            Some(b'\'') => self.quoted(Kind::Character, at, 0),
            Some(b'/') => self.slash(at),
            Some(b'#') if self.begins_line(at) => Ok(self.directive(at)),
            Some(b'#') => self.punctuator(at),
            Some(b'\\') => Ok(match splice(&self.text[at..]) {
                0 if matches!(self.text.get(at + 1), Some(b'u' | b'U')) => self.name_with_backslash(at, 0),
                0 => self.stray(at),
                length => at + length,
            }),
            _ => Ok(self.stray(at)),
        }
    }

    /// A name of the length of a block or longer, which is no prefix of a literal.
    #[cold]
    fn long_name(&mut self, at: usize) -> Result<usize, Fault> {
        let mut length = BLOCK;
        loop {
            let more = Block::new(self.text, at + length).name_length(0);
            length += more;
            if more < BLOCK {
                break;
            }
        }
        let next = self.text.get(at + length).copied().unwrap_or(0);
        self.name_before_quote(at, length, next)
    }

    /// True when no token stands before the `#` at `at` on its line ([cpp.pre]).
    #[inline]
    fn begins_line(&self, at: usize) -> bool {
        // A line end that no backslash takes away was no part of a token or comment: those end with other bytes.
        let is_plain = |before: &[u8]| matches!(before, [.., byte, b'\n'] if !matches!(byte, b'\\' | b'\r'));
        is_plain(&self.text[..at]) || self.begins_line_behind(at)
    }

    /// As [`Scanner::begins_line`], with a look at everything behind the last token.
    #[cold]
    fn begins_line_behind(&self, at: usize) -> bool {
        let last = self.piece.last_end() as usize;
        let (from, begins) = if self.line.0 >= last { self.line } else { (last, false) };
        let between = &self.text[from..at];
        let is_plain = |end: usize| {
            let before = &between[..end];
            before.strip_suffix(b"\r").unwrap_or(before).last() != Some(&b'\\')
        };
        begins || memchr::memrchr_iter(b'\n', between).any(is_plain)
    }

    /// Hands the piece on and begins the next one.
    #[cold]
    fn hand_on(&mut self) {
        let mut spellings = Spellings::default();
        self.symbols.copy_from(self.handed_on, &mut spellings);
        self.handed_on = self.symbols.len();
        let piece = self.piece.take(self.text.len() as u32, self.declaration, spellings, self.rooms.next());
        (self.hand_on)(piece);
    }

    /// The place of a bracket that begins at byte `start`: a digraph has two bytes.
    fn bracket_at(&self, start: u32) -> Span {
        let is_digraph = matches!(self.text.get(start as usize), Some(b'<' | b'%'));
        Span::new(start, start + if is_digraph { 2 } else { 1 })
    }

    /// The number that the next token will have.
    #[inline]
    fn next(&self) -> TokenId {
        self.piece.next()
    }

    /// Adds a token of `length` bytes.
    #[inline]
    fn push(&mut self, kind: Kind, at: usize, length: usize) -> usize {
        self.push_with(kind, at, length, 0)
    }

    #[inline]
    fn push_with(&mut self, kind: Kind, at: usize, length: usize, payload: u32) -> usize {
        if self.piece.push(kind, at as u32, length, payload) {
            self.hand_on();
        }
        at + length
    }

    /// A name that a quote or a backslash follows: it may be the prefix of a literal, or go on behind a splice.
    #[inline(never)]
    fn name_before_quote(&mut self, at: usize, length: usize, next: u8) -> Result<usize, Fault> {
        let text = &self.text[at..at + length];
        match (next, encoding_prefix(text)) {
            (b'\\', _) => Ok(self.name_with_backslash(at, length)),
            (b'"', Some(true)) => self.raw(at, length),
            (b'"', Some(false)) => self.quoted(Kind::String, at, length),
            (_, Some(false)) => self.quoted(Kind::Character, at, length),
            _ => {
                let (symbol, word) = self.symbols.intern_at(self.text, at, length);
                Ok(self.special_name(at, length, symbol, word))
            }
        }
    }

    /// A name that may begin an attribute, be another spelling of a punctuator, or `_Pragma`.
    #[inline(never)]
    fn special_name(&mut self, at: usize, length: usize, symbol: Symbol, word: Word) -> usize {
        let kind = word.kind;
        if symbol == known::PRAGMA_OPERATOR
            && let Some(end) = self.pragma_operator(at, length)
        {
            return end;
        }
        if matches!(kind, Kind::Attribute | Kind::Declspec)
            || symbol.is_attribute_word() && !self.brackets.in_attribute()
        {
            self.attribute_words.push(self.next());
        }
        // `and`, `bitor`: a punctuator's kind, but the token keeps its symbol.
        self.push_with(kind, at, length, symbol.0)
    }

    /// A name that a backslash follows: a line splice or `\u1234` may continue it.
    #[cold]
    fn name_with_backslash(&mut self, at: usize, plain: usize) -> usize {
        let rest = &self.text[at..];
        let mut spelling = rest[..plain].to_vec();
        let mut length = plain;
        loop {
            let tail = &rest[length..];
            let skip = splice(tail);
            if skip > 0 && tail.get(skip).is_some_and(|&byte| NAME[byte as usize]) {
                length += skip;
            } else if let [b'\\', b'u' | b'U', digit, ..] = tail
                && digit.is_ascii_hexdigit()
            {
                spelling.extend_from_slice(&tail[..2]);
                length += 2;
            } else {
                break;
            }
            let more = word::name_length(&rest[length..]);
            spelling.extend_from_slice(&rest[length..length + more]);
            length += more;
        }
        if length == 0 {
            return self.stray(at);
        }
        let (symbol, word) = self.symbols.intern_at(&spelling, 0, spelling.len());
        self.special_name(at, length, symbol, word)
    }

    /// A byte that begins no token. Compilers pass over null bytes and refuse the others.
    fn stray(&mut self, at: usize) -> usize {
        if self.text.get(at) != Some(&0) {
            self.stray.push(self.next());
        }
        self.push(Kind::Stray, at, 1)
    }

    /// A `<` that is a token of its own.
    #[inline]
    fn less(&mut self) {
        if self.piece.last_kind() == Some(Kind::Identifier) {
            self.brackets.less();
        }
    }

    /// The token that is added next is a `;`.
    #[inline]
    fn semicolon(&mut self) {
        if self.brackets.in_launch() {
            self.brackets.drop_launches();
        }
        if self.brackets.at_scope() {
            self.declaration = self.next().next();
        }
    }

    /// A closing bracket of `length` bytes.
    #[inline(always)]
    fn close(&mut self, kind: Kind, at: usize, length: usize) -> Result<usize, Fault> {
        let Some((open, ends_scope)) = self.brackets.close(self.next().0, kind, &mut self.piece) else {
            return Err(self.unmatched(Span::new(at as u32, (at + length) as u32)));
        };
        if ends_scope {
            self.declaration = self.next().next();
        }
        Ok(self.push_with(kind, at, length, open.0))
    }

    /// The token that is added next is an opening bracket of `kind`.
    #[inline(always)]
    fn open(&mut self, kind: Kind, at: usize) {
        if kind == Kind::OpenBrace && self.brackets.at_scope() && self.opens_scope() {
            self.brackets.enter_scope();
            self.declaration = self.next().next();
        }
        let of_attribute = match self.piece.last_kind() {
            Some(Kind::Attribute) => true,
            Some(Kind::OpenParen) => self.piece.kind_before(2) == Some(Kind::Attribute),
            Some(Kind::Auto | Kind::Const | Kind::Amp | Kind::AmpAmp) if kind == Kind::OpenBracket => {
                self.bindings.push(self.next());
                false
            }
            _ => false,
        };
        self.brackets.open(self.next().0, kind, at, of_attribute);
    }

    /// True when the brace that comes next is certain to be that of a namespace or linkage specification: a
    /// declaration begins before it, and has no other form. Behind a function's or a class's body, too: neither word goes on
    /// with a class's variables.
    fn opens_scope(&self) -> bool {
        let kind = |back: u32| self.piece.kind_before(back);
        let mut back = 1;
        if (kind(1), kind(2)) == (Some(Kind::String), Some(Kind::Extern)) {
            back = 3;
        } else {
            // `__attribute__((...))` behind the name.
            while kind(back) == Some(Kind::CloseParen) {
                let Some(open) = self.piece.partner_before(back) else { return false };
                back = self.next().0 - open.0 + 1;
                if kind(back) != Some(Kind::Attribute) {
                    return false;
                }
                back += 1;
            }
            if kind(back) == Some(Kind::Identifier) {
                back += 1;
                while (kind(back), kind(back + 1)) == (Some(Kind::ColonColon), Some(Kind::Identifier)) {
                    back += 2;
                }
            }
            if kind(back) != Some(Kind::Namespace) {
                return false;
            }
            back += 1;
            back += u32::from(kind(back) == Some(Kind::Inline));
        }
        self.next().0 - (back - 1) == self.declaration.0 || kind(back) == Some(Kind::CloseBrace)
    }

    /// A punctuator of one or more characters.
    #[inline(never)]
    fn punctuator(&mut self, at: usize) -> Result<usize, Fault> {
        let rest = &self.text[at..];
        let launches = self.piece.last_kind() != Some(Kind::Operator);
        let Some((mut kind, length)) = punctuator(rest, launches, self.spaceship) else {
            return Ok(self.stray(at));
        };
        let mut length = length as usize;
        if may_be_spliced(rest) {
            (kind, length) = spliced_punctuator(rest, (kind, length), launches, self.spaceship);
        }
        if kind == Kind::ShiftLeft
            && launches
            && let Some(behind) = spaced_launch(&rest[length..])
        {
            (kind, length) = (Kind::LaunchOpen, length + behind);
        }
        Ok(match kind {
            Kind::Less => {
                self.less();
                self.push(kind, at, length)
            }
            Kind::Greater => {
                let (run, places) = run_of_greater(rest);
                let in_launch = self.brackets.in_launch();
                let is_spaced = in_launch && run == 2 && ends_spaced_launch(&rest[places[1] + 1..]);
                let closes = in_launch && {
                    let token = self.next().0;
                    self.brackets.greater(run + u32::from(is_spaced), token, &mut self.piece)
                };
                // Behind `>> ` the third one comes by itself.
                let count = if closes { places.len() - usize::from(is_spaced) } else { 1 };
                places[..count].iter().fold(at, |_, place| self.push(kind, at + place, 1))
            }
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace | Kind::LaunchOpen => {
                self.open(kind, at);
                self.push(kind, at, length)
            }
            Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => self.close(kind, at, length)?,
            _ => self.push(kind, at, length),
        })
    }

    /// The error of the closing bracket at `close` that does not fit: the innermost open one when there is one,
    /// since that is what the reader must look at, else the closing one.
    #[cold]
    fn unmatched(&self, close: Span) -> Fault {
        match self.brackets.innermost_start() {
            Some(open) => (ReadErrorKind::UnclosedBracket, self.bracket_at(open)),
            None => (ReadErrorKind::UnopenedBracket, close),
        }
    }

    /// A string or character literal after a prefix of `prefix` bytes, with its user-defined suffix.
    fn quoted(&mut self, kind: Kind, at: usize, prefix: usize) -> Result<usize, Fault> {
        match quoted(&self.text[at + prefix..]) {
            Some(length) => Ok(self.literal(kind, at, prefix + length)),
            None => Err(self.unterminated(ReadErrorKind::UnterminatedLiteral, at, prefix + 1)),
        }
    }

    fn raw(&mut self, at: usize, prefix: usize) -> Result<usize, Fault> {
        match raw(&self.text[at + prefix..]) {
            Some(length) => Ok(self.literal(Kind::String, at, prefix + length)),
            None => Err(self.unterminated(ReadErrorKind::UnterminatedLiteral, at, prefix + 1)),
        }
    }

    fn literal(&mut self, kind: Kind, at: usize, length: usize) -> usize {
        let rest = &self.text[at + length..];
        let suffix = match rest.first() {
            Some(&byte) if CLASSES[byte as usize] == Class::Name => word::name_length(rest),
            _ => 0,
        };
        // `""_x` before C++11's suffixes, or `"a"R"(b)"`: a prefix of the next literal is no suffix.
        let next_quote =
            matches!(rest.get(suffix), Some(b'"' | b'\'')) && encoding_prefix(&rest[..suffix]).is_some();
        self.push(kind, at, if next_quote { length } else { length + suffix })
    }

    fn slash(&mut self, at: usize) -> Result<usize, Fault> {
        match self.text.get(at + 1) {
            Some(b'/') => Ok(self.line_end(at)),
            Some(b'*') => {
                let body = &self.text[at + 2..];
                let length = memchr::memmem::find(body, b"*/");
                let inside = &body[..length.unwrap_or(body.len())];
                // A splice may stand in the `*/`, too.
                let spliced = memchr::memmem::find(inside, b"*\\").and_then(|_| comment(&self.text[at..]));
                let length = spliced
                    .or(length.map(|length| length + 4))
                    .ok_or_else(|| self.unterminated(ReadErrorKind::UnterminatedComment, at, 2))?;
                let end = at + length;
                if memchr::memchr(b'\n', &self.text[at..end]).is_some() {
                    // A comment does not end the line for directives, but a new line has begun.
                    self.line = (end, true);
                }
                Ok(end)
            }
            Some(b'=') => Ok(self.push(Kind::SlashAssign, at, 2)),
            Some(b'\\') if splice(&self.text[at + 1..]) > 0 => self.spliced_slash(at),
            _ => Ok(self.push(Kind::Slash, at, 1)),
        }
    }

    /// A `/` that a line splice follows: a comment, or a punctuator.
    #[cold]
    fn spliced_slash(&mut self, at: usize) -> Result<usize, Fault> {
        let Some(length) = comment(&self.text[at..]) else { return self.punctuator(at) };
        self.line = (at + length, self.begins_line(at));
        Ok(at + length)
    }

    /// The end of the line that holds `from`, line splices followed; the line end itself excluded.
    fn line_end(&self, from: usize) -> usize {
        let mut at = from;
        while let Some(more) = memchr::memchr(b'\n', &self.text[at..]) {
            at += more;
            let line = self.text[from..at].strip_suffix(b"\r").unwrap_or(&self.text[from..at]);
            if line.last() != Some(&b'\\') {
                return at;
            }
            at += 1;
        }
        self.text.len()
    }

    /// A line that begins with `#` ([cpp.pre]).
    fn directive(&mut self, at: usize) -> usize {
        let end = self.line_end(at);
        let rest = self.text[at + 1..end].trim_ascii_start();
        let span = Span::new(at as u32, end as u32);
        if rest.first().is_some_and(u8::is_ascii_digit) || rest.starts_with(b"line") {
            self.marker_lines.push(span);
            return end;
        }
        let kind = if let Some(pragma) = rest.strip_prefix(b"pragma") {
            DirectiveKind::Pragma(self.first_word(pragma))
        } else {
            DirectiveKind::Other
        };
        self.push_directive(span, kind);
        end
    }

    /// `_Pragma("...")`: the place behind it; `None` when the tokens do not follow that form.
    fn pragma_operator(&mut self, at: usize, length: usize) -> Option<usize> {
        let rest = self.text[at + length..].trim_ascii_start();
        let rest = rest.strip_prefix(b"(")?.trim_ascii_start();
        let quoted = quoted(rest).filter(|_| rest.starts_with(b"\""))?;
        let after = rest[quoted..].trim_ascii_start();
        let after = after.strip_prefix(b")")?;
        let end = self.text.len() - after.len();
        // Line ends in it begin no line.
        self.line = (end, self.begins_line(at));
        let kind = DirectiveKind::PragmaOperator(self.first_word(&rest[1..quoted - 1]));
        self.push_directive(Span::new(at as u32, end as u32), kind);
        Some(end)
    }

    fn first_word(&mut self, text: &[u8]) -> Symbol {
        let text = text.trim_ascii_start();
        self.symbols.intern(&text[..word::name_length(text)])
    }

    fn push_directive(&mut self, span: Span, kind: DirectiveKind) {
        let before = self.next();
        self.directives.push(Directive { span, kind, before });
    }

    #[cold]
    fn unterminated(&self, kind: ReadErrorKind, at: usize, length: usize) -> Fault {
        (kind, Span::new(at as u32, (at + length).min(self.text.len()) as u32))
    }
}
