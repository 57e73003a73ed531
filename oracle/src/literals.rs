//! Literals: their types and values ([lex.icon], [lex.fcon], [lex.ccon]), and the suffixes that literal operators give a
//! meaning ([lex.ext]).

use crate::source::{Token, TokenKind};
use crate::types::Type;

/// The suffixes that the language, or every compiler, gives a number.
const OF_NUMBERS: [&str; 13] = ["", "u", "l", "ul", "lu", "ll", "ull", "llu", "z", "uz", "zu", "f", "f16"];

impl<'a> Token<'a> {
    /// A literal without the suffix that is its own, and that suffix.
    pub(crate) fn own_suffix(&self) -> Option<(&'a str, &'a str)> {
        let end = match self.kind {
            TokenKind::Number => digits_of(self.text),
            TokenKind::Character => self.text.rfind('\'')? + 1,
            TokenKind::String => self.text.rfind('"')? + 1,
            TokenKind::Word | TokenKind::Punctuator | TokenKind::End => return None,
        };
        let (body, suffix) = self.text.split_at(end);
        let of_language =
            self.kind == TokenKind::Number && OF_NUMBERS.contains(&suffix.to_ascii_lowercase().as_str());
        (!suffix.is_empty() && !of_language).then_some((body, suffix))
    }

    /// Whether it names something: by a word, or a literal its operator.
    pub(crate) fn names(&self) -> bool {
        self.kind == TokenKind::Word || self.own_suffix().is_some()
    }

    /// Whether it is a literal that calls nothing.
    pub(crate) fn is_plain_literal(&self) -> bool {
        let literal = matches!(self.kind, TokenKind::Number | TokenKind::Character | TokenKind::String);
        literal && self.own_suffix().is_none()
    }
}

/// Whether the digits of a number are those of a floating literal.
pub(crate) fn is_floating(digits: &str) -> bool {
    let hexadecimal = digits.starts_with("0x") || digits.starts_with("0X");
    let exponent = if hexadecimal { ['p', 'P'] } else { ['e', 'E'] };
    digits.contains('.') || digits.contains(exponent)
}

/// How long the digits of a number are, with its prefix, point and exponent.
fn digits_of(text: &str) -> usize {
    let bytes = text.as_bytes();
    let prefixed = |letters: [u8; 2]| bytes[0] == b'0' && bytes.get(1).is_some_and(|b| letters.contains(b));
    let (hexadecimal, binary) = (prefixed([b'x', b'X']), prefixed([b'b', b'B']));
    let is_digit = |b: u8| match hexadecimal {
        true => b.is_ascii_hexdigit(),
        false => b.is_ascii_digit(),
    };
    let mut end = if hexadecimal || binary { 2 } else { 0 };
    while bytes.get(end).is_some_and(|b| is_digit(*b) || matches!(b, b'.' | b'\'')) {
        end += 1;
    }
    let exponent = if hexadecimal { [b'p', b'P'] } else { [b'e', b'E'] };
    if !binary && bytes.get(end).is_some_and(|b| exponent.contains(b)) {
        let sign = usize::from(bytes.get(end + 1).is_some_and(|b| matches!(b, b'+' | b'-')));
        let first = end + 1 + sign;
        let power = bytes[first.min(bytes.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
        if power > 0 {
            return first + power;
        }
    }
    end
}

/// Type and value of a number or character literal.
pub(crate) fn literal(text: &str) -> (Option<Type>, Option<i64>) {
    if text.ends_with('\'') {
        let plain = text.starts_with('\'');
        let value = match text.as_bytes() {
            [b'\'', c, b'\''] => Some(i64::from(*c)),
            [b'\'', b'\\', b'0', b'\''] => Some(0),
            _ => None,
        };
        return (plain.then_some(Type::Fundamental("char")), value);
    }
    if text == "true" || text == "false" {
        return (Some(Type::Fundamental("bool")), Some(i64::from(text == "true")));
    }
    let text: String = text.chars().filter(|c| *c != '\'').collect::<String>().to_ascii_lowercase();
    let (negative, text) = text.strip_prefix('-').map_or((false, text.as_str()), |t| (true, t));
    let hexadecimal = text.strip_prefix("0x");
    let is_float = text.contains('.')
        || (hexadecimal.is_none() && text.contains('e'))
        || (hexadecimal.is_some() && text.contains('p'));
    if is_float {
        let suffix = text.trim_end_matches(['f', 'l']).len();
        return match &text[suffix..] {
            "" => (Some(Type::Fundamental("double")), None),
            "f" => (Some(Type::Fundamental("float")), None),
            "l" => (Some(Type::Fundamental("long double")), None),
            _ => (None, None),
        };
    }
    let digits = text.trim_end_matches(['u', 'l']);
    let suffix = &text[digits.len()..];
    let value = match (hexadecimal, digits.strip_prefix("0b")) {
        (Some(_), _) => u64::from_str_radix(&digits[2..], 16).ok(),
        (_, Some(binary)) => u64::from_str_radix(binary, 2).ok(),
        _ if digits.len() > 1 && digits.starts_with('0') => u64::from_str_radix(digits, 8).ok(),
        _ => digits.parse::<u64>().ok(),
    };
    let Some(value) = value else { return (None, None) };
    let decimal = hexadecimal.is_none() && !(digits.len() > 1 && digits.starts_with('0'));
    let unsigned = suffix.contains('u');
    let long = suffix.contains('l');
    let t = match (unsigned, long) {
        (false, false) if i32::try_from(value).is_ok() => "int",
        (_, false) if (unsigned || !decimal) && u32::try_from(value).is_ok() => "unsigned int",
        (false, _) if suffix.contains("ll") => "long long",
        (false, _) if i64::try_from(value).is_ok() => "long",
        (true, _) if suffix.contains("ll") => "unsigned long long",
        _ => "unsigned long",
    };
    let value = i64::try_from(value).ok().map(|v| if negative { -v } else { v });
    (Some(Type::Fundamental(t)), value)
}
