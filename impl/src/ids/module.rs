//! The module id: the string that ties the host output of a unit to its device side.
//!
//! `_<crc32 of the source path>_<length of the file name>_<file name>_<entity>`, without a line end, where
//! `<entity>` is the mangled name of the first definition in the unit that other units can see, or its
//! crc32 when it is longer than eight characters.

use std::fmt::Write;

/// What stands for the entity in a module id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Anchor<'a> {
    /// The mangled name of the first function definition or initialised variable with external linkage that
    /// is neither inline, weak nor a template.
    Entity(&'a str),
    /// There is none, and `--frandom-seed` gives the text that stands for it.
    Seed(&'a str),
    /// There is none. The released tool takes the file's time and its own process number, which no build
    /// can reproduce; here the unit's bytes decide.
    Content(&'a [u8]),
}

/// Longest entity name that is written as it is.
const LONGEST_PLAIN_NAME: usize = 8;

/// The module id of a unit whose `--orig_src_path_name` is `path` and whose `--orig_src_file_name` is
/// `file`; of both an empty text stands for an option not given.
pub fn module_id(path: &str, file: &str, anchor: &Anchor<'_>) -> String {
    let name = file.rsplit('/').next().unwrap_or(file);
    let mut out = format!("_{:08x}_{}_", crc32fast::hash(path.as_bytes()), name.len());
    out.extend(name.bytes().map(|b| if b.is_ascii_alphanumeric() { char::from(b) } else { '_' }));
    out.push('_');
    let hashed = match anchor {
        Anchor::Entity(name) if name.len() <= LONGEST_PLAIN_NAME => {
            out.push_str(name);
            return out;
        }
        Anchor::Entity(name) => crc32fast::hash(name.as_bytes()),
        Anchor::Seed(seed) => seeded(seed),
        Anchor::Content(bytes) => crc32fast::hash(bytes),
    };
    let _ = write!(out, "{hashed:08x}");
    out
}

/// A seed that is a number as C's `strtoul` reads it stands for itself, any other text for its checksum; a number of
/// more than eight hexadecimal digits stands for the checksum of its digits. From ten digits on, and below zero, the
/// released tool's id is another one in every run.
fn seeded(seed: &str) -> u32 {
    match number(seed) {
        Some(number) => {
            u32::try_from(number).unwrap_or_else(|_| crc32fast::hash(format!("{number:08x}").as_bytes()))
        }
        None => crc32fast::hash(seed.as_bytes()),
    }
}

/// The value of `text` where all of it is a number: white space, a sign, decimal, octal or hexadecimal digits.
fn number(text: &str) -> Option<u64> {
    let text = text.trim_start();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (radix, digits) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => (16, digits),
        None if digits.len() > 1 && digits.starts_with('0') => (8, &digits[1..]),
        None => (10, digits),
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return None;
    }
    let value = u64::from_str_radix(digits, radix).unwrap_or(u64::MAX);
    Some(if negative { value.wrapping_neg() } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ids read from the module id files of the released tool.
    #[test]
    fn as_the_released_tool_writes_them() {
        let id = |path, file, anchor| module_id(path, file, &anchor);
        assert_eq!(id("/t.cu", "t.cu", Anchor::Entity("main")), "_3d82ae3e_4_t_cu_main");
        assert_eq!(id("/t.cu", "t.cu", Anchor::Entity("_ZN1S1mE")), "_3d82ae3e_4_t_cu__ZN1S1mE");
        assert_eq!(id("/t.cu", "t.cu", Anchor::Entity("_ZN1S1mEv")), "_3d82ae3e_4_t_cu_1755b2ce");
        assert_eq!(id("/t.cu", "a/b/c-d.e.cu", Anchor::Entity("_Z1fv")), "_3d82ae3e_8_c_d_e_cu__Z1fv");
        assert_eq!(id("/é.cu", "é.cu", Anchor::Entity("_Z1fv")), "_858204f9_5____cu__Z1fv");
        assert_eq!(id("", "x", Anchor::Entity("_Z1fv")), "_00000000_1_x__Z1fv");
        let seeded = |seed| id("/t.cu", "t.cu", Anchor::Seed(seed));
        assert_eq!(seeded("abc"), "_3d82ae3e_4_t_cu_352441c2");
        assert_eq!(seeded("12abc"), "_3d82ae3e_4_t_cu_ca24ced1");
        assert_eq!(seeded("0x"), "_3d82ae3e_4_t_cu_c041dd02");
        assert_eq!(seeded("123"), "_3d82ae3e_4_t_cu_0000007b");
        assert_eq!(seeded("0x10"), "_3d82ae3e_4_t_cu_00000010");
        assert_eq!(seeded("010"), "_3d82ae3e_4_t_cu_00000008");
        assert_eq!(seeded("+7"), "_3d82ae3e_4_t_cu_00000007");
        assert_eq!(seeded(" 8"), "_3d82ae3e_4_t_cu_00000008");
        assert_eq!(seeded(""), "_3d82ae3e_4_t_cu_00000000");
    }
}
