//! Any bytes as DNA of a program: oracle and front end agree in both dialects.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|dna: &[u8]| cufe_fuzz::targets::agree(dna));

#[cfg(not(fuzzing))]
fn main() {
    // Without libFuzzer the target runs on its arguments, each a file: how a stored crash is looked at.
    for path in std::env::args_os().skip(1) {
        let dna = std::fs::read(path).expect("the input can be read");
        cufe_fuzz::targets::agree(&dna);
    }
}
