//! The scanner: one pass over the bytes.

use super::brackets::Brackets;
use super::bytes::{CLASSES, Class, NAME, splice};
use super::kind::Kind;
use super::literal::{encoding_prefix, number, quoted, raw};
use super::punctuator::punctuator;
use super::symbol::{Symbol, Symbols, known};
use super::token::{Directive, DirectiveKind, Token, TokenId, Tokens, flags};
use crate::limits;
use crate::read::ReadErrorKind;
use crate::source::{Source, Span};

/// Makes the tokens of `source` and fills in its line markers. `standard` is two digits.
///
/// # Errors
/// The kind and the place of a comment, literal or bracket that does not close, or of an input that is too long.
pub fn lex(source: &mut Source, standard: u8) -> Result<Tokens, (ReadErrorKind, Span)> {
    if source.text.len() > limits::TEXT_BYTES {
        return Err((ReadErrorKind::TooLong, Span::new(0, 0)));
    }
    let text = std::mem::take(&mut source.text);
    let mut scanner = Scanner {
        text: &text,
        at: if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 },
        line_start: true,
        spaceship: standard >= 20,
        after_operator: false,
        tokens: Tokens {
            // Six to seven bytes per token are usual.
            list: Vec::with_capacity(text.len() / 5 + 16),
            symbols: Symbols::new(standard),
            ..Tokens::default()
        },
        brackets: Brackets::default(),
        markers: Vec::new(),
    };
    let result = scanner.scan();
    let Scanner { mut tokens, brackets, markers, .. } = scanner;
    for (span, next) in markers {
        if let Some(marker) = source.read_marker(&text, span, next) {
            source.markers.push(marker);
        }
    }
    source.text = text;
    result?;
    tokens.launches = brackets.launches;
    tokens.launches.sort_unstable_by_key(|launch| launch.open);
    Ok(tokens)
}

struct Scanner<'text> {
    text: &'text [u8],
    at: usize,
    /// No token yet on this line.
    line_start: bool,
    spaceship: bool,
    /// The last token is the keyword `operator`.
    after_operator: bool,
    tokens: Tokens,
    brackets: Brackets,
    /// Lines that may be line markers, with the byte that follows the line end.
    markers: Vec<(Span, u32)>,
}

type Scan = Result<(), (ReadErrorKind, Span)>;

