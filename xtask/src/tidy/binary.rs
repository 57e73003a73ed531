//! What stands in the program that is handed out: no address of a released binary, no path of the machine that built it.

use anyhow::{Context, Result};
use cufe_spec::product::has_address;
use std::path::Path;

/// The shortest run of printable bytes that is a text.
const SHORTEST: usize = 6;

/// What the texts of a program name and should not.
pub(super) fn faults(root: &Path, binary: &Path) -> Result<Vec<String>> {
    let name = binary.display();
    let bytes = std::fs::read(binary)
        .with_context(|| format!("{name}: build it first, or name another with --binary"))?;
    let root = root.to_string_lossy();
    Ok(judge(&bytes, &root).into_iter().map(|fault| format!("{name}: {fault}")).collect())
}

fn judge(bytes: &[u8], root: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for text in texts(bytes) {
        if has_address(text) {
            faults.push(format!("an address of a released binary: {}", shortened(text)));
        }
        if text.contains(root) {
            faults.push(format!("a path of the machine that built it: {}", shortened(text)));
        }
    }
    faults
}

/// The runs of printable bytes.
fn texts(bytes: &[u8]) -> impl Iterator<Item = &str> {
    let runs = bytes.split(|byte| !(b' '..=b'~').contains(byte));
    runs.filter(|run| run.len() >= SHORTEST).filter_map(|run| std::str::from_utf8(run).ok())
}

fn shortened(text: &str) -> String {
    text.chars().take(120).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn addresses_and_the_builders_folder_are_found_in_texts() {
        let bytes =
            b"\x00calls sub_46B3F0\x01\x00mask 0x400000\x00/somewhere/tree/impl/src/lib.rs\x00\xffsub_";
        let expected = [
            "an address of a released binary: calls sub_46B3F0",
            "a path of the machine that built it: /somewhere/tree/impl/src/lib.rs",
        ];
        assert_eq!(judge(bytes, "/somewhere/tree"), expected);
    }
}
