//! Bad input: the released tool's exit code, a message with a place, no output left behind, never a panic.
//!
//! Exit codes and texts were observed on cudafe++ 13.0.88; `better` marks where cufe does better on purpose.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::process::{Command, Output};

/// Runs cufe in `folder` as nvcc runs cudafe++, on `input`.
fn run(folder: &Path, input: &OsStr, extra: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["--c++17", "--static-host-stub", "--device-hidden-visibility", "--gnu_version=120200"])
        .args(["--display_error_number", "--gen_c_file_name", "out.cpp", "--gen_module_id_file"])
        .args(["--module_id_file_name", "out.id", "--stub_file_name", "out.stub.c"])
        .args(extra)
        .arg(input)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn messages(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Runs a text, and checks that it ends with `exit`, says `text` first, and leaves nothing behind.
fn refused(text: &[u8], exit: i32, said: &str) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), text).unwrap();
    let done = run(folder.path(), OsStr::new("u.ii"), &[]);
    let messages = messages(&done);
    assert_eq!(done.status.code(), Some(exit), "{messages}");
    assert!(messages.contains(said), "expected {said:?} in {messages:?}");
    assert_eq!(names(folder.path()), ["u.ii"], "nothing is left behind");
}

/// Runs a text that is fine, and returns the host output.
fn accepted(text: &[u8]) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), text).unwrap();
    let done = run(folder.path(), OsStr::new("u.ii"), &[]);
    assert_eq!(done.status.code(), Some(0), "{}", messages(&done));
    assert_eq!(names(folder.path()), ["out.cpp", "out.id", "u.ii"]);
    fs::read(folder.path().join("out.cpp")).unwrap()
}

#[test]
fn a_missing_file_a_folder_and_an_empty_name() {
    let folder = tempfile::tempdir().unwrap();
    for (input, said) in [
        ("nosuch.ii", "Catastrophic error: cannot open source file \"nosuch.ii\"\n"),
        (".", "Catastrophic error: cannot open source file \".\": is a directory\n"),
        ("", "Catastrophic error: cannot open source file \"\": invalid file name\n"),
    ] {
        let done = run(folder.path(), OsStr::new(input), &[]);
        assert_eq!(done.status.code(), Some(4));
        assert!(messages(&done).starts_with(said), "{}", messages(&done));
        assert_eq!(names(folder.path()), [""; 0]);
    }
}

#[test]
fn an_unreadable_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("u.ii");
    fs::write(&path, "int x;\n").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    if fs::read(&path).is_ok() {
        // The superuser reads everything; a link that leads to itself is unreadable to everybody.
        fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink("u.ii", &path).unwrap();
    }
    let done = run(folder.path(), OsStr::new("u.ii"), &[]);
    assert_eq!(done.status.code(), Some(4));
    let said = "Catastrophic error: cannot open source file \"u.ii\": ";
    assert!(messages(&done).starts_with(said), "{}", messages(&done));
    assert_eq!(names(folder.path()), ["u.ii"]);
}

#[test]
fn a_name_that_is_not_utf8() {
    let folder = tempfile::tempdir().unwrap();
    let name = OsStr::from_bytes(b"\xff\xfe.ii");
    fs::write(folder.path().join(name), "int x;\n").unwrap();
    let done = run(folder.path(), name, &[]);
    assert_eq!(done.status.code(), Some(0), "{}", messages(&done));
}

#[test]
fn an_empty_file_is_a_unit() {
    let host = String::from_utf8(accepted(b"")).unwrap();
    assert!(host.contains("__nv_inited_managed_rt"), "{host}");
    assert!(host.ends_with("#undef _NV_ANON_NAMESPACE\n"), "{host}");
}

#[test]
fn texts_that_do_not_end() {
    refused(b"# 1 \"u.cu\"\nint x; /* open\n", 2, "u.cu(1): error: comment unclosed at end of file\n");
    refused(b"# 7 \"u.cu\"\nconst char *s = \"open\n;\n", 2, "u.cu(7): error: missing closing quote\n");
    refused(b"# 1 \"u.cu\"\nconst char *s = R\"x(open\n", 2, "u.cu(1): error: ");
    refused(b"# 1 \"u.cu\"\nint f() {\n\n", 2, "u.cu(1): error: ");
    refused(b"# 1 \"u.cu\"\nint f(int a\n", 2, "u.cu(1): error: ");
    refused(b"# 1 \"u.cu\"\nint a[3\n", 2, "u.cu(1): error: ");
    refused(b"# 1 \"u.cu\"\nint f() { return 1; } }\n", 2, "u.cu(1): error: ");
    refused(b"# 1 \"u.cu\"\nint f() { return (1; }\n", 2, "u.cu(1): error: ");
}

