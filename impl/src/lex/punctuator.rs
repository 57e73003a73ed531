//! Punctuators by maximal munch ([lex.operators]), with the exceptions that C++ and CUDA make.

use super::bytes::splice;
use super::kind::Kind;

/// The punctuator at the start of `text` and its length; `None` when there is none. `>` is always a token of
/// its own (`>>` is two), except in `>=`, `>>=` and `->`. `launches` is false after the keyword `operator`,
/// where `<<<` is `<<` and `<`; `spaceship` is true from C++20 on.
#[inline]
pub(super) fn punctuator(text: &[u8], launches: bool, spaceship: bool) -> Option<(Kind, u32)> {
    let at = |index: usize| text.get(index).copied().unwrap_or(0);
    let (second, third) = (at(1), at(2));
    let one = |kind| Some((kind, 1));
    let two = |kind| Some((kind, 2));
    let three = |kind| Some((kind, 3));
    match at(0) {
        b'(' => one(Kind::OpenParen),
        b')' => one(Kind::CloseParen),
        b'[' => one(Kind::OpenBracket),
        b']' => one(Kind::CloseBracket),
        b'{' => one(Kind::OpenBrace),
        b'}' => one(Kind::CloseBrace),
        b';' => one(Kind::Semicolon),
        b',' => one(Kind::Comma),
        b'?' => one(Kind::Question),
        b'~' => one(Kind::Tilde),
        b':' => match second {
            b':' => two(Kind::ColonColon),
            b'>' => two(Kind::CloseBracket),
            _ => one(Kind::Colon),
        },
        b'.' => match (second, third) {
            (b'.', b'.') => three(Kind::Ellipsis),
            (b'*', _) => two(Kind::DotStar),
            _ => one(Kind::Dot),
        },
        b'<' => match (second, third) {
            (b'<', b'=') => three(Kind::ShiftLeftAssign),
            (b'<', b'<') if launches => three(Kind::LaunchOpen),
            (b'<', _) => two(Kind::ShiftLeft),
            (b'=', b'>') if spaceship => three(Kind::Spaceship),
            (b'=', _) => two(Kind::LessEqual),
            (b'%', _) => two(Kind::OpenBrace),
            // `<::` is `<` and `::`, unless `:` or `>` follows.
            (b':', b':') if at(3) != b':' && at(3) != b'>' => one(Kind::Less),
            (b':', _) => two(Kind::OpenBracket),
            _ => one(Kind::Less),
        },
        b'>' => match (second, third) {
            (b'=', _) => two(Kind::GreaterEqual),
            (b'>', b'=') => three(Kind::ShiftRightAssign),
            _ => one(Kind::Greater),
        },
        b'=' if second == b'=' => two(Kind::Equal),
        b'=' => one(Kind::Assign),
        b'!' if second == b'=' => two(Kind::NotEqual),
        b'!' => one(Kind::Not),
        b'+' => match second {
            b'+' => two(Kind::PlusPlus),
            b'=' => two(Kind::PlusAssign),
            _ => one(Kind::Plus),
        },
        b'-' => match (second, third) {
            (b'>', b'*') => three(Kind::ArrowStar),
            (b'>', _) => two(Kind::Arrow),
            (b'-', _) => two(Kind::MinusMinus),
            (b'=', _) => two(Kind::MinusAssign),
            _ => one(Kind::Minus),
        },
        b'*' if second == b'=' => two(Kind::StarAssign),
        b'*' => one(Kind::Star),
        b'/' if second == b'=' => two(Kind::SlashAssign),
        b'/' => one(Kind::Slash),
        b'%' => match second {
            b'=' => two(Kind::PercentAssign),
            b'>' => two(Kind::CloseBrace),
            b':' if third == b'%' && at(3) == b':' => Some((Kind::HashHash, 4)),
            b':' => two(Kind::Hash),
            _ => one(Kind::Percent),
        },
        b'^' if second == b'=' => two(Kind::CaretAssign),
        b'^' => one(Kind::Caret),
        b'&' => match second {
            b'&' => two(Kind::AmpAmp),
            b'=' => two(Kind::AmpAssign),
            _ => one(Kind::Amp),
        },
        b'|' => match second {
            b'|' => two(Kind::PipePipe),
            b'=' => two(Kind::PipeAssign),
            _ => one(Kind::Pipe),
        },
        b'#' if second == b'#' => two(Kind::HashHash),
        b'#' => one(Kind::Hash),
        _ => None,
    }
}

