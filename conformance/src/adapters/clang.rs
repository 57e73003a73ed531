//! clang's own CUDA front end, as a black box. It words its diagnostics in its own way, and its rules are its own too
//! (overloads by execution space, for one): what it answers shows where the two dialects of CUDA differ. Asked only by name.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};
use cufe_spec::observation::{Answer, Diagnostic, Observation, Place, Severity};
use cufe_spec::unit::{Options, Pass, Unit};

use super::released::TIME_LIMIT;
use super::{Capabilities, FrontEnd};
use crate::case::{PLAIN_CPP, Run};
use crate::process::run_together;

/// The environment variable that names another clang than the one on the path.
const CLANG_VARIABLE: &str = "CUFE_CLANG";

/// A clang that is installed.
#[derive(Debug)]
pub struct Clang {
    program: OsString,
    version: Result<String, String>,
}

impl Clang {
    /// The clang that the environment names, or the one on the path.
    pub fn locate() -> Clang {
        let program = std::env::var_os(CLANG_VARIABLE).unwrap_or_else(|| "clang".into());
        let version = ask_version(&program);
        Clang { program, version }
    }
}

fn ask_version(program: &OsString) -> Result<String, String> {
    let absent = || format!("{} cannot be run; {CLANG_VARIABLE} names another", program.to_string_lossy());
    let said = Command::new(program).arg("--version").stdin(Stdio::null()).output().map_err(|_| absent())?;
    let text = String::from_utf8_lossy(&said.stdout);
    let version = text.split_once("clang version ").map(|(_, rest)| rest);
    version.and_then(|rest| rest.split_whitespace().next()).map(str::to_owned).ok_or_else(absent)
}

impl FrontEnd for Clang {
    fn name(&self) -> &'static str {
        "clang"
    }

    fn version(&self) -> String {
        self.version.clone().unwrap_or_else(|_| "absent".to_owned())
    }

    fn available(&self) -> Result<(), String> {
        self.version.as_ref().map(|_| ()).map_err(Clone::clone)
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            runs: &[Run::Host, Run::Device],
            entities: false,
            kept: false,
            plain_cpp: true,
            catalogue: false,
        }
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        ensure!(unit.options.dialect.is_released(), "clang has no documented dialect");
        let folder = tempfile::tempdir().context("cannot make a working folder")?;
        fs::write(folder.path().join("unit.cu"), &unit.text).context("cannot write the unit")?;
        let mut command = Command::new(&self.program);
        command.args(arguments(&unit.options)?).arg("unit.cu").current_dir(folder.path());
        let (status, said) = run_together(&mut command, TIME_LIMIT)?;
        let diagnostics = errors(&said);
        let exit = match status.code() {
            Some(0) => 0,
            Some(1) if !diagnostics.is_empty() => 2,
            _ => bail!("{status}:\n{said}"),
        };
        Ok(Answer::Observed(Observation {
            exit,
            diagnostics,
            entities: Vec::new(),
            host: None,
            module_id: None,
            kept: None,
        }))
    }
}

/// clang's spelling of `options`. It has lambdas with annotations without being asked, and no switch for them; which
/// diagnostics it gives is its own affair, so the controls of those of the catalogue are left out.
fn arguments(options: &Options) -> anyhow::Result<Vec<String>> {
    let pass = match options.pass {
        Pass::Host => "--cuda-host-only",
        Pass::Device => "--cuda-device-only",
        Pass::Jit => bail!("clang has no device-only compilation without a host half"),
    };
    let mut arguments: Vec<String> =
        ["-x", "cuda", "-nocudainc", "-nocudalib", "-fsyntax-only", "-w", pass].map(str::to_owned).to_vec();
    // The version says which function a launch calls: from 9.2 on __cudaPushCallConfiguration.
    arguments.extend(["-Xclang", "-target-sdk-version=11.5", "--cuda-gpu-arch=sm_75"].map(str::to_owned));
    arguments.extend(["-ferror-limit=0", "-fno-color-diagnostics"].map(str::to_owned));
    arguments.push(format!("-std=c++{:02}", options.standard));
    if options.device_c {
        arguments.push("-fgpu-rdc".to_owned());
    }
    Ok(arguments)
}

/// The errors in clang's text, one per line of source, in the order of lines: `file:12:5: error: text`.
fn errors(said: &str) -> Vec<Diagnostic> {
    let mut found: BTreeMap<(u32, String), Diagnostic> = BTreeMap::new();
    for line in said.lines() {
        let Some((at, text)) = line.split_once(": error: ") else { continue };
        let mut at = at.rsplitn(3, ':').skip(1);
        let (Some(Ok(number)), Some(file)) = (at.next().map(str::parse::<u32>), at.next()) else { continue };
        found.entry((number, file.to_owned())).or_insert_with(|| Diagnostic {
            tag: PLAIN_CPP.to_owned(),
            internal: None,
            severity: Severity::Error,
            place: Place { file: file.to_owned(), line: number, column: 0 },
            arguments: Vec::new(),
            text: text.to_owned(),
        });
    }
    found.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_with_several_errors_counts_once() {
        let said = "unit.cu:7:1: error: one\nunit.cu:7:9: error: two\nint x;\n^\nunit.cu:3:2: error: three: error: four\n\
                    unit.cu:4:2: note: because\n2 errors generated when compiling for host.\n";
        let found: Vec<String> =
            errors(said).iter().map(|d| format!("{}:{} {}", d.place.file, d.place.line, d.text)).collect();
        assert_eq!(found, ["unit.cu:3 three: error: four", "unit.cu:7 one"]);
    }

    #[test]
    fn options_are_spelled_as_clang_reads_them() {
        let spelled = |options: &Options| arguments(options).map(|words| words.join(" "));
        let device = Options { pass: Pass::Device, device_c: true, standard: 20, ..Options::default() };
        assert!(spelled(&device).unwrap().ends_with("-std=c++20 -fgpu-rdc"));
        assert!(spelled(&device).unwrap().contains("--cuda-device-only"));
        assert!(spelled(&Options { pass: Pass::Jit, ..Options::default() }).is_err());
    }
}
