//! The texts of the host output rules, with their placeholders filled.

use super::Piece;

/// Splits `text` at its placeholders `{name}`; a brace that begins no placeholder is text.
fn split(text: &'static str) -> impl Iterator<Item = (&'static str, Option<&'static str>)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let mut at = 0;
        while let Some(found) = text[at..].find('{') {
            let open = at + found;
            let inside = &text[open + 1..];
            let length = inside.bytes().take_while(|&byte| byte.is_ascii_lowercase() || byte == b'-').count();
            if length > 0 && inside.as_bytes().get(length) == Some(&b'}') {
                rest = Some(&inside[length + 1..]);
                return Some((&text[..open], Some(&inside[..length])));
            }
            at = open + 1;
        }
        rest = None;
        Some((text, None))
    })
}

/// What stands before and behind the only placeholder of a text: found while this is compiled, for texts that are written
/// again and again.
pub(super) const fn around(text: &'static str, placeholder: &'static str) -> (&'static str, &'static str) {
    let (bytes, wanted) = (text.as_bytes(), placeholder.as_bytes());
    let mut open = 0;
    loop {
        let mut same = 0;
        while same < wanted.len() && bytes[open + same] == wanted[same] {
            same += 1;
        }
        if same == wanted.len() {
            let (before, rest) = text.split_at(open);
            return (before, rest.split_at(wanted.len()).1);
        }
        open += 1;
    }
}

/// The text with each placeholder replaced by what `value` says of its name.
pub(super) fn fill(text: &'static str, value: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    fill_into(&mut out, text, |out, name| out.push_str(&value(name)));
    out
}

/// Adds the text to `out`; `value` adds what stands in the place of a name.
pub(super) fn fill_into(out: &mut String, text: &'static str, value: impl Fn(&mut String, &str)) {
    for (literal, name) in split(text) {
        out.push_str(literal);
        if let Some(name) = name {
            value(out, name);
        }
    }
}

/// The text as pieces, each placeholder replaced by the pieces that `value` gives for its name.
pub(super) fn pieces(text: &'static str, value: impl Fn(&str) -> Vec<Piece>) -> Vec<Piece> {
    let mut out = Vec::new();
    for (literal, name) in split(text) {
        if !literal.is_empty() {
            out.push(Piece::text(literal));
        }
        if let Some(name) = name {
            out.extend(value(name));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::fill;

    #[test]
    fn placeholders_are_filled_and_other_braces_stay() {
        let value = |name: &str| format!("<{name}>");
        assert_eq!(fill("{int x;{voids}::exit(x);}", value), "{int x;<voids>::exit(x);}");
        assert_eq!(fill("{{scope}k{template-arguments}();}", value), "{<scope>k<template-arguments>();}");
        assert_eq!(fill("{ }", value), "{ }");
    }
}
