//! `cufe build` and `cufe jit` with the toolkit of 13.0.88, which `scripts/toolkit` brings.
//!
//! `cufe-builds run --build` compares what `cufe build` makes of whole programs with nvcc's objects; `scripts/jit` compares PTX.

use cufe::cli::toolkit;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PROGRAM: &str = r#"
#include <cstdio>
__global__ void plain(int *p) { *p = 1; }
template <class T> __global__ void generic(T v) { (void)v; }
int main() {
  plain<<<1, 1>>>(nullptr);
  generic<<<1, 1>>>(2.5f);
  std::printf("built %d\n", (int)(cudaDeviceSynchronize() == cudaSuccess));
  return 0;
}
"#;

/// cufe in a folder, with a folder of its own for temporary files.
fn cufe(folder: &Path, arguments: &[&str]) -> Command {
    let toolkit = toolkit::fetched("13.0.88").expect("this test needs the toolkit: run scripts/toolkit");
    let temporary = folder.join("temporary");
    fs::create_dir_all(&temporary).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(arguments).current_dir(folder).env("TMPDIR", temporary).env("CUFE_TOOLKIT", toolkit.root);
    command
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = cufe(folder, arguments).output().unwrap();
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

/// The names in a folder, but for that of temporary files, which has to be empty.
fn names(folder: &Path) -> Vec<String> {
    let list = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(list(&folder.join("temporary")), [] as [&str; 0], "temporary files are left");
    list(folder).into_iter().filter(|name| name != "temporary").collect()
}

#[test]
fn a_program_is_built_and_nothing_else_is_left() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.cu"), PROGRAM).unwrap();
    let (code, said) = run(folder, &["build", "a.cu", "-arch=sm_90", "-O2", "-o", "program"]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(names(folder), ["a.cu", "program"]);
    let done = Command::new(folder.join("program")).output().unwrap();
    assert!(String::from_utf8_lossy(&done.stdout).starts_with("built "));
}

#[test]
fn objects_are_linked_and_kept_files_have_their_names() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.cu"), "__device__ int twice(int n) { return 2 * n; }\n").unwrap();
    let user = "__device__ int twice(int);\n__global__ void k(int *p) { *p = twice(*p); }\nint main() {}\n";
    fs::write(folder.join("b.cu"), user).unwrap();
    let architectures =
        ["-gencode", "arch=compute_80,code=sm_80", "-gencode", "arch=compute_90,code=[sm_90,compute_90]"];
    let with = |before: &[&str]| run(folder, &[before, &architectures].concat());
    let (code, said) = with(&["build", "-dc", "a.cu", "b.cu"]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(names(folder), ["a.cu", "a.o", "b.cu", "b.o"]);
    fs::create_dir(folder.join("kept")).unwrap();
    let (code, said) = with(&["build", "a.o", "b.o", "-o", "program", "-keep", "-keep-dir", "kept"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(folder.join("kept/program_dlink.o").is_file() && folder.join("program").is_file());
    let (code, said) = with(&["build", "-fatbin", "a.cu", "-o", "a.fatbin"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(folder.join("a.fatbin").is_file());
}

#[test]
fn cicc_gets_what_is_needed_and_nothing_after_an_edit_of_host_code() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let made = |file: &str, more: &[&str]| {
        let (code, said) = run(folder, &[&["build", "-c", file, "-o", "a.o"], more].concat());
        assert_eq!(code, Some(0), "{said}");
        fs::read(folder.join("a.o")).unwrap()
    };
    fs::write(folder.join("a.cu"), PROGRAM).unwrap();
    let whole = made("a.cu", &["--whole"]);
    let kept = ["--device-cache", "cache", "--records=records"];
    assert!(made("a.cu", &kept) == whole, "the object of the shortened unit differs");
    assert!(made("a.cu", &kept) == whole, "the object from the cache differs");
    fs::write(folder.join("a.cu"), format!("static int edited() {{ return 1; }}\n{PROGRAM}")).unwrap();
    made("a.cu", &kept);
    let records = fs::read_to_string(folder.join("records")).unwrap();
    let reused: Vec<bool> = records.lines().map(|line| line.contains("\"reused\":true")).collect();
    assert_eq!(reused, [false, true, true], "{records}");
    assert!(records.lines().all(|line| line.contains("\"whole\":null")), "{records}");
    made("a.cu", &["--verify"]);
    assert_eq!(names(folder), ["a.cu", "a.o", "cache", "records"]);
}

#[cfg(unix)]
#[test]
fn a_lost_instance_fails_the_build() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let source = "template <class T> __global__ void k(T *p) { *p = T(); }\n\
        template <class T> void launch(T *p) { k<T><<<1, 1>>>(p); }\n\
        int main() { launch((int *)0); /*planted*/ launch((float *)0); /*planted*/ }\n";
    fs::write(folder.join("a.cu"), source).unwrap();
    let real = toolkit::fetched("13.0.88").unwrap().root;
    let bin = folder.join("toolkit/nvvm/bin");
    fs::create_dir_all(&bin).unwrap();
    for name in ["bin", "include", "lib64", "nvvm/libdevice"] {
        symlink(real.join(name), folder.join("toolkit").join(name)).unwrap();
    }
    let script = format!(
        "#!/bin/sh\nfor one; do case \"$one\" in *.cpp1.ii) sed -i 's|launch((float \\*)0);||' \"$one\";; esac; done\n\
         exec '{}/nvvm/bin/cicc' \"$@\"\n",
        real.display()
    );
    fs::write(bin.join("cicc"), script).unwrap();
    fs::set_permissions(bin.join("cicc"), fs::Permissions::from_mode(0o755)).unwrap();
    let (code, said) = run(folder, &["build", "--toolkit", "toolkit", "-c", "a.cu"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("does not define this instance"), "{said}");
    assert_eq!(names(folder), ["a.cu", "toolkit"]);
}

#[test]
fn errors_have_their_status_and_leave_nothing() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("unknown.cu"), "int main() { return x; }\n").unwrap();
    fs::write(folder.join("assembler.cu"), "__global__ void k() { asm(\"foo;\"); }\nint main() {}\n")
        .unwrap();
    fs::write(folder.join("linker.cu"), "int elsewhere();\nint main() { return elsewhere(); }\n").unwrap();
    fs::write(folder.join("program"), "as it was").unwrap();
    fs::create_dir(folder.join("temporary")).unwrap();
    let before = names(folder);
    for (arguments, code, words) in [
        (&["unknown.cu"][..], 1, "cufe: g++ failed with status 1 (unknown.cu)"),
        (&["unknown.cu", "--whole"], 1, "unknown.cu(1): error: identifier \"x\" is undefined"),
        (&["assembler.cu"], 255, "cufe: ptxas failed with status 255 (assembler.cu)"),
        (&["linker.cu"], 1, "cufe: g++ failed with status 1 (program)"),
        (&["none.cu"], 4, "there is no file \"none.cu\""),
        (&["linker.cu", "--kep"], 2, "did you mean --keep?"),
        (&["linker.cu", "-run"], 2, "cufe build does not know -run"),
        (&["linker.cu", "-arch=native", "-arch=all", "-code=sm_90"], 2, "stand without other architectures"),
        (&["linker.cu", "--jit", "--extended-lambda"], 2, "NVRTC has no extended lambdas"),
        (&["linker.cu", "--toolkit", "/none"], 4, "no CUDA toolkit in \"/none\""),
        (&["linker.cu", "-ccbin", "no-such-compiler"], 4, "cannot run the host compiler"),
    ] {
        let (status, said) = run(folder, &[&["build", "-o", "program"], arguments].concat());
        assert_eq!(status, Some(code), "{arguments:?}: {said}");
        assert!(said.contains(words), "{arguments:?}: {said}");
        assert_eq!(names(folder), before, "{arguments:?}");
        assert_eq!(fs::read_to_string(folder.join("program")).unwrap(), "as it was");
    }
}

#[test]
fn headers_are_told_as_nvcc_tells_them() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("h.h"), "").unwrap();
    fs::write(folder.join("d.h"), "").unwrap();
    let source = "#include \"h.h\"\n#ifdef __CUDA_ARCH__\n#include \"d.h\"\n#endif\n__global__ void k() {}\n";
    fs::write(folder.join("a.cu"), source).unwrap();
    let released = toolkit::fetched("13.0.88").unwrap().root;
    let of_nvcc = |arguments: &[&str]| {
        let mut nvcc = Command::new(released.join("bin/nvcc"));
        assert!(nvcc.args(arguments).current_dir(folder).status().unwrap().success());
        let text = fs::read_to_string(folder.join("a.d")).unwrap();
        fs::remove_file(folder.join("a.d")).unwrap();
        // nvcc spells its own folder so.
        text.replace(&format!("{}/bin/..//", released.display()), &format!("{}/", released.display()))
    };
    for arguments in [
        &["-MD", "-c", "a.cu"][..],
        &["-MMD", "-MP", "-MT", "x y", "-c", "a.cu"],
        &["-MM", "a.cu", "-MF", "a.d"],
    ] {
        let expected = of_nvcc(arguments);
        let (code, said) = run(folder, &[&["build"], arguments].concat());
        assert_eq!(code, Some(0), "{said}");
        let written = fs::read_to_string(folder.join("a.d")).unwrap();
        fs::remove_file(folder.join("a.d")).unwrap();
        assert_eq!(written, expected, "{arguments:?}");
        assert!(written.contains("d.h") && written.contains("h.h"), "{written}");
    }
    assert_eq!(names(folder), ["a.cu", "a.o", "d.h", "h.h"]);
}

