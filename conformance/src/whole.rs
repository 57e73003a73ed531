//! Files that are seen whole or not at all, whenever the run is ended, and those that need not be there.

use std::fs::{self, Permissions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use anyhow::Context as _;

/// What a new file may be used for, before the process's mask.
const NEW_FILE: u32 = 0o666;

/// Writes `text` to `path`: beside it first, then into its place.
///
/// # Errors
/// The folder does not take the file; what was in it stays.
pub fn write(path: &Path, text: impl AsRef<[u8]>) -> anyhow::Result<()> {
    let put = || -> std::io::Result<()> {
        // A link stays one.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let permissions =
            fs::metadata(&path).map_or(Permissions::from_mode(NEW_FILE), |old| old.permissions());
        let mut new = tempfile::Builder::new()
            .prefix(".new-")
            .permissions(permissions)
            .tempfile_in(folder.unwrap_or(Path::new(".")))?;
        new.write_all(text.as_ref())?;
        new.persist(&path)?;
        Ok(())
    };
    put().with_context(|| format!("cannot write {}", path.display()))
}

/// The text of `path`; none where there is no such file.
///
/// # Errors
/// The file is there and cannot be read, or is no text.
pub fn read(path: &Path) -> anyhow::Result<Option<String>> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        text => text.map(Some).with_context(|| format!("cannot read {}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_is_read_or_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        assert_eq!(read(&at("file")).unwrap(), None);
        fs::write(at("file"), "one").unwrap();
        assert_eq!(read(&at("file")).unwrap().as_deref(), Some("one"));
        fs::write(at("file"), b"\xff").unwrap();
        for path in [at("file"), folder.path().to_owned()] {
            let error = read(&path).unwrap_err();
            assert_eq!(error.to_string(), format!("cannot read {}", path.display()));
        }
    }

    #[test]
    fn the_old_text_stays_until_the_new_one_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        write(&at("file"), "one").unwrap();
        fs::set_permissions(at("file"), Permissions::from_mode(0o640)).unwrap();
        std::os::unix::fs::symlink("file", at("link")).unwrap();
        write(&at("link"), "two").unwrap();
        assert_eq!(fs::read_to_string(at("file")).unwrap(), "two");
        assert_eq!(fs::metadata(at("file")).unwrap().permissions().mode() & 0o777, 0o640);
        assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
        let error = write(&at("missing/file"), "three").unwrap_err();
        assert!(format!("{error:#}").starts_with("cannot write "), "{error:#}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
