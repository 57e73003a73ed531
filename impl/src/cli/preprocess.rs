//! Raw `.cu` -> preprocessed unit: the host compiler's `-E`, with the toolkit's headers or the embedded prelude; for
//! device-only compilation with the prelude of that, which declares what the run-time compiler declares, and without the
//! system's headers.

use super::architecture::Architecture;
use super::release::AskedRelease;
use super::toolkit::{self, Toolkit};
use cufe_spec::release::Release;
use cufe_spec::unit::Pass;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A prelude: the name and the text of its header.
pub(super) type Prelude = (&'static str, &'static str);
/// What stands for the toolkit's headers.
const RUNTIME: Prelude = ("cuda_runtime.h", include_str!("../prelude/cuda_runtime.h"));
/// What the run-time compiler declares.
pub(super) const JIT: Prelude = ("jit.h", include_str!("../prelude/jit.h"));
/// What the line markers call the prelude's folder.
const PRELUDE_FOLDER: &str = "<prelude>";

/// What is preprocessed, and how.
#[derive(Clone, Debug)]
pub struct Preprocess<'a> {
    /// The raw source.
    pub file: &'a Path,
    /// The host compiler.
    pub compiler: &'a Path,
    /// The C++ standard, two digits.
    pub standard: u8,
    /// The pass: the device and JIT passes define `__CUDA_ARCH__`.
    pub pass: Pass,
    /// What it says.
    pub architecture: Architecture,
    /// Whose headers are taken.
    pub headers: &'a Headers,
    /// The release whose tools are asked for, if one is.
    pub release: Option<&'a AskedRelease>,
    /// Arguments that name folders of headers, which are looked at before the toolkit's: `-I` and `-isystem`.
    pub folders: &'a [OsString],
    /// Further arguments: `-D` and so on.
    pub arguments: &'a [OsString],
}

/// Whose headers a source is preprocessed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Headers {
    /// A toolkit's.
    Toolkit(Toolkit),
    /// The embedded ones.
    Prelude,
}

impl Headers {
    /// Those of the toolkit that was `named`, else of one that is found, else the embedded ones; these at once where
    /// `prelude` asks for them. Device-only compilation sees a toolkit's headers where one is named only.
    ///
    /// # Errors
    /// The named toolkit is none.
    pub fn find(named: Option<&Path>, prelude: bool, pass: Pass) -> Result<Headers, PreprocessError> {
        let found = match (prelude, pass, named) {
            (true, _, _) | (_, Pass::Jit, None) => None,
            (_, _, named) => toolkit::find(named),
        };
        match (found, named) {
            (Some(toolkit), _) => Ok(Headers::Toolkit(toolkit)),
            (None, Some(named)) if !prelude => Err(PreprocessError::NoToolkit(named.to_path_buf())),
            (None, _) => Ok(Headers::Prelude),
        }
    }

    /// The toolkit.
    pub fn toolkit(&self) -> Option<&Toolkit> {
        match self {
            Headers::Toolkit(toolkit) => Some(toolkit),
            Headers::Prelude => None,
        }
    }
}

/// Why there is no preprocessed unit.
#[derive(Debug)]
pub enum PreprocessError {
    /// The named toolkit is none.
    NoToolkit(PathBuf),
    /// The host compiler does not run.
    NoCompiler(PathBuf, io::Error),
    /// It ran and failed.
    Failed {
        /// Its exit status.
        status: i32,
        /// What it said.
        said: String,
    },
    /// The prelude could not be written.
    Prelude(io::Error),
}

impl fmt::Display for PreprocessError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PreprocessError::NoToolkit(path) => {
                write!(f, "no CUDA toolkit in \"{}\": include/cuda_runtime.h is not there", path.display())
            }
            PreprocessError::NoCompiler(path, why) => {
                write!(f, "cannot run the host compiler \"{}\": {why}", path.display())
            }
            PreprocessError::Failed { status, .. } => {
                write!(f, "the host compiler's -E failed with status {status}")
            }
            PreprocessError::Prelude(why) => write!(f, "cannot write the prelude: {why}"),
        }
    }
}

/// A preprocessed unit.
#[derive(Debug)]
pub struct Preprocessed {
    /// Its text.
    pub text: Vec<u8>,
    /// The release of the toolkit whose headers are in it.
    pub release: Option<AskedRelease>,
    /// What the host compiler said.
    pub said: String,
}