impl Scanner<'_> {
    fn scan(&mut self) -> Scan {
        while let Some(&byte) = self.text.get(self.at) {
            match CLASSES[byte as usize] {
                Class::Space => {
                    self.at += 1;
                    // Indentation comes in runs.
                    while self.text.get(self.at) == Some(&b' ') {
                        self.at += 1;
                    }
                }
                Class::Line => {
                    self.at += 1;
                    self.line_start = true;
                }
                Class::Name => self.name()?,
                Class::Punctuator => self.punctuator()?,
                Class::Digit => {
                    let length = number(&self.text[self.at..]);
                    self.push(Kind::Number, length, 0);
                }
                Class::Quote => self.quoted(0, Kind::String)?,
                Class::Apostrophe => self.quoted(0, Kind::Character)?,
                Class::Slash => self.slash()?,
                Class::Hash if self.line_start => self.directive(),
                Class::Dot if self.text.get(self.at + 1).is_some_and(u8::is_ascii_digit) => {
                    let length = number(&self.text[self.at..]);
                    self.push(Kind::Number, length, 0);
                }
                Class::Hash | Class::Dot => self.punctuator()?,
                Class::Backslash => match splice(&self.text[self.at..]) {
                    0 if matches!(self.text.get(self.at + 1), Some(b'u' | b'U')) => self.name()?,
                    0 => self.stray(),
                    length => self.at += length,
                },
                Class::Stray => self.stray(),
            }
        }
        self.push(Kind::End, 0, 0);
        match self.brackets.unclosed() {
            Some(open) => Err((ReadErrorKind::UnclosedBracket, self.tokens.get(open).span())),
            None => Ok(()),
        }
    }

    /// Adds a token of `length` bytes and steps behind it.
    #[inline]
    fn push(&mut self, kind: Kind, length: usize, flags: u8) {
        self.push_with(kind, length, 0, flags);
    }

    #[inline]
    fn push_with(&mut self, kind: Kind, length: usize, payload: u32, flags: u8) {
        let first = if self.line_start { flags::FIRST_OF_LINE } else { 0 };
        let (start, end) = (self.at as u32, (self.at + length) as u32);
        self.tokens.list.push(Token::new(kind, start, end, payload, flags | first));
        self.line_start = false;
        self.after_operator = kind == Kind::Operator;
        self.at += length;
    }

    /// A name, a keyword, or a literal with a prefix ([lex.name]).
    #[inline]
    fn name(&mut self) -> Scan {
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|&byte| !NAME[byte as usize]).unwrap_or(rest.len());
        let (symbol, length, spliced) = match rest.get(length) {
            Some(&quote @ (b'"' | b'\'')) => match encoding_prefix(&rest[..length]) {
                Some(true) if quote == b'"' => return self.raw(length),
                Some(false) => {
                    return self.quoted(length, if quote == b'"' { Kind::String } else { Kind::Character });
                }
                _ => (self.tokens.symbols.intern(&rest[..length]), length, 0),
            },
            Some(b'\\') => self.name_with_backslash(length),
            _ => (self.tokens.symbols.intern(&rest[..length]), length, 0),
        };
        if length == 0 {
            self.stray();
            return Ok(());
        }
        let kind = self.tokens.symbols.kind(symbol);
        if symbol == known::PRAGMA_OPERATOR && self.pragma_operator(length) {
            return Ok(());
        }
        if kind == Kind::Attribute
            || kind == Kind::Declspec
            || is_attribute_word(symbol) && !self.in_attribute()
        {
            self.tokens.attribute_words.push(TokenId(self.tokens.list.len() as u32));
        }
        // `and`, `bitor`: a punctuator's kind, but the token keeps its symbol.
        let is_word = kind < Kind::Alignas && kind != Kind::Identifier;
        let alternative = if is_word { flags::ALTERNATIVE } else { 0 };
        self.push_with(kind, length, symbol.0, alternative | spliced);
        Ok(())
    }

    /// A name that a backslash follows: a line splice or `\u1234` may continue it.
    #[cold]
    fn name_with_backslash(&mut self, plain: usize) -> (Symbol, usize, u8) {
        let rest = &self.text[self.at..];
        let mut spelling = rest[..plain].to_vec();
        let mut length = plain;
        let mut spliced = 0;
        loop {
            let tail = &rest[length..];
            let skip = splice(tail);
            if skip > 0 && tail.get(skip).is_some_and(|&byte| NAME[byte as usize]) {
                length += skip;
                spliced = flags::SPLICED;
            } else if let [b'\\', b'u' | b'U', digit, ..] = tail
                && digit.is_ascii_hexdigit()
            {
                spelling.extend_from_slice(&tail[..2]);
                length += 2;
            } else {
                break;
            }
            let more = rest[length..].iter().position(|&b| !NAME[b as usize]).unwrap_or(rest.len() - length);
            spelling.extend_from_slice(&rest[length..length + more]);
            length += more;
        }
        (self.tokens.symbols.intern(&spelling), length, spliced)
    }

    /// A byte that begins no token. Compilers pass over null bytes and refuse the others.
    fn stray(&mut self) {
        if self.text.get(self.at) != Some(&0) {
            self.tokens.stray.push(TokenId(self.tokens.list.len() as u32));
        }
        self.push(Kind::Stray, 1, 0);
    }

    fn punctuator(&mut self) -> Scan {
        let rest = &self.text[self.at..];
        let Some((mut kind, length)) = punctuator(rest, !self.after_operator, self.spaceship) else {
            self.stray();
            return Ok(());
        };
        let mut length = length as usize;
        let mut spliced = 0;
        if rest.get(length) == Some(&b'\\') && splice(&rest[length..]) > 0 {
            (kind, length, spliced) =
                spliced_punctuator(rest, (kind, length), !self.after_operator, self.spaceship);
        }
        match kind {
            Kind::Less => {
                if self.tokens.list.last().is_some_and(|last| last.kind == Kind::Identifier) {
                    self.brackets.less();
                }
                self.push(kind, length, spliced);
            }
            Kind::Greater => {
                let closes = self.brackets.in_launch() && {
                    // More than a few levels of lists do not change the decision.
                    let run = rest.iter().take(64).take_while(|&&byte| byte == b'>').count() as u32;
                    let token = self.tokens.list.len() as u32;
                    self.brackets.greater(run, token, &mut self.tokens.list)
                };
                for _ in 0..if closes { 3 } else { 1 } {
                    self.push(kind, 1, 0);
                }
            }
            Kind::OpenParen | Kind::OpenBracket | Kind::OpenBrace | Kind::LaunchOpen => {
                self.push(kind, length, spliced);
                self.brackets.open(&self.tokens.list);
            }
            Kind::CloseParen | Kind::CloseBracket | Kind::CloseBrace => {
                self.push(kind, length, spliced);
                if !self.brackets.close(&mut self.tokens.list) {
                    return Err(self.unmatched());
                }
            }
            Kind::Semicolon => {
                self.brackets.drop_launches();
                self.push(kind, length, spliced);
            }
            _ => self.push(kind, length, spliced),
        }
        Ok(())
    }

    /// The error of a closing bracket that does not fit: the innermost open one when there is one, since that is
    /// what the reader must look at, else the closing one.
    fn unmatched(&self) -> (ReadErrorKind, Span) {
        let last = TokenId(self.tokens.list.len().saturating_sub(1) as u32);
        match self.brackets.innermost() {
            Some(open) => (ReadErrorKind::UnclosedBracket, self.tokens.get(open).span()),
            None => (ReadErrorKind::UnopenedBracket, self.tokens.get(last).span()),
        }
    }

    /// A string or character literal after a prefix of `prefix` bytes, with its user-defined suffix.
    fn quoted(&mut self, prefix: usize, kind: Kind) -> Scan {
        match quoted(&self.text[self.at + prefix..]) {
            Some(length) => self.literal(kind, prefix + length, 0),
            None => return Err(self.unterminated(ReadErrorKind::UnterminatedLiteral, prefix + 1)),
        }
        Ok(())
    }

    fn raw(&mut self, prefix: usize) -> Scan {
        match raw(&self.text[self.at + prefix..]) {
            Some(length) => self.literal(Kind::String, prefix + length, flags::RAW),
            None => return Err(self.unterminated(ReadErrorKind::UnterminatedLiteral, prefix + 1)),
        }
        Ok(())
    }

    fn literal(&mut self, kind: Kind, length: usize, flags: u8) {
        let rest = &self.text[self.at + length..];
        let suffix = match rest.first() {
            Some(&byte) if CLASSES[byte as usize] == Class::Name => {
                rest.iter().position(|&byte| !NAME[byte as usize]).unwrap_or(rest.len())
            }
            _ => 0,
        };
        // `""_x` before C++11's suffixes, or `"a"R"(b)"`: a prefix of the next literal is no suffix.
        let next_quote =
            matches!(rest.get(suffix), Some(b'"' | b'\'')) && encoding_prefix(&rest[..suffix]).is_some();
        self.push(kind, if next_quote { length } else { length + suffix }, flags);
    }

    fn slash(&mut self) -> Scan {
        match self.text.get(self.at + 1) {
            Some(b'/') => {
                self.at = self.line_end(self.at);
                Ok(())
            }
            Some(b'*') => {
                let body = &self.text[self.at + 2..];
                match memchr::memmem::find(body, b"*/") {
                    Some(length) => {
                        if memchr::memchr(b'\n', &body[..length]).is_some() {
                            // A comment does not end the line for directives, but a new line has begun.
                            self.line_start = true;
                        }
                        self.at += 2 + length + 2;
                        Ok(())
                    }
                    None => Err(self.unterminated(ReadErrorKind::UnterminatedComment, 2)),
                }
            }
            _ => self.punctuator_slash(),
        }
    }

    fn punctuator_slash(&mut self) -> Scan {
        match self.text.get(self.at + 1) {
            Some(b'=') => self.push(Kind::SlashAssign, 2, 0),
            _ => self.push(Kind::Slash, 1, 0),
        }
        Ok(())
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
    fn directive(&mut self) {
        let end = self.line_end(self.at);
        let span = Span::new(self.at as u32, end as u32);
        let rest = self.text[self.at + 1..end].trim_ascii_start();
        let kind = if rest.first().is_some_and(u8::is_ascii_digit) || rest.starts_with(b"line") {
            self.markers.push((span, (end + 1).min(self.text.len()) as u32));
            DirectiveKind::LineMarker
        } else if let Some(pragma) = rest.strip_prefix(b"pragma") {
            DirectiveKind::Pragma(self.first_word(pragma))
        } else {
            DirectiveKind::Other
        };
        self.push_directive(span, kind);
        self.at = end;
    }

    /// `_Pragma("...")`: false when the tokens do not follow that form.
    fn pragma_operator(&mut self, length: usize) -> bool {
        let rest = self.text[self.at + length..].trim_ascii_start();
        let Some(rest) = rest.strip_prefix(b"(") else { return false };
        let rest = rest.trim_ascii_start();
        let Some(quoted) = quoted(rest).filter(|_| rest.starts_with(b"\"")) else { return false };
        let after = rest[quoted..].trim_ascii_start();
        let Some(after) = after.strip_prefix(b")") else { return false };
        let end = self.text.len() - after.len();
        let kind = DirectiveKind::PragmaOperator(self.first_word(&rest[1..quoted - 1]));
        self.push_directive(Span::new(self.at as u32, end as u32), kind);
        self.at = end;
        true
    }

    fn first_word(&mut self, text: &[u8]) -> Symbol {
        let text = text.trim_ascii_start();
        let length = text.iter().position(|&byte| !NAME[byte as usize]).unwrap_or(text.len());
        if length == 0 { Symbol::NONE } else { self.tokens.symbols.intern(&text[..length]) }
    }

    fn push_directive(&mut self, span: Span, kind: DirectiveKind) {
        let before = TokenId(self.tokens.list.len() as u32);
        self.tokens.directives.push(Directive { span, kind, before });
    }

    /// True inside the parentheses of `__attribute__((...))`.
    fn in_attribute(&self) -> bool {
        let Some(open) = self.brackets.innermost() else { return false };
        let kind = |back: u32| open.0.checked_sub(back).map(|at| self.tokens.list[at as usize].kind);
        kind(1) == Some(Kind::Attribute)
            || kind(1) == Some(Kind::OpenParen) && kind(2) == Some(Kind::Attribute)
    }

    fn unterminated(&self, kind: ReadErrorKind, length: usize) -> (ReadErrorKind, Span) {
        (kind, Span::new(self.at as u32, (self.at + length).min(self.text.len()) as u32))
    }
}

/// A CUDA attribute written as a word.
fn is_attribute_word(symbol: Symbol) -> bool {
    known::WORD_DEVICE <= symbol && symbol <= known::WORD_NV_WEAK
}

/// A punctuator that a line splice follows: the longest one over the text without splices.
#[cold]
fn spliced_punctuator(
    rest: &[u8],
    plain: (Kind, usize),
    launches: bool,
    spaceship: bool,
) -> (Kind, usize, u8) {
    let mut joined = Vec::new();
    let mut ends = Vec::new();
    let mut at = 0;
    while at < rest.len() && joined.len() < 4 {
        let skip = splice(&rest[at..]);
        if skip > 0 {
            at += skip;
            continue;
        }
        joined.push(rest[at]);
        at += 1;
        ends.push(at);
    }
    match punctuator(&joined, launches, spaceship) {
        Some((kind, length)) if length as usize > plain.1 && kind != Kind::Greater => {
            (kind, ends[length as usize - 1], flags::SPLICED)
        }
        _ => (plain.0, plain.1, 0),
    }
}
