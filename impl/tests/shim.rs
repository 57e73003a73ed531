//! nvcc through the shim runs cufe, and what it builds has the released build's symbols.
//!
//! Needs the toolkit (`scripts/toolkit`) and g++; `scripts/test` brings the former.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const PROGRAM: &str = r#"
#include <cstdio>
__global__ void plain(int *p) { *p = 1; }
template <class T> __global__ void generic(T v) { (void)v; }
int main() {
  plain<<<1, 1>>>(nullptr);
  generic<<<1, 1>>>(2.5f);
  int sum = 1 + 2 + 3;
  std::printf("%d %d\n", sum, (int)cudaDeviceSynchronize());
  return 0;
}
"#;

fn nvcc(nvcc: &Path, folder: &Path, arguments: &[&str]) -> Output {
    Command::new(nvcc).args(arguments).current_dir(folder).output().unwrap()
}

fn symbols(object: &Path) -> Vec<String> {
    let done = Command::new("nm").arg(object).output().unwrap();
    assert!(done.status.success());
    // The value of a symbol says nothing here; undefined symbols have none.
    let line = |line: &str| line.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == ' ').to_owned();
    let mut lines: Vec<String> = String::from_utf8(done.stdout).unwrap().lines().map(line).collect();
    lines.sort();
    lines
}

#[test]
fn nvcc_through_the_shim_runs_cufe() {
    let toolkit = cufe::cli::toolkit::find(None).expect("this test needs the toolkit: run scripts/toolkit");
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("x.cu"), PROGRAM).unwrap();
    let shim = folder.path().join("shim");
    let made = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["shim".as_ref(), shim.as_os_str(), "--toolkit".as_ref(), toolkit.as_os_str()])
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let (through, real) = (shim.join("nvcc"), toolkit.join("bin/nvcc"));
    assert_eq!(String::from_utf8_lossy(&made.stdout).trim_end(), through.to_string_lossy());

    let ours = ["-arch=sm_90", "--keep", "-c", "x.cu", "-o", "ours.o"];
    let done = nvcc(&through, folder.path(), &ours);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(String::from_utf8_lossy(&done.stderr), "");
    // cufe edits the source, so missing parentheses prove who was run: the released tool prints the program anew.
    let host = fs::read_to_string(folder.path().join("x.cudafe1.cpp")).unwrap();
    assert!(host.contains("int sum = 1 + 2 + 3;"), "{}", &host[host.len() - 2000..]);

    let done =
        nvcc(&through, folder.path(), &["-arch=sm_90", "-cudart", "static", "ours.o", "-o", "program"]);
    assert!(done.status.success(), "linking: {}", String::from_utf8_lossy(&done.stderr));

    let done = nvcc(&real, folder.path(), &["-arch=sm_90", "-c", "x.cu", "-o", "theirs.o"]);
    assert!(done.status.success());
    assert_eq!(symbols(&folder.path().join("ours.o")), symbols(&folder.path().join("theirs.o")));
}
