//! The run-time compiler NVRTC, which is a library: Python loads it, in a process of its own.

use crate::cli::toolkit::Toolkit;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program that loads the library.
const LOADER: &str = include_str!("nvrtc.py");
/// How the library's name begins; the number of its interface follows.
const LIBRARY: &str = "libnvrtc.so";
/// The folders of a toolkit's libraries.
const FOLDERS: [&str; 3] = ["lib64", "lib", "targets/x86_64-linux/lib"];
/// The loader's exit status where the text is refused.
const REFUSED: i32 = 1;

/// The library.
#[derive(Debug)]
pub(super) struct Nvrtc {
    library: PathBuf,
}

/// What came of a text.
#[derive(Debug)]
pub(super) struct Compiled {
    /// `None` for a text that is refused.
    pub(super) ptx: Option<Vec<u8>>,
    pub(super) log: String,
}

impl Nvrtc {
    /// The library that is named, else the toolkit's.
    ///
    /// # Errors
    /// In words, that it is not there.
    pub(super) fn find(named: Option<&Path>, toolkit: Option<&Toolkit>) -> Result<Nvrtc, String> {
        let help =
            "name one with --library, or a toolkit that has one with --toolkit (scripts/toolkit fetches one)";
        if let Some(named) = named {
            let library = named
                .canonicalize()
                .map_err(|why| format!("no NVRTC at \"{}\": {why}; {help}", named.display()))?;
            return Ok(Nvrtc { library });
        }
        let toolkit =
            toolkit.ok_or_else(|| format!("no CUDA toolkit found, and NVRTC is part of one; {help}"))?;
        library_of(&toolkit.root).map(|library| Nvrtc { library }).ok_or_else(|| {
            format!("the toolkit at {} has no NVRTC ({LIBRARY}); {help}", toolkit.root.display())
        })
    }

    /// The library's file.
    pub(super) fn library(&self) -> &Path {
        &self.library
    }

    /// Compiles a text as the program `name`.
    ///
    /// # Errors
    /// In words, why there is no answer.
    pub(super) fn compile(&self, name: &str, text: &[u8], options: &[OsString]) -> Result<Compiled, String> {
        let folder = tempfile::tempdir().map_err(|why| format!("cannot make a folder: {why}"))?;
        let [source, ptx] = ["unit", "ptx"].map(|name| folder.path().join(name));
        fs::write(&source, text)
            .map_err(|why| format!("cannot write to {}: {why}", folder.path().display()))?;
        let mut command = Command::new("python3");
        command.arg("-c").arg(LOADER).arg(&self.library).arg(name).arg(&source).arg(&ptx).args(options);
        let done = command.stdin(Stdio::null()).output();
        let done = done.map_err(|why| format!("cannot run python3, which loads NVRTC: {why}"))?;
        let log = String::from_utf8_lossy(&done.stderr).into_owned();
        match done.status.code() {
            Some(0) => {
                let ptx = fs::read(&ptx).map_err(|why| format!("NVRTC left no PTX: {why}"))?;
                Ok(Compiled { ptx: Some(ptx), log })
            }
            Some(REFUSED) => Ok(Compiled { ptx: None, log }),
            _ => Err(log.trim_end().to_owned()),
        }
    }
}

/// The library of the toolkit with this root.
pub(in crate::cli) fn library_of(root: &Path) -> Option<PathBuf> {
    let all = FOLDERS.iter().filter_map(|folder| fs::read_dir(root.join(folder)).ok());
    let paths = all.flatten().flatten().map(|entry| entry.path());
    let is_library =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(LIBRARY));
    paths.filter(is_library).min()
}