#[test]
fn the_summary_names_the_input() {
    refused(b"int x; /* open\n", 2, "1 error detected in the compilation of \"u.ii\".\n");
}

#[test]
fn lines_of_the_preprocessor_are_told_and_not_passed_over() {
    // better: the released tool preprocesses; cufe says what to do instead of reading the text wrong.
    for line in ["#include \"x.h\"", "#define A 1", "#if 1\n#endif", "#undef A", "  # ifdef A\n#endif"] {
        refused(format!("# 1 \"u.cu\"\nint x;\n{line}\nint y;\n").as_bytes(), 4, "u.cu(2): ");
    }
}

#[test]
fn bytes_that_are_no_program_text() {
    refused(
        b"# 1 \"u.cu\"\nint a;\nint c @ d;\n",
        2,
        "u.cu(2): error: unrecognized token\n  int c @ d;\n        ^\n",
    );
    refused(b"\x7fELF\x02\x01\x01\x00 not a source", 2, "u.ii(1): error: unrecognized token\n");
    refused(
        &b"\x01\n".repeat(200),
        4,
        "Error limit reached.\n100 errors detected in the compilation of \"u.ii\".\n",
    );
    let utf16: Vec<u8> = "\u{feff}int x;\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    refused(&utf16, 4, "u.ii(1): catastrophic error: the input is UTF-16");
}

#[test]
fn noise_is_refused_or_passed_on_but_never_crashes() {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    for size in [1usize, 10, 100, 1000, 3000, 65_536] {
        let noise: Vec<u8> = (0..size)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 24) as u8
            })
            .collect();
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("u.ii"), &noise).unwrap();
        let done = run(folder.path(), OsStr::new("u.ii"), &[]);
        let exit = done.status.code();
        assert!(matches!(exit, Some(0 | 2 | 4)), "{size} bytes: {exit:?} {}", messages(&done));
        let left = names(folder.path());
        assert_eq!(left.len(), if exit == Some(0) { 3 } else { 1 }, "{left:?}");
    }
}

#[test]
fn bytes_that_compilers_take() {
    let bom = accepted(b"\xef\xbb\xbfint a;\r\nint b;");
    assert!(bom.windows(6).any(|w| w == b"int b;"), "the last line needs no line end");
    let nul = accepted(b"int a;\0int b;\n");
    assert!(nul.windows(6).any(|w| w == b"int b;"));
    accepted("int \u{e9}cole; const char *s = \"\u{1f980}\";\n".as_bytes());
}

#[test]
fn deep_nesting_is_read() {
    const DEPTH: usize = 100_000;
    let repeat = |text: &str| text.repeat(DEPTH);
    for text in [
        format!("int x = {}1{};\n", repeat("("), repeat(")")),
        format!("void f() {}{}\n", repeat("{"), repeat("}")),
        format!("int x = {}1;\n", repeat("- ")),
        format!("int x = 1{};\n", repeat("+1")),
        format!("int {}p;\n", repeat("*")),
        format!("int a{};\n", repeat("[1]")),
        format!("{}int x;{}\n", repeat("namespace n {"), repeat("}")),
        format!("template <class> struct V; V<{}int{}> *v;\n", "V<".repeat(10_000), ">".repeat(10_000)),
    ] {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("u.ii"), &text).unwrap();
        let done = run(folder.path(), OsStr::new("u.ii"), &[]);
        assert_eq!(done.status.code(), Some(0), "{}: {}", &text[..40], messages(&done));
    }
}

#[test]
fn deep_nesting_that_needs_recursion_ends_without_a_crash() {
    const DEPTH: usize = 100_000;
    let repeat = |text: &str| text.repeat(DEPTH);
    for text in [
        format!("int {}x{};\n", repeat("("), repeat(")")),
        format!("{}int x;{}\n", repeat("struct S {"), repeat("};")),
        format!("void f({}int{});\n", repeat("void (*)("), repeat(")")),
        format!("{}class T{} void f();\n", repeat("template <"), repeat("> class U")),
        format!("__attribute__((global)) void k({}int{}) {{}}\n", repeat("void (*)("), repeat(")")),
        format!("__attribute__((device)) int d() {{ return {}1{}; }}\n", repeat("("), repeat(")")),
        format!("void g() {{ {}k<<<1, 1>>>(){}; }}\n", repeat("("), repeat(")")),
        format!("void g() {{ {}; }}\n", repeat("k<<<1, 1>>>(")),
        format!("void g() {{ k<<<{}1{}, 1>>>(); }}\n", repeat("("), repeat(")")),
        format!("void g() {{ {}{} }}\n", repeat("if (1) {"), repeat("}")),
        format!("void g() {{ {} {} }}\n", repeat("[] {"), repeat("}();")),
    ] {
        let folder = tempfile::tempdir().unwrap();
        // Without the launch configuration's declaration a launch is an internal error.
        let unit = format!("extern \"C\" unsigned __cudaPushCallConfiguration();\n{text}");
        fs::write(folder.path().join("u.ii"), &unit).unwrap();
        let done = run(folder.path(), OsStr::new("u.ii"), &[]);
        let exit = done.status.code();
        assert!(matches!(exit, Some(0 | 2)), "{}: {exit:?} {}", &text[..40], messages(&done));
        assert_eq!(names(folder.path()).len(), if exit == Some(0) { 3 } else { 1 });
    }
}

