//! What of the rules goes into the product: what its sources name, and no addresses of a released binary.

use std::collections::BTreeSet;
use std::path::Path;

/// The words of some sources: runs of letters, digits and `_`.
#[derive(Clone, Debug, Default)]
pub struct Words(BTreeSet<String>);

impl Words {
    /// The words of those who use the generated tables, in the tree at `root`: the front end, and the judges' tests of it.
    ///
    /// # Errors
    /// A folder or a file cannot be read.
    pub fn asked(root: &Path) -> std::io::Result<Words> {
        let mut words = Words::below(&root.join("impl/src"))?;
        words.0.extend(Words::below(&root.join("conformance/tests"))?.0);
        Ok(words)
    }

    /// The words of every Rust file below `folder` but the files that are generated from the rules.
    ///
    /// # Errors
    /// A folder or a file cannot be read.
    fn below(folder: &Path) -> std::io::Result<Words> {
        let mut words = Words::default();
        let mut folders = vec![folder.to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder)? {
                let entry = entry?;
                let (path, name) = (entry.path(), entry.file_name());
                if entry.file_type()?.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|end| end == "rs") && name != "generated.rs" {
                    words.add(&std::fs::read_to_string(&path)?);
                }
            }
        }
        Ok(words)
    }

    /// Adds the words of a text.
    pub fn add(&mut self, text: &str) {
        self.0.extend(text.split(|c: char| !is_word(c)).filter(|word| !word.is_empty()).map(str::to_owned));
    }

    /// Whether a word is among them.
    pub fn has(&self, word: &str) -> bool {
        self.0.contains(word)
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Whether a word is a name that a disassembler gives to an address, or an address of a program's code or data.
fn is_address(word: &str) -> bool {
    const KINDS: [&str; 9] = ["sub", "byte", "word", "dword", "qword", "xmmword", "unk", "off", "loc"];
    let is_hex = |digits: &str| digits.bytes().all(|b| b.is_ascii_digit() || (b'A'..=b'F').contains(&b));
    if let Some(digits) = word.strip_prefix("0x") {
        // Masks have few bits.
        let bits = u32::from_str_radix(digits, 16).map_or(0, u32::count_ones);
        return (6..=7).contains(&digits.len()) && is_hex(digits) && bits > 4;
    }
    word.split_once('_')
        .is_some_and(|(kind, digits)| KINDS.contains(&kind) && digits.len() >= 5 && is_hex(digits))
}

/// Whether a text names an address of a released binary.
pub fn has_address(text: &str) -> bool {
    text.split(|c: char| !is_word(c)).any(is_address)
}

/// The text without such addresses: groups in parentheses that name one go, then the words themselves, with what joined them.
pub fn without_addresses(text: &str) -> String {
    let mut rest = text.to_owned();
    while let Some((open, close)) = group_with_address(&rest) {
        rest.replace_range(open..=close, "");
    }
    let words = rest.split(' ').filter(|word| !has_address(word)).collect::<Vec<_>>().join(" ");
    let joins = |c: char| matches!(c, ' ' | '-' | ':' | '/');
    let has_lost = words.len() < rest.len();
    let begin =
        if has_lost { words.trim_start_matches([' ', '/', ':']).trim_start_matches("-- ") } else { &words };
    begin.trim_end_matches(joins).to_owned()
}

/// The first group in parentheses that names an address: where it opens, the blank before included, and where it closes.
fn group_with_address(text: &str) -> Option<(usize, usize)> {
    text.match_indices('(').find_map(|(open, _)| {
        let close = open + text[open..].find(')')?;
        let before = text[..open].trim_end().len();
        has_address(&text[open..close]).then_some((before, close))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn addresses_go_and_words_stay() {
        let cases = [
            ("apply_nv_host_attr (sub_4108E0)", "apply_nv_host_attr"),
            ("apply_nv_global_attr (sub_40E1F0 / sub_40E7F0)", "apply_nv_global_attr"),
            ("dword_126EFB4 -- Language Mode", "Language Mode"),
            ("Host-Output Filtering: sub_46B3F0", "Host-Output Filtering"),
            ("--extended-lambda (dword_106BF38)", "--extended-lambda"),
            ("sub_4768F0 (gen_name_ref) -- Qualified Access Path", "(gen_name_ref) -- Qualified Access Path"),
            ("Toggle Pseudocode (from sub_47BFD0, decompiled line 551-553)", "Toggle Pseudocode"),
            ("Key Facts", "Key Facts"),
            (
                "the mask 0x40000002000000 of byte_order (word_of)",
                "the mask 0x40000002000000 of byte_order (word_of)",
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(without_addresses(text), expected, "{text}");
        }
    }

    #[test]
    fn an_address_is_told_from_other_words() {
        for address in ["sub_46B3F0", "dword_126EFB4", "unk_1286980", "0x83AAC8"] {
            assert!(has_address(&format!("| `{address}`, line 218 |")), "{address}");
        }
        for other in
            ["sub_device", "byte_offset", "0x40000002000000", "0x61", "0x400000", "word_count", "sub_46b3f0"]
        {
            assert!(!has_address(other), "{other}");
        }
    }

    #[test]
    fn words_are_runs_of_letters_digits_and_underscores() {
        let mut words = Words::default();
        words.add("rules::decide_space(SPACE_CLASS[0])");
        assert!(words.has("decide_space") && words.has("SPACE_CLASS") && !words.has("SPACE"));
    }
}
