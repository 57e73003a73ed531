//! nvcc through the shim runs cufe, and what it builds has the released build's symbols: with each toolkit that
//! `scripts/toolkit` fetched, of which that of 13.0.88 has to be there.
//!
//! Needs g++; `scripts/test` brings the toolkit.

use cufe::cli::toolkit::{self, Toolkit};
use std::fs;
use std::path::{Path, PathBuf};
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

/// The toolkits to try; that of 13.0.88 is among them.
fn toolkits() -> Vec<Toolkit> {
    let versions = ["13.0.88", "13.1.115", "13.2.86", "13.3.73", "13.4.92", "13.5.37"];
    let found: Vec<Toolkit> = versions.into_iter().filter_map(toolkit::fetched).collect();
    assert!(toolkit::fetched(versions[0]).is_some(), "this test needs the toolkit: run scripts/toolkit");
    found
}

fn nvcc(nvcc: &Path, folder: &Path, arguments: &[&str]) -> Output {
    Command::new(nvcc).args(arguments).current_dir(folder).output().unwrap()
}

fn succeeded(done: &Output, what: &str) {
    assert!(done.status.success(), "{what}: {}", String::from_utf8_lossy(&done.stderr));
}

fn make_shim(folder: &Path, toolkit: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.arg("shim").arg(folder).arg("--toolkit").arg(toolkit).output().unwrap()
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

/// Compiles with `through` and shows by the host output that cufe did it.
fn compiles_with_cufe(through: &Path, folder: &Path, what: &str) {
    let done = nvcc(through, folder, &["-arch=sm_90", "--keep", "-c", "x.cu", "-o", "ours.o"]);
    succeeded(&done, what);
    assert_eq!(String::from_utf8_lossy(&done.stderr), "", "{what}");
    // cufe edits the source, so missing parentheses prove who was run: the released tool prints the program anew.
    let host = fs::read_to_string(folder.join("x.cudafe1.cpp")).unwrap();
    assert!(host.contains("int sum = 1 + 2 + 3;"), "{what}: {}", &host[host.len() - 2000..]);
}

#[test]
fn nvcc_through_the_shim_runs_cufe() {
    for Toolkit { root, .. } in toolkits() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::write(folder.join("x.cu"), PROGRAM).unwrap();
        let shim = folder.join("shim");
        let made = make_shim(&shim, &root);
        succeeded(&made, "shim");
        assert_eq!(String::from_utf8_lossy(&made.stdout).trim_end(), shim.join("bin/nvcc").to_string_lossy());
        succeeded(&make_shim(&shim, &shim), "a shim over itself");

        // A shim may be moved; its short and its long name do the same.
        let moved = folder.join("moved");
        fs::rename(&shim, &moved).unwrap();
        let what = root.display().to_string();
        compiles_with_cufe(&moved.join("nvcc"), folder, &what);
        compiles_with_cufe(&moved.join("bin/nvcc"), folder, &what);
        let link = ["-arch=sm_90", "-cudart", "static", "ours.o", "-o", "program"];
        succeeded(&nvcc(&moved.join("bin/nvcc"), folder, &link), "linking");
        succeeded(&nvcc(&moved.join("nvcc"), folder, &link), "linking");

        succeeded(
            &nvcc(&root.join("bin/nvcc"), folder, &["-arch=sm_90", "-c", "x.cu", "-o", "theirs.o"]),
            "nvcc",
        );
        assert_eq!(symbols(&folder.join("ours.o")), symbols(&folder.join("theirs.o")), "{what}");
    }
}