#[test]
fn device_code_is_linked_late_and_archives_are_made() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.cu"), "__device__ int twice(int n) { return 2 * n; }\n").unwrap();
    let user = "__device__ int twice(int);\n__global__ void k(int *p) { *p = twice(*p); }\nint main() { k<<<1, 1>>>(nullptr); }\n";
    fs::write(folder.join("b.cu"), user).unwrap();
    for arguments in [
        &["-dc", "-dlto", "-arch=sm_90", "a.cu"][..],
        &["-dc", "-arch=sm_90", "a.cu", "b.cu"],
        &["-dlink", "-arch=sm_90", "a.o", "b.o", "-o", "linked.o"],
        &["-lib", "a.o", "b.o", "-o", "ab.a"],
        &["-arch=sm_90", "ab.a", "-dlink"],
        &["-arch=sm_90", "-rdc=true", "b.o", "a.o", "-o", "program"],
    ] {
        let (code, said) = run(folder, &[&["build"], arguments].concat());
        assert_eq!(code, Some(0), "{arguments:?}: {said}");
    }
    assert_eq!(names(folder), ["a.cu", "a.o", "a_dlink.o", "ab.a", "b.cu", "b.o", "linked.o", "program"]);
    // The wheels have no library that optimises while it links.
    let (_, said) =
        run(folder, &["build", "-dlto", "-arch=sm_90", "a.o", "b.o", "-o", "program", "--dryrun"]);
    assert!(said.contains("-dlto -nvvmpath=") && said.contains("--ident=lto"), "{said}");
    let (_, said) = run(folder, &["build", "-dlto", "-c", "-arch=sm_90", "a.cu", "--dryrun"]);
    assert!(
        said.contains("a.ltoir") && said.contains("kind=nvvm,sm=90") && !said.contains("/ptxas"),
        "{said}"
    );
    assert_eq!(fs::read(folder.join("ab.a")).unwrap()[..8], *b"!<arch>\n");
}

