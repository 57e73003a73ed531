//! Names eight bytes at a time: what the symbol table compares.

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

/// The bytes of [`Packed`] that names of each length have.
static MASKS: [(u64, u64); WHOLE + 1] = {
    let mut masks = [(0, 0); WHOLE + 1];
    let mut length = 1;
    while length <= WHOLE {
        let all = u128::MAX >> (128 - 8 * length);
        masks[length] = (all as u64, (all >> 64) as u64);
        length += 1;
    }
    masks
};

impl Packed {
    /// Packs a text of any bytes.
    pub(super) fn new(text: &[u8]) -> Packed {
        let mut bytes = [0; WHOLE];
        match text.get(WHOLE..) {
            Some([_, ..]) => Packed::long(text),
            _ => {
                bytes[..text.len()].copy_from_slice(text);
                Packed::of(&bytes)
            }
        }
    }

    /// Packs the `length` bytes of `text` from `at` on.
    #[inline]
    pub(super) fn within(text: &[u8], at: usize, length: usize) -> Packed {
        let rest = text.get(at..).unwrap_or_default();
        match (rest.first_chunk(), MASKS.get(length)) {
            (Some(bytes), Some(mask)) => {
                let whole = Packed::of(bytes);
                Packed { head: whole.head & mask.0, tail: whole.tail & mask.1 }
            }
            _ => Packed::aside(rest, length),
        }
    }

    #[inline(never)]
    fn aside(rest: &[u8], length: usize) -> Packed {
        Packed::new(rest.get(..length).unwrap_or_default())
    }

    #[inline]
    fn of(bytes: &[u8; WHOLE]) -> Packed {
        let bytes = u128::from_le_bytes(*bytes);
        Packed { head: bytes as u64, tail: (bytes >> 64) as u64 }
    }

    /// Packs a text of more than [`WHOLE`] bytes.
    fn long(text: &[u8]) -> Packed {
        let (words, _) = text.as_chunks();
        let head = words.first().map_or(0, |first| u64::from_le_bytes(*first));
        let tail = words.iter().skip(1).fold(0, |hash, next| mix(hash, u64::from_le_bytes(*next)));
        // The last word and the one before may have bytes in common.
        Packed { head, tail: mix(tail, text.last_chunk().map_or(0, |last| u64::from_le_bytes(*last))) }
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

/// The length of the name bytes that begin `text`.
pub(super) fn name_length(text: &[u8]) -> usize {
    text.iter().position(|&byte| !NAME[byte as usize]).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_in_a_text_is_packed_as_the_name_alone() {
        let long = "abcdefghij_klmnopqrstuvwxyz0123456789";
        for length in 1..=long.len() {
            let alone = &long.as_bytes()[..length];
            for text in [long[..length].to_owned(), format!("{}+and more text here", &long[..length])] {
                assert_eq!(Packed::within(text.as_bytes(), 0, length), Packed::new(alone), "{text}");
                let behind = format!("+{text}");
                assert_eq!(Packed::within(behind.as_bytes(), 1, length), Packed::new(alone), "{text}");
            }
            assert_eq!(name_length(alone), length);
        }
        assert_eq!(name_length(b"+ y"), 0);
    }
}
