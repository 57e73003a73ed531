//! Where the CUDA toolkit is, if it is anywhere, and which release it is.

use super::preprocess::PreprocessError;
use super::shim;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What `--help` says of the search: the order of [`find`].
pub const SEARCH: &str = "The CUDA toolkit [default: the first that is there of $CUFE_TOOLKIT, $CUDA_HOME, $CUDA_PATH, \
    that of the nvcc on $PATH, the wheels beside a cufe that is one, /usr/local/cuda, the newest that scripts/toolkit fetched into ~/.cache/cufe]";

/// Where installers put it.
const INSTALLED: &str = "/usr/local/cuda";
/// The folder in the user's cache that `scripts/toolkit` fetches into.
const CACHE: &str = "cufe";
/// How a fetched toolkit's folder begins; its version follows.
const FETCHED: &str = "toolkit-";
/// The root of a toolkit that is made of wheels, in the folder that they are unpacked into.
const WHEELS_ROOT: &str = "nvidia/cu13";
/// The folders of headers that a root may have.
const HEADERS: [&str; 3] = ["include", "targets/x86_64-linux/include", "targets/sbsa-linux/include"];
/// The headers that tell the release, and the macro in each that does: release 13.5 is 13050.
const RELEASE_MACROS: [(&str, &str); 2] =
    [("cuda_runtime_api.h", "CUDART_VERSION"), ("cuda.h", "CUDA_VERSION")];

/// A CUDA toolkit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toolkit {
    /// Its root: `bin/nvcc` is below it.
    pub root: PathBuf,
    /// The folder of its headers.
    pub include: PathBuf,
}

/// Finds the toolkit: `given`, or in the order of [`SEARCH`].
pub fn find(given: Option<&Path>) -> Option<Toolkit> {
    if let Some(root) = given {
        return Toolkit::at(root);
    }
    let named = ["CUFE_TOOLKIT", "CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(folder_in);
    let wheels = env::current_exe().map(|program| wheels_beside(&program)).unwrap_or_default();
    let candidates = named.chain(beside_nvcc()).chain(wheels).chain([PathBuf::from(INSTALLED)]);
    candidates.chain(all_fetched()).find_map(|root| Toolkit::at(&root))
}

/// The toolkit of that version which `scripts/toolkit` fetched.
pub fn fetched(version: &str) -> Option<Toolkit> {
    Toolkit::at(&cache()?.join(format!("{FETCHED}{version}")).join(WHEELS_ROOT))
}

impl Toolkit {
    /// The toolkit at `root`, or the one that the shim at `root` is for. Only a folder with `cuda_runtime.h` among its
    /// headers counts.
    pub fn at(root: &Path) -> Option<Toolkit> {
        let root = shim::toolkit_of(root).unwrap_or_else(|| root.to_path_buf());
        let include =
            HEADERS.iter().map(|name| root.join(name)).find(|path| path.join("cuda_runtime.h").is_file())?;
        Some(Toolkit { root, include })
    }

    /// The version of the release that the headers are of: what `version.json` says, else what the headers say, else
    /// what nvcc says. No program is run when one of the first two is there.
    pub fn version_of_headers(&self) -> Option<String> {
        self.version_in_list().or_else(|| self.version_in_headers()).or_else(|| self.version_of_nvcc())
    }

    /// The version of the release that nvcc is of: what `version.json` says, else what it says itself, else that of the
    /// headers, which a package manager may have taken from another release.
    pub fn version_of_compiler(&self) -> Option<String> {
        self.version_in_list().or_else(|| self.version_of_nvcc()).or_else(|| self.version_in_headers())
    }

    fn version_in_list(&self) -> Option<String> {
        let text = fs::read(self.root.join("version.json")).ok()?;
        let list: Value = serde_json::from_slice(&text).ok()?;
        Some(list.get("cuda_nvcc")?.get("version")?.as_str()?.to_owned())
    }

    fn version_in_headers(&self) -> Option<String> {
        RELEASE_MACROS.iter().find_map(|(header, name)| {
            let text = String::from_utf8_lossy(&fs::read(self.include.join(header)).ok()?).into_owned();
            let number: u32 = text.lines().find_map(|line| macro_value(line, name)?.parse().ok())?;
            Some(format!("{}.{}", number / 1000, number % 1000 / 10))
        })
    }

    fn version_of_nvcc(&self) -> Option<String> {
        let asked = Command::new(self.root.join("bin/nvcc")).arg("--version").stdin(Stdio::null()).output();
        let said = String::from_utf8(asked.ok()?.stdout).ok()?;
        // Cuda compilation tools, release 13.0, V13.0.88
        let version = said.lines().find_map(|line| line.split_once(", V"))?.1.trim();
        version.starts_with(|first: char| first.is_ascii_digit()).then(|| version.to_owned())
    }
}

/// The value of `#define NAME VALUE`, if `line` is that.
fn macro_value<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let mut words = line.trim_start().strip_prefix('#')?.split_whitespace();
    (words.next() == Some("define") && words.next() == Some(name)).then(|| words.next())?
}

