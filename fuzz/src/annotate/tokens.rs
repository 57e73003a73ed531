//! The tokens of a preprocessed text, each with the file that the line markers give it.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An identifier or keyword.
    Word,
    /// A number.
    Number,
    /// A string or character literal.
    Literal,
    /// One character of punctuation, or `::`, or `->`.
    Mark,
}

/// A token: bytes of the text, and its file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    /// What it is.
    pub(super) kind: Kind,
    /// First byte.
    pub(super) start: usize,
    /// Behind its last byte.
    pub(super) end: usize,
    /// Its file, an index into [`Text::files`].
    pub(super) file: usize,
}

/// A preprocessed text in tokens.
#[derive(Debug)]
pub(super) struct Text<'a> {
    /// The text.
    pub(super) text: &'a str,
    /// The files that line markers name, and whether they say that one is a system header.
    pub(super) files: Vec<(String, bool)>,
    /// The tokens.
    pub(super) tokens: Vec<Token>,
}

impl<'a> Text<'a> {
    /// Cuts `text`; directives are no tokens.
    pub(super) fn new(text: &'a str) -> Text<'a> {
        let mut made = Text { text, files: vec![(String::new(), false)], tokens: Vec::new() };
        let bytes = text.as_bytes();
        let (mut at, mut file, mut fresh) = (0, 0, true);
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'\n' => {
                    (fresh, at) = (true, at + 1);
                    continue;
                }
                b'#' if fresh => {
                    let end =
                        at + bytes[at..].iter().position(|&byte| byte == b'\n').unwrap_or(text.len() - at);
                    if let Some((name, system)) = marker(&text[at..end]) {
                        file = made.file(name, system);
                    }
                    at = end;
                    continue;
                }
                byte if byte.is_ascii_whitespace() => {
                    at += 1;
                    continue;
                }
                _ => fresh = false,
            }
            let (kind, length) = token(&text[at..]);
            made.tokens.push(Token { kind, start: at, end: at + length, file });
            at += length;
        }
        made
    }

    fn file(&mut self, name: &str, system: bool) -> usize {
        let known = self.files.iter().position(|(file, is_system)| file == name && *is_system == system);
        known.unwrap_or_else(|| {
            self.files.push((name.to_owned(), system));
            self.files.len() - 1
        })
    }

    /// The spelling of a token; empty behind the last one.
    pub(super) fn spelling(&self, index: usize) -> &'a str {
        self.tokens.get(index).map_or("", |token| &self.text[token.start..token.end])
    }

    /// Whether the tokens from `index` on are spelled so.
    pub(super) fn reads(&self, index: usize, spelled: &[&str]) -> bool {
        spelled.iter().enumerate().all(|(offset, word)| self.spelling(index + offset) == *word)
    }

    /// Whether the token is an identifier or keyword.
    pub(super) fn is_word(&self, index: usize) -> bool {
        self.tokens.get(index).is_some_and(|token| token.kind == Kind::Word)
    }

    /// The index behind the bracket that closes the one at `index`; behind the last token where none does.
    pub(super) fn behind_group(&self, index: usize) -> usize {
        let mut depth = 0usize;
        for at in index..self.tokens.len() {
            match self.spelling(at) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
        self.tokens.len()
    }

    /// The index behind the `>` that closes the `<` at `index`; nothing where a statement ends before.
    pub(super) fn behind_angles(&self, index: usize) -> Option<usize> {
        let (mut depth, mut at) = (0usize, index);
        while at < self.tokens.len() {
            match self.spelling(at) {
                "<" => depth += 1,
                ">" => depth -= 1,
                ";" | "}" | ")" => return None,
                "(" | "{" | "[" => {
                    at = self.behind_group(at);
                    continue;
                }
                _ => {}
            }
            at += 1;
            if depth == 0 {
                return Some(at);
            }
        }
        None
    }
}