#[test]
fn a_missing_stub_name_is_an_error_and_no_crash() {
    // better: the released tool crashes at the end and leaves a cut host output.
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), "int x;\n").unwrap();
    let program = env!("CARGO_BIN_EXE_cufe");
    let done = Command::new(program).args(["--c++17", "u.ii"]).current_dir(folder.path()).output().unwrap();
    assert_eq!(done.status.code(), Some(4));
    assert!(
        messages(&done).starts_with("Command-line error: missing --stub_file_name"),
        "{}",
        messages(&done)
    );
    assert_eq!(names(folder.path()), ["u.ii"]);
}

#[test]
fn outputs_that_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), "int x;\n").unwrap();
    for (arguments, said) in [
        (["--gen_c_file_name", "nodir/x.cpp"], "cannot open generated C++ file \"nodir/x.cpp\"\n"),
        (["--gen_c_file_name", "."], "cannot open generated C++ file \".\": Is a directory\n"),
        (["--gen_c_file_name", "/dev/full"], "cannot write generated C++ file \"/dev/full\": "),
        (["--module_id_file_name", "nodir/x.id"], "cannot open module id file \"nodir/x.id\"\n"),
        (["--module_id_file_name", "/dev/full"], "cannot write module id file \"/dev/full\": "),
    ] {
        let done = run(folder.path(), OsStr::new("u.ii"), &arguments);
        assert_eq!(done.status.code(), Some(4));
        let messages = messages(&done);
        assert!(messages.starts_with(&format!("Catastrophic error: {said}")), "{messages}");
        assert!(messages.ends_with("Compilation terminated.\n"), "{messages}");
        assert_eq!(names(folder.path()), ["u.ii"], "{arguments:?}: nothing half-written is left");
    }
    // better: the released tool refuses what is not a regular file.
    let done = run(folder.path(), OsStr::new("u.ii"), &["--gen_c_file_name", "/dev/null"]);
    assert_eq!(done.status.code(), Some(0), "{}", messages(&done));
}

#[test]
fn outputs_of_an_earlier_run_stay_after_an_error() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.ii"), "int x; /* open\n").unwrap();
    fs::write(folder.path().join("out.cpp"), "earlier").unwrap();
    fs::write(folder.path().join("out.id"), "earlier").unwrap();
    let done = run(folder.path(), OsStr::new("u.ii"), &[]);
    assert_eq!(done.status.code(), Some(2));
    assert_eq!(fs::read(folder.path().join("out.cpp")).unwrap(), b"earlier");
    assert_eq!(fs::read(folder.path().join("out.id")).unwrap(), b"earlier");
}

#[test]
fn raw_sources_that_do_not_preprocess() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("u.cu"), "#include \"nosuch.h\"\n").unwrap();
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_cufe")).args(arguments).current_dir(folder.path()).output().unwrap()
    };
    let done = run(&["compile", "--prelude", "u.cu"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(messages(&done).contains("nosuch.h: No such file or directory"), "{}", messages(&done));
    assert!(messages(&done).contains("the host compiler's -E failed"), "{}", messages(&done));
    let done = run(&["compile", "--prelude", "nosuch.cu"]);
    assert_eq!(done.status.code(), Some(4));
    assert!(messages(&done).contains("cannot open source file \"nosuch.cu\""), "{}", messages(&done));
    let done = run(&["compile", "--toolkit", "/nosuch", "u.cu"]);
    assert_eq!(done.status.code(), Some(4));
    assert!(messages(&done).contains("no CUDA toolkit in \"/nosuch\""), "{}", messages(&done));
    let done = run(&["compile", "--prelude", "--host-compiler", "nosuch++", "u.cu"]);
    assert!(messages(&done).contains("cannot run the host compiler \"nosuch++\""), "{}", messages(&done));
    assert_eq!(names(folder.path()), ["u.cu"]);
}
