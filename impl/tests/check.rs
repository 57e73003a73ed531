//! `cufe check FILE...`: both passes over each file, told once; with the embedded prelude, so that g++ is all that is needed.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What both passes say, what one says, and what one sees.
const BOTH: &str = "\
int host_only();
__device__ int dev_only();
inline __global__ void twice() {}
__global__ void calls_host() { host_only(); }
int main() { return dev_only(); }
#ifdef __CUDA_ARCH__
inline __global__ void on_device() {}
#else
inline __global__ void on_host() {}
#endif
";

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let common = ["check", "--prelude", "--quiet"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_cufe"));
    command.args(common).args(arguments).current_dir(folder).output().unwrap()
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The document of a run, whose exit status is checked.
#[track_caller]
fn document(done: &Output, exit: i32) -> Value {
    assert_eq!(done.status.code(), Some(exit), "{}", text(&done.stderr));
    serde_json::from_slice(&done.stdout).unwrap_or_else(|_| panic!("{}", text(&done.stdout)))
}

/// `file:line tag pass` of each diagnostic.
fn lines(document: &Value) -> Vec<String> {
    let word = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let diagnostics = document["diagnostics"].as_array().unwrap().iter();
    let line = |one: &Value| {
        format!("{}:{} {} {}", word(&one["file"]), one["line"], word(&one["tag"]), word(&one["pass"]))
    };
    diagnostics.map(line).collect()
}

#[test]
fn what_two_passes_say_is_told_once_and_what_one_says_with_its_name() {
    let folder = folder(&[("p.cu", BOTH)]);
    let told = lines(&document(&run(folder.path(), &["--format", "json", "p.cu"]), 2));
    assert_eq!(
        told,
        [
            "p.cu:3 kernel.inline -",
            "p.cu:4 call.host-from-global device",
            "p.cu:4 device-code.undefined device",
            "p.cu:5 call.device-from-host host",
            "p.cu:7 kernel.inline device",
            "p.cu:9 kernel.inline host",
        ]
    );
    let of_pass =
        |pass| lines(&document(&run(folder.path(), &["--format", "json", "--pass", pass, "p.cu"]), 2));
    assert!(
        of_pass("host").iter().all(|line| line.ends_with(" -")),
        "one pass has nothing to be told apart from"
    );
    assert_eq!((of_pass("host").len(), of_pass("device").len()), (3, 4));
}

#[test]
fn text_goes_to_standard_error_and_names_a_pass_where_that_helps() {
    let folder = folder(&[("p.cu", BOTH)]);
    let done = run(folder.path(), &["p.cu"]);
    let said = text(&done.stderr);
    assert_eq!((done.status.code(), text(&done.stdout)), (Some(2), String::new()));
    assert_eq!(said.matches("p.cu:3:8\n").count(), 1, "{said}");
    assert_eq!(said.matches("only the device pass sees this line").count(), 1, "{said}");
    assert_eq!(said.matches("only the host pass sees this line").count(), 1, "{said}");
    assert!(said.ends_with("\n3 errors, 3 warnings in p.cu\n"), "{said}");
    let tool = text(&run(folder.path(), &["--format", "tool", "p.cu"]).stderr);
    assert!(tool.starts_with("p.cu(3): warning #20050-D: inline qualifier ignored"), "{tool}");
    assert!(tool.ends_with("3 errors detected in the compilation of \"p.cu\".\n"), "{tool}");
}

#[test]
fn each_file_is_judged_and_the_worst_status_is_the_runs() {
    let files = [
        ("ok.cu", "__global__ void k() {}\n"),
        ("bad.cu", "__global__ int k();\n"),
        ("w.cu", "inline __global__ void k() {}\n"),
    ];
    let folder = folder(&files);
    let exit = |files: &[&str]| run(folder.path(), files).status.code();
    assert_eq!(exit(&["ok.cu"]), Some(0));
    assert_eq!(exit(&["ok.cu", "w.cu"]), Some(0));
    assert_eq!(exit(&["ok.cu", "bad.cu", "w.cu"]), Some(2));
    assert_eq!(exit(&["missing.cu", "bad.cu"]), Some(4));
    let told =
        document(&run(folder.path(), &["--format", "json", "missing.cu", "bad.cu", "ok.cu", "w.cu"]), 4);
    assert_eq!(lines(&told), ["missing.cu:0 - -", "bad.cu:1 kernel.return.void -", "w.cu:1 kernel.inline -"]);
    assert_eq!(told["diagnostics"][0]["text"], "cannot open source file \"missing.cu\"");
    let clean = run(folder.path(), &["ok.cu", "ok.cu"]);
    assert_eq!((text(&clean.stdout), text(&clean.stderr)), (String::new(), String::new()));
    let mut left: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["bad.cu", "ok.cu", "w.cu"], "nothing is written");
}