#[test]
fn a_shim_serves_as_cuda_home() {
    for Toolkit { root, .. } in toolkits() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let home = folder.join("home");
        succeeded(&make_shim(&home, &root), "shim");
        fs::write(folder.join("x.cu"), PROGRAM.replace("int main()", "int run()")).unwrap();
        let host = "#include <cuda_runtime.h>\nint run();\nint main() { int n; return run() + cudaGetDeviceCount(&n); }\n";
        fs::write(folder.join("main.cpp"), host).unwrap();
        let build = "\"$CUDA_HOME/bin/nvcc\" -arch=sm_90 -c x.cu && g++ -I\"$CUDA_HOME/include\" main.cpp x.o \
            -L\"$CUDA_HOME/lib64\" -lcudart_static -ldl -lrt -lpthread -o program";
        let done =
            Command::new("sh").args(["-c", build]).env("CUDA_HOME", &home).current_dir(folder).output();
        succeeded(&done.unwrap(), &root.display().to_string());

        // The toolkit behind a shim is what a search finds.
        let other = folder.join("other");
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        let done =
            command.arg("shim").arg(&other).env("CUDA_HOME", &home).env_remove("CUFE_TOOLKIT").output();
        succeeded(&done.unwrap(), "a shim by CUDA_HOME");
        assert_eq!(cufe::cli::shim::toolkit_of(&other), Some(root.canonicalize().unwrap()));
        let path = format!("{}:/usr/bin:/bin", home.join("bin").display());
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        let no_home = ["CUFE_TOOLKIT", "CUDA_HOME", "CUDA_PATH"];
        for name in no_home {
            command.env_remove(name);
        }
        succeeded(&command.arg("shim").arg(&other).env("PATH", path).output().unwrap(), "a shim by the path");
        assert_eq!(cufe::cli::shim::toolkit_of(&other), Some(root.canonicalize().unwrap()));
    }
}

