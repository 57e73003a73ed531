//! Little memory is an error with its exit status, and no end by a signal.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};

/// cufe with `kilobytes` of address space.
fn run(folder: &Path, limit: &str, kilobytes: u32) -> Output {
    let script = format!("ulimit -{limit} {kilobytes}; exec \"$0\" \"$@\"");
    Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_cufe"), "--c++17", "--stub_file_name", "s"])
        .args(["--gen_c_file_name", "out.cpp", "--gen_module_id_file", "--module_id_file_name", "out.id"])
        .arg("u.ii")
        .current_dir(folder)
        .output()
        .unwrap()
}

#[test]
fn address_space_from_too_little_to_enough() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut text = String::from("# 1 \"u.cu\"\n");
    for line in 0..40_000 {
        text += &format!("__attribute__((device)) int g{line}(int a) {{ return a + {line}; }}\n");
    }
    fs::write(at("u.ii"), &text).unwrap();
    let mut outcomes = Vec::new();
    // With less the system's own loader gives up before cufe begins.
    for megabytes in [20, 24, 32, 48, 64, 80, 100, 150, 200, 300, 600, 2_000] {
        let done = run(folder.path(), "v", megabytes << 10);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert_eq!(done.status.signal(), None, "{megabytes} MB: {said}");
        match done.status.code() {
            Some(0) => assert!(at("out.cpp").exists() && at("out.id").exists()),
            Some(4) => {
                assert!(said.contains("out of memory"), "{megabytes} MB: {said}");
                assert!(said.ends_with("Compilation terminated.\n"), "{megabytes} MB: {said}");
                assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
            }
            other => panic!("{megabytes} MB: {other:?} {said}"),
        }
        outcomes.push(done.status.code());
        for output in ["out.cpp", "out.id"] {
            let _ = fs::remove_file(at(output));
        }
    }
    assert!(outcomes.contains(&Some(4)) && outcomes.last() == Some(&Some(0)), "{outcomes:?}");
}

#[test]
fn a_small_stack() {
    let folder = tempfile::tempdir().unwrap();
    let (open, close) = ("struct S {".repeat(150), "};".repeat(150));
    fs::write(folder.path().join("u.ii"), format!("{open}int x;{close}\n")).unwrap();
    for kilobytes in [64, 96, 128, 256, 512, 1_024, 8_192] {
        let done = run(folder.path(), "s", kilobytes);
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(matches!(done.status.code(), Some(0 | 4)), "{kilobytes} KB: {:?} {said}", done.status);
        assert_eq!(
            done.status.success(),
            !said.contains("out of memory: the stack of a process is limited to ")
        );
        assert!(done.status.success() || kilobytes < 1_024, "{kilobytes} KB: {said}");
    }
}
