//! What stands in the program that is handed out: no address of a released binary, no path of the machine that built it.

use anyhow::{Context, Result};
use cufe_spec::product::has_address;
use std::path::Path;

/// The shortest run of printable bytes that is a text.
const SHORTEST: usize = 6;

/// Where cargo unpacks what it fetches, in its home folder.
const REGISTRY: &str = "/registry/src/";

/// The program that scripts/dist builds.
const HANDED_OUT: &str = "target/dist/cufe";

/// What the texts of a program name and should not, and, where it is built, those of the program that is handed out. Cargo's own
/// folder, which other builds cannot leave out, is a fault in the latter only.
pub(super) fn faults(root: &Path, binary: &Path) -> Result<Vec<String>> {
    let name = binary.display();
    let bytes = std::fs::read(binary)
        .with_context(|| format!("{name}: build it first, or name another with --binary"))?;
    let folder = root.to_string_lossy();
    let handed_out = root.join(HANDED_OUT);
    let mut faults = Vec::new();
    if binary != handed_out {
        faults.extend(judge(&bytes, &[&folder]).into_iter().map(|fault| format!("{name}: {fault}")));
    }
    if let Ok(bytes) = std::fs::read(&handed_out) {
        let found = judge(&bytes, &[&folder, REGISTRY]).into_iter();
        faults.extend(found.map(|fault| format!("{HANDED_OUT}: {fault}")));
    }
    Ok(faults)
}

fn judge(bytes: &[u8], folders: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for text in texts(bytes) {
        if has_address(text) {
            faults.push(format!("an address of a released binary: {}", shortened(text)));
        }
        if folders.iter().any(|folder| text.contains(folder)) {
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
            b"\x00calls sub_46B3F0\x01\x00mask 0x400000\x00/somewhere/tree/impl/src/lib.rs\x00\xffsub_\
            \x00/elsewhere/registry/src/index/clap-4.6.9/src/lib.rs\x00crates/index/clap-4.6.9/src/lib.rs";
        let expected = [
            "an address of a released binary: calls sub_46B3F0",
            "a path of the machine that built it: /somewhere/tree/impl/src/lib.rs",
            "a path of the machine that built it: /elsewhere/registry/src/index/clap-4.6.9/src/lib.rs",
        ];
        assert_eq!(judge(bytes, &["/somewhere/tree", REGISTRY]), expected);
        assert_eq!(judge(bytes, &["/somewhere/tree"]), expected[..2]);
    }
}
