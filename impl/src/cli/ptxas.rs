//! The ptxas of a shim, or of `cufe build`, with `--device-cache`: the toolkit's, whose cubins are kept for the same PTX and options.

use super::device_cache::{Cache, Entry, Key};
use super::stand_in::{self, CANNOT_RUN, become_program, cannot_run, pass_on};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output};

/// ptxas's name.
pub(super) const NAME: &str = "ptxas";
/// What the name of an option holds that reads or writes another file, or whose answer differs from run to run.
const OF_OTHER_FILES: [&str; 5] = ["file", "trace", "time", "dump", "save"];

/// Whether the program was called as ptxas.
pub(super) fn is_called(arguments: &[OsString]) -> bool {
    stand_in::is_called(arguments, NAME)
}

/// Writes the cubin that an earlier run made, or runs the toolkit's ptxas; gives the exit status.
pub(super) fn main(arguments: &[OsString]) -> i32 {
    let Some((place, toolkit)) = stand_in::around(&arguments[0], NAME) else { return CANNOT_RUN };
    run(&toolkit.join("bin").join(NAME), &place, &arguments[1..])
}

/// As [`main`], with this ptxas, which is called by a name of its own where it runs alone.
pub(super) fn run(program: &Path, name: &Path, arguments: &[OsString]) -> i32 {
    let Some(reuse) = Reuse::of(program, arguments) else {
        return become_program(program, name, arguments);
    };
    let output = match reuse.recall() {
        Some(output) => output,
        None => match Command::new(program).args(arguments).output() {
            Ok(output) => {
                reuse.store(&output);
                output
            }
            Err(why) => return cannot_run(program, &why),
        },
    };
    pass_on(&output)
}

/// A run whose cubin may be kept.
struct Reuse {
    cache: Cache,
    key: String,
    input: PathBuf,
    output: PathBuf,
}

impl Reuse {
    /// `None` where no folder is named, or not all that the run reads and writes is known.
    fn of(program: &Path, arguments: &[OsString]) -> Option<Reuse> {
        let cache = Cache::asked()?;
        let mut key = Key::of(program)?;
        let (mut input, mut output) = (None, None);
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let text = argument.to_str()?;
            if text == "-o" {
                if output.replace(PathBuf::from(rest.next()?)).is_some() {
                    return None;
                }
            } else if !text.starts_with('-') && text.ends_with(".ptx") {
                if input.replace(PathBuf::from(text)).is_some() {
                    return None;
                }
            } else if is_of_other_files(text) {
                return None;
            } else {
                key.add_argument(argument);
            }
        }
        let input = input?;
        key.add(&fs::read(&input).ok()?);
        Some(Reuse { cache, key: key.finish(), input, output: output? })
    }

    fn recall(&self) -> Option<Output> {
        let [cubin, stdout, stderr] = self.cache.get(&self.key)?.parts.try_into().ok()?;
        fs::write(&self.output, cubin).ok()?;
        Some(Output { status: ExitStatus::default(), stdout, stderr })
    }

    fn store(&self, output: &Output) {
        let name = self.input.as_os_str().as_encoded_bytes();
        let names_input = |said: &[u8]| memchr::memmem::find(said, name).is_some();
        if !output.status.success() || names_input(&output.stdout) || names_input(&output.stderr) {
            return;
        }
        if let Ok(cubin) = fs::read(&self.output) {
            let parts = vec![cubin, output.stdout.clone(), output.stderr.clone()];
            self.cache.put(&self.key, &Entry { parts, ..Entry::default() });
        }
    }
}

/// Whether an argument makes ptxas read or write a file that is neither the PTX nor the cubin.
fn is_of_other_files(argument: &str) -> bool {
    let (name, value) = argument.split_once('=').unwrap_or((argument, ""));
    let is_named = name.starts_with('-') && OF_OTHER_FILES.iter().any(|part| name.contains(part));
    is_named
        || name.starts_with('@')
        || Path::new(name).exists()
        || (!value.is_empty() && Path::new(value).exists())
}

#[cfg(test)]
mod tests {
    use super::is_of_other_files;

    #[test]
    fn options_of_other_files_are_told() {
        for argument in ["--options-file", "@more", "-fdevice-time-trace=x.json", "--save-temps", "/", "-x=/"]
        {
            assert!(is_of_other_files(argument), "{argument}");
        }
        for argument in ["-arch=sm_90", "-m64", "-v", "--compile-only", "-maxrregcount=32", "32", "-O3"] {
            assert!(!is_of_other_files(argument), "{argument}");
        }
    }
}
