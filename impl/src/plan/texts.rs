//! The texts of the host output rules, with their placeholders filled.

use super::Piece;

/// Splits `text` at its placeholders `{name}`; a brace that begins no placeholder is text.
fn split(text: &'static str) -> Vec<(&'static str, Option<&'static str>)> {
    let mut parts = Vec::new();
    let mut literal = 0;
    let mut at = 0;
    while let Some(found) = text[at..].find('{') {
        let open = at + found;
        let inside = &text[open + 1..];
        let length = inside.bytes().take_while(|&byte| byte.is_ascii_lowercase() || byte == b'-').count();
        if length > 0 && inside.as_bytes().get(length) == Some(&b'}') {
            parts.push((&text[literal..open], Some(&inside[..length])));
            literal = open + length + 2;
            at = literal;
        } else {
            at = open + 1;
        }
    }
    parts.push((&text[literal..], None));
    parts
}

/// The text with each placeholder replaced by what `value` says of its name.
pub(super) fn fill(text: &'static str, value: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    for (literal, name) in split(text) {
        out.push_str(literal);
        if let Some(name) = name {
            out.push_str(&value(name));
        }
    }
    out
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
