//! The command line's manners: mistyped commands, nvcc's spellings, colours, help; the drop-in's lines stay its own.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn cufe(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CUFE_RELEASE"] {
        command.env_remove(name);
    }
    command.args(arguments).envs(environment.iter().copied()).current_dir(folder).output().unwrap()
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    cufe(folder, arguments, &[])
}

fn said(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

fn shown(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned()
}

#[test]
fn a_mistyped_command_gets_a_suggestion() {
    let folder = tempfile::tempdir().unwrap();
    for (typed, meant) in
        [("compil", "compile"), ("chekc", "check"), ("explian", "explain"), ("rule", "rules")]
    {
        let done = run(folder.path(), &[typed, "p.cu"]);
        assert_eq!(done.status.code(), Some(2), "{typed}");
        let said = said(&done);
        assert!(said.contains(&format!("unrecognized subcommand '{typed}'")), "{said}");
        assert!(said.contains(meant) && said.contains("similar subcommand"), "{said}");
    }
    let done = run(folder.path(), &["frobnicate"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(said(&done).contains("unrecognized subcommand 'frobnicate'"), "{}", said(&done));
}

#[test]
fn a_wrong_value_is_answered_with_those_there_are() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, known) in [
        (["--format", "xml"], "[possible values: rich, json, sarif, tool]"),
        (["--color", "yes"], "[possible values: auto, always, never]"),
        (["--pass", "hst"], "[possible values: host, device, jit]"),
        (["--dialect", "nvcc"], "[possible values: documented, released]"),
        (["--release", "9"], "releases are 13.0 to 13.5"),
        (["--std", "18"], "nvcc takes the C++ standards 03, 11, 14, 17, 20, 23"),
        // cudafe++ has --c++26; nvcc of no release passes it on, and refuses the name.
        (
            ["--std", "c++26"],
            "invalid value 'c++26' for '--std <STD>': nvcc takes the C++ standards 03, 11, ",
        ),
    ] {
        let done = run(folder.path(), &["check", arguments[0], arguments[1], "p.cu"]);
        assert_eq!(done.status.code(), Some(2), "{arguments:?}");
        assert!(said(&done).contains(known), "{arguments:?}: {}", said(&done));
    }
}

#[test]
fn a_file_without_a_command_gets_advice() {
    let folder = tempfile::tempdir().unwrap();
    for missing in ["missing.ii", "sub/missing", "a_b"] {
        let done = run(folder.path(), &[missing]);
        assert_eq!(done.status.code(), Some(4), "{missing}");
        assert!(said(&done).starts_with(&format!("cufe: there is no file \"{missing}\"")), "{}", said(&done));
    }
    // A file whose name is nearly a command is a file.
    for there in ["p.ii", "compil"] {
        fs::write(folder.path().join(there), "int x;\n").unwrap();
        let done = run(folder.path(), &[there]);
        assert_eq!(done.status.code(), Some(2), "{there}");
        assert!(said(&done).contains(&format!("`cufe check {there}` says what is wrong")), "{}", said(&done));
    }
}

#[test]
fn lines_of_the_drop_in_stay_its_own() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("compil"), "# 1 \"c.cu\"\nint x;\n").unwrap();
    let done = run(folder.path(), &["--orig_src_file_name", "compil", "compil"]);
    assert!(said(&done).starts_with("Command-line error: missing --stub_file_name"), "{}", said(&done));
    let done = run(folder.path(), &["--no_such_option"]);
    assert_eq!(done.status.code(), Some(4));
    assert!(said(&done).starts_with("Command-line error: invalid option"), "{}", said(&done));
    // A shim's lines, and those of a program that is called as the released tool is.
    let done = cufe(folder.path(), &["word"], &[("CUFE_RELEASE", "13.0.88")]);
    assert_eq!(done.status.code(), Some(4), "{}", said(&done));
    let called = folder.path().join("cudafe++");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_cufe"), &called).unwrap();
    for word in ["word", "check"] {
        let done = Command::new(&called).arg(word).current_dir(folder.path()).output().unwrap();
        assert_eq!(done.status.code(), Some(4), "{}", said(&done));
    }
}

/// Says what it was preprocessed with.
const SOURCE: &str = "\
#include <ours.h>
#ifdef GONE
#error GONE is defined
#endif
#if VALUE != 3 || !FROM_HEADER || !FROM_SYSTEM || __cplusplus != 202002L
#error the options are not seen
#endif
#if defined(__CUDA_ARCH__) && (__CUDA_ARCH__ != 1030 || !defined(__CUDA_ARCH_FAMILY_SPECIFIC__))
#error another architecture
#endif
int x;
";

