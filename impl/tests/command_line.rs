//! The drop-in's command line beside the released tool's: same exit code, same texts, same files.
//!
//! Needs the toolkit (`scripts/toolkit`); `scripts/test` brings it.

use cufe_spec::release::Release;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What can be seen of one run.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    exit: Option<i32>,
    output: String,
    messages: String,
    files: BTreeMap<String, String>,
}

/// The folder that each run starts in.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("s.ii"), "# 1 \"s.cu\"\nint x;\n").unwrap();
    fs::write(folder.path().join("bad.ii"), "# 1 \"bad.cu\"\nint x; /* open\n").unwrap();
    fs::write(folder.path().join("old.cpp"), "old").unwrap();
    fs::write(folder.path().join("old.id"), "old").unwrap();
    fs::create_dir(folder.path().join("dir")).unwrap();
    std::os::unix::fs::symlink("loop", folder.path().join("loop")).unwrap();
    folder
}

/// Runs the program; cufe is told that it is in place of the release's tool, as a shim tells it.
fn run(program: &Path, release: Release, arguments: &[&str], input: &str) -> Seen {
    let folder = folder();
    let mut child = Command::new(program)
        .args(arguments)
        .env("CUFE_RELEASE", release.version())
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that stops at its command line closes its input unread.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let done = child.wait_with_output().unwrap();
    let files = fs::read_dir(folder.path()).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        let content =
            fs::read(&path).map_or("a folder".into(), |bytes| String::from_utf8_lossy(&bytes).into());
        (path.file_name().unwrap().to_string_lossy().into_owned(), content)
    });
    Seen {
        exit: done.status.code(),
        output: String::from_utf8_lossy(&done.stdout).into_owned(),
        messages: String::from_utf8_lossy(&done.stderr).into_owned(),
        files: files.collect(),
    }
}

fn released_tool(release: Release) -> Option<PathBuf> {
    let toolkit = cufe::cli::toolkit::fetched(release.version());
    assert!(toolkit.is_some() || release != REFERENCE, "this test needs the toolkit: run scripts/toolkit");
    Some(toolkit?.root.join("bin/cudafe++"))
}

/// The released tools that are there; that of the release of reference is.
fn released_tools() -> impl Iterator<Item = (Release, PathBuf)> {
    Release::ALL.into_iter().filter_map(|release| Some((release, released_tool(release)?)))
}

/// A link of the drop-in's name to cufe.
fn drop_in() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("cudafe++");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cufe"), &link).unwrap();
    (folder, link)
}

/// Command lines with a fault: nothing of the program text decides them, so everything must be equal.
const FAULTS: &[&str] = &[
    "",
    "--",
    "--nosuch s.ii",
    "--nosuch=1 s.ii",
    "--help",
    "--default-device s.ii",
    "--expt-relaxed-constexpr s.ii",
    "--expt-extended-lambda s.ii",
    "--c++98 s.ii",
    "--c++26 s.ii",
    "--std=c++17 s.ii",
    "--c++17=3 s.ii",
    "--c++1 s.ii",
    "--s s.ii",
    "--m s.ii",
    "--no s.ii",
    "--stub_file_name",
    "--stub",
    "--stub_file_name= s.ii",
    "--error_output",
    "--gnu_version --stub_file_name s.ii",
    "--gnu_version=abc s.ii",
    "--gnu_version= s.ii",
    "--gnu_version=1 s.ii",
    "--gnu_version=30199 s.ii",
    "--gnu_version=1000000 s.ii",
    "--clang --clang_version=1000000 s.ii",
    "-z s.ii",
    "-? s.ii",
    "-e",
    "-we",
    "-wfoo s.ii",
    "-w1 s.ii",
    "-tfoo s.ii",
    "-stub_file_name s.ii",
    "--instantiate=foo s.ii",
    "--unicode_source_kind=ASCII s.ii",
    "--error_limit=0 s.ii",
    "--error_limit=-3 s.ii",
    "--error_limit=abc s.ii",
    "--context_limit=x s.ii",
    "--pending_instantiations=x s.ii",
    "--frandom-seed= s.ii",
    "--diag_suppress=99999 s.ii",
    "--diag_suppress=20338 s.ii",
    "--diag_suppress=1,2x s.ii",
    "--diag_warn=20338 s.ii",
    "--diag_suppress= s.ii",
    "--output_mode=foo s.ii",
    "--set_flag=abc s.ii",
    "--clear_flag abc s.ii",
    "--target=90 s.ii",
    "--target sm_90 s.ii",
    "s.ii --stub_file_name s.stub.c",
    "s.ii s.ii",
    "--orig_src_file_name q.cu s.ii s.ii",
    "-- --stub_file_name s.stub.c s.ii",
    "- --stub_file_name s.stub.c",
    "--stub_file_name s.stub.c nosuch.ii",
    "--stub_file_name s.stub.c --orig_src_file_name q.cu nosuch.ii",
    "--stub_file_name s.stub.c .",
    "--stub_file_name s.stub.c dir",
    "--stub_file_name s.stub.c loop",
    "--stub_file_name s.stub.c --gen_c_file_name loop s.ii",
    "--stub_file_name s.stub.c --gen_c_file_name nodir/x.cpp s.ii",
    "--stub_file_name s.stub.c --gen_c_file_name dir s.ii",
    "--stub_file_name s.stub.c --error_output nodir/x s.ii",
];

