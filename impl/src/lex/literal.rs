//! Literals ([lex.literal]): each function takes the text at the literal and gives its length.

use super::bytes::{NAME, splice};

/// The length of the preprocessing number at the start of `text` ([lex.ppnumber]).
pub(super) fn number(text: &[u8]) -> usize {
    let mut at = 1;
    loop {
        match text.get(at) {
            Some(b'+' | b'-') if matches!(text[at - 1], b'e' | b'E' | b'p' | b'P') => at += 1,
            Some(b'\'') if text.get(at + 1).is_some_and(|&next| NAME[next as usize]) => at += 2,
            Some(b'.') => at += 1,
            Some(&byte) if NAME[byte as usize] => at += 1,
            Some(b'\\') if splice(&text[at..]) > 0 => {
                let after = at + splice(&text[at..]);
                match text.get(after) {
                    Some(&byte) if NAME[byte as usize] || byte == b'.' => at = after + 1,
                    _ => return at,
                }
            }
            _ => return at,
        }
    }
}

/// The length of the quoted text that begins `text` with its quote, without a suffix; `None` when the line ends
/// first.
pub(super) fn quoted(text: &[u8]) -> Option<usize> {
    let quote = *text.first()?;
    let mut at = 1;
    loop {
        match *text.get(at)? {
            b'\\' => at += splice(&text[at..]).max(2),
            b'\n' => return None,
            byte if byte == quote => return Some(at + 1),
            _ => at += 1,
        }
    }
}

/// The length of the raw string whose quote begins `text`; `None` when it does not end.
pub(super) fn raw(text: &[u8]) -> Option<usize> {
    // A delimiter has at most 16 characters; anything else is an ordinary literal.
    let open = 1 + memchr::memchr(b'(', text.get(1..text.len().min(18))?)?;
    let delimiter = &text[1..open];
    let mut at = open + 1;
    loop {
        let close = at + memchr::memchr(b')', text.get(at..)?)?;
        let rest = &text[close + 1..];
        if rest.starts_with(delimiter) && rest.get(delimiter.len()) == Some(&b'"') {
            return Some(close + 1 + delimiter.len() + 1);
        }
        at = close + 1;
    }
}

/// Whether `prefix` may stand before a quote: `Some(true)` for raw strings.
pub(super) fn encoding_prefix(prefix: &[u8]) -> Option<bool> {
    match prefix {
        b"u8" | b"u" | b"U" | b"L" => Some(false),
        b"R" | b"u8R" | b"uR" | b"UR" | b"LR" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        for text in ["0x1p-3", "1'000'000u", "1.5e+3f", "0b1010", "1_km", "12.", "1...2", "1\\\n2"] {
            assert_eq!(number(text.as_bytes()), text.len(), "{text}");
        }
        assert_eq!(number(b"1+2"), 1);
        assert_eq!(number(b"1' '"), 1);
        assert_eq!(number(b"0xe+1"), 5, "a preprocessing number by the letter of the standard");
    }

    #[test]
    fn quotes() {
        assert_eq!(quoted(br#""a\"b" c"#), Some(6));
        assert_eq!(quoted(b"'\\''x"), Some(4));
        assert_eq!(quoted(b"\"a\\\nb\""), Some(6));
        assert_eq!(quoted(b"\"a\\\r\nb\""), Some(7));
        assert_eq!(quoted(b"\"a\nb\""), None);
        assert_eq!(quoted(b"\"a"), None);
        assert_eq!(raw(b"\"(a)\" x"), Some(5));
        assert_eq!(raw(b"\"d(a)\"b)d\" x"), Some(10));
        assert_eq!(raw(b"\"d(a)\""), None);
    }
}
