//! What each byte may begin or continue: one table of 256 entries.

/// The handler of a token that begins with a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    /// Blank, tab, carriage return, form feed, vertical tab, NUL.
    Space,
    /// Line feed.
    Line,
    /// Letters, `_`, `$`, bytes of UTF-8 sequences.
    Name,
    /// `0` to `9`.
    Digit,
    /// `"`
    Quote,
    /// `'`
    Apostrophe,
    /// `/`
    Slash,
    /// `#`
    Hash,
    /// `.`
    Dot,
    /// `\`
    Backslash,
    /// The other characters of punctuators.
    Punctuator,
    /// Control characters, `@`, the backquote.
    Stray,
}

/// The class of every byte.
pub(super) const CLASSES: [Class; 256] = {
    let mut table = [Class::Stray; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\r' | 0x0b | 0x0c | 0 => Class::Space,
            b'\n' => Class::Line,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80..=0xff => Class::Name,
            b'0'..=b'9' => Class::Digit,
            b'"' => Class::Quote,
            b'\'' => Class::Apostrophe,
            b'/' => Class::Slash,
            b'#' => Class::Hash,
            b'.' => Class::Dot,
            b'\\' => Class::Backslash,
            b'!' | b'%' | b'&' | b'(' | b')' | b'*' | b'+' | b',' | b'-' | b':' | b';' | b'<' | b'='
            | b'>' | b'?' | b'[' | b']' | b'^' | b'{' | b'|' | b'}' | b'~' => Class::Punctuator,
            _ => Class::Stray,
        };
        byte += 1;
    }
    table
};

/// True for bytes that continue a name.
pub(super) const NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = matches!(CLASSES[byte], Class::Name | Class::Digit);
        byte += 1;
    }
    table
};

/// The length of the line splice at the start of `text`: a backslash and a line end. 0 when there is none.
pub(super) fn splice(text: &[u8]) -> usize {
    match text {
        [b'\\', b'\n', ..] => 2,
        [b'\\', b'\r', b'\n', ..] => 3,
        _ => 0,
    }
}
