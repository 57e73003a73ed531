//! Writing the outputs: whole or not at all.
//!
//! An output is written beside its target and put into its place once every output of the run was written. What takes the
//! place of a file has its owner and its permissions; links stay links. Where that cannot be done (a folder that takes no
//! files, a file that something is mounted on, one with several names, one of another owner) the target itself is written,
//! as the released tool does, once there is room for all of it. What is not a regular file (`/dev/null`, a pipe) is
//! written directly.

use super::beside::{Beside, folder_of, room};
use super::files::{Content, FileError};
use super::signals;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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

impl Output<'_> {
    fn fault(&self, reason: io::Error) -> FileError {
        FileError { role: self.role, name: self.path.to_string_lossy().into_owned(), reason }
    }
}

/// An output whose target is known, and which is written beside it where that could be done.
pub struct Prepared<'a> {
    output: Output<'a>,
    target: Target,
    beside: Option<Beside>,
    in_place: Option<InPlace>,
    written: u64,
}

/// Writes one file, whole or not at all.
///
/// # Errors
/// It cannot be written.
pub fn write_one(role: &'static str, path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let output = Output { role, path, content: Content::Bytes(bytes), begun: None };
    commit(prepare(vec![output])?).map(|_| ())
}

/// Finds the targets of `outputs` and writes beside them what can stand there without a name. Until now nothing has changed
/// that anybody sees.
///
/// # Errors
/// The first file that could not be written.
pub fn prepare(outputs: Vec<Output<'_>>) -> Result<Vec<Prepared<'_>>, FileError> {
    let prepared = outputs.into_iter().map(|mut output| {
        let fault = |reason| output.fault(reason);
        let target = target(output.path).map_err(fault)?;
        let (mut beside, mut written) = (None, 0);
        if let Target::Replaced { path, old } = &target {
            let begun = output.begun.take().filter(|begun| begun.is_for(path));
            let begun = begun.or_else(|| Beside::unnamed(path.clone()).ok());
            if let Some(mut file) = begun.filter(|file| can_replace(file, old.as_ref())) {
                written = file.fill(output.content).map_err(|reason| output.fault(reason))?;
                beside = Some(file);
            }
        }
        Ok(Prepared { output, target, beside, in_place: None, written })
    });
    prepared.collect()
}

/// Puts all outputs into their places, or none of those that are regular files, and gives the number of bytes of
/// each. The last one is first: whoever finds the first one new finds the others new, too, and whoever finds it as it
/// was before finds them so. No other thread may run.
///
/// # Errors
/// The first file that could not be written; files that existed before are untouched but for those that had to be written
/// themselves, no new file is left.
pub fn commit(mut prepared: Vec<Prepared<'_>>) -> Result<Vec<u64>, FileError> {
    for one in &mut prepared {
        if let Target::Direct = one.target {
            let file = OpenOptions::new().write(true).open(one.output.path);
            one.written = file
                .and_then(|mut file| one.output.content.write(&mut file))
                .map_err(|reason| one.output.fault(reason))?;
        }
    }
    // What has a name meanwhile must lose it again.
    signals::held(|| {
        for one in &mut prepared {
            one.prepare_rest().map_err(|reason| one.output.fault(reason))?;
        }
        if let [first, others @ ..] = prepared.as_slice()
            && others.iter().any(Prepared::changes)
        {
            first.make_way();
        }
        for one in prepared.iter_mut().rev() {
            one.put().map_err(|reason| one.output.fault(reason))?;
        }
        Ok(())
    })?;
    Ok(prepared.iter().map(|one| one.written).collect())
}

impl Prepared<'_> {
    /// Where no file without a name could be written, one with a name is, if the folder takes it; else the target is made
    /// ready to be written itself.
    fn prepare_rest(&mut self) -> io::Result<()> {
        let Some(path) = self.target.path().filter(|_| self.beside.is_none()) else { return Ok(()) };
        if let Target::Replaced { path, old } = &self.target
            && let Ok(mut file) = Beside::named(path.clone())
            && can_replace(&file, old.as_ref())
        {
            self.written = file.fill(self.output.content)?;
            self.beside = Some(file);
        } else {
            self.in_place = Some(InPlace::open(path, self.output.content)?);
        }
        Ok(())
    }

    /// Whether its file will hold something else than before.
    fn changes(&self) -> bool {
        match (self.target.path(), self.output.content) {
            (None, _) => false,
            (Some(path), Content::Bytes(bytes)) => fs::read(path).map_or(true, |old| old != bytes),
            (Some(_), Content::Host(..)) => true,
        }
    }

    /// Removes the file that it replaces, so that this one is not found beside others of this run.
    fn make_way(&self) {
        if let (Target::Replaced { path, old: Some(_) }, Some(_)) = (&self.target, &self.beside) {
            // One that cannot be removed is written itself, below.
            let _ = fs::remove_file(path);
        }
    }

    fn put(&mut self) -> io::Result<()> {
        let Some(path) = self.target.path() else { return Ok(()) };
        if let Some(beside) = &mut self.beside
            && beside.put().is_ok()
        {
            return Ok(());
        }
        let in_place = match self.in_place.take() {
            Some(ready) => ready,
            None => InPlace::open(path, self.output.content)?,
        };
        self.written = in_place.write()?;
        Ok(())
    }
}

