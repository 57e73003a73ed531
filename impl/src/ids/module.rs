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
        Anchor::Seed(seed) => crc32fast::hash(seed.as_bytes()),
        Anchor::Content(bytes) => crc32fast::hash(bytes),
    };
    let _ = write!(out, "{hashed:08x}");
    out
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
        assert_eq!(id("/t.cu", "t.cu", Anchor::Seed("abc")), "_3d82ae3e_4_t_cu_352441c2");
    }
}
