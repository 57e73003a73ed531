//! The released run-time compiler NVRTC, as a black box: device-only compilation. It is a library without a program, so
//! the script `scripts/nvrtc` compiles one unit and prints its log. No GPU is needed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};
use cufe_spec::observation::{Answer, Observation, Severity};
use cufe_spec::rules::Rules;
use cufe_spec::unit::{DiagnosticControl, Options, Pass, Unit};

use super::released::{Raw, TIME_LIMIT, classify};
use super::{Capabilities, Compares, FrontEnd, Runs};
use crate::case::Run;
use crate::process::run_together;
use crate::suite::project_root;
use crate::toolkit::{Choice, Toolkit};

/// NVRTC of the released tool chain.
#[derive(Debug)]
pub struct Nvrtc {
    library: Result<PathBuf, String>,
    rules: Result<Rules, String>,
}

impl Nvrtc {
    /// The run-time compiler of a toolkit, if it is there.
    pub fn of(choice: &Choice) -> Nvrtc {
        let toolkit = Toolkit::find(choice).map_err(|error| format!("{error:#}"));
        let library = toolkit.map(|toolkit| toolkit.nvrtc()).and_then(|library| {
            if library.is_file() { Ok(library) } else { Err(format!("{} is missing", library.display())) }
        });
        Nvrtc { library, rules: Rules::load().map_err(|error| error.to_string()) }
    }

    /// The script, about to be run on the library.
    fn script(&self) -> anyhow::Result<Command> {
        let library = self.library.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        let mut command = Command::new(project_root().join("scripts/nvrtc"));
        command.arg(library);
        Ok(command)
    }
}

impl FrontEnd for Nvrtc {
    fn name(&self) -> &str {
        "nvrtc"
    }

    fn version(&self) -> String {
        let Ok(mut script) = self.script() else { return "absent".to_owned() };
        let said = script.arg("--version").stdin(Stdio::null()).output();
        let said = said.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
        said.ok().filter(|text| !text.is_empty()).unwrap_or_else(|| "unknown version".to_owned())
    }

    fn available(&self) -> Result<(), String> {
        self.library.as_ref().map_err(Clone::clone)?;
        self.rules.as_ref().map_err(Clone::clone)?;
        Ok(())
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            runs: Runs::of(&[Run::Jit]),
            entities: false,
            kept: false,
            plain_cpp: true,
            compares: Compares::Texts,
        }
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        let rules = self.rules.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        ensure!(unit.options.dialect.is_released(), "the released tool knows its own dialect only");
        let Raw { exit, said, .. } = self.ask(unit)?;
        let mut diagnostics = classify(&said, rules, unit.options.dialect);
        diagnostics.sort_by(|a, b| (a.place.line, &a.text).cmp(&(b.place.line, &b.text)));
        if exit != 0 && diagnostics.iter().all(|d| d.severity < Severity::Error) {
            bail!("exit {exit} without an error that has a place:\n{said}");
        }
        Ok(Answer::Observed(Observation { exit, diagnostics, ..Observation::default() }))
    }
}

impl Nvrtc {
    /// Compiles the unit.
    ///
    /// # Errors
    /// The library is not there or takes no such option, or it does not answer in time.
    pub fn ask(&self, unit: &Unit) -> anyhow::Result<Raw> {
        ensure!(unit.options.pass == Pass::Jit, "NVRTC knows device-only compilation only");
        let folder = tempfile::tempdir().context("cannot make a working folder")?;
        fs::write(folder.path().join("unit.cu"), &unit.text).context("cannot write the unit")?;
        let mut command = self.script()?;
        command.arg("unit.cu").args(arguments(&unit.options)?);
        let (status, said) = run_together(command.current_dir(folder.path()), TIME_LIMIT)?;
        let exit = match status.code() {
            Some(0) => 0,
            Some(1) => 2,
            _ => bail!("{status}:\n{said}"),
        };
        Ok(Raw { exit, said, ..Raw::default() })
    }
}

/// NVRTC's spelling of `options`.
fn arguments(options: &Options) -> anyhow::Result<Vec<String>> {
    ensure!(!options.extended_lambda && !options.relaxed_constexpr, "NVRTC has no such option");
    let mut arguments = vec![
        format!("--std=c++{:02}", options.standard),
        "--gpu-architecture=compute_90".to_owned(),
        "--display-error-number".to_owned(),
        format!("--relocatable-device-code={}", options.device_c),
    ];
    if options.default_device {
        arguments.push("--device-as-default-execution-space".to_owned());
    }
    for (diagnostic, control) in &options.diagnostic_control {
        match control {
            DiagnosticControl::Suppress => arguments.push(format!("--diag-suppress={diagnostic}")),
            DiagnosticControl::Warning => arguments.push(format!("--diag-warn={diagnostic}")),
            DiagnosticControl::Error => arguments.push(format!("--diag-error={diagnostic}")),
            DiagnosticControl::Remark => bail!("NVRTC has no option for remarks"),
            DiagnosticControl::Default => {}
        }
    }
    Ok(arguments)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_spelled_as_nvrtc_reads_them() {
        let options = Options {
            default_device: true,
            diagnostic_control: vec![("20044".to_owned(), DiagnosticControl::Error)],
            ..Options::default()
        };
        assert_eq!(
            arguments(&options).unwrap().join(" "),
            "--std=c++17 --gpu-architecture=compute_90 --display-error-number --relocatable-device-code=false \
             --device-as-default-execution-space --diag-error=20044"
        );
        assert!(arguments(&Options { relaxed_constexpr: true, ..Options::default() }).is_err());
    }
}
