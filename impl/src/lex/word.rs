//! Names eight bytes at a time: where one ends, and what the symbol table compares.

use super::bytes::NAME;

/// The bytes of a name as its table entry has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Packed {
    /// The first eight bytes, little endian, zeros behind the name's end.
    pub(super) head: u64,
    /// The next eight bytes likewise; of a name longer than sixteen bytes a hash of everything behind the first eight.
    pub(super) tail: u64,
}

/// The longest name that [`Packed`] holds whole.
pub(super) const WHOLE: usize = 16;

const MULTIPLIER: u64 = 0xf135_7aea_2e62_a9c5;

impl Packed {
    /// Packs a text of any bytes.
    pub(super) fn new(text: &[u8]) -> Packed {
        let head = word(text, 0);
        if text.len() <= WHOLE {
            return Packed { head, tail: word(text, 8) };
        }
        let mut tail = 0;
        let mut at = 8;
        while at < text.len() {
            tail = mix(tail, word(text, at));
            at += 8;
        }
        Packed { head, tail }
    }

    /// Where a table of `1 << bits` slots begins to look.
    #[inline]
    pub(super) fn slot(self, bits: u32) -> usize {
        ((self.head ^ self.tail.rotate_left(29)).wrapping_mul(MULTIPLIER) >> (64 - bits)) as usize
    }
}

#[inline]
fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash.rotate_left(5) ^ word).wrapping_mul(MULTIPLIER);
    mixed ^ (mixed >> 32)
}

/// Eight bytes of `text` from `at` on, zeros behind its end.
#[inline]
fn word(text: &[u8], at: usize) -> u64 {
    let rest = text.get(at..).unwrap_or_default();
    match rest.first_chunk::<8>() {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => short_word(rest),
    }
}

#[cold]
fn short_word(rest: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes[..rest.len()].copy_from_slice(rest);
    u64::from_le_bytes(bytes)
}

/// The name that begins at `at`: its length and its bytes. The length is 0 when none begins there.
#[inline]
pub(super) fn name(text: &[u8], at: usize) -> (usize, Packed) {
    let first = word(text, at);
    let ends = no_name_bytes(first);
    if ends != 0 {
        let (length, head) = cut(first, ends);
        return (length, Packed { head, tail: 0 });
    }
    let second = word(text, at + 8);
    let ends = no_name_bytes(second);
    if ends != 0 {
        let (length, tail) = cut(second, ends);
        return (8 + length, Packed { head: first, tail });
    }
    long_name(text, at, first, second)
}

/// A name of sixteen bytes or more.
#[inline(never)]
fn long_name(text: &[u8], at: usize, head: u64, second: u64) -> (usize, Packed) {
    let mut tail = mix(0, second);
    let mut length = 16;
    loop {
        let next = word(text, at + length);
        let ends = no_name_bytes(next);
        if ends == 0 {
            tail = mix(tail, next);
            length += 8;
            continue;
        }
        let (more, rest) = cut(next, ends);
        if more > 0 {
            tail = mix(tail, rest);
        } else if length == WHOLE {
            tail = second;
        }
        return (length + more, Packed { head, tail });
    }
}

/// The bytes of `word` in front of the first one that `ends` marks: how many, and the others cleared.
#[inline]
fn cut(word: u64, ends: u64) -> (usize, u64) {
    let bits = ends.trailing_zeros() & !7;
    (bits as usize / 8, word & !(u64::MAX << bits))
}

/// The high bit of each byte of `word` that does not continue a name; see [`NAME`]. The comparisons are made on
/// the low seven bits, so that no sum carries into the next byte.
#[inline]
fn no_name_bytes(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    const LOW: u64 = !HIGH;
    // The high bit of each byte of `bytes` that is `from` at least.
    let at_least = |bytes: u64, from: u8| bytes + ONES * u64::from(0x80 - from);
    let plain = word & LOW;
    let small = plain | (0x20 * ONES);
    let letter = at_least(small, b'a') & !at_least(small, b'z' + 1);
    let digit = at_least(plain, b'0') & !at_least(plain, b'9' + 1);
    let differs = |byte: u8| (plain ^ (ONES * u64::from(byte))) + LOW;
    let other = !(differs(b'_') & differs(b'$'));
    !(letter | digit | other | word) & HIGH
}

/// The length of the name bytes that begin `text`.
pub(super) fn name_length(text: &[u8]) -> usize {
    text.iter().position(|&byte| !NAME[byte as usize]).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_ends_a_name_or_does_not() {
        for byte in 0..=255u8 {
            for place in 0..8 {
                let mut bytes = *b"aZ_09$\x80b";
                bytes[place] = byte;
                let marked = no_name_bytes(u64::from_le_bytes(bytes));
                let expected = if NAME[byte as usize] { 0 } else { 0x80 << (8 * place) };
                assert_eq!(marked, expected, "byte {byte} at {place}");
            }
        }
    }

    #[test]
    fn a_name_in_a_text_is_packed_as_the_name_alone() {
        let long = "abcdefghij_klmnopqrstuvwxyz0123456789";
        for length in 1..=long.len() {
            let alone = &long.as_bytes()[..length];
            for text in [long[..length].to_owned(), format!("{}+more text here", &long[..length])] {
                let (found, packed) = name(text.as_bytes(), 0);
                assert_eq!((found, packed), (length, Packed::new(alone)), "{text}");
            }
            assert_eq!(name_length(alone), length);
        }
        assert_eq!(name(b"x + y", 1).0, 0);
        assert_eq!(name(b"x", 1).0, 0);
    }
}
