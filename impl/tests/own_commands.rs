//! cufe's own commands on raw sources, with the embedded prelude: nothing is needed but g++.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const PROGRAM: &str = "\
#include <cstdio>
__device__ int twice(int a) { return 2 * a; }
__constant__ float table[4];
__managed__ int total;
__global__ void step(int *p) { *p = twice(threadIdx.x); __syncthreads(); }
template <class T> __global__ void fill(T *p, T v) { *p = v; }
__host__ __device__ int both(int a) { return a; }
int main() {
  int *p = nullptr;
  cudaMalloc(&p, sizeof(int));
  step<<<1, dim3(2, 2)>>>(p);
  fill<<<1, 1>>>(p, 3);
  total = both(4);
  int sum = 1 + 2 + 3;
  std::printf(\"%d\\n\", total + sum);
}
";

const VIOLATIONS: &str = "\
__global__ int result(int *p) { return *p; }
__global__ inline void hint() {}
";

fn run(folder: &Path, arguments: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_cufe")).args(arguments).current_dir(folder).output();
    program.unwrap()
}

fn folder(source: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.cu"), source).unwrap();
    folder
}

fn output(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned()
}

fn messages(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

#[test]
fn a_raw_source_is_compiled_with_the_prelude() {
    for standard in ["11", "14", "17", "20"] {
        let folder = folder(PROGRAM);
        let done = run(
            folder.path(),
            &["compile", "--prelude", "--quiet", "--std", standard, "--module-id", "id", "p.cu"],
        );
        assert!(done.status.success(), "C++{standard}: {}", messages(&done));
        assert_eq!(messages(&done), "", "C++{standard}");
        let host = fs::read_to_string(folder.path().join("p.cudafe1.cpp")).unwrap();
        assert!(host.contains("  int sum = 1 + 2 + 3;\n"), "host code passes through byte for byte");
        assert!(host.contains("__cudaPushCallConfiguration(1, dim3(2, 2))"), "launches are rewritten");
        assert!(host.contains("#include \"p.cudafe1.stub.c\"\n"));
        assert!(!host.contains("__attribute__((global))"), "no CUDA attribute is left");
        assert!(!host.contains(&*std::env::temp_dir().join("cufe-prelude").to_string_lossy()));
        let id = fs::read_to_string(folder.path().join("id")).unwrap();
        assert!(host.contains(&format!("_GLOBAL__N_{id}\n")), "{id}");
    }
}

#[test]
fn compiling_twice_gives_the_same_bytes() {
    let folder = folder(PROGRAM);
    let host = || output(&run(folder.path(), &["compile", "--prelude", "p.cu", "-o", "-"]));
    let first = host();
    assert!(first.len() > 1000);
    assert_eq!(first, host());
}

#[test]
fn a_preprocessed_unit_on_standard_input_goes_to_standard_output() {
    use std::io::Write;
    use std::process::Stdio;
    let mut child = Command::new(env!("CARGO_BIN_EXE_cufe"))
        .args(["compile", "-", "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"# 1 \"u.cu\"\nint   spaced;\n").unwrap();
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success());
    assert!(output(&done).contains("\nint   spaced;\n"));
}

#[test]
fn violations_are_told_in_every_form_and_nothing_is_written() {
    let folder = folder(VIOLATIONS);
    let told = |format: &str| {
        let done = run(folder.path(), &["compile", "--prelude", "--quiet", "--format", format, "p.cu"]);
        assert_eq!(done.status.code(), Some(2), "{}", messages(&done));
        // Texts go to standard error, documents to standard output.
        let (said, other) = (messages(&done), output(&done));
        let (said, other) = if ["json", "sarif"].contains(&format) { (other, said) } else { (said, other) };
        assert_eq!(other, "");
        said
    };
    let tool = told("tool");
    assert!(
        tool.starts_with("p.cu(1): error: a __global__ function must have a void return type\n"),
        "{tool}"
    );
    assert!(tool.contains("p.cu(2): warning #20050-D: inline qualifier ignored"), "{tool}");
    assert!(tool.ends_with("1 error detected in the compilation of \"p.cu\".\n"), "{tool}");
    let rich = told("rich");
    assert!(rich.starts_with("error[kernel.return.void]: "), "{rich}");
    assert!(rich.contains("p.cu:1:"), "{rich}");
    let json: Value = serde_json::from_str(&told("json")).unwrap();
    assert_eq!(json["errors"], 1);
    assert_eq!(json["diagnostics"][1]["number"], 20050);
    let sarif: Value = serde_json::from_str(&told("sarif")).unwrap();
    assert_eq!(sarif["runs"][0]["results"][0]["ruleId"], "kernel.return.void");
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["p.cu"]);
}

#[test]
fn checking_only_writes_nothing() {
    let folder = folder(PROGRAM);
    let done = run(folder.path(), &["compile", "--prelude", "--quiet", "--check", "--stats=json", "p.cu"]);
    assert!(done.status.success(), "{}", messages(&done));
    let stats: Value = serde_json::from_str(&messages(&done)).unwrap();
    assert!(stats["input_bytes"].as_u64().unwrap() > 10_000);
    assert_eq!(stats["host_bytes"], 0);
    assert!(stats["stages"]["lex_us"].is_u64());
    assert!(!folder.path().join("p.cudafe1.cpp").exists());
}

#[test]
fn a_line_is_explained_with_bytes_and_rules() {
    let folder = folder(PROGRAM);
    let explained = |place: &str| {
        let done = run(folder.path(), &["explain", "--prelude", place]);
        assert!(done.status.success(), "{}", messages(&done));
        output(&done)
    };
    let twice = explained("p.cu:2");
    assert!(twice.starts_with("p.cu:2: function twice\n  byte          0x23 = "), "{twice}");
    assert!(twice.contains("its body is replaced"), "{twice}");
    assert!(explained("p.cu:4").contains("a pointer in the managed section"));
    assert!(explained("p.cu:5").contains("declared; the stub file defines it"));
    assert!(explained("p.cu:6").contains("forwards to a stub template"));
    let all = explained("p.cu");
    for name in ["twice", "table", "total", "step", "fill", "both", "main"] {
        assert!(
            all.lines().any(|line| line.starts_with("p.cu:") && line.ends_with(&format!(" {name}"))),
            "{all}"
        );
    }
    assert!(
        twice.contains("\n  why           it is declared `__device__`; only device code may call it"),
        "{twice}"
    );
    for (place, why) in [
        ("p.cu:1", "nothing is declared, called or reported at p.cu:1"),
        ("p.cu:99", "there is no line 99 in p.cu, which has 16"),
        ("p.cu:0", "there is no line 0 in p.cu, which has 16"),
        ("p.cu:1:90", "no name stands at p.cu:1:90"),
    ] {
        let done = run(folder.path(), &["explain", "--prelude", "--quiet", place]);
        assert_eq!((done.status.code(), output(&done)), (Some(1), String::new()), "{place}");
        assert_eq!(messages(&done), format!("cufe: {why}\n"));
        // A document has the reason as its record.
        let done = run(folder.path(), &["explain", "--prelude", "--quiet", "--format", "json", place]);
        let document: Value = serde_json::from_str(&output(&done)).unwrap();
        assert_eq!(
            (done.status.code(), &document["diagnostics"][0]["text"]),
            (Some(1), &why.into()),
            "{place}"
        );
    }
    let table = explained("p.cu:4");
    assert!(table.contains("\n  why           its attributes give it the space"), "{table}");
}

#[test]
fn rules_and_options_are_shown() {
    let folder = folder("");
    let rule = run(folder.path(), &["rules", "space.device-only"]);
    assert!(output(&rule).contains("nv_is_device_only_routine"), "{}", output(&rule));
    assert!(output(&run(folder.path(), &["rules", "20050"])).starts_with("kernel.inline\n"));
    assert_eq!(run(folder.path(), &["rules", "no.such.rule"]).status.code(), Some(4));
    let options = output(&run(folder.path(), &["options"]));
    assert_eq!(options.lines().count(), 406);
    assert_eq!(output(&run(folder.path(), &["options", "--release", "13.0.48"])).lines().count(), 386);
    assert!(options.lines().all(|line| line.split('\t').count() == 4), "name, arity, treatment, observation");
    let silent: Vec<&str> =
        options.lines().filter(|line| !line.contains("\timplemented\t") && line.ends_with('\t')).collect();
    assert_eq!(silent, [""; 0], "every row that is not implemented has its observation or reason");
}

#[test]
fn explain_at_a_column_tells_what_a_name_refers_to() {
    let source = "namespace n { struct S { int m; }; int f(int); int f(char); }\n\
        template <class T> int g(T t, n::S s) { return t.x + s.m + n::f(1) + t; }\n\
        int h(int p) { auto l = [p](int q) { return p + q; }; return l(3) + unknown; }\n";
    let folder = folder(source);
    let explain = |line: usize, name: &str, nth: usize| {
        let text = source.lines().nth(line - 1).expect("a line");
        let column = text.match_indices(name).nth(nth).expect("the name").0 + 1;
        let done = run(folder.path(), &["explain", "--prelude", "--quiet", &format!("p.cu:{line}:{column}")]);
        format!("{}{}", output(&done).replace("p.cu:", ""), messages(&done))
    };
    assert_eq!(explain(2, "m +", 0), "`m` is field n::S::m, declared at 1:30\n");
    let overloads =
        "`f` is function n::f, declared at 1:40\n`f` is function n::f, declared at 1:52\n1: function n::f\n";
    assert!(explain(2, "f(1", 0).starts_with(overloads), "{}", explain(2, "f(1", 0));
    assert_eq!(explain(2, "x +", 0), "`x` depends on a template parameter\n");
    assert_eq!(explain(2, "t.x", 0), "`t` is parameter t, declared at 2:28\n");
    assert_eq!(explain(3, "p +", 0), "`p` is parameter p, declared at 3:11\n");
    assert_eq!(explain(3, "q;", 0), "`q` is parameter q, declared at 3:33\n");
    assert_eq!(explain(3, "l =", 0), "`l` is declared here: variable l, declared at 3:21\n");
    assert_eq!(explain(3, "l(3", 0), "`l` is variable l, declared at 3:21\n");
    assert_eq!(explain(3, "unknown", 0), "`unknown` is not known: no declaration of it is visible here\n");
    assert_eq!(explain(1, "S {", 0), "`S` is declared here: class n::S, declared at 1:22\n");
    assert_eq!(explain(1, "namespace", 0), "cufe: no name stands at p.cu:1:1\n");
}

#[test]
fn statistics_say_what_was_read() {
    let folder = folder(PROGRAM);
    let counts = |arguments: &[&str]| -> Value {
        let common = ["compile", "--prelude", "--quiet", "--check", "--stats=json", "p.cu"];
        let done = run(folder.path(), &[&common[..], arguments].concat());
        serde_json::from_str(&messages(&done)).expect("a document")
    };
    let (hot, all) = (counts(&[]), counts(&["--read-all"]));
    let count = |of: &Value, name: &str| of["counts"][name].as_u64().unwrap_or(u64::MAX);
    for of in [&hot, &all] {
        assert_eq!(count(of, "unparsed regions"), 0);
        assert_eq!(of["unparsed"], Value::Array(Vec::new()));
        assert!(of["peak_bytes"].as_u64() > Some(1 << 20));
        assert!(count(of, "tokens") > 1000 && count(of, "declarations") > 100);
        assert!(count(of, "template-argument and -parameter lists") > 3);
    }
    assert_eq!(count(&all, "bodies skipped"), 0);
    let bodies = |of: &Value| count(of, "bodies skipped") + count(of, "bodies read");
    assert_eq!(bodies(&hot), bodies(&all));
    assert!(count(&hot, "bodies read") > 0 && count(&hot, "bodies skipped") > 0);
    assert!(all["stages"]["bodies_us"].as_u64().is_some());
}

#[test]
fn what_is_called_and_launched_is_explained_at_its_name() {
    let source = "__device__ int d;\nvoid helper() {}\ntemplate <int N> __global__ void k(int *p) { *p = N + d; }\n\
        __global__ void plain() {}\n\
        int main() { helper(); k<(1 < 2)><<<1, 1>>>(nullptr); plain<<<1, 1>>>(); }\n";
    let folder = folder(source);
    let explain = |line: usize, name: &str| {
        let column = source.lines().nth(line - 1).and_then(|text| text.find(name)).expect("the name") + 1;
        let done = run(folder.path(), &["explain", "--prelude", "--quiet", &format!("p.cu:{line}:{column}")]);
        format!("{}{}", output(&done), messages(&done))
    };
    let launch = "  launch        the host code sets up the launch";
    let called = explain(5, "helper");
    assert!(
        called.starts_with("`helper` is function helper, declared at p.cu:2:6\np.cu:2: function helper\n"),
        "{called}"
    );
    assert!(
        called.contains("  why           nothing is written on it") && !called.contains(launch),
        "{called}"
    );
    for kernel in ["k<", "plain<"] {
        let launched = explain(5, kernel);
        assert!(
            launched.contains("the host launches it, the device runs it") && launched.contains(launch),
            "{launched}"
        );
    }
    let used = explain(3, "d; }");
    assert!(used.contains("  why           its attributes give it the space \"device\""), "{used}");
}

/// Calls, launches and constructions of each line, by their places; behind a slash the spaces of what they refer to.
#[test]
fn the_calls_and_launches_of_a_line_are_explained_with_the_line() {
    let source = "#define CHECK(x) report(x)\nvoid report(int) {}\nint helper(int a) { return a; }\n\
        int helper(char a);\n__host__ __device__ int helper(long a);\n\
        struct S { S(int); int m() const; __device__ int dm() { return 2; } };\n\
        template <int N, class T = int> __global__ void k(T *) {}\n__global__ void plain() {}\n\
        template <class T> int g(T t) { return t.run() + helper(t); }\n\
        __device__ int used(S s) { return s.dm() + s.m(); }\n\
        void calls(int n, int m) { CHECK(helper(n)); auto l = [](int) {}; l(n); unknown(n); }\n\
        int constructs(int n) { S s(3); return S(4).m() + s.m() + g<int>(n); }\n\
        void launches(int *p) { k<(1 < 2), int><<<1, 1>>>(p); plain<<<1, helper(2)>>>(); }\n\
        bool compares(int n, int m) { return n < 3 && helper(n) > (m); }\n\
        int none(int n) {\n  return n; }\n";
    let folder = folder(source);
    let explain = |line: usize, format: &str| {
        let place = format!("p.cu:{line}");
        let done = run(folder.path(), &["explain", "--prelude", "--quiet", "--format", format, &place]);
        assert!(done.status.success(), "{place}: {}", messages(&done));
        output(&done)
    };
    let calls = |line: usize| -> Vec<String> {
        let document: Value = serde_json::from_str(&explain(line, "json")).expect("a document");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let shown = |call: &Value| {
            let entities = call["entities"].as_array().into_iter().flatten();
            let spaces: Vec<_> = entities.map(|one| text(&one["said"]["space"]["text"])).collect();
            format!(
                "{} {} {} / {}",
                call["column"],
                text(&call["use"]),
                text(&call["name"]),
                spaces.join(" ")
            )
        };
        document["calls"].as_array().expect("calls").iter().map(shown).collect()
    };
    assert_eq!(calls(3), [""; 0]);
    assert_eq!(calls(9), ["42 call `run` / ", "50 call `helper` / host host host-device"]);
    assert_eq!(calls(10), ["37 call `dm` / device", "46 call `m` / host"]);
    assert_eq!(
        calls(11),
        [
            "28 call `report`, of macro `CHECK` / host",
            "34 call `helper` / host host host-device",
            "67 call `l` / ",
            "73 call `unknown` / ",
        ]
    );
    assert_eq!(
        calls(12),
        ["40 construction `S` / ", "45 call `m` / host", "53 call `m` / host", "59 call `g` / host"]
    );
    assert_eq!(
        calls(13),
        ["25 launch `k` / global", "55 launch `plain` / global", "66 call `helper` / host host host-device"]
    );
    assert_eq!(calls(14), ["47 call `helper` / host host host-device"]);
    let launches = explain(13, "rich");
    let first = "\np.cu:13:25: launch of `k`\n  `k` is function k, declared at p.cu:7:49\n  space         global  [space.class]\n";
    assert!(launches.contains(first), "{launches}");
    assert_eq!(launches.matches("  [host-output.launch]\n").count(), 2, "{launches}");
    // Of overloads what is the same is said once.
    let overloads = explain(14, "rich");
    let of = |space: &str| overloads.matches(&format!("  space         {space}  [space.class]\n")).count();
    assert_eq!(
        (of("host"), of("host-device")),
        (2, 1),
        "the function's own, and the overloads': {overloads}"
    );
    let nothing = run(folder.path(), &["explain", "--prelude", "--quiet", "p.cu:16"]);
    assert_eq!(messages(&nothing), "cufe: nothing is declared, called or reported at p.cu:16\n");
}

#[test]
fn what_cannot_be_read_of_a_raw_source_is_shown_in_its_own_words() {
    let folder =
        folder("#define TWO 2\n__device__ int d(int a) { return a + TWO; }\n\tint f() { return @ + TWO; }\n");
    let done = run(folder.path(), &["read", "--prelude", "--quiet", "p.cu"]);
    assert_eq!(done.status.code(), Some(1));
    let text = output(&done);
    assert!(text.contains("could not read 5 tokens here: expected-expression\n --> p.cu:3:19\n"), "{text}");
    assert!(text.contains("int f() { return @ + TWO; }"), "{text}");
    let done = run(folder.path(), &["read", "--prelude", "--quiet", "--format", "json", "p.cu"]);
    let document: Value = serde_json::from_str(&output(&done)).unwrap();
    let place = &document["diagnostics"][0];
    assert_eq!((&place["file"], &place["line"], &place["column"]), (&"p.cu".into(), &3.into(), &19.into()));
    assert_eq!(place["line_text"], "\tint f() { return @ + TWO; }");
}

#[test]
fn what_a_device_unit_keeps_is_listed_explained_written_and_compared() {
    let folder = folder(PROGRAM);
    let run = |arguments: &[&str]| run(folder.path(), arguments);
    let done = run(&["il", "dump", "p.cu", "--prelude", "-q", "-o", "one"]);
    assert!(done.status.success(), "{}", messages(&done));
    let dump = fs::read_to_string(folder.path().join("one")).unwrap();
    for line in [
        "function twice\tp.cu:2\tdevice code",
        "function step\tp.cu:5\tkernel",
        "function fill\tp.cu:6\tnamed by function main",
    ] {
        assert!(dump.lines().any(|one| one.starts_with(line)), "{line} in\n{dump}");
    }
    let done = run(&["il", "why", "fill", "p.cu", "--prelude", "-q"]);
    let text = output(&done);
    assert!(text.contains("function main (p.cu:8): code that leads to instances"), "{text}");
    assert!(text.contains("which names function fill (p.cu:6)"), "{text}");
    let done = run(&["il", "why", "nobody", "p.cu", "--prelude", "-q"]);
    assert_eq!(done.status.code(), Some(1));
    let done = run(&["il", "cpp", "p.cu", "--prelude", "-q"]);
    let pruned = output(&done);
    for (text, is_there) in [("int printf (", true), ("int puts (", false), ("# 2 \"p.cu\"\n", true)] {
        assert_eq!(pruned.contains(text), is_there, "{text} in\n{pruned}");
    }

    fs::write(folder.path().join("p.cu"), PROGRAM.replace("fill<<<1, 1>>>(p, 3);", "")).unwrap();
    assert!(run(&["il", "dump", "p.cu", "--prelude", "-q", "-o", "other"]).status.success());
    let done = run(&["il", "diff", "one", "other"]);
    assert_eq!(done.status.code(), Some(1));
    assert!(output(&done).lines().any(|line| line.starts_with("-function fill")), "{}", output(&done));
    assert_eq!(run(&["il", "diff", "one", "one"]).status.code(), Some(0));
    assert_eq!(run(&["il", "diff", "one", "none"]).status.code(), Some(4));
}

/// What `il diff` says of a list and a damaged copy of it: the exit status and the first line of either stream.
fn said_of_damage(folder: &Path, damaged: &[u8]) -> (Option<i32>, String) {
    fs::write(folder.join("damaged"), damaged).unwrap();
    let done = run(folder, &["il", "diff", "list", "damaged"]);
    let text =
        String::from_utf8_lossy(if done.status.code() == Some(4) { &done.stderr } else { &done.stdout })
            .into_owned();
    (done.status.code(), text.lines().next().unwrap_or_default().to_owned())
}

#[test]
fn a_damaged_list_is_refused_with_its_place_or_tells_the_difference() {
    let folder =
        folder("struct S { int a; };\n__global__ void k(S *p) {}\n__device__ int v;\nint main() {}\n");
    let path = folder.path();
    for list in ["dump", "entities"] {
        let done = run(path, &["il", list, "p.cu", "--prelude", "-q"]);
        let whole: Vec<&str> = std::str::from_utf8(&done.stdout).unwrap().lines().collect();
        // The user's lines, and a heading that says how many.
        let own: Vec<&str> = whole[1..].iter().copied().filter(|line| line.contains("p.cu:")).collect();
        let text = format!("# cufe il {list} 3: {}\n{}\n", own.len(), own.join("\n"));
        fs::write(path.join("list"), &text).unwrap();
        assert_eq!(said_of_damage(path, text.as_bytes()), (Some(0), String::new()));
        for at in 0..text.len() {
            let mut damaged = text.clone().into_bytes();
            damaged[at] ^= 0x15;
            let (status, said) = said_of_damage(path, &damaged);
            let is_told = match status {
                Some(1) => said.starts_with('-'),
                Some(4) => said.contains("damaged"),
                // A reason is no difference.
                Some(0) => list == "dump" && at > text.find('\t').unwrap(),
                _ => false,
            };
            assert!(is_told, "byte {at} of {text}: {status:?} {said}");
        }
        for end in 0..text.len() {
            let (status, said) = said_of_damage(path, &text.as_bytes()[..end]);
            assert!(
                status == Some(4) && said.contains("damaged:"),
                "{end} bytes of {text}: {status:?} {said}"
            );
        }
    }
    let (status, said) = said_of_damage(path, b"# cufe il dump 3: 0\n");
    assert_eq!((status, said.contains("is a list of `il entities`")), (Some(4), true), "{said}");
    let (status, said) = said_of_damage(path, b"# cufe il entities 2: 0\n");
    assert_eq!(
        (status, said.ends_with("damaged:1: form 2, where form 3 is read")),
        (Some(4), true),
        "{said}"
    );
}

#[test]
fn the_entities_that_the_documented_walk_keeps_are_listed() {
    let folder = folder(
        "struct S { int a; __device__ int f() const; };\n\
         __device__ int S::f() const { return a; }\n\
         struct Host { S s; };\n\
         template <class T> __device__ T g(T t) { return t; }\n\
         __global__ void k(S s, Host *h, int *p) { *p = s.f() + g(3); }\n\
         __constant__ int c = 1;\n\
         int main() {}\n",
    );
    let done = run(folder.path(), &["il", "entities", "p.cu", "--prelude", "-q"]);
    let text = output(&done);
    let own: Vec<&str> = text.lines().filter(|line| line.starts_with("p.cu:")).collect();
    assert_eq!(
        own,
        [
            "p.cu:1:8\tclass S\tdefinition\t0x81\t-",
            "p.cu:1:47\tfunction S::f\tdefinition\t0x81\t0x23",
            "p.cu:3:8\tclass Host\tdeclaration\t0x81\t-",
            "p.cu:4:46\tfunction g\tdefinition\t0x81\t0x23",
            "p.cu:5:30\tfunction k\tdefinition\t0x81\t0xe1",
            "p.cu:6:31\tvariable c\tdefinition\t0x81\t0x0004",
        ]
    );
    fs::write(folder.path().join("p.cu"), "__device__ __global__ void f();\n").unwrap();
    let done = run(folder.path(), &["il", "entities", "p.cu", "--prelude", "-q"]);
    assert_eq!(done.status.code(), Some(2), "{}", messages(&done));
    assert!(messages(&done).contains("p.cu(1): error"), "{}", messages(&done));
}

#[test]
fn why_an_entity_is_kept_is_told_up_to_where_the_walk_starts() {
    let folder = folder(
        "namespace n { struct Part { int x; }; }\n\
         struct S { n::Part part; };\n\
         struct Named;\n\
         using n::Part;\n\
         template <class T> struct Box { T t; __device__ T get() { return t; } };\n\
         __global__ void k(S s, Named *h, int *p) { Box<int> box; box.get(); }\n\
         int main() {}\n",
    );
    let why =
        |name: &str| output(&run(folder.path(), &["il", "why", name, "p.cu", "--entity", "--prelude", "-q"]));
    let complete = "a type that has to be complete for";
    let kernel = "function k (p.cu:6:30), definition: the walk starts with it";
    assert_eq!(
        why("Part"),
        format!(
            "class n::Part (p.cu:1:22), definition: {complete}\n  class S (p.cu:2:8), definition: {complete}\n    {kernel}\n\
             using-declaration Part (p.cu:4:10), declaration: it names\n  class n::Part (p.cu:1:22), definition: {complete}\n    \
             class S (p.cu:2:8), definition: {complete}\n      {kernel}\n"
        )
    );
    assert_eq!(
        why("Named"),
        format!("class Named (p.cu:3:8), declaration: a type that is named by\n  {kernel}\n")
    );
    assert_eq!(why("k"), format!("{kernel}\n"));
    let done = run(folder.path(), &["il", "why", "main", "p.cu", "--entity", "--prelude", "-q"]);
    assert_eq!(
        (done.status.code(), messages(&done).trim()),
        (Some(1), "cufe: no kept entity is called \"main\"")
    );
}
