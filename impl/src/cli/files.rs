//! Reading files, what is in the written ones, and what is said of those that could not be read or written.

use crate::emit::write_host_output;
use crate::limits::TEXT_BYTES;
use crate::plan::Plan;
use crate::source::Source;
use std::fmt;
use std::fs::{File, Metadata};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// A path that means the same in whatever folder a program runs.
pub fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// A file that could not be read or written: what it was to be, its name, and why.
#[derive(Debug)]
pub struct FileError {
    /// `source file`, `generated C++ file`, `module id file`.
    pub role: &'static str,
    /// Its name as given.
    pub name: String,
    /// The reason.
    pub reason: io::Error,
}

impl fmt::Display for FileError {
    /// The released tool's words: a missing file has no reason after its name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FileError { role, name, reason } = self;
        if name.is_empty() {
            return write!(f, "cannot open {role} \"\": invalid file name");
        }
        match reason.kind() {
            io::ErrorKind::NotFound => write!(f, "cannot open {role} \"{name}\""),
            io::ErrorKind::IsADirectory if *role == SOURCE => {
                write!(f, "cannot open {role} \"{name}\": is a directory")
            }
            io::ErrorKind::IsADirectory => write!(f, "cannot open {role} \"{name}\": Is a directory"),
            io::ErrorKind::StorageFull | io::ErrorKind::WriteZero | io::ErrorKind::FileTooLarge => {
                write!(f, "cannot write {role} \"{name}\": {}", words(reason))
            }
            io::ErrorKind::OutOfMemory => write!(f, "cannot read {role} \"{name}\": out of memory"),
            _ => write!(f, "cannot open {role} \"{name}\": {}", words(reason)),
        }
    }
}

/// The system's words for a reason, without the number that the library appends.
fn words(reason: &io::Error) -> String {
    let text = reason.to_string();
    match text.split_once(" (os error ") {
        Some((words, _)) => words.to_owned(),
        None => text,
    }
}

/// The role of the input.
pub const SOURCE: &str = "source file";
/// The role of the host output.
pub const HOST_OUTPUT: &str = "generated C++ file";
/// The role of the module id.
pub const MODULE_ID: &str = "module id file";
/// The device IL.
pub const DEVICE_IL: &str = "device IL file";
/// The role of the diagnostics in a form of cufe's own.
pub const REPORT: &str = "report";
/// The role of the diagnostics.
pub const ERRORS: &str = "error file";

/// Reads a whole file; `-` is standard input. Of more than a unit may have, no more is read than shows that.
///
/// A file that another program changes meanwhile is read again: what comes of it was in the file at one time.
///
/// # Errors
/// The file is missing, is a directory, or cannot be read; it does not come to rest; there is no memory for it.
pub fn read(path: &Path, role: &'static str) -> Result<Vec<u8>, FileError> {
    let fault = |reason| FileError { role, name: path.to_string_lossy().into_owned(), reason };
    if path.as_os_str() == "-" {
        return all_of(&mut io::stdin().lock(), 0).map_err(fault);
    }
    let mut file = File::open(path).map_err(fault)?;
    let mut before = file.metadata().map_err(fault)?;
    if before.is_dir() {
        return Err(fault(io::ErrorKind::IsADirectory.into()));
    }
    for _ in 0..READ_AGAIN {
        let bytes = all_of(&mut file, before.len()).map_err(fault)?;
        let after = file.metadata().map_err(fault)?;
        if is_unchanged(&before, &after) {
            return Ok(bytes);
        }
        file.rewind().map_err(fault)?;
        before = after;
    }
    Err(fault(io::Error::other("another program writes to it")))
}

/// So many times a file is read that changes meanwhile.
const READ_AGAIN: u32 = 10;

fn is_unchanged(before: &Metadata, after: &Metadata) -> bool {
    let same_time = matches!((before.modified(), after.modified()), (Ok(one), Ok(other)) if one == other);
    !before.is_file() || (before.len() == after.len() && same_time)
}

/// The rest of `from`, for which `expected` bytes are made ready.
fn all_of(from: &mut dyn Read, expected: u64) -> io::Result<Vec<u8>> {
    let most = TEXT_BYTES + 1;
    let mut bytes = Vec::new();
    // The last byte is for the look that finds the end.
    let expected = usize::try_from(expected).map_or(most, |expected| expected.min(most)) + 1;
    bytes.try_reserve_exact(expected).map_err(|_| io::ErrorKind::OutOfMemory)?;
    from.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What is in an output.
#[derive(Clone, Copy)]
pub enum Content<'a> {
    /// These bytes.
    Bytes(&'a [u8]),
    /// The host output of a source.
    Host(&'a Source, &'a Plan),
}

impl Content<'_> {
    /// Writes it and gives its number of bytes.
    ///
    /// # Errors
    /// What `to` refuses.
    pub fn write(self, to: &mut dyn Write) -> io::Result<u64> {
        match self {
            Content::Bytes(bytes) => to.write_all(bytes).map(|()| bytes.len() as u64),
            Content::Host(source, plan) => write_host_output(source, plan, to),
        }
    }
}

/// The released tool's default name of the host output: the input's name without folder and last extension,
/// with `.int.c`, in the current folder.
pub fn default_host_file(input: &Path) -> PathBuf {
    let stem = input.file_stem().unwrap_or_default();
    let mut name = stem.to_os_string();
    name.push(".int.c");
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read_whole_whatever_is_said_of_their_length() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        // Some of them end where a page of memory does.
        for size in [0, 1, 4095, 4096, 4097, 1 << 17, (1 << 17) + 1] {
            let bytes: Vec<u8> = (0..size).map(|at| (at % 251) as u8).collect();
            std::fs::write(&path, &bytes).unwrap();
            assert!(read(&path, SOURCE).unwrap() == bytes, "{size} bytes");
        }
        // The system says that this one has no bytes.
        assert!(!read(Path::new("/proc/self/status"), SOURCE).unwrap().is_empty());
    }

    #[test]
    fn the_default_name_stands_in_the_current_folder() {
        let cases = [("a.b.ii", "a.b.int.c"), ("noext", "noext.int.c"), ("sub/x.ii", "x.int.c")];
        for (input, name) in cases {
            assert_eq!(default_host_file(Path::new(input)), Path::new(name));
        }
    }
}
