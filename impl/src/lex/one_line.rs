//! Text on one line.

use super::bytes::{CLASSES, Class, splice};
use super::literal::{encoding_prefix, number, quoted, raw};
use super::word::name_length;
use std::borrow::Cow;

/// `text`, which begins and ends between tokens, on one line: comments, directive lines and splices are gone, line ends are
/// spaces. Only a raw string keeps its line ends, which are its value.
pub(crate) fn on_one_line(text: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr2(b'\n', b'/', text).is_none() {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    let mut at_line_start = false;
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        let skipped = splice(rest);
        if skipped > 0 {
            at += skipped;
            continue;
        }
        let began_line = std::mem::replace(&mut at_line_start, false);
        let length = match byte {
            b'\n' => {
                out.push(b' ');
                at_line_start = true;
                at += 1;
                continue;
            }
            b' ' | b'\t' => {
                at_line_start = began_line;
                1
            }
            b'#' if began_line => {
                // The line end before it is a space already.
                at += (line_length(rest) + 1).min(rest.len());
                at_line_start = true;
                continue;
            }
            b'/' => match comment(rest) {
                Some(length) => {
                    out.push(b' ');
                    at_line_start = began_line;
                    at += length;
                    continue;
                }
                None => 1,
            },
            b'"' | b'\'' => quoted(rest).unwrap_or(1),
            b'.' if rest.get(1).is_some_and(u8::is_ascii_digit) => number(rest),
            _ => match CLASSES[usize::from(byte)] {
                Class::Digit => number(rest),
                Class::Name => {
                    let name = name_length(rest);
                    let is_raw =
                        encoding_prefix(&rest[..name]) == Some(true) && rest.get(name) == Some(&b'"');
                    match raw(&rest[name..]).filter(|_| is_raw) {
                        Some(string) => {
                            out.extend_from_slice(&rest[..name + string]);
                            at += name + string;
                            continue;
                        }
                        None => name,
                    }
                }
                _ => 1,
            },
        };
        add_without_splices(&rest[..length.min(rest.len())], &mut out);
        at += length;
    }
    Cow::Owned(out)
}

/// The length of the comment that `text`, which a `/` begins, begins with, splices between its characters included; without
/// the line end behind it.
pub(super) fn comment(text: &[u8]) -> Option<usize> {
    let mut second = 1;
    while let skipped @ 1.. = splice(text.get(second..)?) {
        second += skipped;
    }
    match text.get(second)? {
        b'/' => Some(line_length(text)),
        b'*' => {
            let mut at = second + 1;
            while let Some(star) = memchr::memchr(b'*', text.get(at..)?) {
                at += star + 1;
                let mut end = at;
                while let skipped @ 1.. = splice(text.get(end..)?) {
                    end += skipped;
                }
                if text.get(end) == Some(&b'/') {
                    return Some(end + 1);
                }
            }
            None
        }
        _ => None,
    }
}

/// The length of the line that begins `text`, without its end; a splice takes the next line along.
pub(super) fn line_length(text: &[u8]) -> usize {
    let mut from = 0;
    loop {
        let Some(end) = memchr::memchr(b'\n', &text[from..]).map(|found| from + found) else {
            return text.len();
        };
        let line = &text[..end];
        if !line.ends_with(b"\\") && !line.ends_with(b"\\\r") {
            return end;
        }
        from = end + 1;
    }
}

fn add_without_splices(token: &[u8], out: &mut Vec<u8>) {
    let mut from = 0;
    while let Some(found) = memchr::memchr(b'\\', &token[from..]) {
        let at = from + found;
        let skipped = splice(&token[at..]);
        // An escape sequence stays whole: the second of two backslashes begins no splice.
        let kept = if skipped > 0 { at } else { (at + 2).min(token.len()) };
        out.extend_from_slice(&token[from..kept]);
        from = kept + skipped;
    }
    out.extend_from_slice(&token[from..]);
}

#[cfg(test)]
mod tests {
    use super::on_one_line;

    #[test]
    fn text_is_put_on_one_line() {
        for (text, line) in [
            ("template <class T>\nstatic", "template <class T> static"),
            ("a // b\nc", "a   c"),
            ("a // b \\\n c\nd", "a   d"),
            ("a // b", "a  "),
            ("a /* b\n c */ d", "a   d"),
            ("a /\\\n/ b\nc", "a   c"),
            ("a /\\\n* b *\\\n/ c", "a   c"),
            ("in\\\nt a", "int a"),
            ("a\\\r\nb", "ab"),
            ("..\\\n. a", "... a"),
            ("a\n# 3 \"x.h\" // y\nb", "a b"),
            ("a\n  #pragma x \\\n y\nb", "a   b"),
            ("a = \"// no\" b", "a = \"// no\" b"),
            ("'\"' // c\n'\\''", "'\"'   '\\''"),
            ("\"a\\\nb\\\\\" // c", "\"ab\\\\\"  "),
            ("R\"(// a\n\\\n)\" b // c", "R\"(// a\n\\\n)\" b  "),
            ("u8R\"x()\")x\"_s /**/", "u8R\"x()\")x\"_s  "),
            ("1'000 // c\n+ 0x1p-3", "1'000   + 0x1p-3"),
            ("a / b /c", "a / b /c"),
            ("", ""),
        ] {
            assert_eq!(String::from_utf8_lossy(&on_one_line(text.as_bytes())), line, "{text}");
        }
    }
}
