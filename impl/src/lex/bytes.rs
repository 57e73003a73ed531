//! What each byte may begin or continue: tables of 256 entries. They are no constants: such a one is copied for each look
//! at it where a function is large.

use super::kind::Kind;

/// The handler of what begins with a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    /// Blank, tab, line feed, carriage return, form feed, vertical tab, NUL.
    Blank,
    /// Letters, `_`, `$`, bytes of UTF-8 sequences.
    Name,
    /// `0` to `9`.
    Digit,
    /// `(`, `[`, `{`
    Open,
    /// `)`, `]`, `}`
    Close,
    /// `,`, `;`, `?`, `~`: always a token of its own.
    Single,
    /// `:`
    Colon,
    /// `>`
    Greater,
    /// `.`
    Dot,
    /// The other characters of punctuators.
    Punctuator,
    /// `"`, `'`, `/`, `#`, `\`, and what begins no token: control characters, `@`, the backquote.
    Other,
}

/// The class of every byte.
pub(super) static CLASSES: [Class; 256] = {
    let mut table = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0 => Class::Blank,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80..=0xff => Class::Name,
            b'0'..=b'9' => Class::Digit,
            b'(' | b'[' | b'{' => Class::Open,
            b')' | b']' | b'}' => Class::Close,
            b',' | b';' | b'?' | b'~' => Class::Single,
            b':' => Class::Colon,
            b'>' => Class::Greater,
            b'.' => Class::Dot,
            b'!' | b'%' | b'&' | b'*' | b'+' | b'-' | b'<' | b'=' | b'^' | b'|' => Class::Punctuator,
            _ => Class::Other,
        };
        byte += 1;
    }
    table
};

/// The punctuator that a byte is when nothing behind it makes it longer; [`Kind::Stray`] where it is none.
pub(super) static ALONE: [Kind; 256] = {
    let mut table = [Kind::Stray; 256];
    let kinds = [
        (b'(', Kind::OpenParen),
        (b')', Kind::CloseParen),
        (b'[', Kind::OpenBracket),
        (b']', Kind::CloseBracket),
        (b'{', Kind::OpenBrace),
        (b'}', Kind::CloseBrace),
        (b';', Kind::Semicolon),
        (b',', Kind::Comma),
        (b'?', Kind::Question),
        (b'~', Kind::Tilde),
        (b':', Kind::Colon),
        (b'<', Kind::Less),
        (b'>', Kind::Greater),
        (b'=', Kind::Assign),
        (b'!', Kind::Not),
        (b'+', Kind::Plus),
        (b'-', Kind::Minus),
        (b'*', Kind::Star),
        (b'/', Kind::Slash),
        (b'%', Kind::Percent),
        (b'^', Kind::Caret),
        (b'&', Kind::Amp),
        (b'|', Kind::Pipe),
    ];
    let mut at = 0;
    while at < kinds.len() {
        table[kinds[at].0 as usize] = kinds[at].1;
        at += 1;
    }
    table
};

/// True for bytes that may make a punctuator longer, line splices included.
pub(super) static LENGTHENS: [bool; 256] = {
    let mut table = [false; 256];
    let bytes = b":<>=+-*%&|.\\#";
    let mut at = 0;
    while at < bytes.len() {
        table[bytes[at] as usize] = true;
        at += 1;
    }
    table
};

/// True for bytes that continue a name.
pub(super) static NAME: [bool; 256] = {
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