/// `# 12 "file.h" 1 3`: file, and whether it is a system header.
fn marker(line: &str) -> Option<(&str, bool)> {
    let rest = line[1..].trim_start();
    let rest = rest.strip_prefix("line").unwrap_or(rest).trim_start();
    let (number, rest) = rest.split_once([' ', '\t'])?;
    let (name, flags) = rest.trim_start().strip_prefix('"')?.rsplit_once('"')?;
    number.parse::<u32>().ok()?;
    Some((name, flags.split_whitespace().any(|flag| flag == "3")))
}

/// The first token of `text`, which begins with none of white space.
fn token(text: &str) -> (Kind, usize) {
    let bytes = text.as_bytes();
    let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80;
    let run =
        |from: usize| from + bytes[from..].iter().position(|&byte| !word(byte)).unwrap_or(text.len() - from);
    match bytes[0] {
        first if first.is_ascii_digit() => (Kind::Number, number(bytes)),
        first if word(first) => {
            let end = run(0);
            match (&text[..end], bytes.get(end)) {
                ("R" | "LR" | "uR" | "UR" | "u8R", Some(b'"')) => (Kind::Literal, end + raw(&text[end..])),
                ("L" | "u" | "U" | "u8", Some(&quote @ (b'"' | b'\''))) => {
                    (Kind::Literal, end + quoted(&bytes[end..], quote))
                }
                _ => (Kind::Word, end),
            }
        }
        quote @ (b'"' | b'\'') => (Kind::Literal, quoted(bytes, quote)),
        _ if text.starts_with("::") || text.starts_with("->") => (Kind::Mark, 2),
        _ => (Kind::Mark, 1),
    }
}

/// The length of a number, with the quotes between its digits and the sign of its exponent.
fn number(bytes: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&byte) = bytes.get(at) {
        let sign = matches!(byte, b'+' | b'-')
            && matches!(bytes[at - 1] | 0x20, b'e' | b'p')
            && !bytes.starts_with(b"0x");
        let quote = byte == b'\'' && bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !(byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'_' || sign || quote) {
            break;
        }
        at += 1;
    }
    at
}

/// The length of a literal between quotes.
fn quoted(bytes: &[u8], quote: u8) -> usize {
    let mut at = 1;
    while let Some(&byte) = bytes.get(at) {
        at += if byte == b'\\' { 2 } else { 1 };
        if byte == quote || byte == b'\n' {
            break;
        }
    }
    at.min(bytes.len())
}

/// The length of a raw string from its quote on.
fn raw(text: &str) -> usize {
    let Some((delimiter, _)) = text[1..].split_once('(') else { return text.len() };
    let close = format!("){delimiter}\"");
    text.find(&close).map_or(text.len(), |at| at + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_the_files_of_markers() {
        let text = Text::new(
            "# 7 \"a.h\" 1 3\nint x\n= R\"(a\nb)\";\n# 1 \"b.cu\" 2\nf<1>(1'000, 'c', 1e-3);\n#pragma once\nint y;",
        );
        let of = |file: &str| -> Vec<&str> {
            let is_there = |index: &usize| text.files[text.tokens[*index].file].0 == file;
            (0..text.tokens.len()).filter(is_there).map(|index| text.spelling(index)).collect()
        };
        assert_eq!(of("a.h"), ["int", "x", "=", "R\"(a\nb)\"", ";"]);
        let expected = ["f", "<", "1", ">", "(", "1'000", ",", "'c'", ",", "1e-3", ")", ";", "int", "y", ";"];
        assert_eq!(of("b.cu"), expected);
        assert_eq!(text.files[1], ("a.h".to_owned(), true));
    }

    #[test]
    fn groups_and_angles_are_skipped() {
        let text = Text::new("template <class T, int N = (2 > 1)> void f(int (&a)[N]);");
        assert_eq!(text.spelling(text.behind_angles(1).unwrap()), "void");
        let open =
            text.tokens.iter().position(|token| &text.text[token.start..token.end] == "f").unwrap() + 1;
        assert_eq!(text.spelling(text.behind_group(open)), ";");
        assert_eq!(Text::new("a < b; c > d").behind_angles(1), None);
    }
}
