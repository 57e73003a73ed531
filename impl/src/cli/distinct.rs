//! The files of a run, which must be different ones: an output in the place of the input would be the end of that.

use super::beside::folder_of;
use super::files::FileError;
use super::outputs::behind_links;
use std::fs;
use std::io;
use std::path::Path;

/// A file of the run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named<'a> {
    /// What it is, for messages.
    pub(super) role: &'static str,
    /// Its name as given; `-` is standard input.
    pub(super) path: &'a Path,
}

/// Checks that none of `written`, links followed, is one of `read` or one of `written` before it. Devices and pipes may be
/// named as often as one likes.
///
/// # Errors
/// The first one that is.
pub(super) fn check(read: &[Named<'_>], written: &[Named<'_>]) -> Result<(), FileError> {
    let mut known: Vec<(Identity, &'static str)> =
        read.iter().filter_map(|file| Some((identity(file.path)?, file.role))).collect();
    for file in written {
        let Some(identity) = identity(file.path) else { continue };
        if let Some((_, other)) = known.iter().find(|(known, _)| *known == identity) {
            let reason = io::Error::other(format!("invalid file name: it is the {other}"));
            let name = file.path.to_string_lossy().into_owned();
            return Err(FileError { role: file.role, name, reason });
        }
        known.push((identity, file.role));
    }
    Ok(())
}

/// What two names of one file have in common.
#[derive(Debug, PartialEq, Eq)]
enum Identity {
    /// A file that is there.
    There(FileNumber),
    /// One that is not: its folder, and its name in it.
    New(FileNumber, std::ffi::OsString),
}

#[cfg(unix)]
type FileNumber = (u64, u64);

#[cfg(unix)]
fn number(_path: &Path, data: &fs::Metadata) -> Option<FileNumber> {
    use std::os::unix::fs::MetadataExt;
    Some((data.dev(), data.ino()))
}

#[cfg(not(unix))]
type FileNumber = std::path::PathBuf;

#[cfg(not(unix))]
fn number(path: &Path, _data: &fs::Metadata) -> Option<FileNumber> {
    fs::canonicalize(path).ok()
}

/// `None` for what is no regular file, or cannot be one.
fn identity(path: &Path) -> Option<Identity> {
    let path = if path.as_os_str() == "-" { Path::new("/dev/stdin") } else { path };
    match fs::metadata(path) {
        Ok(data) => data.is_file().then(|| number(path, &data).map(Identity::There)).flatten(),
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => {
            let path = behind_links(path);
            let folder = folder_of(&path);
            let data = fs::metadata(folder).ok()?;
            Some(Identity::New(number(folder, &data)?, path.file_name()?.to_owned()))
        }
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    #[test]
    fn names_of_one_file() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("there"), "").unwrap();
        fs::create_dir(at("sub")).unwrap();
        fs::hard_link(at("there"), at("hard")).unwrap();
        for (to, link) in [("there", "soft"), ("new", "to-new"), ("to-new", "to-to-new")] {
            symlink(to, at(link)).unwrap();
        }
        symlink("../sub", at("sub/round")).unwrap();
        let same = |one: &str, other: &str| {
            let (one, other) = (at(one), at(other));
            let [one, other] = [&one, &other].map(|path| Named { role: "file", path });
            let (reading, writing) = (check(&[one], &[other]).is_err(), check(&[], &[one, other]).is_err());
            assert_eq!(reading, writing);
            reading
        };
        let one_file = ["there", "hard", "soft", "sub/../there", "sub/round/../soft"];
        let none_yet = ["new", "to-new", "to-to-new", "sub/../new"];
        for (names, others) in [(one_file.as_slice(), none_yet.as_slice()), (&none_yet, &one_file)] {
            for one in names {
                assert!(names.iter().all(|other| same(one, other)), "{one}");
                assert!(!others.iter().any(|other| same(one, other)), "{one}");
            }
        }
        assert!(same("sub/new", "sub/round/new"));
        assert!(!same("new", "sub/new"));
        assert!(check(&[], &[Named { role: "file", path: Path::new("/dev/null") }; 2]).is_ok());
    }
}