fn folder_in(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// cufe's folder in the user's cache.
pub(super) fn cache() -> Option<PathBuf> {
    let base = folder_in("XDG_CACHE_HOME").or_else(|| folder_in("HOME").map(|home| home.join(".cache")));
    Some(base?.join(CACHE))
}

/// The roots of the toolkits that `scripts/toolkit` fetched, newest first.
fn all_fetched() -> Vec<PathBuf> {
    let entries = cache().and_then(|folder| fs::read_dir(folder).ok());
    let mut found: Vec<(Vec<u32>, PathBuf)> = (entries.into_iter().flatten().flatten())
        .filter_map(|entry| {
            let name = entry.file_name();
            // A folder that is being made has another ending after its version.
            let numbers = name.to_str()?.strip_prefix(FETCHED)?.split('.').map(str::parse);
            Some((numbers.collect::<Result<_, _>>().ok()?, entry.path().join(WHEELS_ROOT)))
        })
        .collect();
    found.sort_by(|one, other| other.cmp(one));
    found.into_iter().map(|(_, root)| root).collect()
}

/// The toolkit that is named, else one that is found.
///
/// # Errors
/// In words, that there is none.
pub(super) fn required(named: Option<&Path>) -> Result<Toolkit, String> {
    find(named).ok_or_else(|| match named {
        Some(named) => PreprocessError::NoToolkit(named.to_path_buf()).to_string(),
        None => "no CUDA toolkit found; run scripts/toolkit, or name one with --toolkit".to_owned(),
    })
}

/// The program of a name that a shell takes.
pub(super) fn program_on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

fn beside_nvcc() -> Option<PathBuf> {
    let nvcc = program_on_path("nvcc")?;
    if let Some((_, toolkit)) = shim::around(&nvcc) {
        return Some(toolkit);
    }
    Some(nvcc.canonicalize().ok()?.parent()?.parent()?.to_path_buf())
}

/// The roots of the toolkits that `pip install nvidia-cuda-nvcc` puts beside a `program` that came as a wheel itself, in its
/// environment's `bin`. The newest Python first, by name; an environment has one.
fn wheels_beside(program: &Path) -> Vec<PathBuf> {
    let library = program.parent().and_then(Path::parent).map(|prefix| prefix.join("lib"));
    let entries = library.and_then(|folder| fs::read_dir(folder).ok());
    let is_python = |path: &PathBuf| {
        path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("python3"))
    };
    let mut found: Vec<PathBuf> =
        entries.into_iter().flatten().flatten().map(|entry| entry.path()).filter(is_python).collect();
    found.sort_by(|one, other| other.cmp(one));
    found.into_iter().map(|python| python.join("site-packages").join(WHEELS_ROOT)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wheels_stand_in_the_environment_of_a_program_that_is_one() {
        let place = tempfile::tempdir().unwrap();
        let at = |name: &str| place.path().join(name);
        fs::create_dir_all(at("lib/python3.11/site-packages")).unwrap();
        fs::create_dir_all(at("lib/gcc")).unwrap();
        let found = wheels_beside(&at("bin/cufe"));
        assert_eq!(found, [at("lib/python3.11/site-packages/nvidia/cu13")]);
        assert_eq!(wheels_beside(Path::new("cufe")), [] as [PathBuf; 0]);
    }

    fn toolkit(files: &[(&str, &str)]) -> (tempfile::TempDir, Option<Toolkit>) {
        let place = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = place.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let found = Toolkit::at(place.path());
        (place, found)
    }

    const RUNTIME: (&str, &str) = ("include/cuda_runtime.h", "");

    #[test]
    fn the_release_is_read_from_headers_or_the_list_of_versions() {
        let (_place, found) = toolkit(&[
            RUNTIME,
            ("include/cuda_runtime_api.h", "/* CUDART_VERSION 1 */\n#define CUDART_VERSION  13050\n"),
        ]);
        let found = found.unwrap();
        assert_eq!(found.version_of_headers().as_deref(), Some("13.5"));
        assert_eq!(found.version_of_compiler().as_deref(), Some("13.5"), "no nvcc is there");

        let (_place, found) = toolkit(&[
            RUNTIME,
            ("include/cuda.h", "#ifdef CUDA_VERSION\n# define CUDA_VERSION 13100\n"),
            (
                "version.json",
                r#"{"cuda": {"version": "13.9.0"}, "cuda_nvcc": {"name": "nvcc", "version": "13.9.41"}}"#,
            ),
        ]);
        assert_eq!(found.unwrap().version_of_headers().as_deref(), Some("13.9.41"));

        let (_place, found) = toolkit(&[RUNTIME, ("include/cuda.h", "# define CUDA_VERSION 13100\n")]);
        assert_eq!(found.unwrap().version_of_headers().as_deref(), Some("13.10"));
        let (_place, found) = toolkit(&[RUNTIME, ("version.json", "not json")]);
        assert_eq!(found.unwrap().version_of_headers(), None);
    }

    #[test]
    fn headers_may_stand_in_a_folder_of_the_target() {
        let (place, found) = toolkit(&[("targets/x86_64-linux/include/cuda_runtime.h", "")]);
        assert_eq!(found.unwrap().include, place.path().join("targets/x86_64-linux/include"));
        let (_place, found) = toolkit(&[("include/other.h", "")]);
        assert_eq!(found, None);
    }
}
