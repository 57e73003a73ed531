//! The released tool chain, as a black box: `cudafe++` answers host runs, the front end of `cicc` device
//! runs, both with the command lines that `nvcc --dryrun` shows. Where they are is asked of the project's
//! toolkit script, or said by `CUFE_TOOLKIT`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use cufe_spec::observation::{Answer, Diagnostic, Observation, Place, Severity};
use cufe_spec::rules::Rules;
use cufe_spec::rules::text::one_space;
use cufe_spec::unit::{DiagnosticControl, Dialect, HostCompiler, Options, Pass, Unit};

use super::{Capabilities, FrontEnd};
use crate::case::{PLAIN_CPP, Run};

/// How long one run may take.
const TIME_LIMIT: Duration = Duration::from_secs(30);

/// The environment variable that names the toolkit's folder.
const TOOLKIT_VARIABLE: &str = "CUFE_TOOLKIT";

/// An unpacked toolkit of the released version.
#[derive(Clone, Debug)]
pub struct Toolkit {
    /// The folder that holds `bin` and `nvvm`.
    pub root: PathBuf,
}

impl Toolkit {
    /// The toolkit that the environment names or that the toolkit script has brought.
    ///
    /// # Errors
    /// Why there is none, for people.
    pub fn locate() -> Result<Toolkit, String> {
        let root = match std::env::var_os(TOOLKIT_VARIABLE) {
            Some(root) => PathBuf::from(root),
            None => ask_script()?,
        };
        let toolkit = Toolkit { root };
        for program in [toolkit.cudafepp(), toolkit.cicc()] {
            if !program.is_file() {
                return Err(format!("{} is missing", program.display()));
            }
        }
        Ok(toolkit)
    }

    fn cudafepp(&self) -> PathBuf {
        self.root.join("bin/cudafe++")
    }

    fn cicc(&self) -> PathBuf {
        self.root.join("nvvm/bin/cicc")
    }
}

fn ask_script() -> Result<PathBuf, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/toolkit");
    let output = Command::new(&script)
        .arg("--print")
        .stdin(Stdio::null())
        .output()
        .map_err(|cause| format!("scripts/toolkit --print cannot be run: {cause}"))?;
    let said = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if !output.status.success() || said.is_empty() {
        return Err("no toolkit yet; scripts/toolkit brings it".to_owned());
    }
    Ok(PathBuf::from(said))
}

/// `cudafe++` and `cicc` of the released tool chain.
#[derive(Debug)]
pub struct Cudafepp {
    toolkit: Result<Toolkit, String>,
    rules: Result<Rules, String>,
}

impl Cudafepp {
    /// The released front ends, if they are there.
    pub fn locate() -> Cudafepp {
        Cudafepp { toolkit: Toolkit::locate(), rules: Rules::load().map_err(|error| error.to_string()) }
    }
}

impl FrontEnd for Cudafepp {
    fn name(&self) -> &'static str {
        "cudafe++"
    }

    fn version(&self) -> String {
        let Ok(toolkit) = &self.toolkit else { return "absent".to_owned() };
        let said = Command::new(toolkit.cudafepp()).arg("--version").stdin(Stdio::null()).output();
        let text = said.map_or_else(
            |_| String::new(),
            |output| {
                [output.stdout, output.stderr].iter().map(|bytes| String::from_utf8_lossy(bytes)).collect()
            },
        );
        text.split_whitespace()
            .find_map(|word| word.strip_prefix('V').filter(|v| v.starts_with(|c: char| c.is_ascii_digit())))
            .unwrap_or("unknown version")
            .trim_end_matches(',')
            .to_owned()
    }

    fn available(&self) -> Result<(), String> {
        self.toolkit.as_ref().map_err(Clone::clone)?;
        self.rules.as_ref().map_err(Clone::clone)?;
        Ok(())
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities { runs: &[Run::Host, Run::Device], entities: false, plain_cpp: true }
    }

    fn run(&self, unit: &Unit) -> anyhow::Result<Answer> {
        let toolkit = self.toolkit.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        let rules = self.rules.as_ref().map_err(|why| anyhow::anyhow!(why.clone()))?;
        if unit.options.dialect != Dialect::Cuda130 {
            bail!("the released tool knows its own dialect only");
        }
        let folder = tempfile::tempdir().context("cannot make a working folder")?;
        let input = folder.path().join("unit.ii");
        fs::write(&input, &unit.text).context("cannot write the unit")?;
        let mut command = match unit.options.pass {
            Pass::Host => host_command(toolkit, unit),
            Pass::Device => {
                fs::write(folder.path().join("unit.module_id"), "_00000000_7_unit_cu_00000000")?;
                device_command(toolkit, unit)
            }
            Pass::Jit => bail!("device-only compilation is NVRTC's"),
        };
        let (status, said) = run_with_limit(command.current_dir(folder.path()))?;
        let mut diagnostics = classify(&said, rules);
        diagnostics.sort_by(|a, b| (a.place.line, &a.text).cmp(&(b.place.line, &b.text)));
        let exit = exit_of(status);
        if exit != 0 && diagnostics.iter().all(|d| d.severity < Severity::Error) {
            bail!("exit {exit} without an error that has a place:\n{said}");
        }
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).ok().filter(|_| exit == 0);
        let host = unit.options.pass == Pass::Host;
        Ok(Answer::Observed(Observation {
            exit,
            diagnostics,
            entities: Vec::new(),
            host: if host { read("unit.cudafe1.cpp") } else { None },
            module_id: if host { read("unit.module_id") } else { None },
        }))
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

