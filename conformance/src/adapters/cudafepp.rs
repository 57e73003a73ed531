//! The released tool chain, as a black box: `cudafe++` answers host runs, the front end of `cicc` device
//! runs, both with the command lines that `nvcc --dryrun` shows.

use std::fs;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use anyhow::{Context as _, bail};
use cufe_spec::observation::{Answer, Observation, Severity};
use cufe_spec::rules::Rules;
use cufe_spec::unit::{DiagnosticControl, HostCompiler, Options, Pass, Unit};

use super::released::{Raw, TIME_LIMIT, classify};
use super::{Capabilities, Compares, FrontEnd, Runs};
use crate::case::Run;
use crate::process::run_together;
use crate::toolkit::{Choice, Toolkit, version_in};

/// The module id of every unit in the device pass.
pub const DEVICE_MODULE_ID: &str = "_00000000_7_unit_cu_00000000";

/// `cudafe++` and `cicc` of the released tool chain.
#[derive(Debug)]
pub struct Cudafepp {
    toolkit: Result<Toolkit, String>,
    rules: Result<Rules, String>,
    limit: Duration,
}

impl Cudafepp {
    /// The released front ends of the reference release, if they are there.
    pub fn locate() -> Cudafepp {
        Cudafepp::of(&Choice::default())
    }

    /// The released front ends of a toolkit, if they are there.
    pub fn of(choice: &Choice) -> Cudafepp {
        let is_there = |toolkit: Toolkit| {
            let missing =
                [toolkit.front_end(), toolkit.cicc()].into_iter().find(|program| !program.is_file());
            missing.map_or(Ok(toolkit), |program| Err(format!("{} is missing", program.display())))
        };
        let toolkit = Toolkit::find(choice).map_err(|error| format!("{error:#}")).and_then(is_there);
        Cudafepp { toolkit, rules: Rules::load().map_err(|error| error.to_string()), limit: TIME_LIMIT }
    }

    /// The same with another time limit for one unit.
    #[must_use]
    pub fn within(self, limit: Duration) -> Cudafepp {
        Cudafepp { limit, ..self }
    }
}

impl FrontEnd for Cudafepp {
    fn name(&self) -> &str {
        "cudafe++"
    }

    fn version(&self) -> String {
        let Ok(toolkit) = &self.toolkit else { return "absent".to_owned() };
        let said = Command::new(toolkit.front_end()).arg("--version").stdin(Stdio::null()).output();
        let text = said.map_or_else(
            |_| String::new(),
            |output| {
                [output.stdout, output.stderr].iter().map(|bytes| String::from_utf8_lossy(bytes)).collect()
            },
        );
        version_in(&text).unwrap_or_else(|| "unknown version".to_owned())
    }

    fn available(&self) -> Result<(), String> {
        self.toolkit.as_ref().map_err(Clone::clone)?;
        self.rules.as_ref().map_err(Clone::clone)?;
        Ok(())
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            runs: Runs::of(&[Run::Host, Run::Device]),
            entities: false,
            kept: false,
            plain_cpp: true,
            compares: Compares::Texts,
        }
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        let rules = self.rules.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        if !unit.options.dialect.is_released() {
            bail!("the released tool knows its own dialect only");
        }
        let Raw { exit, said, host, module_id } = self.ask(unit)?;
        let mut diagnostics = classify(&said, rules, unit.options.dialect);
        diagnostics.sort_by(|a, b| (a.place.line, &a.text).cmp(&(b.place.line, &b.text)));
        if exit != 0 && diagnostics.iter().all(|d| d.severity < Severity::Error) {
            bail!("exit {exit} without an error that has a place:\n{said}");
        }
        Ok(Answer::Observed(Observation {
            exit,
            diagnostics,
            entities: Vec::new(),
            host,
            module_id,
            kept: None,
        }))
    }
}

impl Cudafepp {
    /// Runs the front end of the unit's pass.
    ///
    /// # Errors
    /// It is not there, or it does not answer in time.
    pub fn ask(&self, unit: &Unit) -> anyhow::Result<Raw> {
        let toolkit = self.toolkit.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        let folder = tempfile::tempdir().context("cannot make a working folder")?;
        let input = folder.path().join("unit.ii");
        fs::write(&input, &unit.text).context("cannot write the unit")?;
        let mut command = match unit.options.pass {
            Pass::Host => host_command(toolkit, unit),
            Pass::Device => {
                fs::write(folder.path().join("unit.module_id"), DEVICE_MODULE_ID)?;
                device_command(toolkit, unit)
            }
            Pass::Jit => bail!("device-only compilation is NVRTC's"),
        };
        // What cicc leaves in the folder for temporary files goes with the working folder.
        command.current_dir(folder.path()).env("TMPDIR", folder.path());
        let (status, said) = run_together(&mut command, self.limit)?;
        let exit = exit_of(status);
        let has_texts = exit == 0 && unit.options.pass == Pass::Host;
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).ok().filter(|_| has_texts);
        Ok(Raw { exit, said, host: read("unit.cudafe1.cpp"), module_id: read("unit.module_id") })
    }
}