/// The preprocessed unit.
///
/// # Errors
/// The compiler is not there, or the source does not preprocess.
pub fn preprocess(request: &Preprocess<'_>) -> Result<Preprocessed, PreprocessError> {
    let is_jit = request.pass == Pass::Jit;
    let toolkit = request.headers.toolkit();
    let version = toolkit.and_then(Toolkit::version_of_headers);
    let release = version.and_then(|version| AskedRelease::from_version(&version));
    let mut command = Command::new(request.compiler);
    command.args(["-E", "-x", "c++", "-D__CUDACC__"]);
    command.arg(format!("-std={}", standard_name(request.standard)));
    if request.pass != Pass::Host {
        command.args(request.architecture.macros());
    }
    match is_jit {
        true => command.args(["-D__CUDACC_RTC__", "-nostdinc", "-nostdinc++"]),
        false => {
            command.args(["-D__NVCC__", &format!("-D__CUDA_ARCH_LIST__={}", request.architecture.number)])
        }
    };
    command.args(request.folders);
    if let Some(toolkit) = toolkit {
        command.arg("-I").arg(&toolkit.include).arg("-isystem").arg(toolkit.include.join("cccl"));
        command.args(["-D__NVCC_DIAG_PRAGMA_SUPPORT__=1", "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1"]);
    }
    let jit_release = request.release.map_or(Release::REFERENCE.version(), AskedRelease::whole_version);
    let version = match &release {
        Some(release) => Some(release.whole_version()),
        None => is_jit.then_some(jit_release),
    };
    command.args(version.map(version_macros).unwrap_or_default());
    let prelude = match toolkit {
        _ if is_jit => Some(JIT),
        Some(_) => None,
        None => Some(RUNTIME),
    };
    let folder = prelude.map(PreludeFolder::make).transpose().map_err(PreprocessError::Prelude)?;
    if let Some(folder) = &folder {
        command.arg("-I").arg(&folder.0);
    }
    command.args(["-include", prelude.map_or(RUNTIME.0, |(name, _)| name), "-m64"]);
    command.args(request.arguments).arg(request.file);
    // Its messages are looked at, too: in one language.
    command.env("LC_ALL", "C.UTF-8");
    let done = command.stdin(Stdio::null()).output();
    let done = done.map_err(|why| PreprocessError::NoCompiler(request.compiler.to_path_buf(), why))?;
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    if !done.status.success() {
        return Err(PreprocessError::Failed { status: done.status.code().unwrap_or(-1), said });
    }
    let text = match folder {
        // What the run-time compiler declares is no text of the user's, as its messages go.
        Some(folder) => rename_folder(&done.stdout, &folder.0, if is_jit { " 3" } else { "" }),
        None => done.stdout,
    };
    Ok(Preprocessed { text, release, said })
}

/// The g++ that `compiler` is: major * 10000 + minor * 100 + patch level.
pub fn gnu_version(compiler: &Path) -> Option<u32> {
    let done = Command::new(compiler).arg("-dumpfullversion").stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8(done.stdout).ok()?;
    let mut parts = text.trim().split('.').map(|part| part.parse::<u32>().ok());
    let major = parts.next()??;
    let mut rest = parts.map(|part| part.unwrap_or(0));
    let (minor, patch) = (rest.next().unwrap_or(0), rest.next().unwrap_or(0));
    Some(major * 10_000 + minor.min(99) * 100 + patch.min(99))
}

/// The macros by which headers tell nvcc's version, as far as it is known.
pub(super) fn version_macros(version: &str) -> Vec<String> {
    let parts: Vec<&str> = version.split('.').collect();
    let mut macros = Vec::new();
    for (name, part) in ["MAJOR", "MINOR", "BUILD"].iter().zip(&parts) {
        macros.push(format!("-D__CUDACC_VER_{name}__={part}"));
    }
    for (name, part) in ["MAJOR", "MINOR"].iter().zip(&parts) {
        macros.push(format!("-D__CUDA_API_VER_{name}__={part}"));
    }
    macros
}

fn standard_name(standard: u8) -> String {
    format!("c++{standard:02}")
}

/// The prelude in a folder of its own, removed at the end.
struct PreludeFolder(PathBuf);

/// How many names are tried for the folder.
const NAMES_TRIED: u32 = 100;

impl PreludeFolder {
    fn make((header, text): Prelude) -> io::Result<PreludeFolder> {
        for attempt in 0..NAMES_TRIED {
            let name = format!("cufe-prelude-{}-{attempt}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                Ok(()) => {
                    let folder = PreludeFolder(path);
                    fs::write(folder.0.join(header), text)?;
                    return Ok(folder);
                }
                Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
                Err(why) => return Err(why),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

impl Drop for PreludeFolder {
    fn drop(&mut self) {
        // Best effort: a folder left in the temporary place harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Writes the prelude's lasting name into the line markers, so that outputs do not depend on the process, and `flags`
/// behind them. (The preprocessor's own mark of a system's header would be on the macros wherever they are used, too.)
fn rename_folder(text: &[u8], folder: &Path, flags: &str) -> Vec<u8> {
    let (from, to) = (folder.as_os_str().as_encoded_bytes(), PRELUDE_FOLDER.as_bytes());
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = memchr::memmem::find(rest, from) {
        let behind = &rest[at + from.len()..];
        let end = memchr::memchr(b'\n', behind).unwrap_or(behind.len());
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(to);
        out.extend_from_slice(&behind[..end]);
        out.extend_from_slice(flags.as_bytes());
        rest = &behind[end..];
    }
    out.extend_from_slice(rest);
    out
}
