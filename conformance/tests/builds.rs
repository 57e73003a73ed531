//! The judge of whole builds, judged: with the released front end in both places everything is equal, and each planted fault is
//! caught by the comparison that it concerns. Needs the released tool chain (scripts/toolkit).

use cufe_conformance::builds::build::Driver;
use cufe_conformance::builds::compare::Scope;
use cufe_conformance::builds::program;
use cufe_conformance::builds::shim::FrontEnd;
use cufe_conformance::builds::suite::{self, Row, Settings};
use cufe_conformance::builds::{observe, stage};
use cufe_conformance::toolkit::{Choice as ToolkitChoice, Toolkit};
use pretty_assertions::assert_eq;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

const PROGRAM: &str = r#"
#include <cstdio>
__managed__ int total;
__device__ int cell = 3;
__constant__ float table[4];
namespace { __device__ int hidden; }
template <int N> __global__ void constant(int *to) { *to = N + hidden; }
__global__ void plain(int *to, int value) { *to = value + cell; }
int main() {
  int *to = nullptr;
  const float values[4] = {1, 2, 3, 4};
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess) return std::puts("no GPU"), 77;
  cudaMalloc(&to, sizeof(int));
  cudaMemcpyToSymbol(table, values, sizeof values);
  constant<42><<<1, 2>>>(to);
  plain<<<3, 4>>>(to, 5);
  total = 7;
  std::printf("total %d\n", total);
  return 0;
}
"#;

/// Name of the fault, the edit of the host output that plants it (sed), and the comparisons that must catch it, all others equal.
const FAULTS: [(&str, &str, &[&str]); 10] = [
    ("nothing", "", &[]),
    ("a host text that does not compile", "s/total %d/total \" %d/", &["build"]),
    ("a warning of its own", "$a #warning planted", &["warnings"]),
    (
        "a launch bound to the placeholder",
        "s/__wrapper__device_stub_constant<N>(to)/__wrapper__device_stub_constant<N + 1>(to)/",
        &["symbols", "code", "log", "output"],
    ),
    (
        "a kernel that is not hidden",
        "s/^__attribute__((visibility(\"hidden\"))) void plain/void plain/",
        &["symbols"],
    ),
    (
        "a managed access without its initialisation",
        "s/(\\*( (__nv_inited_managed_rt ? (void)0: __nv_init_managed_rt()), (total)))/(*total)/g",
        &["symbols", "code", "data", "log", "output"],
    ),
    (
        "a managed variable out of its section",
        "s/__attribute__((section(\"__nv_managed_data__\"))) static/static/",
        &["symbols", "code", "data"],
    ),
    (
        "grid and block exchanged",
        "s/__cudaPushCallConfiguration(3, 4)/__cudaPushCallConfiguration(4, 3)/",
        &["code", "log"],
    ),
    ("an argument changed", "s/plain(to, 5)/plain(to, 6)/", &["code", "log"]),
    ("a device variable that is not static", "s/^static int cell;/int cell;/", &["symbols", "code", "data"]),
];

/// A front end that is the released one, and edits its host output afterwards.
fn faulty_front_end(file: &Path, real: &Path, edit: &str) {
    let quoted = edit.replace('\'', r"'\''");
    let script = format!(
        "#!/bin/sh\n'{}' \"$@\" || exit\nwhile [ $# -gt 1 ]; do [ \"$1\" = --gen_c_file_name ] && host=$2; shift; done\n\
         sed -i '{quoted}' \"$host\"\n",
        real.display()
    );
    fs::write(file, script).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn planted_faults_are_caught_by_their_comparison() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let toolkit = Toolkit::find(&ToolkitChoice::default()).unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let folder = scratch.path();
    let corpus = folder.join("run");
    fs::create_dir(&corpus).unwrap();
    fs::write(corpus.join("faults.cu"), PROGRAM).unwrap();
    let programs = program::discover(&corpus, &[]).unwrap();
    let fake_runtime = folder.join("fake_cudart.o");
    observe::compile_fake_runtime(&project.join("corpus/fake_cudart.cpp"), &toolkit, &fake_runtime).unwrap();

    for (name, edit, expected) in FAULTS {
        let front_end = folder.join("front-end");
        faulty_front_end(&front_end, &toolkit.front_end(), edit);
        let settings = Settings {
            candidate: Driver::nvcc(
                toolkit.shim(&folder.join("shim"), &FrontEnd::DropIn(front_end)).unwrap(),
            ),
            toolkit: toolkit.clone(),
            scope: Scope::All,
            fake_runtime: fake_runtime.clone(),
            cache: folder.join("cache"),
            output: folder.join("output"),
            exceptions: Vec::new(),
        };
        let rows = suite::run(&settings, &programs, |_: &Row| {});
        assert_eq!(rows[0].fault, None, "{name}");
        let caught: Vec<&str> = rows[0].differences.iter().map(|found| found.comparison.name()).collect();
        assert_eq!(caught, expected, "{name}: {:#?}", rows[0].differences);
        assert_eq!(rows[0].passed(), expected.is_empty(), "{name}");
    }
}

#[test]
fn a_program_that_the_released_tool_refuses_cannot_be_judged() {
    let toolkit = Toolkit::find(&ToolkitChoice::default()).unwrap();
    let scratch = tempfile::tempdir().unwrap();
    fs::write(scratch.path().join("wrong.cu"), "__global__ int k() {}\nint main() {}\n").unwrap();
    let programs = program::discover(scratch.path(), &[]).unwrap();
    let stage = stage::Stage::new(&scratch.path().join("cache"), &toolkit, &programs[0]).unwrap();
    let error = stage.real_build(&toolkit, &programs[0]).unwrap_err().to_string();
    assert!(error.contains("must have a void return type"), "{error}");
}

#[test]
fn a_missing_tool_chain_is_a_loud_error() {
    let error = Toolkit::find(&ToolkitChoice::at(Path::new("/no/such/toolkit"))).unwrap_err().to_string();
    assert_eq!(
        error,
        "the released tool chain is missing: no /no/such/toolkit/bin/nvcc; run scripts/toolkit to fetch it"
    );
}