#[test]
fn options_are_spelled_as_at_nvcc() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("p.cu", SOURCE),
        ("first/ours.h", "#include <theirs.h>\n"),
        ("second/ours.h", "#error the wrong folder\n"),
        ("system/theirs.h", "#define FROM_SYSTEM 1\n"),
        ("before.h", "#define FROM_HEADER 1\n"),
    ] {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let spellings: [&[&str]; 3] = [
        &[
            "-Ifirst",
            "-Isecond",
            "-DVALUE=3",
            "-DGONE",
            "-UGONE",
            "-isystem",
            "system",
            "-include",
            "before.h",
            "-std=c++20",
            "-arch=sm_103f",
        ],
        &[
            "-I",
            "first",
            "-I",
            "second",
            "-D",
            "VALUE=3",
            "-D",
            "GONE",
            "-U",
            "GONE",
            "-isystem=system",
            "-include=before.h",
            "-std",
            "c++20",
            "-arch",
            "compute_103f",
        ],
        &[
            "--include-path=first",
            "--define-macro",
            "GONE",
            "--undefine-macro=GONE",
            "--define-macro=VALUE=3",
            "--system-include=system",
            "--pre-include",
            "before.h",
            "--std=20",
            "--gpu-architecture",
            "sm_103f",
        ],
    ];
    for options in spellings {
        for command in
            [&["check"][..], &["compile", "--check"], &["explain"], &["read"], &["read", "--pass", "device"]]
        {
            let done = run(folder.path(), &[command, &["-q", "--prelude"], options, &["p.cu"]].concat());
            assert_eq!(
                (done.status.code(), said(&done)),
                (Some(0), String::new()),
                "{command:?} {options:?}"
            );
        }
    }
    // The last word counts.
    let again = [spellings[0], &["-DGONE", "-q", "--prelude", "p.cu"]].concat();
    let done = run(folder.path(), &[&["check"][..], &again].concat());
    assert!(said(&done).contains("GONE is defined"), "{}", said(&done));
    let done = run(folder.path(), &["check", "-arch=native", "p.cu"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(said(&done).contains("an architecture is named as sm_90"), "{}", said(&done));
    let done = run(folder.path(), &["check", "-std=c++19", "p.cu"]);
    assert!(said(&done).contains("invalid value 'c++19' for '--std <STD>'"), "{}", said(&done));
}

#[test]
fn colours_follow_the_command_line_and_the_environment() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.cu"), "__global__ int k();\n").unwrap();
    let is_coloured = |options: &[&str], environment: &[(&str, &str)]| {
        let done = cufe(folder.path(), &[&["check", "--prelude", "p.cu"], options].concat(), environment);
        said(&done).contains('\x1b')
    };
    assert!(!is_coloured(&[], &[]), "no terminal is there");
    assert!(is_coloured(&["--color", "always"], &[("NO_COLOR", "1")]));
    assert!(is_coloured(&[], &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[], &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    assert!(!is_coloured(&["--color=never"], &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&["--color=always", "--format=json"], &[]));
}

#[test]
fn the_headers_are_named_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.cu"), "int x;\n").unwrap();
    fs::write(folder.path().join("p.ii"), "int x;\n").unwrap();
    let told = |arguments: &[&str]| said(&run(folder.path(), arguments));
    let prelude = "cufe: no CUDA toolkit is used: the headers are the embedded prelude, which has what small programs need\n";
    assert_eq!(told(&["check", "--prelude", "p.cu", "p.cu", "p.ii"]), prelude);
    for command in ["compile", "explain", "read"] {
        assert_eq!(told(&[command, "--prelude", "p.cu"]), prelude);
        assert_eq!(told(&[command, "--prelude", "--quiet", "p.cu"]), "");
        assert_eq!(told(&[command, "p.ii"]), "");
    }
    let toolkit = folder.path().join("kit");
    fs::create_dir_all(toolkit.join("include")).unwrap();
    fs::write(toolkit.join("include/cuda_runtime.h"), "").unwrap();
    fs::write(toolkit.join("version.json"), "{\"cuda_nvcc\": {\"version\": \"13.2.86\"}}").unwrap();
    assert_eq!(
        told(&["check", "--toolkit", "kit", "p.cu"]),
        "cufe: the CUDA headers are those of kit (13.2.86)\n"
    );
    assert_eq!(told(&["--stub_file_name", "s", "p.ii"]), "", "the drop-in says nothing of it");
}

#[test]
fn help_has_the_exit_statuses_and_shells_and_manuals_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let help = shown(&run(folder.path(), &["--help"]));
    assert!(
        help.contains("Exit status:\n  0 ") && help.contains("\n  4 ") && help.contains("\n  134"),
        "{help}"
    );
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let done = run(folder.path(), &["completions", shell]);
        assert_eq!(done.status.code(), Some(0));
        let text = shown(&done);
        assert!(text.contains("explain") && text.contains("extended-lambda"), "{shell}: {text}");
    }
    assert_eq!(run(folder.path(), &["completions", "nosuch"]).status.code(), Some(2));
    assert_eq!(run(folder.path(), &["man", "pages/of"]).status.code(), Some(0));
    let page = |name: &str| fs::read_to_string(folder.path().join("pages/of").join(name)).unwrap();
    assert!(page("cufe.1").contains(".TH cufe 1"), "{}", page("cufe.1"));
    assert!(page("cufe.1").contains("Exit status:"));
    assert!(page("cufe-check.1").contains("\\-\\-define\\-macro"));
    assert_eq!(run(folder.path(), &["man", "/dev/null/no"]).status.code(), Some(4));
    let bash = folder.path().join("cufe.bash");
    fs::write(&bash, run(folder.path(), &["completions", "bash"]).stdout).unwrap();
    let script = format!(
        "source {}; COMP_WORDS=(cufe ch); COMP_CWORD=1; _cufe cufe ch cufe; echo ${{COMPREPLY[@]}}",
        bash.display()
    );
    let done = Command::new("bash").args(["-c", &script]).output().unwrap();
    assert_eq!(shown(&done), "check\n", "{}", said(&done));
}

