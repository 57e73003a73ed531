//! The programs that a build runs, and what has to be known of the host compiler.

use super::targets::Group;
use crate::cli::preprocess::{PreprocessError, version_macros};
use crate::cli::release::AskedRelease;
use crate::cli::toolkit::{self, Toolkit};
use cufe_spec::release::Release;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The host compiler where none is named.
const HOST_COMPILER: &str = "g++";

/// The programs of a build.
#[derive(Debug)]
pub(super) struct Tools {
    /// The toolkit's root, without links.
    pub(super) root: PathBuf,
    /// Its headers.
    pub(super) include: PathBuf,
    pub(super) release: AskedRelease,
    pub(super) host: HostCompiler,
    /// cufe itself.
    pub(super) cufe: PathBuf,
}

/// What the host compiler says of itself.
#[derive(Debug)]
pub(super) struct HostCompiler {
    pub(super) program: PathBuf,
    /// The options by which front ends know it.
    pub(super) options: Vec<String>,
    /// The C++ standard, two digits.
    pub(super) standard: u8,
}

impl Tools {
    /// Those of the toolkit that is named, or found.
    ///
    /// # Errors
    /// What is missing, in words.
    pub(super) fn find(
        named: Option<&Path>,
        compiler: Option<&Path>,
        standard: Option<&str>,
    ) -> Result<Tools, String> {
        let found = toolkit::required(named)?;
        let version = found.version_of_compiler().unwrap_or_else(|| Release::REFERENCE.version().to_owned());
        let release =
            AskedRelease::from_version(&version).ok_or_else(|| format!("{version} is no release"))?;
        let Toolkit { root, include } = found;
        let cufe = std::env::current_exe().map_err(|why| format!("cufe does not find itself: {why}"))?;
        let host = HostCompiler::ask(compiler.unwrap_or(Path::new(HOST_COMPILER)), standard)?;
        Ok(Tools { root, include, release, host, cufe })
    }

    /// A program of the toolkit's, which has to be there.
    pub(super) fn program(&self, name: &str) -> PathBuf {
        self.root.join(if name == "cicc" { "nvvm/bin" } else { "bin" }).join(name)
    }

    /// The architectures that a group may be of.
    ///
    /// # Errors
    /// In words, that the toolkit or the machine does not tell.
    pub(super) fn numbers(&self, group: Group) -> Result<Vec<u32>, String> {
        let (program, arguments) = match group {
            Group::Native => {
                (PathBuf::from("nvidia-smi"), &["--query-gpu=compute_cap", "--format=csv,noheader"][..])
            }
            Group::All | Group::AllMajor => (self.program("ptxas"), &["--help"][..]),
        };
        let done = Command::new(&program).args(arguments).stdin(Stdio::null()).output();
        let text = done.ok().filter(|done| done.status.success()).map(|done| done.stdout).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let numbers = match group {
            Group::Native => text.lines().filter_map(capability).collect(),
            Group::All | Group::AllMajor => architectures(&text),
        };
        match (group, numbers.is_empty()) {
            (_, false) => Ok(numbers),
            (Group::Native, true) => {
                Err("-arch=native: nvidia-smi finds no GPU here; name the architecture".to_owned())
            }
            _ => Err(format!("{} does not tell which architectures it knows; name them", program.display())),
        }
    }

    /// The folders of the toolkit's libraries, as linkers take them.
    pub(super) fn library_folders(&self) -> [OsString; 2] {
        let folder = ["lib64", "lib"].iter().map(|name| self.root.join(name)).find(|path| path.is_dir());
        let folder = folder.unwrap_or_else(|| self.root.join("lib64"));
        [folder.join("stubs"), folder].map(|path| {
            let mut option = OsString::from("-L");
            option.push(path);
            option
        })
    }

    /// The macros by which headers know the release and what nvcc promises them.
    pub(super) fn macros(&self) -> Vec<String> {
        version_macros(self.release.whole_version())
    }
}

impl HostCompiler {
    /// The archiver that it works with.
    pub(super) fn archiver(&self) -> PathBuf {
        let done = Command::new(&self.program).arg("-print-prog-name=ar").stdin(Stdio::null()).output();
        let name =
            done.map(|done| String::from_utf8_lossy(&done.stdout).trim().to_owned()).unwrap_or_default();
        PathBuf::from(if name.is_empty() { "ar" } else { name.as_str() })
    }

    fn ask(program: &Path, standard: Option<&str>) -> Result<HostCompiler, String> {
        let mut command = Command::new(program);
        command
            .args(["-x", "c++", "-dM", "-E"])
            .args(standard.map(|name| format!("-std={name}")))
            .arg("/dev/null");
        let done = command.env("LC_ALL", "C.UTF-8").stdin(Stdio::null()).output();
        let done = done.map_err(|why| PreprocessError::NoCompiler(program.to_path_buf(), why).to_string())?;
        if !done.status.success() {
            let said = String::from_utf8_lossy(&done.stderr).into_owned();
            return Err(format!("{} does not say what it is:\n{said}", program.display()));
        }
        let macros = String::from_utf8_lossy(&done.stdout).into_owned();
        let number = |name: &str| -> u64 {
            let mut values = macros.lines().filter_map(|line| line.strip_prefix("#define ")?.split_once(' '));
            let value = values
                .find_map(|(one, value)| (one == name).then(|| value.trim_end_matches('L').parse().ok()));
            value.flatten().unwrap_or(0)
        };
        let version = |names: [&str; 3]| {
            let [major, minor, patch] = names.map(number);
            major * 10_000 + minor * 100 + patch
        };
        let options = match version(["__clang_major__", "__clang_minor__", "__clang_patchlevel__"]) {
            0 => vec![format!(
                "--gnu_version={}",
                version(["__GNUC__", "__GNUC_MINOR__", "__GNUC_PATCHLEVEL__"])
            )],
            clang => vec!["--clang".to_owned(), format!("--clang_version={clang}")],
        };
        Ok(HostCompiler { program: program.to_path_buf(), options, standard: digits(number("__cplusplus")) })
    }
}

/// `9.0`: 90
fn capability(line: &str) -> Option<u32> {
    let (major, minor) = line.trim().split_once('.')?;
    Some(major.parse::<u32>().ok()? * 10 + minor.parse::<u32>().ok()?)
}

/// The architectures that ptxas lists among the values of `--gpu-name`, but for those of one family or one GPU: `'sm_90'`.
fn architectures(help: &str) -> Vec<u32> {
    // Values stand between quotes.
    let values = help.split('\'').skip(1).step_by(2);
    let mut numbers: Vec<u32> = values.filter_map(|word| word.strip_prefix("sm_")?.parse().ok()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The standard that a value of `__cplusplus` is of; those between two are of the later one.
fn digits(value: u64) -> u8 {
    const STANDARDS: [(u64, u8); 5] =
        [(199_711, 3), (201_103, 11), (201_402, 14), (201_703, 17), (202_002, 20)];
    STANDARDS.iter().find(|(last, _)| value <= *last).map_or(23, |(_, digits)| *digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures_are_read_off_what_tools_say() {
        let help = "--gpu-name <gpu name>\n  as sm_70\n  Allowed values: 'compute_90','lto_90','sm_103','sm_103a','sm_75',\n  'sm_90','sm_90a'.\n";
        assert_eq!(architectures(help), [75, 90, 103]);
        assert_eq!("9.0\n8.6\n".lines().filter_map(capability).collect::<Vec<_>>(), [90, 86]);
        assert_eq!(capability("No devices were found"), None);
    }
}