#[test]
fn cicc_gets_what_device_code_needs() {
    for Toolkit { root, .. } in toolkits() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::write(folder.join("x.cu"), PROGRAM).unwrap();
        let (shim, records) = (folder.join("a shim"), folder.join("records"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
        command.arg("shim").arg(&shim).args(["--device", "--verify", "--records"]).arg(&records);
        succeeded(&command.arg("--toolkit").arg(&root).output().unwrap(), "shim");
        let build = |flags: &[&str]| {
            let _ = fs::remove_file(&records);
            let all = [flags, &["-c", "x.cu", "-o", "ours.o"]].concat();
            let done = nvcc(&shim.join("bin/nvcc"), folder, &all);
            succeeded(&done, &format!("{} {flags:?}", root.display()));
            let text = fs::read_to_string(&records).unwrap();
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<serde_json::Value>>()
        };
        for (flags, architectures) in [
            (&["-arch=sm_90"][..], 1),
            (&["-arch=sm_90", "-rdc=true", "-lineinfo"], 1),
            (&["-gencode=arch=compute_80,code=sm_80", "-gencode=arch=compute_90,code=sm_90"], 2),
        ] {
            let done = build(flags);
            assert_eq!(done.len(), architectures, "{done:?}");
            for one in done {
                assert!(one["whole"].is_null(), "{one}");
                assert!(one["kept_bytes"].as_u64() < one["bytes"].as_u64().map(|bytes| bytes / 2), "{one}");
            }
        }
        assert_eq!(build(&["-arch=sm_90", "-G"])[0]["whole"], "code for a debugger");
        build(&["-arch=sm_90"]);
        succeeded(
            &nvcc(&root.join("bin/nvcc"), folder, &["-arch=sm_90", "-c", "x.cu", "-o", "theirs.o"]),
            "nvcc",
        );
        assert_eq!(symbols(&folder.join("ours.o")), symbols(&folder.join("theirs.o")), "{}", root.display());
    }
}

#[test]
fn units_without_host_output_are_pruned_where_no_instance_can_be_lost() {
    let Toolkit { root, .. } = &toolkits()[0];
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (shim, records) = (folder.join("shim"), folder.join("records"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.arg("shim").arg(&shim).args(["--device", "--records"]).arg(&records);
    succeeded(&command.arg("--toolkit").arg(root).output().unwrap(), "shim");
    let plain = "#include <string>\nint defined() { return 1; }\n__global__ void k(int *p) { *p = 3; }\n\
                 namespace { __global__ void hidden() {} }\nvoid launch() { hidden<<<1, 1>>>(); }\n";
    let templates =
        "template <class T> __global__ void k(T *p) {}\ntemplate __global__ void k<int>(int *);\n";
    let unseen = "__global__ void k(int *p) {}\n";
    for (text, whole) in
        [(plain, None), (unseen, None), (templates, Some("templates of kernels, and no host output"))]
    {
        fs::write(folder.join("x.cu"), text).unwrap();
        for (flags, output) in
            [(&["-ptx"][..], "x.ptx"), (&["-ptx", "-rdc=true"], "x.ptx"), (&["-cubin"], "x.cubin")]
        {
            let _ = fs::remove_file(&records);
            let made = |through: &Path| {
                let all = [&["-arch=sm_90", "x.cu", "-o", output], flags].concat();
                succeeded(&nvcc(&through.join("bin/nvcc"), folder, &all), text);
                fs::read(folder.join(output)).unwrap()
            };
            assert_eq!(made(&shim), made(root), "{flags:?} of\n{text}");
            let record = fs::read_to_string(&records).unwrap();
            let record: serde_json::Value = serde_json::from_str(record.trim()).unwrap();
            assert_eq!(record["whole"].as_str(), whole, "{flags:?} of\n{text}");
        }
    }
}

#[test]
fn an_edit_of_host_code_compiles_no_kernel_again() {
    let Toolkit { root, .. } = &toolkits()[0];
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (shim, records, cache) = (folder.join("shim"), folder.join("records"), folder.join("cache"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.arg("shim").arg(&shim).args(["--device", "--records"]).arg(&records);
    command.arg("--device-cache").arg(&cache).args(["--device-cache-size", "64"]);
    succeeded(&command.arg("--toolkit").arg(root).output().unwrap(), "shim");
    // Whether cicc's outputs were reused, and how many entries there are.
    let build = |through: &Path, flags: &[&str], text: &str| {
        fs::write(folder.join("x.cu"), text).unwrap();
        let _ = fs::remove_file(&records);
        let all = [&["-arch=sm_90", "-c", "x.cu", "-o", "x.o"], flags].concat();
        succeeded(&nvcc(&through.join("bin/nvcc"), folder, &all), text);
        let text = fs::read_to_string(&records).unwrap_or_default();
        text.lines().any(|line| line.contains("\"reused\":true"))
    };
    let fat_binary = || {
        let section = folder.join("section");
        let arguments = ["-O", "binary", "--only-section=.nv_fatbin"];
        let done = Command::new("objcopy").args(arguments).arg(folder.join("x.o")).arg(&section).output();
        succeeded(&done.unwrap(), "objcopy");
        fs::read(section).unwrap()
    };
    let unit = |host: &str, value: u32| {
        format!(
            "#include <cstdio>\n{host}template <class T> __global__ void k(T *p) {{ *p = {value}; }}\n\
             void launch(int *p) {{\n  k<<<1, 1>>>(p);\n  std::printf(\"%d\", __LINE__);\n}}\n"
        )
    };
    let host = "// moves all lines\nstatic inline int edited() { return 1; }\n";
    assert!(!build(&shim, &[], &unit("", 3)), "nothing is kept before");
    assert!(build(&shim, &[], &unit(host, 3)), "host code decides on no kernel");
    let ours = fat_binary();
    assert!(!build(root, &[], &unit(host, 3)), "the toolkit itself");
    assert_eq!(fat_binary(), ours);
    assert!(!build(&shim, &[], &unit(host, 4)), "another kernel");
    assert_ne!(fat_binary(), ours);
    assert!(!build(&shim, &["-lineinfo"], &unit("", 3)), "other options");
    assert!(build(&shim, &["-lineinfo"], &unit("", 3)));
    assert!(!build(&shim, &["-lineinfo"], &unit(host, 3)), "lines are in the code");
    // What is damaged is made again; a folder that is taken away, too.
    for part in fs::read_dir(&cache).unwrap() {
        for entry in fs::read_dir(part.unwrap().path()).unwrap() {
            let path = entry.unwrap().path();
            let bytes = fs::read(&path).unwrap();
            fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
        }
    }
    assert!(!build(&shim, &[], &unit(host, 3)), "damaged");
    assert_eq!(fat_binary(), ours);
    assert!(build(&shim, &[], &unit(host, 3)));
    fs::remove_dir_all(&cache).unwrap();
    assert!(!build(&shim, &[], &unit(host, 3)));
    assert_eq!(fat_binary(), ours);
}

#[test]
fn errors_of_device_code_are_those_of_the_whole_unit() {
    let Toolkit { root, .. } = &toolkits()[0];
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let text = "int host();\n__device__ int uncalled() { return undeclared; }\n";
    fs::write(folder.join("x.cu"), text).unwrap();
    let shim = folder.join("shim");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    succeeded(
        &command.arg("shim").arg(&shim).args(["--device", "--toolkit"]).arg(root).output().unwrap(),
        "shim",
    );
    let said = |through: &Path| {
        let done = nvcc(through, folder, &["-arch=sm_90", "-cubin", "x.cu", "-o", "x.cubin"]);
        (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
    };
    let ours = said(&shim.join("bin/nvcc"));
    assert!(ours.1.contains("identifier \"undeclared\" is undefined"), "{}", ours.1);
    assert_eq!(ours, said(&root.join("bin/nvcc")));
    assert!(!folder.join("x.cubin").exists());
}

#[test]
fn a_folder_of_something_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    let done = make_shim(folder.path(), &toolkits()[0].root);
    assert_eq!(done.status.code(), Some(4));
    assert!(String::from_utf8_lossy(&done.stderr).contains("notes.txt is in the way"));
    let done = make_shim(&folder.path().join("new"), folder.path());
    assert!(String::from_utf8_lossy(&done.stderr).contains("no CUDA toolkit in"));
}

#[test]
fn nvcc_of_a_shim_is_found_on_the_path_and_through_links() {
    let toolkit = toolkits().remove(0);
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("x.cu"), PROGRAM).unwrap();
    let shim = folder.join("a shim");
    succeeded(&make_shim(&shim, &toolkit.root), "shim");
    std::os::unix::fs::symlink(shim.join("bin/nvcc"), folder.join("nvcc")).unwrap();
    let path = format!("{}:/usr/bin:/bin", shim.join("bin").display());
    for (called, path) in
        [("nvcc", path.as_str()), ("./nvcc", "/usr/bin:/bin"), ("a shim/../nvcc", "/usr/bin:/bin")]
    {
        let compile = format!("rm -f x.o; \"{called}\" -arch=sm_90 --keep -c x.cu && test -s x.o");
        let done =
            Command::new("sh").args(["-c", &compile]).env("PATH", path).current_dir(folder).output().unwrap();
        succeeded(&done, called);
        let host = fs::read_to_string(folder.join("x.cudafe1.cpp")).unwrap();
        assert!(host.contains("int sum = 1 + 2 + 3;"), "{called}");
    }
    let said = nvcc(&shim.join("bin/nvcc"), folder, &["--version"]).stdout;
    assert!(String::from_utf8(said).unwrap().contains("V13.0.88"));
}

#[test]
fn cufe_called_nvcc_outside_of_a_shim_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let called = folder.path().join("nvcc");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cufe"), &called).unwrap();
    let done = nvcc(&called, folder.path(), &["--version"]);
    assert_eq!(done.status.code(), Some(4));
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.contains("is in no folder that `cufe shim` made"), "{said}");
}

/// What caches of objects look at: the program behind the name.
#[test]
fn nvcc_of_a_shim_is_another_program_than_the_toolkits() {
    let toolkit = toolkits().remove(0);
    let folder = tempfile::tempdir().unwrap();
    let shim = folder.path().join("shim");
    succeeded(&make_shim(&shim, &toolkit.root), "shim");
    let behind = |path: PathBuf| path.canonicalize().unwrap();
    assert_eq!(behind(shim.join("bin/nvcc")), behind(PathBuf::from(env!("CARGO_BIN_EXE_cufe"))));
    assert_eq!(behind(shim.join("nvcc")), behind(shim.join("bin/nvcc")));
}