#[test]
fn a_mistyped_rule_gets_a_suggestion() {
    let folder = tempfile::tempdir().unwrap();
    for (typed, advice) in [
        ("call.spaec", "did you mean `call.space`?"),
        ("kernel.retrun", "did you mean `kernel.return`"),
        ("closure", "did you mean `"),
        ("99999", "`cufe rules` lists them all"),
    ] {
        let done = run(folder.path(), &["rules", typed]);
        let begin = format!("cufe: no rule and no diagnostic is called \"{typed}\"; {advice}");
        assert_eq!((done.status.code(), shown(&done).as_str()), (Some(4), ""), "{typed}");
        assert!(said(&done).starts_with(&begin), "{}", said(&done));
    }
}

#[test]
fn a_header_that_is_missing_gets_advice() {
    let folder = tempfile::tempdir().unwrap();
    let kit = folder.path().join("kit/include");
    fs::create_dir_all(&kit).unwrap();
    fs::write(kit.join("cuda_runtime.h"), "").unwrap();
    fs::write(folder.path().join("r.cu"), "#include <cuda_runtime.h>\n__device__ int d;\n").unwrap();
    fs::write(folder.path().join("c.cu"), "#include <cstdio>\n__device__ int d;\n").unwrap();
    fs::write(folder.path().join("n.cu"), "#include \"none/such.h\"\n__device__ int d;\n").unwrap();
    let help = |arguments: &[&str]| {
        let done = run(folder.path(), arguments);
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {}", said(&done));
        let said = said(&done);
        let helps: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("cufe: help: ")).collect();
        assert!(helps.len() <= 1, "told once: {said}");
        helps.concat()
    };
    for command in ["check", "compile", "explain", "read"] {
        let runtime = help(&[command, "-q", "--pass", "jit", "r.cu"]);
        assert!(runtime.starts_with("leave `#include <cuda_runtime.h>` out: "), "{command}: {runtime}");
        let other = help(&[command, "-q", "--pass", "jit", "c.cu"]);
        assert!(other.ends_with("-I, or a toolkit that has it with --toolkit"), "{command}: {other}");
        let with = help(&[command, "-q", "--pass", "jit", "--toolkit", "kit", "c.cu"]);
        assert!(with.ends_with("name the folder of cstdio with -I"), "{command}: {with}");
        let none = help(&[command, "-q", "--prelude", "n.cu"]);
        assert!(
            none.contains("if none/such.h is a header of the toolkit, name one with --toolkit"),
            "{none}"
        );
        assert_eq!(
            help(&[command, "-q", "--toolkit", "kit", "n.cu"]),
            "",
            "the host compiler's words say it"
        );
    }
    let done = run(folder.path(), &["check", "-q", "--prelude", "--format", "json", "n.cu"]);
    let document: serde_json::Value = serde_json::from_str(&shown(&done)).unwrap();
    let note = document["diagnostics"][0]["notes"][0].as_str().unwrap_or_default();
    assert!(note.contains("none/such.h"), "{document}");
    // What is there is taken, and is not spoken of.
    let done = run(folder.path(), &["check", "-q", "--pass", "jit", "--toolkit", "kit", "r.cu"]);
    assert_eq!((done.status.code(), said(&done)), (Some(0), String::new()));
}

