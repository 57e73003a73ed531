//! Bytes -> tokens with their places, and the directives between them (GRAMMAR.md, "Lexical conventions").

use cufe_spec::observation::Place;

use crate::NotCore;

/// What a token is, as far as the grammar distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// An identifier or a keyword.
    Word,
    /// A preprocessing number.
    Number,
    /// A string literal, prefix and suffix included.
    String,
    /// A character literal.
    Character,
    /// An operator or punctuator; `>` is always a token of its own unless `=` follows (`>=`, `>>=`).
    Punctuator,
    /// The end of the unit.
    End,
}

/// One token and where it stands by the line markers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    /// Its kind.
    pub(crate) kind: TokenKind,
    /// Its spelling.
    pub(crate) text: &'a str,
    /// Index into [`Source::files`].
    pub(crate) file: usize,
    /// Line by the markers, 1-based.
    pub(crate) line: u32,
    /// Column in bytes, 1-based.
    pub(crate) column: u32,
    /// No white space between the previous token and this one.
    pub(crate) joined: bool,
    /// The marker in force has flag 3: a system header.
    pub(crate) system: bool,
}

/// A `#pragma` line.
#[derive(Clone, Debug)]
pub(crate) struct Pragma {
    /// The index of the token that follows it.
    pub(crate) before: usize,
    /// The words after `#pragma`.
    pub(crate) text: String,
    /// Index into [`Source::files`].
    pub(crate) file: usize,
    /// Its line.
    pub(crate) line: u32,
    /// The marker in force has flag 3.
    pub(crate) system: bool,
}

/// A unit after lexical analysis. The last token is always [`TokenKind::End`].
#[derive(Debug)]
pub(crate) struct Source<'a> {
    /// The tokens.
    pub(crate) tokens: Vec<Token<'a>>,
    /// The pragmas, in order.
    pub(crate) pragmas: Vec<Pragma>,
    /// File names by index.
    pub(crate) files: Vec<String>,
}

impl Source<'_> {
    /// The place of token `index`.
    pub(crate) fn place(&self, index: usize) -> Place {
        let token = &self.tokens[index.min(self.tokens.len() - 1)];
        Place { file: self.files[token.file].clone(), line: token.line, column: token.column }
    }
}

/// The length of the operator or punctuator at the front of `bytes`; `>>` and `>>>` are left to the parser.
fn punctuator_length(bytes: &[u8]) -> Option<usize> {
    let second = bytes.get(1).copied().unwrap_or(0);
    let third = bytes.get(2).copied().unwrap_or(0);
    match (bytes.first()?, second, third) {
        (b'<', b'<', b'<' | b'=')
        | (b'.', b'.', b'.')
        | (b'-', b'>', b'*')
        | (b'>', b'>', b'=')
        | (b'<', b'=', b'>') => Some(3),
        (b':', b':', _)
        | (b'-', b'>' | b'-' | b'=', _)
        | (b'.', b'*', _)
        | (b'+', b'+' | b'=', _)
        | (b'<', b'<' | b'=', _)
        | (b'>' | b'=' | b'!' | b'*' | b'/' | b'%' | b'^', b'=', _)
        | (b'&', b'&' | b'=', _)
        | (b'|', b'|' | b'=', _)
        | (b'#', b'#', _) => Some(2),
        (
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b':' | b',' | b'.' | b'?' | b'<' | b'>' | b'='
            | b'+' | b'-' | b'*' | b'/' | b'%' | b'^' | b'&' | b'|' | b'~' | b'!',
            ..,
        ) => Some(1),
        _ => None,
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line_start: usize,
    file: usize,
    line: u32,
    system: bool,
    source: Source<'a>,
}

/// Analyses a unit. Outside of the language: bytes that are not UTF-8, directives other than line markers and
/// pragmas, unterminated literals and comments, characters that begin no token.
pub(crate) fn read<'a>(name: &str, bytes: &'a [u8]) -> Result<Source<'a>, NotCore> {
    let outside = |what: &str| NotCore {
        place: Place { file: name.to_owned(), line: 1, column: 0 },
        what: what.to_owned(),
    };
    let text = std::str::from_utf8(bytes).map_err(|_| outside("a byte sequence that is not UTF-8"))?;
    let mut lexer = Lexer {
        text,
        at: 0,
        line_start: 0,
        file: 0,
        line: 1,
        system: false,
        // Four bytes a token is what programs have; growing would copy them again and again.
        source: Source {
            tokens: Vec::with_capacity(text.len() / 4),
            pragmas: Vec::new(),
            files: vec![name.to_owned()],
        },
    };
    lexer.run()?;
    Ok(lexer.source)
}

