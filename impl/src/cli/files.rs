//! Reading the input and writing the outputs: whole or not at all.
//!
//! An output is written beside its target and renamed into place once every output of the run was written. A
//! target that exists and is not a regular file (`/dev/null`, a pipe) is written directly. The new file has the
//! old one's permissions, or what the process's mask leaves.

use super::beside::Beside;
use crate::emit::write_host_output;
use crate::plan::Plan;
use crate::source::{Source, Text};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

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

/// Reads a whole file; `-` is standard input.
///
/// # Errors
/// The file is missing, is a directory, or cannot be read.
pub fn read(path: &Path, role: &'static str) -> Result<Vec<u8>, FileError> {
    let fault = |reason| FileError { role, name: path.to_string_lossy().into_owned(), reason };
    if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        return io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes).map_err(fault);
    }
    let mut file = File::open(path).map_err(fault)?;
    if file.metadata().map_err(fault)?.is_dir() {
        return Err(fault(io::ErrorKind::IsADirectory.into()));
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(fault)?;
    Ok(bytes)
}

/// The text of a source file, without copying it where it is long; `-` is standard input.
///
/// # Errors
/// As [`read`].
pub fn read_source(path: &Path) -> Result<Text, FileError> {
    // What cannot be opened or mapped is left to `read`, which tells why.
    let mapped = || {
        let file = File::open(path).ok()?;
        let data = file.metadata().ok()?;
        (data.is_file() && data.len() >= MAPPED).then(|| Text::map(&file)).flatten()
    };
    match if path.as_os_str() == "-" { None } else { mapped() } {
        Some(text) => Ok(text),
        None => read(path, SOURCE).map(Text::from),
    }
}

/// From how many bytes on a file is mapped: most of the time to read one goes with the memory that it fills.
const MAPPED: u64 = 100_000;

/// One file to be written.
pub struct Output<'a> {
    /// Its role, for messages.
    pub role: &'static str,
    /// Its place.
    pub path: &'a Path,
    /// What is in it.
    pub content: Content<'a>,
    /// The file beside its target, where that was made before the content was known.
    pub begun: Option<Beside>,
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

impl Output<'_> {
    fn fault(&self, reason: io::Error) -> FileError {
        FileError { role: self.role, name: self.path.to_string_lossy().into_owned(), reason }
    }
}