#[test]
fn several_files_make_one_log() {
    let folder = folder(&[("a.cu", BOTH), ("b.cu", BOTH)]);
    let log = document(&run(folder.path(), &["--format", "sarif", "a.cu", "b.cu"]), 2);
    assert_eq!(log["runs"].as_array().unwrap().len(), 1);
    let results = log["runs"][0]["results"].as_array().unwrap();
    assert_eq!(results.len(), 12);
    let uri = |result: &Value| {
        result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].as_str().unwrap().to_owned()
    };
    assert_eq!((uri(&results[0]), uri(&results[11])), ("a.cu".to_owned(), "b.cu".to_owned()));
    assert_eq!(results[4]["properties"]["pass"], "device");
}

#[test]
fn an_answer_in_a_file_is_whole_and_none_of_the_sources() {
    let folder = folder(&[("p.cu", BOTH), ("ok.cu", "int x;\n")]);
    let at = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    for format in ["json", "sarif", "tool", "rich"] {
        let direct = run(folder.path(), &["--format", format, "p.cu", "ok.cu"]);
        let filed = run(folder.path(), &["--format", format, "p.cu", "ok.cu", "--output", "answer"]);
        assert_eq!(filed.status.code(), Some(2));
        assert_eq!((text(&filed.stdout), text(&filed.stderr)), (String::new(), String::new()), "{format}");
        assert_eq!(at("answer"), text(&direct.stdout) + &text(&direct.stderr), "{format}");
    }
    let refused = run(folder.path(), &["p.cu", "--output", "p.cu"]);
    assert_eq!(refused.status.code(), Some(4));
    assert_eq!(at("p.cu"), BOTH);
    let refused = run(folder.path(), &["ok.cu", "--output", "no/such/folder"]);
    assert_eq!(refused.status.code(), Some(4), "what cannot be told is no success");
}

#[test]
fn failures_of_the_host_compiler_are_records() {
    let source = "#warning look\n#ifdef __CUDA_ARCH__\n#error only here\n#endif\n";
    let folder =
        folder(&[("e.cu", source), ("h.cu", "int a;\n  #include \"no such.h\"\n"), ("ok.cu", "int x;\n")]);
    let done = run(folder.path(), &["--format", "json", "e.cu", "h.cu", "ok.cu"]);
    let told = document(&done, 2);
    assert_eq!(
        lines(&told),
        ["e.cu:1 host-compiler -", "e.cu:3 host-compiler device", "h.cu:2 host-compiler -"]
    );
    let of = |at: usize, name: &str| told["diagnostics"][at][name].clone();
    assert_eq!((of(0, "severity"), of(0, "text")), ("warning".into(), "#warning look [-Wcpp]".into()));
    assert_eq!((of(1, "severity"), of(1, "text")), ("error".into(), "#error only here".into()));
    assert_eq!((of(2, "column"), of(2, "text")), (12.into(), "no such.h: No such file or directory".into()));
    assert_eq!(of(2, "line_text"), "  #include \"no such.h\"");
    let said = text(&done.stderr);
    assert!(said.contains("e.cu:3:2: error: #error only here\n"), "{said}");
    assert_eq!(said.matches("no such.h: No such file").count(), 1, "both passes say it: {said}");
    let log = document(&run(folder.path(), &["--format", "sarif", "e.cu"]), 2);
    let result = &log["runs"][0]["results"][1];
    assert_eq!((&result["ruleId"], &result["level"]), (&"host-compiler".into(), &"error".into()));
    assert_eq!(result["locations"][0]["physicalLocation"]["region"]["startLine"], 3);
    let text = text(&run(folder.path(), &["e.cu"]).stderr);
    assert!(text.ends_with("1 error, 1 warning in e.cu\n"), "{text}");
    assert!(!text.contains("error[host-compiler]"), "its own words are there: {text}");
}

