//! The bytes of a unit: in memory of our own, or a file's that the system keeps in memory anyway.

use memmap2::{Mmap, MmapOptions};
use std::fs::File;
use std::ops::Deref;
use std::sync::Arc;

/// The bytes of a unit.
#[derive(Clone, Debug)]
pub enum Text {
    /// Memory of our own.
    Owned(Vec<u8>),
    /// A file in the place where the system has it.
    Mapped(Arc<Mmap>),
}

impl Text {
    /// The bytes of a regular file, none of which is copied. `None` where the system does not give them so.
    ///
    /// A file that another program writes to while it is read is seen as it is at each moment, and one that is cut
    /// short ends the run with a signal. nvcc's intermediate files are its own, and compilers that map their sources
    /// make the same bargain. To read a file costs as much as to tokenise a sixth of it: see `impl/PERFORMANCE.md`.
    #[allow(unsafe_code)]
    pub fn map(file: &File) -> Option<Text> {
        // SAFETY: the map is private and never written to. What is left to the caller is that nobody else changes the
        // file, as said above; nothing that is read once is taken for granted when it is read again: every access to
        // the text is checked against its length, which stays.
        let map = unsafe { MmapOptions::new().map_copy_read_only(file) };
        map.ok().map(|map| Text::Mapped(Arc::new(map)))
    }
}

impl Default for Text {
    fn default() -> Text {
        Text::Owned(Vec::new())
    }
}

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Text::Owned(bytes) => bytes,
            Text::Mapped(map) => map,
        }
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Text {
        Text::Owned(bytes)
    }
}