impl<'a> Lexer<'a> {
    fn outside<T>(&self, what: &str) -> Result<T, NotCore> {
        let place = Place {
            file: self.source.files[self.file].clone(),
            line: self.line,
            column: (self.at.saturating_sub(self.line_start) + 1) as u32,
        };
        Err(NotCore { place, what: what.to_owned() })
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    fn new_line(&mut self) {
        self.at += 1;
        self.line = self.line.saturating_add(1);
        self.line_start = self.at;
    }

    fn run(&mut self) -> Result<(), NotCore> {
        let mut joined = false;
        let mut line_is_blank = true;
        while self.at < self.text.len() {
            match self.peek() {
                b'\n' => {
                    self.new_line();
                    joined = false;
                    line_is_blank = true;
                }
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => {
                    self.at += 1;
                    joined = false;
                }
                b'/' if self.rest().starts_with("//") => {
                    while self.at < self.text.len() && self.peek() != b'\n' {
                        self.at += 1;
                    }
                    joined = false;
                }
                b'/' if self.rest().starts_with("/*") => {
                    self.block_comment()?;
                    joined = false;
                }
                b'#' if line_is_blank => {
                    self.directive()?;
                    line_is_blank = true;
                }
                _ => {
                    self.token(joined)?;
                    joined = true;
                    line_is_blank = false;
                }
            }
        }
        self.push(TokenKind::End, self.at, false);
        Ok(())
    }

    fn push(&mut self, kind: TokenKind, start: usize, joined: bool) {
        let token = Token {
            kind,
            text: &self.text[start..self.at],
            file: self.file,
            line: self.line,
            column: (start.saturating_sub(self.line_start) + 1) as u32,
            joined,
            system: self.system,
        };
        self.source.tokens.push(token);
    }

    fn block_comment(&mut self) -> Result<(), NotCore> {
        let start = self.at;
        self.at += 2;
        while !self.rest().starts_with("*/") {
            if self.at >= self.text.len() {
                self.at = start;
                return self.outside("an unterminated comment");
            }
            if self.peek() == b'\n' {
                self.new_line();
            } else {
                self.at += self.rest().chars().next().map_or(1, char::len_utf8);
            }
        }
        self.at += 2;
        Ok(())
    }

    /// `# N "file" flags`, `#line N "file"` and `#pragma ...`; nothing else survives a preprocessor.
    fn directive(&mut self) -> Result<(), NotCore> {
        let line = self.rest().split('\n').next().unwrap_or_default();
        let after = line.trim_end().trim_start_matches('#').trim_start();
        if line.trim_end().ends_with('\\') {
            return self.outside("a directive that continues on the next line");
        }
        let length = line.len();
        if let Some(words) = after.strip_prefix("pragma") {
            let pragma = Pragma {
                before: self.source.tokens.len(),
                text: words.split_whitespace().collect::<Vec<_>>().join(" "),
                file: self.file,
                line: self.line,
                system: self.system,
            };
            self.source.pragmas.push(pragma);
            self.at += length;
            return Ok(());
        }
        let marker = after.strip_prefix("line").unwrap_or(after).trim_start();
        let digits = marker.len() - marker.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let Ok(number) = marker[..digits].parse::<u32>() else {
            return self.outside("a directive other than a line marker or a pragma");
        };
        let rest = marker[digits..].trim();
        if !rest.is_empty() {
            let Some((name, flags)) = rest.strip_prefix('"').and_then(|r| r.rsplit_once('"')) else {
                return self.outside("a line marker without a quoted file name");
            };
            self.file = match self.source.files.iter().position(|f| f == name) {
                Some(index) => index,
                None => {
                    self.source.files.push(name.to_owned());
                    self.source.files.len() - 1
                }
            };
            self.system = flags.split_whitespace().any(|f| f == "3");
        }
        self.at += length;
        if self.at < self.text.len() {
            self.new_line();
        }
        self.line = number;
        Ok(())
    }

    fn token(&mut self, joined: bool) -> Result<(), NotCore> {
        let start = self.at;
        let first = self.rest().chars().next().unwrap_or('\0');
        if first == '_' || first.is_ascii_alphabetic() || (!first.is_ascii() && first.is_alphabetic()) {
            let word = self.word_length();
            self.at += word;
            let next = self.peek();
            if (next == b'"' || next == b'\'') && is_literal_prefix(&self.text[start..self.at]) {
                return self.literal(start, joined);
            }
            self.push(TokenKind::Word, start, joined);
            return Ok(());
        }
        let second = self.text.as_bytes().get(self.at + 1).copied().unwrap_or(0);
        if first.is_ascii_digit() || (first == '.' && second.is_ascii_digit()) {
            self.number();
            self.push(TokenKind::Number, start, joined);
            return Ok(());
        }
        if first == '"' || first == '\'' {
            return self.literal(start, joined);
        }
        match punctuator_length(&self.text.as_bytes()[start..]) {
            Some(length) => {
                // `operator<<<int>`: the operator and its template arguments.
                let after_operator = self.source.tokens.last().is_some_and(|t| t.text == "operator");
                let length = if after_operator && self.rest().starts_with("<<<") { 2 } else { length };
                self.at += length;
                self.push(TokenKind::Punctuator, start, joined);
                Ok(())
            }
            None => self.outside(&format!("the character {first:?}, which begins no token")),
        }
    }

    fn word_length(&self) -> usize {
        let rest = self.rest();
        let ascii = rest.bytes().take_while(|byte| *byte == b'_' || byte.is_ascii_alphanumeric()).count();
        // Letters of other alphabets are looked at one by one.
        let goes_on =
            |c: char| c == '_' || c.is_ascii_alphanumeric() || (!c.is_ascii() && c.is_alphanumeric());
        ascii + rest[ascii..].find(|c| !goes_on(c)).unwrap_or(rest.len() - ascii)
    }

    fn number(&mut self) {
        let mut previous = 0u8;
        loop {
            let c = self.peek();
            let sign = (c == b'+' || c == b'-') && matches!(previous, b'e' | b'E' | b'p' | b'P');
            let digit_separator = c == b'\''
                && self.text.as_bytes().get(self.at + 1).is_some_and(|n| n.is_ascii_alphanumeric());
            if !(c == b'.' || c == b'_' || c.is_ascii_alphanumeric() || sign || digit_separator) {
                return;
            }
            previous = c;
            self.at += 1;
        }
    }

    fn literal(&mut self, start: usize, joined: bool) -> Result<(), NotCore> {
        let line = self.line;
        let line_start = self.line_start;
        let quote = self.peek();
        let raw = self.text[start..self.at].ends_with('R') && quote == b'"';
        self.at += 1;
        if raw {
            let Some((delimiter, _)) = self.rest().split_once('(') else {
                return self.outside("a raw string literal without a delimiter");
            };
            let closing = format!("){delimiter}\"");
            let Some(length) = self.rest().find(&closing) else {
                return self.outside("an unterminated raw string literal");
            };
            let end = self.at + length + closing.len();
            while self.at < end {
                if self.peek() == b'\n' {
                    self.new_line();
                } else {
                    self.at += 1;
                }
            }
        } else {
            loop {
                let c = self.peek();
                if self.at >= self.text.len() || c == b'\n' {
                    return self.outside("an unterminated literal");
                }
                self.at += 1;
                if c == b'\\' && self.at < self.text.len() {
                    if self.peek() == b'\n' {
                        return self.outside("a spliced line");
                    }
                    self.at += 1;
                } else if c == quote {
                    break;
                }
            }
        }
        if self.peek() == b'_' || self.peek().is_ascii_alphabetic() {
            self.at += self.word_length();
        }
        let kind = if quote == b'"' { TokenKind::String } else { TokenKind::Character };
        self.push(kind, start, joined);
        if let Some(token) = self.source.tokens.last_mut() {
            token.line = line;
            token.column = (start.saturating_sub(line_start) + 1) as u32;
        }
        Ok(())
    }
}

fn is_literal_prefix(word: &str) -> bool {
    matches!(word, "u8" | "u" | "U" | "L" | "R" | "u8R" | "uR" | "UR" | "LR")
}
