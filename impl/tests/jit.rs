//! Device-only compilation of raw sources beside the released run-time compiler: `programs.cu` holds what is compiled as
//! it is given to NVRTC, in programs that begin with `//=== NAME [OPTION...]`.
//!
//! Needs the toolkit of the reference release (`scripts/toolkit`; `scripts/test` brings it) and g++. The newest release is asked, too,
//! where it is there.

use cufe::cli::toolkit::Toolkit;
use cufe_spec::release::Release;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const PROGRAMS: &str = include_str!("jit/programs.cu");

/// The first number of diagnostics that are not plain C++, which cufe leaves to others.
const FIRST_OF_CUDA: u32 = 20_000;

/// Line, severity with its number, text.
type Line = (u32, String, String);

/// Name, options and text of each program.
fn programs() -> Vec<(&'static str, Vec<&'static str>, &'static str)> {
    let parts = PROGRAMS.split("//=== ").filter(|part| !part.is_empty());
    let parts = parts.map(|part| {
        let (head, text) = part.split_once('\n').unwrap();
        let mut words = head.split(' ');
        (words.next().unwrap(), words.collect(), text)
    });
    parts.collect()
}

/// The diagnostics in a log, but plain C++ warnings.
fn told(log: &str) -> BTreeSet<Line> {
    let line = |line: &str| {
        let rest = line.strip_prefix("program.cu(")?;
        let (number, rest) = rest.split_once("): ")?;
        let (severity, text) = rest.split_once(": ")?;
        let public = severity.split_once('#').map(|(_, number)| number.trim_end_matches("-D").parse::<u32>());
        let is_plain = public.is_some_and(|number| number.unwrap() < FIRST_OF_CUDA);
        (!is_plain).then(|| (number.parse().unwrap(), severity.to_owned(), text.to_owned()))
    };
    log.lines().filter_map(line).collect()
}

fn nvrtc(toolkit: &Toolkit, folder: &Path, options: &[&str]) -> (bool, BTreeSet<Line>) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("scripts/nvrtc");
    let mut command = Command::new(script);
    command.arg(toolkit.root.join("lib/libnvrtc.so.13")).args(["program.cu", "-arch=sm_90"]).args(options);
    let done = command.current_dir(folder).output().unwrap();
    assert!(matches!(done.status.code(), Some(0 | 1)), "{}", String::from_utf8_lossy(&done.stderr));
    (done.status.success(), told(&String::from_utf8_lossy(&done.stdout)))
}

fn run(folder: &Path, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(["compile", "--pass", "jit", "--format", "tool", "program.cu"]).args(options);
    command.current_dir(folder).output().unwrap()
}

fn cufe(release: Release, folder: &Path, options: &[&str]) -> (bool, BTreeSet<Line>) {
    let spelled = options.iter().map(|option| match *option {
        "-default-device" => "--default-device".to_owned(),
        option => option.replace("-std=c++", "--std="),
    });
    let spelled: Vec<String> =
        ["--release".to_owned(), release.name().to_owned()].into_iter().chain(spelled).collect();
    let done = run(folder, &spelled.iter().map(String::as_str).collect::<Vec<_>>());
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(matches!(done.status.code(), Some(0 | 2)), "{said}");
    (done.status.success(), told(&said))
}

#[test]
fn raw_programs_are_judged_as_the_run_time_compiler_judges_them() {
    let programs = programs();
    assert!(programs.len() >= 60);
    let fetched = |release: Release| cufe::cli::toolkit::fetched(release.version());
    assert!(fetched(Release::REFERENCE).is_some(), "this test needs the toolkit: run scripts/toolkit");
    let mut differences = String::new();
    for (release, toolkit) in
        [Release::REFERENCE, Release::NEWEST].into_iter().filter_map(|one| Some((one, fetched(one)?)))
    {
        for (name, options, text) in &programs {
            let folder = tempfile::tempdir().unwrap();
            let at = folder.path();
            fs::write(at.join("program.cu"), text).unwrap();
            let (theirs, ours) = (nvrtc(&toolkit, at, options), cufe(release, at, options));
            if theirs != ours {
                let missing: Vec<_> = theirs.1.difference(&ours.1).collect();
                let extra: Vec<_> = ours.1.difference(&theirs.1).collect();
                differences += &format!("{name}: NVRTC {} accepts: {}\n", release.name(), theirs.0);
                differences += &format!("  missing {missing:?}\n  extra {extra:?}\n");
            }
            let left: Vec<_> = fs::read_dir(at).unwrap().map(|one| one.unwrap().file_name()).collect();
            assert_eq!(left, ["program.cu"], "{name}: device-only compilation has no host output");
        }
    }
    assert!(differences.is_empty(), "{differences}");
}

