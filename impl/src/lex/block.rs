//! Sixty-four bytes at once: which of them belong to names, and where tokens may begin.
//!
//! The scanner goes from one bit to the next. So blanks and line ends cost nothing, the length of a name is known
//! without a look at its bytes, and where the next token is does not depend on what is done with this one.

use wide::u8x16;

/// The bytes of a block.
pub(super) const BLOCK: usize = 64;

/// Bytes of a text in which no name of the bytes before goes on. A bit for each, the first byte's is the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// The bytes that continue names; see [`NAME`](super::bytes::NAME).
    pub(super) names: u64,
    /// The bytes that are no blanks and continue no name: tokens, comments and directives begin there, if they are not
    /// in the middle of one.
    pub(super) starts: u64,
}

impl Block {
    /// The block of `text` that begins at byte `at`; behind the end of the text stand blanks.
    #[inline]
    pub(super) fn new(text: &[u8], at: usize) -> Block {
        let rest = text.get(at..).unwrap_or_default();
        match rest.first_chunk() {
            Some(bytes) => Block::of(bytes),
            None => Block::last(rest),
        }
    }

    #[cold]
    fn last(rest: &[u8]) -> Block {
        let mut bytes = [0; BLOCK];
        bytes[..rest.len()].copy_from_slice(rest);
        Block::of(&bytes)
    }

    #[inline]
    fn of(bytes: &[u8; BLOCK]) -> Block {
        let (mut names, mut blanks) = (0, 0);
        for (part, bytes) in bytes.as_chunks().0.iter().enumerate() {
            let [name, blank] = sixteen(u8x16::new(*bytes)).map(|mask| mask.to_bitmask() as u16);
            names |= u64::from(name) << (16 * part);
            blanks |= u64::from(blank) << (16 * part);
        }
        Block { names, starts: !blanks & !(names & (names << 1)) }
    }

    /// How many name bytes there are from the one at `offset` on, as far as the block goes.
    #[inline]
    pub(super) fn name_length(self, offset: usize) -> usize {
        // The vacated bits are zeros: they end the name with the block.
        (!(self.names >> (offset % BLOCK))).trailing_zeros() as usize
    }
}

/// Which of sixteen bytes continue names, and which are blanks: those whose high bit is set.
#[inline]
fn sixteen(bytes: u8x16) -> [u8x16; 2] {
    let is = |byte| bytes.simd_eq(u8x16::splat(byte));
    let among = |bytes: u8x16, first, count: u8| {
        let from_first = bytes - u8x16::splat(first);
        from_first.min(u8x16::splat(count - 1)).simd_eq(from_first)
    };
    let letter = among(bytes | u8x16::splat(0x20), b'a', 26);
    // Bytes of UTF-8 sequences have the high bit already.
    let name = letter | among(bytes, b'0', 10) | is(b'_') | is(b'$') | bytes;
    let blank = is(b' ') | is(0) | among(bytes, b'\t', 5);
    [name, blank]
}

#[cfg(test)]
mod tests {
    use super::super::bytes::{CLASSES, Class, NAME};
    use super::*;
    use quickcheck::quickcheck;

    /// As [`Block::new`], byte by byte.
    fn by_table(text: &[u8]) -> Block {
        let (mut names, mut starts) = (0, 0);
        let mut continues = false;
        for (at, &byte) in text.iter().take(BLOCK).enumerate() {
            let is_name = NAME[byte as usize];
            let is_blank = CLASSES[byte as usize] == Class::Blank;
            names |= u64::from(is_name) << at;
            starts |= u64::from(!(is_blank || is_name && continues)) << at;
            continues = is_name;
        }
        Block { names, starts }
    }

    fn is_as_by_table(text: &[u8], at: usize) {
        let block = Block::new(text, at);
        assert_eq!(block, by_table(&text[at..]), "{:?} from {at} on", String::from_utf8_lossy(text));
        let mut bytes = [0; BLOCK];
        let count = (text.len() - at).min(BLOCK);
        bytes[..count].copy_from_slice(&text[at..at + count]);
        for offset in 0..count {
            let run = bytes[offset..].iter().take_while(|&&byte| NAME[byte as usize]).count();
            assert_eq!(block.name_length(offset), run);
        }
    }

    #[test]
    fn every_byte_at_every_place_has_the_bits_of_the_tables() {
        for byte in 0..=255u8 {
            for place in 0..BLOCK {
                for other in [b' ', b'a', b'+', 0xff] {
                    let mut text = [other; BLOCK];
                    text[place] = byte;
                    is_as_by_table(&text, 0);
                }
            }
        }
    }

    quickcheck! {
        fn texts_of_any_length_have_the_bits_of_the_tables(text: Vec<u8>, at: usize) -> bool {
            is_as_by_table(&text, at % (text.len() + 1));
            true
        }

        fn names_and_blanks_of_any_length_have_the_bits_of_the_tables(runs: Vec<(u8, u8)>, at: usize) -> bool {
            let run = |&(byte, length): &(u8, u8)| vec![b" a0_\n+(\xc3"[byte as usize % 8]; length as usize % 70];
            let text: Vec<u8> = runs.iter().flat_map(run).collect();
            is_as_by_table(&text, at % (text.len() + 1));
            true
        }
    }
}