fn shared_flags(command: &mut Command, options: &Options) {
    command.arg(format!("--c++{:02}", options.standard));
    let switches = [
        (options.static_host_stub, "--static-host-stub"),
        (options.device_hidden_visibility, "--device-hidden-visibility"),
        (!options.hidden_visibility_on_unnamed_namespaces, "--no-hidden-visibility-on-unnamed-ns"),
        (options.extended_lambda, "--extended-lambda"),
        (options.relaxed_constexpr, "--relaxed_constexpr"),
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
    let mut command = Command::new(toolkit.cudafepp());
    shared_flags(&mut command, &unit.options);
    if let Some(seed) = &unit.options.random_seed {
        command.arg(format!("--frandom-seed={seed}"));
    }
    command.args(["--m64", "--parse_templates", "--gen_c_file_name", "unit.cudafe1.cpp", "--stub_file_name"]);
    command.arg(&unit.options.stub_file_name);
    command.args(["--gen_module_id_file", "--module_id_file_name", "unit.module_id", "unit.ii"]);
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
    command.args(["-fmad=1", "--include_file_name", "unit.fatbin.c", "-tused"]);
    command.args(["--module_id_file_name", "unit.module_id", "--gen_c_file_name", "unit.cudafe1.c"]);
    command.args(["--stub_file_name", "unit.cudafe1.stub.c", "--gen_device_file_name", "unit.cudafe1.gpu"]);
    command.args(["unit.ii", "-o", "unit.ptx"]);
    command
}

/// Runs `command`; returns its status and what it wrote to both streams.
fn run_with_limit(command: &mut Command) -> anyhow::Result<(ExitStatus, String)> {
    let folder = command.get_current_dir().context("the command has no folder")?.to_owned();
    let path = folder.join("said.txt");
    let said = File::create(&path)?;
    let mut child = command
        .stdin(Stdio::null())
        .stdout(said.try_clone()?)
        .stderr(said)
        .spawn()
        .with_context(|| format!("cannot run {:?}", command.get_program()))?;
    let begun = Instant::now();
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok((status, String::from_utf8_lossy(&fs::read(&path)?).into_owned()));
        }
        if begun.elapsed() > TIME_LIMIT {
            child.kill()?;
            child.wait()?;
            bail!("{:?} did not answer within {TIME_LIMIT:?}", command.get_program());
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// The diagnostics in the released tool's text, in its order. What matches no record of the catalogue is
/// plain C++: its errors are kept under the tag [`PLAIN_CPP`], its warnings and notes are dropped.
/// `detected during` notes are no part of a text.
pub fn classify(said: &str, rules: &Rules) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = Vec::new();
    for line in said.lines() {
        let Some((place, severity, text)) = parse_line(line) else { continue };
        match rules.match_text(&text) {
            Some((tag, arguments)) => found.push(Diagnostic {
                tag: tag.to_owned(),
                internal: rules.find_diagnostic(tag).and_then(|record| record.internal),
                severity,
                place,
                arguments,
                text,
            }),
            None if severity >= Severity::Error => found.push(Diagnostic {
                tag: PLAIN_CPP.to_owned(),
                internal: None,
                severity,
                place,
                arguments: Vec::new(),
                text,
            }),
            None => {}
        }
    }
    found
}

/// `file(12): warning #20050-D: text` and `file(12): error: text`.
fn parse_line(line: &str) -> Option<(Place, Severity, String)> {
    if line.starts_with(' ') {
        return None;
    }
    let (at, rest) = line.split_once("): ")?;
    let (file, number) = at.rsplit_once('(')?;
    let place = Place { file: file.to_owned(), line: number.parse().ok()?, column: 0 };
    let (head, text) = rest.split_once(": ")?;
    let severity = match head.split(" #").next()? {
        "error" => Severity::Error,
        "warning" | "Warning" => Severity::Warning,
        "remark" | "Remark" => Severity::Remark,
        "catastrophic error" => Severity::Catastrophic,
        "internal error" => Severity::Internal,
        _ => return None,
    };
    Some((place, severity, one_space(text)))
}