/// Command lines with a fault in every release, told by what the release's options are.
const FAULTS_BY_RELEASE: &[&str] = &[
    "--gen_c=1 --nosuch s.ii",
    "--no s.ii",
    "--c++2 s.ii",
    "--include_ s.ii",
    "--simt-only=1 s.ii",
    "--ms_mod_interface=1 s.ii",
    "--enable-tile --nosuch s.ii",
    "--wdir",
    "--diag_suppress=20338,20429 s.ii",
    "--diag_error=20429 s.ii",
    "--diag_remark=4013 s.ii",
];

const REFERENCE: Release = Release::REFERENCE;

fn reference() -> (Release, PathBuf) {
    (REFERENCE, released_tool(REFERENCE).expect("it is there"))
}

/// Each line with each released tool that is there.
fn everywhere<'a>(lines: &'a [&str]) -> impl Iterator<Item = (&'a &'a str, (Release, PathBuf))> {
    released_tools().flat_map(move |tool| lines.iter().map(move |line| (line, tool.clone())))
}

#[test]
fn the_options_are_those_of_the_release() {
    let (_keep, cufe) = drop_in();
    for (release, real) in released_tools() {
        let list = |program| run(program, release, &["--dump_command_options"], "");
        let (theirs, ours) = (list(&real), list(&cufe));
        assert!(theirs.output.len() > 1000);
        assert_eq!(theirs, ours, "{release}");
    }
    let alone =
        Command::new(&cufe).arg("--dump_command_options").env_remove("CUFE_RELEASE").output().unwrap();
    let newest = run(&cufe, Release::NEWEST, &["--dump_command_options"], "").output;
    assert_eq!(String::from_utf8_lossy(&alone.stdout), newest, "no release is noted");
    let given = run(&cufe, Release::NEWEST, &["--dump_command_options", "--release=13.0"], "").output;
    assert_eq!(given, run(&cufe, Release::Cuda13_0, &["--dump_command_options"], "").output);
}

#[test]
fn what_nvcc_passes_since_13_3_is_taken() {
    let (_keep, cufe) = drop_in();
    let line = "--c++23 --lossy_conversion_warning --diag_error lossy_conversion --diag_warn missing_launch_bounds \
        --simt-only --include_alt_file_name a.c --gen_c_file_name out.cpp --stub_file_name s.stub.c s.ii";
    let arguments: Vec<&str> = line.split_whitespace().collect();
    let seen = run(&cufe, Release::Cuda13_5, &arguments, "");
    assert_eq!((seen.exit, seen.messages.as_str()), (Some(0), ""));
    assert!(seen.files.contains_key("out.cpp"));
}