#[test]
fn other_commands_answer_in_the_same_way() {
    let folder =
        folder(&[("p.cu", BOTH), ("u.ii", "# 1 \"u.cu\"\nint 3x;\nint x;\n"), ("e.cu", "#error no\n")]);
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_cufe")).args(arguments).current_dir(folder.path()).output().unwrap()
    };
    let compiled = document(&run(&["compile", "--prelude", "-q", "--format", "json", "p.cu"]), 2);
    assert_eq!(compiled["errors"], 1);
    let filed = run(&["compile", "--prelude", "-q", "--format", "json", "--report", "r.json", "p.cu"]);
    assert_eq!((filed.status.code(), filed.stdout.len(), filed.stderr.len()), (Some(2), 0, 0));
    let filed: Value = serde_json::from_slice(&fs::read(folder.path().join("r.json")).unwrap()).unwrap();
    assert_eq!(filed, compiled);
    let stopped = document(&run(&["compile", "--prelude", "-q", "--format", "json", "e.cu"]), 2);
    assert_eq!(lines(&stopped), ["e.cu:1 host-compiler -"]);
    let missing = document(&run(&["compile", "--prelude", "-q", "--format", "json", "missing.cu"]), 4);
    assert_eq!(lines(&missing), ["missing.cu:0 - -"]);
    assert_eq!(missing["errors"], 1);

    let explained = document(&run(&["explain", "--prelude", "-q", "--format", "json", "p.cu:3"]), 2);
    assert_eq!(lines(&explained), ["p.cu:3 kernel.inline -"]);
    assert_eq!(
        (&explained["entities"][0]["name"], &explained["entities"][0]["byte"]),
        (&"twice".into(), &0xe1.into())
    );
    assert_eq!(explained["entities"][0]["said"]["space"]["rule"], "space.class");
    let rich = text(&run(&["explain", "--prelude", "-q", "p.cu:3"]).stdout);
    assert!(rich.starts_with("p.cu:3: function twice\n"), "{rich}");
    assert!(rich.contains("\nwarning[kernel.inline]: ") && rich.contains("\n --> p.cu:3:8\n"), "{rich}");

    let read = document(&run(&["read", "--format", "json", "u.ii"]), 1);
    assert_eq!(
        (lines(&read), &read["counts"]["unparsed regions"]),
        (vec!["u.cu:1 - -".to_owned()], &1.into())
    );
    let rich = run(&["read", "u.ii", "--output", "read.txt"]);
    assert_eq!((rich.status.code(), text(&rich.stdout)), (Some(1), String::new()));
    let rich = fs::read_to_string(folder.path().join("read.txt")).unwrap();
    assert!(rich.starts_with("bytes ") && rich.contains("\nwarning: cufe could not read "), "{rich}");
}