/// Whether `file` can be made to look like the file that it is to replace.
fn can_replace(file: &Beside, old: Option<&Metadata>) -> bool {
    old.is_none_or(|old| file.resemble(old).is_ok())
}

/// A target that is written itself. There is room for all of it, and nothing of what it holds is changed yet; one that is new
/// is removed again unless it was written.
struct InPlace {
    path: PathBuf,
    file: File,
    bytes: Vec<u8>,
    is_new: bool,
}

impl InPlace {
    fn open(path: &Path, content: Content<'_>) -> io::Result<InPlace> {
        let mut bytes = Vec::new();
        content.write(&mut bytes)?;
        let is_new = fs::symlink_metadata(path).is_err();
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path)?;
        let ready = InPlace { path: path.to_path_buf(), file, bytes, is_new };
        room::keep(&ready.file, ready.bytes.len() as u64)?;
        Ok(ready)
    }

    fn write(mut self) -> io::Result<u64> {
        let length = self.bytes.len() as u64;
        self.file.write_all(&self.bytes)?;
        self.file.set_len(length)?;
        self.is_new = false;
        Ok(length)
    }
}

impl Drop for InPlace {
    fn drop(&mut self) {
        if self.is_new {
            // Best effort: the error that led here is the one to tell.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Makes room for about `bytes` bytes at `path` while nothing is written yet. It is worth it only where files lie in
/// memory; `None` elsewhere, and wherever [`prepare`] will find a fault.
pub fn begin(path: &Path, bytes: u64) -> Option<Beside> {
    match target(path) {
        Ok(Target::Replaced { path, .. }) => Beside::with_room(path, bytes),
        _ => None,
    }
}

/// Where an output really goes.
enum Target {
    /// A device or a pipe.
    Direct,
    /// A file that is written itself.
    Itself(PathBuf),
    /// Another file takes the place of this one, if there is one; links are followed.
    Replaced { path: PathBuf, old: Option<Metadata> },
}

impl Target {
    /// The regular file.
    fn path(&self) -> Option<&Path> {
        match self {
            Target::Direct => None,
            Target::Itself(path) | Target::Replaced { path, .. } => Some(path),
        }
    }
}

fn target(path: &Path) -> io::Result<Target> {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        Ok(data) if data.is_file() => {
            // A file that may not be written is an error, even where its folder would allow to replace it.
            OpenOptions::new().write(true).open(path)?;
            if ["/proc", "/dev/fd", "/dev/stdout", "/dev/stderr"].iter().any(|open| path.starts_with(open)) {
                return Ok(Target::Itself(path.to_path_buf()));
            }
            let path = fs::canonicalize(path)?;
            Ok(match has_more_than_permissions(&path, &data) {
                true => Target::Itself(path),
                false => Target::Replaced { path, old: Some(data) },
            })
        }
        Ok(_) => Ok(Target::Direct),
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => {
            Ok(Target::Replaced { path: behind_links(path), old: None })
        }
        Err(fault) => Err(fault),
    }
}

/// So many links to files that are not there are followed.
const LINKS_FOLLOWED: usize = 40;

/// What a link to a file that is not there yet names: the file is made, the link stays.
pub(super) fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS_FOLLOWED {
        match fs::read_link(&path) {
            Ok(to) => path = folder_of(&path).join(to),
            Err(_) => break,
        }
    }
    path
}

/// Whether another file in its place would not be the same to everybody: it has several names, or a list of who may read it.
#[cfg(target_os = "linux")]
fn has_more_than_permissions(path: &Path, data: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    let list = rustix::fs::getxattr(path, "system.posix_acl_access", &mut [0_u8; 0][..]);
    data.nlink() > 1 || list.is_ok_and(|bytes| bytes > 0)
}

/// Nothing is known about it elsewhere.
#[cfg(not(target_os = "linux"))]
fn has_more_than_permissions(_path: &Path, _data: &Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::super::files::{HOST_OUTPUT, MODULE_ID};
    use super::*;

    fn write_all(outputs: Vec<Output<'_>>) -> Result<Vec<u64>, FileError> {
        commit(prepare(outputs)?)
    }

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
}
