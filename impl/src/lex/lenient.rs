//! Source text that no preprocessor has read yet, word by word: nothing in it is refused, and brackets need not close.

use super::bytes::{CLASSES, Class, splice};
use super::literal::{encoding_prefix, number, quoted, raw};
use super::one_line::{comment, line_length};
use super::word::name_length;
use crate::source::Span;

/// A preprocessing token. Of punctuators each byte is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// Its bytes.
    pub(crate) span: Span,
    /// Whether it may be a macro's name.
    pub(crate) is_name: bool,
}

/// A text's words and directives, both in order. Comments are neither.
#[derive(Clone, Debug, Default)]
pub(crate) struct Words {
    /// The words outside of directives.
    pub(crate) words: Vec<Word>,
    /// The directives, from their `#` to the end of their last line.
    pub(crate) directives: Vec<Span>,
}

/// The words of a text.
pub(crate) fn words(text: &[u8]) -> Words {
    let mut found = Words::default();
    let mut at = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
    let mut begins_line = true;
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        let skipped = match byte {
            b'\n' => 1,
            b'\\' => splice(rest),
            b'/' => comment(rest).unwrap_or(0),
            b'#' if begins_line => line_length(rest),
            _ => usize::from(byte.is_ascii_whitespace() || byte == 0x0b),
        };
        if skipped == 0 {
            let (length, is_name) = word(rest);
            let span = Span::new(at as u32, (at + length) as u32);
            found.words.push(Word { span, is_name });
            begins_line = false;
            at += length;
            continue;
        }
        match byte {
            b'\n' => begins_line = true,
            b'#' => found.directives.push(Span::new(at as u32, (at + skipped) as u32)),
            _ => {}
        }
        at += skipped;
    }
    found
}

/// What an editor may write before a text in UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The length of the word at the start of `text`, which is not empty, and whether it is a name.
fn word(text: &[u8]) -> (usize, bool) {
    let literal = |prefix: usize, is_raw: bool| {
        let rest = &text[prefix..];
        let length = if is_raw { raw(rest) } else { None };
        let length = length.or_else(|| quoted(rest)).unwrap_or(1).min(rest.len());
        (prefix + length, false)
    };
    match text[0] {
        b'"' | b'\'' => literal(0, false),
        b'.' if text.get(1).is_some_and(u8::is_ascii_digit) => (number(text), false),
        byte => match CLASSES[usize::from(byte)] {
            Class::Digit => (number(text), false),
            Class::Name => {
                let name = name_length(text);
                match (encoding_prefix(&text[..name]), text.get(name)) {
                    (Some(is_raw), Some(b'"')) => literal(name, is_raw),
                    (Some(false), Some(b'\'')) => literal(name, false),
                    _ => (name, true),
                }
            }
            _ => (1, false),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    /// The words with a bar between them, names with a dot before them, and the number of directives.
    fn shown(text: &str) -> (String, usize) {
        let found = words(text.as_bytes());
        let spelled =
            |span: crate::source::Span| String::from_utf8_lossy(span.of(text.as_bytes())).into_owned();
        let words = found.words.iter();
        let words: Vec<String> = words
            .map(|word| format!("{}{}", if word.is_name { "." } else { "" }, spelled(word.span)))
            .collect();
        (words.join("|"), found.directives.len())
    }

    #[test]
    fn raw_text_is_cut_into_words() {
        for (text, expected) in [
            ("HD int f(int a);", (".HD|.int|.f|(|.int|.a|)|;", 0)),
            ("#define A \\\n b\n  # if 0\nx", (".x", 2)),
            ("a # b", (".a|#|.b", 0)),
            ("a /* b\n#c */ # d\n// e\nf", (".a|#|.d|.f", 0)),
            ("if (p {", (".if|(|.p|{", 0)),
            ("\u{feff}x", (".x", 0)),
            ("u8R\"x(a\nb)x\" L'c' R\"(\"", ("u8R\"x(a\nb)x\"|L'c'|R\"(\"", 0)),
            ("\"open\nx", ("\"|.open|.x", 0)),
            ("1.5e+3f+.5 a\\\nb", ("1.5e+3f|+|.5|.a|.b", 0)),
        ] {
            assert_eq!(shown(text), (expected.0.to_owned(), expected.1), "{text}");
        }
    }
}