/// A punctuator with a line splice in or behind it: the longest one over the text without splices.
#[cold]
pub(super) fn spliced_punctuator(
    rest: &[u8],
    plain: (Kind, usize),
    launches: bool,
    spaceship: bool,
) -> (Kind, usize) {
    let mut joined = Vec::new();
    let mut ends = Vec::new();
    let mut at = 0;
    while at < rest.len() && joined.len() < 4 {
        let skip = splice(&rest[at..]);
        if skip > 0 {
            at += skip;
            continue;
        }
        joined.push(rest[at]);
        at += 1;
        ends.push(at);
    }
    match punctuator(&joined, launches, spaceship) {
        Some((kind, length)) => (kind, ends[length as usize - 1]),
        None => plain,
    }
}

/// Whether a line splice may stand in the punctuator that begins `text`.
#[inline]
pub(super) fn may_be_spliced(text: &[u8]) -> bool {
    (1..4).any(|at| text.get(at) == Some(&b'\\') && splice(&text[at..]) > 0)
}

/// How many `>` stand one behind the other at the start of `text`, line splices between them, and where the first three do.
/// More than a few levels of lists do not change a decision: at most 64 are counted.
pub(super) fn run_of_greater(text: &[u8]) -> (u32, [usize; 3]) {
    let (mut count, mut places, mut at) = (0, [0; 3], 0);
    while count < 64 {
        match text.get(at) {
            Some(b'>') => {
                if let Some(place) = places.get_mut(count as usize) {
                    *place = at;
                }
                count += 1;
                at += 1;
            }
            Some(b'\\') if splice(&text[at..]) > 0 => at += splice(&text[at..]),
            _ => break,
        }
    }
    (count, places)
}

/// How many bytes behind a `<<` belong to a launch: those of `<<  <`, which is no other expression. The released tool takes
/// blanks between, and no line end.
pub(super) fn spaced_launch(rest: &[u8]) -> Option<usize> {
    let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let is_less = blanks > 0 && punctuator(&rest[blanks..], false, false) == Some((Kind::Less, 1));
    is_less.then_some(blanks + 1)
}

/// Whether the bytes behind `>>` are those of `>>  >(`: blanks and line ends, and a `>` that the arguments of a launch follow.
pub(super) fn ends_spaced_launch(rest: &[u8]) -> bool {
    let third = rest.trim_ascii_start();
    let is_spaced = third.len() < rest.len();
    is_spaced && third.strip_prefix(b">").is_some_and(|behind| behind.trim_ascii_start().starts_with(b"("))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn munch(text: &str, launches: bool, spaceship: bool) -> Vec<&'static str> {
        let mut rest = text.as_bytes();
        let mut found = Vec::new();
        while let Some((kind, length)) = punctuator(rest, launches, spaceship) {
            found.push(kind.spelling());
            rest = &rest[length as usize..];
        }
        assert!(rest.is_empty(), "{text}");
        found
    }

    #[test]
    fn maximal_munch() {
        assert_eq!(munch("<<<>>>", true, true), ["<<<", ">", ">", ">"]);
        assert_eq!(munch("<<<", false, true), ["<<", "<"]);
        assert_eq!(munch("<<=<=>=>>=<=>", true, true), ["<<=", "<=>", "=", ">>=", "<=>"]);
        assert_eq!(munch("<=>", true, false), ["<=", ">"]);
        assert_eq!(munch("->*.*...:::", true, true), ["->*", ".*", "...", "::", ":"]);
        assert_eq!(munch("<::<::><%%>", true, true), ["<", "::", "[", "]", "{", "}"]);
    }
}