#[test]
fn severities_follow_the_last_word_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("program.cu"), "extern __device__ int e;\n").unwrap();
    let said = |options: &[&str]| {
        let done = run(folder.path(), options);
        (
            done.status.code(),
            told(&String::from_utf8_lossy(&done.stderr)).into_iter().map(|(_, one, _)| one).collect(),
        )
    };
    let warning: Vec<String> = vec!["warning #20044-D".to_owned()];
    assert_eq!(said(&[]), (Some(0), warning.clone()));
    assert_eq!(said(&["--diag_suppress", "20044"]), (Some(0), vec![]));
    assert_eq!(said(&["--diag-suppress=20044,20050"]), (Some(0), vec![]));
    assert_eq!(said(&["--diag_error", "20044"]), (Some(2), vec!["error".to_owned()]));
    assert_eq!(said(&["--diag_suppress=20044", "--diag_warning=20044"]), (Some(0), warning));
    assert_eq!(said(&["--diag_warning=20044", "--diag_suppress=20044"]), (Some(0), vec![]));
    assert_eq!(said(&["--diag_error=20338"]).0, Some(4));
}

#[test]
fn the_documented_dialect_is_device_only_without_a_host_output() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), "# 1 \"u.cu\"\nint compute(int x) { return x; }\n").unwrap();
    let exit = |options: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.args(["--stub_file_name", "u.stub.c"]).args(options).arg("u.ii");
        let done = command.current_dir(folder.path()).output().unwrap();
        (done.status.code(), String::from_utf8_lossy(&done.stderr).contains("not allowed in JIT mode"))
    };
    let (device, host) = ("--gen_device_file_name=u.gpu", "--gen_c_file_name=u.int.c");
    assert_eq!(exit(&["--dialect=documented", device]), (Some(2), true));
    assert_eq!(exit(&["--dialect=documented", device, host]), (Some(0), false));
    assert_eq!(exit(&["--dialect=documented"]), (Some(0), false));
    assert_eq!(exit(&[device]), (Some(0), false), "the released tool has no such mode");
}

#[test]
fn the_documented_dialect_writes_the_device_il() {
    let folder = tempfile::tempdir().unwrap();
    let run = |options: &[&str], text: &str| {
        fs::write(folder.path().join("u.ii"), format!("# 1 \"u.cu\"\n{text}")).unwrap();
        let _ = fs::remove_file(folder.path().join("u.gpu"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command
            .args(["--stub_file_name", "u.stub.c", "--gen_device_file_name=u.gpu"])
            .args(options)
            .arg("u.ii");
        let status = command.current_dir(folder.path()).status().unwrap().code();
        (status, fs::read_to_string(folder.path().join("u.gpu")).ok())
    };
    let documented = ["--dialect=documented", "--gen_c_file_name=u.int.c"];
    let kernel = "struct S { int a; };\n__attribute__((global)) void k(S s) {}\nint h() { return 1; }\n";
    let lines = "# cufe il entities 3: 2\nu.cu:1:8\tclass S\tdefinition\t0x81\t-\nu.cu:2:30\tfunction k\tdefinition\t0x81\t0xe1\n";
    assert_eq!(run(&documented, kernel), (Some(0), Some(lines.to_owned())));
    assert!(folder.path().join("u.int.c").is_file());
    let device_only = "__attribute__((device)) int v;\n";
    let line = "# cufe il entities 3: 1\nu.cu:1:29\tvariable v\tdefinition\t0x81\t0x0001\n";
    assert_eq!(run(&documented[..1], device_only), (Some(0), Some(line.to_owned())));
    assert_eq!(
        run(&documented, "__attribute__((device)) __attribute__((global)) void k();\n"),
        (Some(2), None)
    );
    assert_eq!(run(&["--gen_c_file_name=u.int.c"], kernel), (Some(0), None), "releases write none");
    assert_eq!(
        run(&["--dialect=documented", "--gen_c_file_name=u.gpu"], kernel).0,
        Some(4),
        "one file for two outputs"
    );
}