#[test]
fn nvrtc_takes_the_place_of_cicc() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let source = PROGRAM.replace("int main() {", "namespace { __global__ void in_unnamed(const int &r, char c) {} }\n\
        static __constant__ int table[4];\nint main() {\n  in_unnamed<<<1, 1>>>(3, 'c');\n  cudaMemcpyToSymbol(table, \"\", 1);");
    fs::write(folder.join("a.cu"), source).unwrap();
    fs::create_dir(folder.join("kept")).unwrap();
    let (code, said) = run(
        folder,
        &["build", "--jit", "a.cu", "-arch=sm_90", "-o", "program", "-keep", "-keep-dir", "kept", "-v"],
    );
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("/cicc") && said.contains("stand-in nvrtc"), "{said}");
    let bound = fs::read_to_string(folder.join("kept/a.bound.s")).unwrap();
    for name in ["_Z5plainPi", "_Z7genericIfEvT_", "10in_unnamedERKic", "\"table\""] {
        let tables = &bound[bound.find("__cufe_functions:\n").unwrap()..];
        assert!(tables.contains(name), "{name}: {tables}");
    }
    let done = Command::new(folder.join("program")).output().unwrap();
    assert!(String::from_utf8_lossy(&done.stdout).starts_with("built "));
    fs::write(folder.join("b.cu"), "__global__ void k() { undeclared(); }\nint main() {}\n").unwrap();
    let (code, said) = run(folder, &["build", "--jit", "b.cu", "-arch=sm_90"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(
        said.contains("identifier \"undeclared\" is undefined") && said.contains("NVRTC does not take"),
        "{said}"
    );
    assert_eq!(names(folder), ["a.cu", "b.cu", "kept", "program"]);
}

#[test]
fn a_dry_run_runs_nothing() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.cu"), PROGRAM).unwrap();
    let (code, said) = run(folder, &["build", "--dryrun", "a.cu", "-rdc=true", "-DX=\"a b\"", "-Iinc"]);
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(names(folder), ["a.cu"]);
    for words in [
        "/cicc --c++17",
        "--device-c",
        "'X=\"a b\"'",
        "-Iinc",
        "/nvlink -m64",
        "--gen_module_id_file",
        "-lcudart_static",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(
        said.lines().all(|line| line.starts_with("#$ "))
            && !said.contains("cudafe++ ")
            && !said.contains("nvcc")
    );
}

#[cfg(unix)]
#[test]
fn a_signal_ends_the_tools_and_leaves_nothing() {
    use std::os::unix::process::ExitStatusExt;
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.cu"), PROGRAM).unwrap();
    let mut child = cufe(folder, &["build", "a.cu", "-o", "program"]).stderr(Stdio::null()).spawn().unwrap();
    let begun = Instant::now();
    let is_at_it = || fs::read_dir(folder.join("temporary")).unwrap().next().is_some();
    while !is_at_it() && begun.elapsed() < Duration::from_secs(20) {
        sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill").arg("-TERM").arg(child.id().to_string()).status().unwrap();
    assert!(sent.success());
    let status = child.wait().unwrap();
    assert_eq!(status.signal(), Some(15), "{status:?}");
    assert_eq!(names(folder), ["a.cu"]);
}

#[test]
fn a_source_is_compiled_for_the_run_time_compiler() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let source = "#include <cuda/std/limits>\n__device__ int unused(int n) { return n; }\n\
        __global__ void k(int *p) { *p = cuda::std::numeric_limits<int>::max() + FACTOR; }\n";
    fs::write(folder.join("a.cu"), source).unwrap();
    let (code, said) = run(folder, &["jit", "a.cu", "-DFACTOR=3", "-arch=compute_80", "-v"]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("bytes of the preprocessed source"), "{said}");
    let ptx = fs::read_to_string(folder.join("a.ptx")).unwrap();
    assert!(ptx.contains(".entry _Z1kPi") && ptx.contains(".target sm_80"), "{ptx}");
    assert_eq!(names(folder), ["a.cu", "a.ptx"]);
    fs::write(folder.join("bad.cu"), "__global__ void k() { unknown(); }\n").unwrap();
    let (code, said) = run(folder, &["jit", "bad.cu"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("identifier \"unknown\" is undefined"), "{said}");
    let (code, said) = run(folder, &["jit", "a.cu", "--library", "/none/libnvrtc.so"]);
    assert_eq!(code, Some(4), "{said}");
    assert!(said.contains("no NVRTC at \"/none/libnvrtc.so\""), "{said}");
    assert_eq!(names(folder), ["a.cu", "a.ptx", "bad.cu"]);
}
