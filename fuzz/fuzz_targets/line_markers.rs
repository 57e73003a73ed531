//! Drawn programs with line markers between their lines: the same places.
#![cfg_attr(fuzzing, no_main)]

#[cfg(fuzzing)]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cufe_fuzz::targets::line_markers(bytes));

#[cfg(not(fuzzing))]
fn main() {
    // Without libFuzzer the target runs on its arguments, each a file: how a stored crash is looked at.
    for path in std::env::args_os().skip(1) {
        let bytes = std::fs::read(path).expect("the input can be read");
        cufe_fuzz::targets::line_markers(&bytes);
    }
}