#[test]
fn a_preprocessed_text_on_standard_input_needs_no_headers() {
    use std::io::Write;
    let cufe = |arguments: &[&str], input: &str| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cufe"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        child.wait_with_output().unwrap()
    };
    let host = "#include_next <x>\n";
    assert_eq!(cufe(&["check", "-"], host).status.code(), Some(4), "a raw text is refused");
    let host = "namespace n { int f(int a) { return a; } }\nint main() { return n::f(0); }\n";
    let done = cufe(&["check", "-"], host);
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), String::new()));
    let done = cufe(&["compile", "-", "-o", "-"], host);
    assert_eq!((done.status.code(), text(&done.stderr)), (Some(0), String::new()));
    assert!(text(&done.stdout).contains("int main() { return n::f(0); }"));
    let done = cufe(&["explain", "-"], host);
    assert!(
        text(&done.stdout).starts_with("-:1: function n::f\n"),
        "{}{}",
        text(&done.stdout),
        text(&done.stderr)
    );
    let done = cufe(&["explain", "-:2"], host);
    assert!(text(&done.stdout).starts_with("-:2: function main\n"), "{}", text(&done.stdout));
    let done = cufe(&["explain", "-:2:24"], host);
    assert!(
        text(&done.stdout).starts_with("`f` is function n::f, declared at -:1:19\n"),
        "{}",
        text(&done.stdout)
    );
    assert_eq!(cufe(&["read", "-"], host).status.code(), Some(0));
    let wrong = cufe(&["check", "--format", "json", "-"], "int main() { return (0; }\n");
    assert_eq!(lines(&document(&wrong, 2)).len(), 1);
}

/// Behind an error the released tool shows callees as the linker does; people read their names.
#[test]
fn callees_behind_an_error_have_their_names() {
    let source = "__device__ int one(int);\nnamespace n { __device__ int two(float); }\n\
        int main() { return one(1) + n::two(2); }\n";
    let folder = folder(&[("p.cu", source)]);
    let check = |format: &str| {
        let done = run(folder.path(), &["--format", format, "p.cu"]);
        String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned()
    };
    let rich = check("rich");
    assert!(rich.contains("calling a __device__ function(\"one(int)\")"), "{rich}");
    assert!(rich.contains("calling a __device__ function(\"two\")") && !rich.contains("_ZN"), "{rich}");
    assert!(rich.contains("= help: declare `two` `__host__ __device__`"), "{rich}");
    assert!(!check("sarif").contains("calling a __device__ function(\\\"_ZN"));
    assert!(check("tool").contains("calling a __device__ function(\"_ZN1n3twoE1?\")"), "{}", check("tool"));
}

#[test]
fn operators_behind_an_error_have_their_whole_names() {
    let source = "__device__ int one(int);\nstruct S {\n  __device__ int operator[](int) const;\n\
        __device__ int operator () (int);\n  __device__ operator int() const;\n  __device__ S &operator<<=(float);\n};\n\
        int main() { S s; one(1); s[1]; s(1); s <<= 2; return s; }\n";
    let folder = folder(&[("p.cu", source)]);
    let done = run(folder.path(), &["p.cu"]);
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    for name in ["[]", " int", "<<=", "()"] {
        let told = format!("calling a __device__ function(\"operator{name}\")");
        assert!(said.contains(&told), "{name}: {said}");
    }
}

#[test]
fn what_only_device_only_compilation_says_has_its_help() {
    let source =
        "int v;\nstruct S { static int s; };\nint S::s;\nint f() { return 0; }\n__host__ void h();\n";
    let folder = folder(&[("p.cu", source)]);
    let done = run(folder.path(), &["--pass", "jit", "--format", "json", "p.cu"]);
    let document: Value = serde_json::from_slice(&done.stdout).unwrap();
    let said =
        |one: &Value| (one["tag"].as_str().unwrap().to_owned(), one["fix"].as_str().map(str::to_owned));
    let found: Vec<_> = document["diagnostics"].as_array().unwrap().iter().map(said).collect();
    for (tag, begin) in [
        ("jit.unannotated-variable", "declare it `__device__` or `__constant__`, "),
        ("jit.unannotated-static-data-member", "declare it `__device__`, "),
        ("jit.unannotated-function", "declare it `__device__`, or pass -default-device"),
        ("jit.host-function", "keep it from this compilation "),
    ] {
        let fixes: Vec<_> = found.iter().filter(|(told, _)| told == tag).map(|(_, fix)| fix).collect();
        assert!(!fixes.is_empty(), "{tag}: {found:?}");
        for fix in fixes {
            assert!(fix.as_deref().is_some_and(|fix| fix.starts_with(begin)), "{tag}: {fix:?}");
        }
    }
}
