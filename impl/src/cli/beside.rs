//! A file that is written beside its target and then put into its place.
//!
//! Where the system has files without a name, it has none until it is whole, so that nothing is left of a run that is ended
//! in between, however that happens.

use super::files::Content;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// A file beside its target; removed again unless it was put into place.
#[derive(Debug)]
pub struct Beside {
    target: PathBuf,
    file: File,
    /// Where it stands, if it has a name.
    path: Option<PathBuf>,
}

/// How often a name that another run took meanwhile is tried.
const NAMES_TRIED: u32 = 100;

impl Beside {
    /// An empty file in the folder of `target`, without a name.
    ///
    /// # Errors
    /// The folder does not take one.
    pub fn unnamed(target: PathBuf) -> io::Result<Beside> {
        let file = nameless::open(folder_of(&target))?;
        Ok(Beside { target, file, path: None })
    }

    /// An empty file beside `target`.
    ///
    /// # Errors
    /// The folder does not take one.
    pub fn named(target: PathBuf) -> io::Result<Beside> {
        for attempt in 0..NAMES_TRIED {
            // Short however long the target's name is.
            let path = target.with_file_name(format!(".cufe.{}.{attempt}", std::process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Beside { target, file, path: Some(path) }),
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => {}
                Err(fault) => return Err(fault),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// A file without a name whose first `bytes` bytes have memory already, where that is the dear part of writing: on a
    /// file system that lies in memory. `None` elsewhere, and where there is no room: writing tells why.
    pub fn with_room(target: PathBuf, bytes: u64) -> Option<Beside> {
        if !room::is_memory(folder_of(&target)) {
            return None;
        }
        let beside = Beside::unnamed(target).ok()?;
        room::make(&beside.file, bytes).then_some(beside)
    }

    /// Whether it goes to `target`.
    pub fn is_for(&self, target: &Path) -> bool {
        self.target == target
    }

    /// Gives it the owner, the group and the permissions of the file that it replaces.
    ///
    /// # Errors
    /// This user may not do that.
    pub fn resemble(&self, old: &Metadata) -> io::Result<()> {
        owners::copy(&self.file, old)?;
        self.file.set_permissions(old.permissions())
    }

    /// Writes `content` and gives its number of bytes; the file has no others.
    ///
    /// # Errors
    /// What the file system refuses.
    pub fn fill(&mut self, content: Content<'_>) -> io::Result<u64> {
        let written = content.write(&mut self.file)?;
        if self.file.metadata()?.len() > written {
            self.file.set_len(written)?;
        }
        Ok(written)
    }

    /// Puts it in its target's place. What has no name gets none but the target's: whoever is ended in between leaves the
    /// old file, no file or the new one.
    ///
    /// # Errors
    /// What the file system refuses.
    pub fn put(&mut self) -> io::Result<()> {
        match self.path.take() {
            Some(path) => fs::rename(&path, &self.target).inspect_err(|_| self.path = Some(path)),
            None => self.link(),
        }
    }

    fn link(&self) -> io::Result<()> {
        for _ in 0..NAMES_TRIED {
            match nameless::link(&self.file, &self.target) {
                Err(fault) if fault.kind() == io::ErrorKind::AlreadyExists => fs::remove_file(&self.target)?,
                done => return done,
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            // Best effort: the error that led here is the one to tell.
            let _ = fs::remove_file(path);
        }
    }
}

/// The folder that a file stands in.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Files without a name (`O_TMPFILE`): gone with the process.
#[cfg(target_os = "linux")]
mod nameless {
    use rustix::fs::{AtFlags, CWD, Mode, OFlags, linkat, openat};
    use std::fs::File;
    use std::io;
    use std::os::fd::AsRawFd;
    use std::path::Path;

    pub(super) fn open(folder: &Path) -> io::Result<File> {
        let flags = OFlags::TMPFILE | OFlags::WRONLY | OFlags::CLOEXEC;
        Ok(openat(CWD, folder, flags, Mode::from_raw_mode(0o666))?.into())
    }

    pub(super) fn link(file: &File, path: &Path) -> io::Result<()> {
        let from = format!("/proc/self/fd/{}", file.as_raw_fd());
        Ok(linkat(CWD, from, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
    }
}

/// There are none elsewhere.
#[cfg(not(target_os = "linux"))]
mod nameless {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    pub(super) fn open(_folder: &Path) -> io::Result<File> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn link(_file: &File, _path: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Who owns a file.
#[cfg(unix)]
mod owners {
    use std::fs::{File, Metadata};
    use std::io;
    use std::os::unix::fs::{MetadataExt, fchown};

    pub(super) fn copy(to: &File, from: &Metadata) -> io::Result<()> {
        let new = to.metadata()?;
        let differing = |new: u32, old: u32| (new != old).then_some(old);
        match (differing(new.uid(), from.uid()), differing(new.gid(), from.gid())) {
            (None, None) => Ok(()),
            (owner, group) => fchown(to, owner, group),
        }
    }
}

/// Nothing is known about them elsewhere.
#[cfg(not(unix))]
mod owners {
    use std::fs::{File, Metadata};
    use std::io;

    pub(super) fn copy(_to: &File, _from: &Metadata) -> io::Result<()> {
        Ok(())
    }
}

/// Room for what is to be written.
#[cfg(target_os = "linux")]
pub(super) mod room {
    use rustix::fs::{FallocateFlags, fallocate, statfs};
    use rustix::io::Errno;
    use std::fs::File;
    use std::io;
    use std::path::Path;

    /// How the system marks file systems whose files lie in memory (`statfs`, `tmpfs`).
    const TMPFS_MAGIC: i64 = 0x0102_1994;

    pub(super) fn is_memory(folder: &Path) -> bool {
        statfs(folder).is_ok_and(|about| about.f_type == TMPFS_MAGIC)
    }

    /// Makes the file `bytes` bytes long at least.
    pub(super) fn make(file: &File, bytes: u64) -> bool {
        fallocate(file, FallocateFlags::empty(), 0, bytes).is_ok()
    }

    /// Keeps room for `bytes` bytes; what the file holds and its length stay. A file system that cannot do that takes what
    /// it takes.
    pub(in super::super) fn keep(file: &File, bytes: u64) -> io::Result<()> {
        if bytes == 0 {
            return Ok(());
        }
        match fallocate(file, FallocateFlags::KEEP_SIZE, 0, bytes) {
            Err(full @ (Errno::NOSPC | Errno::DQUOT | Errno::FBIG)) => Err(full.into()),
            _ => Ok(()),
        }
    }
}

/// Nothing is known about it elsewhere.
#[cfg(not(target_os = "linux"))]
pub(super) mod room {
    use std::fs::File;
    use std::io;
    use std::path::Path;

    pub(super) fn is_memory(_folder: &Path) -> bool {
        false
    }

    pub(super) fn make(_file: &File, _bytes: u64) -> bool {
        false
    }

    pub(in super::super) fn keep(_file: &File, _bytes: u64) -> io::Result<()> {
        Ok(())
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
            assert_eq!(beside.fill(Content::Bytes(content)).unwrap(), content.len() as u64);
            beside.put().unwrap();
            assert_eq!(fs::read(&target).unwrap(), content);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside");
    }

    #[test]
    fn what_was_begun_is_gone_again() {
        let folder = tempfile::tempdir_in("/dev/shm").unwrap();
        let begun = Beside::with_room(folder.path().join("out"), 10_000).expect("a file system in memory");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "it has no name");
        drop(begun);
        let named = Beside::named(folder.path().join("out")).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        drop(named);
        assert!(Beside::with_room(folder.path().join("missing/out"), 10_000).is_none());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn both_kinds_take_the_place_of_a_file_and_of_none() {
        let folder = tempfile::tempdir().unwrap();
        for (make, name) in [(Beside::unnamed as fn(PathBuf) -> _, "a"), (Beside::named, "b")] {
            let target = folder.path().join(name.repeat(255));
            for text in [b"first" as &[u8], b"then"] {
                let mut beside: Beside = make(target.clone()).unwrap();
                beside.fill(Content::Bytes(text)).unwrap();
                beside.put().unwrap();
                assert_eq!(fs::read(&target).unwrap(), text);
            }
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
