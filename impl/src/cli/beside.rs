//! A file that is written beside its target and then renamed into place.

use super::files::Content;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io;
use std::path::{Path, PathBuf};

/// A file beside its target; removed again unless it was renamed.
#[derive(Debug)]
pub struct Beside {
    target: PathBuf,
    path: PathBuf,
    file: File,
    renamed: bool,
}

/// How many names are tried for the file beside the target.
const NAMES_TRIED: u32 = 100;

impl Beside {
    /// An empty file beside `target`.
    ///
    /// # Errors
    /// The folder does not take one.
    pub fn create(target: PathBuf) -> io::Result<Beside> {
        let name = target.file_name().ok_or(io::ErrorKind::InvalidInput)?.to_string_lossy().into_owned();
        for attempt in 0..NAMES_TRIED {
            let path = target.with_file_name(format!(".{name}.{}.{attempt}", std::process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Beside { target, path, file, renamed: false }),
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => {}
                Err(fault) => return Err(fault),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// A file beside `target` whose first `bytes` bytes have memory already, where that is the dear part of writing:
    /// on a file system that lies in memory. `None` elsewhere, and where there is no room: writing tells why.
    pub fn with_room(target: PathBuf, bytes: u64) -> Option<Beside> {
        let folder =
            target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !memory::holds(folder) {
            return None;
        }
        let beside = Beside::create(target).ok()?;
        memory::make_room(&beside.file, bytes).then_some(beside)
    }

    /// Whether it goes to `target`.
    pub fn is_for(&self, target: &Path) -> bool {
        self.target == target
    }

    /// Writes `content` and gives its number of bytes; the file has no others.
    ///
    /// # Errors
    /// What the file system refuses.
    pub fn fill(&mut self, content: Content<'_>, permissions: Option<Permissions>) -> io::Result<u64> {
        let written = content.write(&mut self.file)?;
        if self.file.metadata()?.len() > written {
            self.file.set_len(written)?;
        }
        permissions.map_or(Ok(()), |permissions| self.file.set_permissions(permissions))?;
        Ok(written)
    }

    /// Puts it in its target's place.
    ///
    /// # Errors
    /// What the file system refuses.
    pub fn rename(&mut self) -> io::Result<()> {
        fs::rename(&self.path, &self.target)?;
        self.renamed = true;
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if !self.renamed {
            // Best effort: the error that led here is the one to tell.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// File systems whose files lie in memory.
#[cfg(target_os = "linux")]
mod memory {
    use rustix::fs::{FallocateFlags, fallocate, statfs};
    use std::fs::File;
    use std::path::Path;

    /// How the system marks them (`statfs`, `tmpfs`).
    const TMPFS_MAGIC: i64 = 0x0102_1994;

    pub(super) fn holds(folder: &Path) -> bool {
        statfs(folder).is_ok_and(|about| about.f_type == TMPFS_MAGIC)
    }

    pub(super) fn make_room(file: &File, bytes: u64) -> bool {
        fallocate(file, FallocateFlags::empty(), 0, bytes).is_ok()
    }
}

/// Nothing is known about them elsewhere.
#[cfg(not(target_os = "linux"))]
mod memory {
    use std::fs::File;
    use std::path::Path;

    pub(super) fn holds(_folder: &Path) -> bool {
        false
    }

    pub(super) fn make_room(_file: &File, _bytes: u64) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_that_is_too_large_or_too_small_does_not_show() {
        let folder = tempfile::tempdir_in("/dev/shm").unwrap();
        for (room, content) in [(100_000, b"text" as &[u8]), (4, &[b'x'; 100_000]), (4, b"text")] {
            let target = folder.path().join("out");
            let mut beside = Beside::with_room(target.clone(), room).expect("a file system in memory");
            assert!(beside.is_for(&target));
            assert_eq!(beside.fill(Content::Bytes(content), None).unwrap(), content.len() as u64);
            beside.rename().unwrap();
            assert_eq!(fs::read(&target).unwrap(), content);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside");
    }

    #[test]
    fn what_was_begun_is_removed_again() {
        let folder = tempfile::tempdir_in("/dev/shm").unwrap();
        drop(Beside::with_room(folder.path().join("out"), 10_000).expect("a file system in memory"));
        assert!(Beside::with_room(folder.path().join("missing/out"), 10_000).is_none());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