#[test]
fn an_unknown_release_is_read_as_the_nearest_and_told_with_the_statistics() {
    let (_keep, cufe) = drop_in();
    let told = |release: &str, more: &str| {
        let arguments = ["--stub_file_name", "s.stub.c", release, more, "s.ii"];
        let seen = run(&cufe, REFERENCE, &arguments, "");
        assert_eq!(seen.exit, Some(0), "{}", seen.messages);
        seen.messages
            .lines()
            .filter(|line| line.contains("is not known"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(told("--release=13.99.1", "--simt-only"), [""; 0]);
    assert_eq!(told("--release=13.99.1", "--stats"), ["release 13.99.1 is not known; it is read as 13.5"]);
    assert_eq!(told("--release=13.5.12", "--stats"), [""; 0]);
    let seen = run(&cufe, REFERENCE, &["--release=new", "s.ii"], "");
    assert!(seen.messages.contains("invalid value of --release: new"), "{}", seen.messages);
}

#[test]
fn faults_of_the_command_line_are_told_as_the_released_tool_tells_them() {
    let (_keep, cufe) = drop_in();
    let mut differences = String::new();
    for (line, (release, real)) in
        FAULTS.iter().map(|line| (line, reference())).chain(everywhere(FAULTS_BY_RELEASE))
    {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        let (theirs, ours) = (run(&real, release, &arguments, ""), run(&cufe, release, &arguments, ""));
        assert_eq!(theirs.exit, Some(4), "not a fault of the command line: {release} {line}");
        if theirs != ours {
            differences += &format!("{release} {line}\n  released: {theirs:?}\n  cufe:     {ours:?}\n");
        }
    }
    assert!(differences.is_empty(), "{differences}");
}

/// Lines that run: exit code, and the names of the files that are there afterwards, must be equal.
const RUNS: &[(&str, &str)] = &[
    ("--stub_file_name s.stub.c s.ii", ""),
    ("--stub s.stub.c s.ii", ""),
    ("--stub_file_name=s.stub.c --gen_c=named.cpp s.ii", ""),
    ("--gen_c_file_name a.cpp --gen_c_file_name b.cpp --stub_file_name s.stub.c s.ii", ""),
    ("--gen_c_file_name - --stub_file_name s.stub.c s.ii", ""),
    ("-rw --stub_file_name s.stub.c s.ii", ""),
    ("-we5 --stub_file_name s.stub.c s.ii", ""),
    ("--no_code_gen --gen_module_id_file --module_id_file_name made.id s.ii", ""),
    ("--gen_module_id_file --module_id_file_name made.id --stub_file_name s.stub.c s.ii", ""),
    (
        "--gen_module_id_file --module_id_file_name old.id --gen_c old.cpp --stub_file_name s.stub.c bad.ii",
        "",
    ),
    ("--gen_c_file_name unused.cpp --stub_file_name s.stub.c -", "int y;\n"),
    ("--error_output told.txt --stub_file_name s.stub.c bad.ii", ""),
    ("--unicode_source_kind=UTF-8 --stub_file_name s.stub.c s.ii", ""),
    ("--version", ""),
    ("-v --stub_file_name s.stub.c s.ii", ""),
    ("--dump_command_options", ""),
    ("-V s.ii", ""),
    ("--Version", ""),
];

#[test]
fn runs_end_with_the_released_tools_exit_code_and_files() {
    let (release, real) = reference();
    let (_keep, cufe) = drop_in();
    let mut differences = String::new();
    for (line, input) in RUNS {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        let (theirs, ours) = (run(&real, release, &arguments, input), run(&cufe, release, &arguments, input));
        let names = |seen: &Seen| seen.files.keys().cloned().collect::<Vec<_>>();
        let kept = |seen: &Seen| (seen.files["old.cpp"] == "old", seen.files["old.id"] == "old");
        let parts = |seen: &Seen| (seen.exit, names(seen), kept(seen), seen.output.is_empty());
        if parts(&theirs) != parts(&ours) {
            differences += &format!("{line}\n  released: {theirs:?}\n  cufe:     {ours:?}\n");
        }
    }
    assert!(differences.is_empty(), "{differences}");
}

/// A unit of warnings only, and one with errors: their only diagnostics are CUDA rules.
const WARNINGS: &str = "# 1 \"rules.cu\"\n\
typedef unsigned long size_t;\n\
struct S { __attribute__((device)) S() = default; };\n\
__attribute__((global)) inline void twice() {}\n\
__attribute__((global)) inline void again() {}\n";
const ERRORS: &str = "\
__attribute__((host)) __attribute__((global)) void both() {}\n\
__attribute__((global)) int returns() { return 1; }\n\
__attribute__((global)) void odd(int, ...) {}\n";

/// Options that change what is told.
const TELLING: &[&str] = &[
    "",
    "-w",
    "-W",
    "--promote_warnings --no_warnings",
    "--no_warnings --promote_warnings",
    "--remarks -w",
    "--brief_diagnostics",
    "--brief_diagnostics --no_brief_diagnostics",
    "--no_display_error_number",
    "--diag_suppress=20012",
    "--diag_suppress=20012,20050",
    "--diag_suppress 20012 --diag_warning 20012",
    "--diag_error=20050",
    "--diag_error 20012,20050",
    "--diag_remark=20012",
    "--diag_once=20050",
    "--diag_suppress=20048",
    "--diag_warning=20048",
    "--diag_suppress=20024",
    "--diag_suppress=20050 --promote_warnings",
    "--diag_warn missing_launch_bounds",
    "--diag_error missing_launch_bounds",
    "--diag_warn 20238 --promote_warnings",
    "-w --remarks",
    "--diag_remark=20012 --remarks",
    "--error_limit=1",
    "--error_limit=2",
    "-e3",
    "--orig_src_file_name other.cu",
    "--error_output=told.txt",
    "--no_code_gen",
];

#[test]
fn diagnostics_are_controlled_as_the_released_tool_controls_them() {
    let (release, real) = reference();
    let (_keep, cufe) = drop_in();
    let mut differences = String::new();
    for unit in [WARNINGS.to_owned(), format!("{WARNINGS}{ERRORS}")] {
        for line in TELLING {
            let mut arguments = vec!["--c++17", "--display_error_number", "--stub_file_name", "s.stub.c"];
            arguments.extend(line.split_whitespace());
            arguments.push("-");
            let (theirs, ours) =
                (run(&real, release, &arguments, &unit), run(&cufe, release, &arguments, &unit));
            let parts = |seen: &Seen| {
                (
                    seen.exit,
                    seen.messages.clone(),
                    seen.files.get("told.txt").cloned(),
                    seen.output.is_empty(),
                )
            };
            if parts(&theirs) != parts(&ours) {
                let (theirs, ours) = (parts(&theirs), parts(&ours));
                differences += &format!("{line}\n  released: {theirs:?}\n  cufe:     {ours:?}\n");
            }
        }
    }
    assert!(differences.is_empty(), "{differences}");
}

/// Texts whose only fault is one that the lexer finds.
const UNENDED: &[&str] = &[
    "# 3 \"u.cu\"\n  int x; /* open\n",
    "int x; /* open",
    "# 7 \"u.cu\"\nconst char *s\n\t= \"open\n;\n",
    "const char *s = \"\\\n\";\nconst char c = \"open\n;\n",
];

#[test]
fn unended_texts_are_told_as_the_released_tool_tells_them() {
    let (release, real) = reference();
    let (_keep, cufe) = drop_in();
    for text in UNENDED {
        let arguments = ["--c++17", "--stub_file_name", "s.stub.c", "-"];
        let (theirs, ours) = (run(&real, release, &arguments, text), run(&cufe, release, &arguments, text));
        assert_eq!(ours.exit, theirs.exit, "{text:?}");
        assert_eq!(ours.messages, theirs.messages, "{text:?}");
    }
}

#[test]
fn the_list_of_options_is_the_released_tools() {
    let line = &["--dump_command_options"];
    let (theirs, ours) = (run(&reference().1, REFERENCE, line, ""), run(&drop_in().1, REFERENCE, line, ""));
    assert_eq!(ours.output, theirs.output);
}

#[test]
fn refused_options_are_named_with_the_reason() {
    let (_keep, cufe) = drop_in();
    for (option, reason) in [("--m32", "only 64-bit targets exist"), ("--preprocess", "preprocessed input")] {
        let seen = run(&cufe, REFERENCE, &[option, "--stub_file_name", "s.stub.c", "s.ii"], "");
        assert_eq!(seen.exit, Some(4));
        let first = seen.messages.lines().next().unwrap_or_default();
        assert!(first.contains(option) && first.contains(reason), "{first}");
    }
}