#[test]
fn a_line_of_a_build_is_taken_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let source = "#if __CUDACC_DEBUG__ && __CUDACC_RDC__ && FROM_HOST && CUDA_API_PER_THREAD_DEFAULT_STREAM && _OPENMP\n\
        __device__ int d;\n#else\n#error \"the line is not taken\"\n#endif\n\
        #if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 800\n#error \"another architecture\"\n#endif\n";
    fs::write(folder.path().join("p.cu"), source).unwrap();
    let line = "-forward-unknown-to-host-compiler -O3 -g -G -lineinfo -use_fast_math -Xptxas -v -Xcompiler=-fPIC,-fopenmp \
        -Xcompiler -DFROM_HOST=1 -Xlinker -rpath,lib --default-stream per-thread -t 4 -maxrregcount=32 -ftz=true -lcudart -Lsub \
        --generate-code=arch=compute_90,code=[compute_90,sm_90] -gencode arch=compute_80,code=sm_80 -MD -MT p.o -MF p.d \
        -Wno-deprecated-gpu-targets --ptxas-options=-v -m64 -v -g -x cu -dc p.cu";
    let line: Vec<&str> = line.split_whitespace().collect();
    for command in [&["check", "-q", "--prelude"][..], &["compile", "-q", "--prelude", "--check"]] {
        let done = run(folder.path(), &[command, &line].concat());
        assert_eq!((done.status.code(), said(&done)), (Some(0), String::new()), "{command:?}");
    }
    fs::write(folder.path().join("w.cu"), "__global__ inline void k() {}\n").unwrap();
    for (options, warnings) in
        [(&[][..], 1), (&["-Xcudafe", "--diag_suppress=20050,--display_error_number"], 0)]
    {
        let done = run(folder.path(), &[&["check", "-q", "--prelude", "w.cu"], options].concat());
        assert_eq!(said(&done).matches("warning[kernel.inline]").count(), warnings, "{}", said(&done));
    }
    // What is named by --arch counts, wherever it stands.
    let done = run(folder.path(), &[&["check", "-q", "--prelude", "-arch=sm_75"], &line[..]].concat());
    assert!(said(&done).contains("another architecture"), "{}", said(&done));
    // The object that a build writes is no answer of cufe's.
    let done = run(folder.path(), &["check", "-c", "-o", "p.o", "p.cu"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(said(&done).contains("'--compile' cannot be used with '--output"), "{}", said(&done));
    let done = run(folder.path(), &["check", "-gencode", "code=sm_80", "p.cu"]);
    assert!(said(&done).contains("arch=compute_90,code=sm_90, not code=sm_80"), "{}", said(&done));
    assert!(!folder.path().join("p.o").exists());
}

#[test]
fn a_source_sees_how_it_is_compiled() {
    let folder = tempfile::tempdir().unwrap();
    for (option, defined) in [
        ("--extended-lambda", "__CUDACC_EXTENDED_LAMBDA__"),
        ("-expt-relaxed-constexpr", "__CUDACC_RELAXED_CONSTEXPR__"),
        ("-rdc=true", "__CUDACC_RDC__"),
    ] {
        fs::write(folder.path().join("p.cu"), format!("#ifdef {defined}\n__global__ int k();\n#endif\n"))
            .unwrap();
        let status = |options: &[&str]| {
            run(folder.path(), &[&["check", "-q", "--prelude", "p.cu"], options].concat()).status.code()
        };
        assert_eq!((status(&[]), status(&[option])), (Some(0), Some(2)), "{option}");
        assert_eq!(status(&[option, &format!("-U{defined}")]), Some(0), "the user's word counts");
    }
}