/// Writes all of `outputs`, or none of those that are regular files. Gives the number of bytes of all together.
///
/// # Errors
/// The first file that could not be written; files that existed before are untouched, no new file is left.
pub fn write_all(outputs: Vec<Output<'_>>) -> Result<u64, FileError> {
    let mut written = 0;
    let mut ready: Vec<(Beside, Output<'_>)> = Vec::new();
    let mut direct: Vec<Output<'_>> = Vec::new();
    for mut output in outputs {
        match target(output.path).map_err(|reason| output.fault(reason))? {
            Target::Direct => direct.push(output),
            Target::File { path, permissions } => {
                let begun = output.begun.take().filter(|begun| begun.is_for(&path));
                let mut beside =
                    begun.map_or_else(|| Beside::create(path), Ok).map_err(|reason| output.fault(reason))?;
                written += beside.fill(output.content, permissions).map_err(|reason| output.fault(reason))?;
                ready.push((beside, output));
            }
        }
    }
    for output in direct {
        let file = OpenOptions::new().write(true).open(output.path);
        written += file
            .and_then(|mut file| output.content.write(&mut file))
            .map_err(|reason| output.fault(reason))?;
    }
    for (beside, output) in &mut ready {
        beside.rename().map_err(|reason| output.fault(reason))?;
    }
    Ok(written)
}

/// Makes room for about `bytes` bytes at `path` while nothing is written yet. It is worth it only where files lie in
/// memory; `None` elsewhere, and wherever [`write_all`] will find a fault.
pub fn begin(path: &Path, bytes: u64) -> Option<Beside> {
    match target(path) {
        Ok(Target::File { path, .. }) => Beside::with_room(path, bytes),
        _ => None,
    }
}

/// Where an output really goes.
enum Target {
    /// A device or a pipe.
    Direct,
    /// A regular file, links followed.
    File { path: PathBuf, permissions: Option<fs::Permissions> },
}

fn target(path: &Path) -> io::Result<Target> {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(data) if data.is_file() => {
            // A file that may not be written is an error, even where its folder would allow the renaming.
            OpenOptions::new().write(true).open(path)?;
            Ok(Target::File { path: fs::canonicalize(path)?, permissions: Some(data.permissions()) })
        }
        Ok(_) => Ok(Target::Direct),
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => {
            // A link to a file that is not there yet: the file is made, the link stays.
            let path = fs::read_link(path)
                .map_or_else(|_| path.to_path_buf(), |to| path.parent().unwrap_or(Path::new("")).join(to));
            Ok(Target::File { path, permissions: None })
        }
        Err(fault) => Err(fault),
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

    fn folder_names(folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn outputs_appear_together_or_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let (host, id) = (folder.path().join("a.cpp"), folder.path().join("missing/a.id"));
        fs::write(&host, "before").unwrap();
        let outputs = || {
            let output =
                |role, path, bytes| Output { role, path, content: Content::Bytes(bytes), begun: None };
            vec![output(HOST_OUTPUT, &host, b"after" as &[u8]), output(MODULE_ID, &id, b"id")]
        };
        let fault = write_all(outputs()).unwrap_err();
        assert_eq!(fault.to_string(), format!("cannot open module id file \"{}\"", id.display()));
        assert_eq!(fs::read(&host).unwrap(), b"before");
        assert_eq!(folder_names(folder.path()), ["a.cpp"], "nothing is left beside");
        fs::create_dir(folder.path().join("missing")).unwrap();
        write_all(outputs()).unwrap();
        assert_eq!((fs::read(&host).unwrap(), fs::read(&id).unwrap()), (b"after".to_vec(), b"id".to_vec()));
    }

    #[test]
    fn long_files_are_mapped_and_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long");
        // Some of them end where a page of memory does.
        for size in [MAPPED - 1, MAPPED, 1 << 17, (1 << 17) + 1] {
            let bytes: Vec<u8> = (0..size).map(|at| (at % 251) as u8).collect();
            fs::write(&path, &bytes).unwrap();
            let text = read_source(&path).unwrap();
            assert!(*text == bytes, "{size} bytes");
            assert_eq!(matches!(text, Text::Mapped(_)), size >= MAPPED, "{size} bytes");
        }
    }

    #[test]
    fn a_device_is_written_directly_and_a_full_one_is_an_error() {
        let output = |path| {
            let (path, content) = (Path::new(path), Content::Bytes(b"text"));
            vec![Output { role: HOST_OUTPUT, path, content, begun: begin(path, 10_000) }]
        };
        write_all(output("/dev/null")).unwrap();
        let fault = write_all(output("/dev/full")).unwrap_err();
        assert!(fault.to_string().starts_with("cannot write generated C++ file \"/dev/full\": "), "{fault}");
    }

    #[test]
    fn links_stay_links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        // Room is made in memory only.
        let folder = tempfile::tempdir_in("/dev/shm").unwrap();
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "before").unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        symlink("real", &link).unwrap();
        let content = Content::Bytes(b"after");
        write_all(vec![Output { role: HOST_OUTPUT, path: &link, content, begun: begin(&link, 10_000) }])
            .unwrap();
        assert_eq!(fs::read(&real).unwrap(), b"after");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn the_default_name_stands_in_the_current_folder() {
        let cases = [("a.b.ii", "a.b.int.c"), ("noext", "noext.int.c"), ("sub/x.ii", "x.int.c")];
        for (input, name) in cases {
            assert_eq!(default_host_file(Path::new(input)), Path::new(name));
        }
    }
}
