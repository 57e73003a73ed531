//! The generator: bytes (a seed, or what a fuzzer feeds) to a typed program to text with expected facts.

pub mod breakages;
pub mod config;
pub mod declared;
pub mod grow;
pub mod open;
pub mod productions;
pub mod program;
pub mod statements;
pub mod text;
pub mod violate;

use arbitrary::Unstructured;

/// How many bytes of DNA a seeded program draws from.
const DNA_LENGTH: usize = 4096;

/// The DNA of a seed: SplitMix64 output, so that a seed means the same on every machine and for ever.
pub fn dna_of_seed(seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut bytes = Vec::with_capacity(DNA_LENGTH);
    while bytes.len() < DNA_LENGTH {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bytes.extend_from_slice(&(z ^ (z >> 31)).to_le_bytes());
    }
    bytes
}

/// The valid program of a seed.
pub fn program_of_seed(seed: u64) -> program::Program {
    program_of_dna(&dna_of_seed(seed))
}

/// The valid program that `dna` describes; short DNA gives a small program.
pub fn program_of_dna(dna: &[u8]) -> program::Program {
    grow::program(&mut Unstructured::new(dna)).unwrap_or_default()
}
