//! Host text -> tokens with the places that line markers give them. Groups under `#if 0` are skipped: the
//! compiler never sees them. Comments and white space are no tokens; a directive is one token.

use std::borrow::Cow;
use std::sync::Arc;

use memchr::{memchr, memchr_iter};

/// One token of a host text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HostToken<'a> {
    /// Its spelling; a directive's with runs of white space made one.
    pub text: Cow<'a, str>,
    /// File of the line marker in force; empty before the first.
    pub file: Arc<str>,
    /// Line in it.
    pub line: u32,
}

/// The tokens of a preprocessed unit or of a host output. Total: every byte is part of a token or skipped.
pub fn lex_host(text: &str) -> Vec<HostToken<'_>> {
    // Four bytes a token is what units have; growing would copy them again and again.
    let tokens = Vec::with_capacity(text.len() / 4);
    let mut lexer = Lexer { rest: text, file: "".into(), line: 1, at_line_start: true, tokens };
    lexer.run();
    lexer.tokens
}

struct Lexer<'a> {
    rest: &'a str,
    file: Arc<str>,
    line: u32,
    /// Only white space was met on this line.
    at_line_start: bool,
    tokens: Vec<HostToken<'a>>,
}

/// Operators and punctuators of more than one character that end a longest match, longest first. `>>` stays
/// two tokens: whether it closes two template lists is not the lexer's business.
const PUNCTUATORS: [&str; 24] = [
    "<<=", "...", "->*", "<=>", "::", "->", ".*", "++", "--", "<<", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "^=", "&=", "|=",
];

impl<'a> Lexer<'a> {
    fn run(&mut self) {
        while let Some(&first) = self.rest.as_bytes().first() {
            if first == b'\n' {
                self.take(1);
            } else if let Some(length) = space_length(self.rest, first) {
                self.rest = &self.rest[length..];
            } else if first == b'#' && self.at_line_start {
                self.directive();
            } else if self.rest.starts_with("//") {
                let end = memchr(b'\n', self.rest.as_bytes()).unwrap_or(self.rest.len());
                self.rest = &self.rest[end..];
            } else if self.rest.starts_with("/*") {
                let end = self.rest.find("*/").map_or(self.rest.len(), |at| at + 2);
                self.take(end);
            } else {
                self.at_line_start = false;
                let literal = literal_length(self.rest);
                let length = literal.unwrap_or_else(|| token_length(self.rest));
                self.push(Cow::Borrowed(&self.rest[..length]));
                match literal {
                    Some(_) => self.take(length),
                    // No other token goes on in another line.
                    None => self.rest = &self.rest[length..],
                }
            }
        }
    }

    /// Drops `length` bytes, counting the lines among them.
    fn take(&mut self, length: usize) {
        let (taken, rest) = self.rest.split_at(length);
        let lines = memchr_iter(b'\n', taken.as_bytes()).count();
        self.line += lines as u32;
        if taken.ends_with('\n') {
            self.at_line_start = true;
        }
        self.rest = rest;
    }

    fn push(&mut self, text: Cow<'a, str>) {
        self.tokens.push(HostToken { text, file: Arc::clone(&self.file), line: self.line });
    }

    /// The logical line at the front: with its continuations, without the line end.
    fn logical_line(&self) -> usize {
        let mut from = 0;
        loop {
            let end = memchr(b'\n', &self.rest.as_bytes()[from..]).map_or(self.rest.len(), |at| from + at);
            if end == self.rest.len() || !self.rest[..end].ends_with('\\') {
                return end;
            }
            from = end + 1;
        }
    }

    fn directive(&mut self) {
        let length = self.logical_line();
        let words: Vec<&str> = self.rest[1..length].split_whitespace().filter(|word| *word != "\\").collect();
        match words.as_slice() {
            [number, rest @ ..] if number.parse::<u32>().is_ok() => self.marker(number, rest, length),
            ["line", number, rest @ ..] if number.parse::<u32>().is_ok() => self.marker(number, rest, length),
            ["if", "0"] => {
                self.take(length);
                self.skip_group();
            }
            words => {
                self.push(Cow::Owned(format!("#{}", words.join(" "))));
                self.take(length);
            }
        }
    }

    fn marker(&mut self, number: &str, rest: &[&str], length: usize) {
        self.take(length);
        if let Some(file) =
            rest.first().map(|file| file.trim_matches('"')).filter(|file| **file != *self.file)
        {
            self.file = file.into();
        }
        // The marker speaks of the line behind it; its own line end counts one up.
        self.line = number.parse::<u32>().unwrap_or(1).saturating_sub(1);
    }

    /// Skips to behind the `#endif` (or to the `#else`, `#elif`) of the group that has begun.
    fn skip_group(&mut self) {
        let mut depth = 1;
        while !self.rest.is_empty() {
            let length = memchr(b'\n', self.rest.as_bytes()).map_or(self.rest.len(), |at| at + 1);
            let line = self.rest[..length].trim();
            let word = line.strip_prefix('#').map(|directive| directive.trim_start());
            self.take(length);
            if let Some(word) = word {
                if word.starts_with("if") {
                    depth += 1;
                } else if word.starts_with("endif") {
                    depth -= 1;
                } else if depth == 1 && word.starts_with("else") {
                    depth = 0;
                }
            }
            if depth == 0 {
                return;
            }
        }
    }
}