/// The exit status in the vocabulary of observations: 2 for user errors of either program, and 128 plus the
/// signal where one ended it.
fn exit_of(status: ExitStatus) -> i32 {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return 128 + signal;
    }
    match status.code() {
        Some(0) => 0,
        Some(1 | 2) => 2,
        Some(other) => other,
        None => 4,
    }
}

/// What the release's nvcc always passes: one of the options that say which code is compiled.
fn always(toolkit: &Toolkit, unit: &Unit) -> &'static [&'static str] {
    if unit.options.enable_tile { &[] } else { toolkit.always() }
}

fn shared_flags(command: &mut Command, options: &Options) {
    command.arg(format!("--c++{:02}", options.standard));
    let switches = [
        (options.static_host_stub, "--static-host-stub"),
        (options.device_hidden_visibility, "--device-hidden-visibility"),
        (!options.hidden_visibility_on_unnamed_namespaces, "--no-hidden-visibility-on-unnamed-ns"),
        (options.extended_lambda, "--extended-lambda"),
        (options.relaxed_constexpr, "--relaxed_constexpr"),
        (options.enable_tile, "--enable-tile"),
        (options.device_c, "--device-c"),
    ];
    command.args(switches.iter().filter(|(on, _)| *on).map(|(_, flag)| flag));
    match options.host_compiler {
        HostCompiler::Gnu(version) => {
            command.arg(format!("--gnu_version={version}"));
        }
        HostCompiler::Clang(version) => {
            command.args(["--clang".to_owned(), format!("--clang_version={version}")]);
        }
        HostCompiler::Pgcpp => {
            command.arg("--pgc++");
        }
        HostCompiler::Icc => {
            command.arg("--icc");
        }
    }
    for (diagnostic, control) in &options.diagnostic_control {
        let flag = match control {
            DiagnosticControl::Suppress => "--diag_suppress",
            DiagnosticControl::Remark => "--diag_remark",
            DiagnosticControl::Warning => "--diag_warning",
            DiagnosticControl::Error => "--diag_error",
            DiagnosticControl::Default => continue,
        };
        command.arg(format!("{flag}={diagnostic}"));
    }
    command.args(["--display_error_number", "--allow_managed"]);
    command.arg("--orig_src_file_name").arg(&options.original_file);
    command.arg("--orig_src_path_name").arg(&options.original_path);
}

fn host_command(toolkit: &Toolkit, unit: &Unit) -> Command {
    let mut command = Command::new(toolkit.front_end());
    shared_flags(&mut command, &unit.options);
    if let Some(seed) = &unit.options.random_seed {
        command.arg(format!("--frandom-seed={seed}"));
    }
    command.args(["--m64", "--parse_templates", "--gen_c_file_name", "unit.cudafe1.cpp", "--stub_file_name"]);
    command.arg(&unit.options.stub_file_name);
    command.args(["--gen_module_id_file", "--module_id_file_name", "unit.module_id"]);
    command.args(always(toolkit, unit)).arg("unit.ii");
    command
}

fn device_command(toolkit: &Toolkit, unit: &Unit) -> Command {
    let mut command = Command::new(toolkit.cicc());
    shared_flags(&mut command, &unit.options);
    command.args([
        "-arch",
        "compute_90",
        "-m64",
        "--no-version-ident",
        "-ftz=0",
        "-prec_div=1",
        "-prec_sqrt=1",
    ]);
    // Nothing behind the front end is needed, and for link-time optimisation the least is done. (With --device-syntax-only calls from
    // device code to host functions are not told.)
    command.arg("-lto");
    command.args(["-fmad=1", "--include_file_name", "unit.fatbin.c", "-tused"]);
    command.args(["--module_id_file_name", "unit.module_id", "--gen_c_file_name", "unit.cudafe1.c"]);
    command.args(["--stub_file_name", "unit.cudafe1.stub.c", "--gen_device_file_name", "unit.cudafe1.gpu"]);
    if unit.options.enable_tile {
        command.args(["--include_alt_file_name", "unit.tile.fatbin.c", "--tile_bc_file_name", "unit.tilebc"]);
    }
    command.args(always(toolkit, unit)).arg("unit.ii").args(["-o", "unit.ptx"]);
    command
}