/// The length of the white space at the front of `text`, whose first byte is `first`; no line end.
fn space_length(text: &str, first: u8) -> Option<usize> {
    match first {
        b' ' | b'\t' | b'\r' | 0x0b | 0x0c => Some(1),
        0x80.. => text.chars().next().filter(|first| first.is_whitespace()).map(char::len_utf8),
        _ => None,
    }
}

/// The length of the token at the front of `text`, which is not empty and begins no space, comment or literal.
fn token_length(text: &str) -> usize {
    let word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let Some(first) = text.chars().next() else { return 0 };
    if first.is_ascii_digit() || (first == '.' && text[1..].starts_with(|c: char| c.is_ascii_digit())) {
        return number_length(text);
    }
    if word(first) {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'$';
        let ascii = text.bytes().take_while(is_word).count();
        let rest = &text[ascii..];
        // Letters of other alphabets are looked at one by one.
        return ascii + rest.find(|c: char| !word(c)).unwrap_or(rest.len());
    }
    // Most marks stand alone: what is behind them says so before all operators are compared.
    let may_go_on = text.as_bytes().get(1).is_some_and(|second| b"<>=.:-+&|*".contains(second));
    let longest = || PUNCTUATORS.iter().find(|punctuator| text.starts_with(**punctuator));
    match may_go_on.then(longest).flatten() {
        Some(punctuator) => punctuator.len(),
        None => first.len_utf8(),
    }
}

/// A preprocessing number: digits, letters, `.`, `'` and signs behind an exponent.
fn number_length(text: &str) -> usize {
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let sign = (c == '+' || c == '-') && matches!(before, 'e' | 'E' | 'p' | 'P');
        if !(c.is_alphanumeric() || c == '_' || c == '.' || c == '\'' || sign) {
            return at;
        }
        before = c;
    }
    text.len()
}

/// The length of a string or character literal with its prefix, raw strings included.
fn literal_length(text: &str) -> Option<usize> {
    if !matches!(text.as_bytes().first()?, b'"' | b'\'' | b'L' | b'u' | b'U' | b'R') {
        return None;
    }
    // The longest prefix has three characters.
    let quote = text.bytes().take(4).position(|byte| matches!(byte, b'"' | b'\''))?;
    let prefix = &text[..quote];
    if !matches!(prefix, "" | "L" | "u" | "U" | "u8" | "R" | "LR" | "uR" | "UR" | "u8R") {
        return None;
    }
    let body = &text[quote + 1..];
    if prefix.ends_with('R') {
        let (delimiter, inner) = body.split_once('(')?;
        let close = format!("){delimiter}\"");
        let end =
            inner.find(&close).map_or(text.len(), |at| quote + 1 + delimiter.len() + 1 + at + close.len());
        return Some(end);
    }
    let sign = text[quote..].chars().next()?;
    let mut escaped = false;
    for (at, c) in body.char_indices() {
        match c {
            '\n' => return Some(quote + 1 + at),
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == sign => return Some(quote + 1 + at + 1),
            _ => {}
        }
    }
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::lex_host;

    fn check(text: &str, expected: &str) {
        let tokens: Vec<String> =
            lex_host(text).into_iter().map(|t| format!("{}@{}:{}", t.text, t.file, t.line)).collect();
        assert_eq!(tokens.join(" "), expected);
    }

    #[test]
    fn markers_place_the_tokens_behind_them() {
        check("# 7 \"a.cu\"\nint x;\n\ny", "int@a.cu:7 x@a.cu:7 ;@a.cu:7 y@a.cu:9");
        check("# 3\nx\n#line 9 \"b\"\ny", "x@:3 y@b:9");
    }

    #[test]
    fn skipped_groups_keep_their_lines() {
        check("a\n#if 0\nb\n#if 1\nc\n#endif\n#endif\nd", "a@:1 d@:8");
        check("#if 0\na\n#else\nb\n#endif", "b@:4 #endif@:5");
        check("#if defined(X)\na\n#endif", "#if defined(X)@:1 a@:2 #endif@:3");
    }

    #[test]
    fn literals_are_one_token() {
        check(
            "\"a // \\\" b\" 'c' R\"x(\n)\")x\" 1.5e+3f",
            "\"a // \\\" b\"@:1 'c'@:1 R\"x(\n)\")x\"@:1 1.5e+3f@:2",
        );
    }

    #[test]
    fn other_alphabets_have_words_and_white_space() {
        check("\u{e4}b1\u{a0}c\u{e4}+\u{2028}x", "\u{e4}b1@:1 c\u{e4}@:1 +@:1 x@:1");
        check("L'\u{e4}'u8\"\u{e4}\n\"Lx Ux", "L'\u{e4}'@:1 u8\"\u{e4}@:1 \"Lx Ux@:2");
        check("\t\ra\u{b}\u{c}b", "a@:1 b@:1");
    }

    #[test]
    fn closing_angles_stay_apart() {
        check("a<b<c>>d<<=e", "a@:1 <@:1 b@:1 <@:1 c@:1 >@:1 >@:1 d@:1 <<=@:1 e@:1");
    }
}
