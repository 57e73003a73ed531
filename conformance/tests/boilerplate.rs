//! What surrounds the source in the host output, over the grid of host compilers and options that it depends on: the released
//! tool is asked while the test runs. Head and end are compared to the byte, what is between them by tokens.
//! Needs the released tool chain (scripts/toolkit).

use cufe::rules::generated::{HOST_OUTPUT_DECLARED_MARKER, HOST_OUTPUT_HEADER_SPELLING};
use cufe_conformance::compare::lex_host;
use cufe_conformance::process;
use cufe_conformance::toolkit::{Choice as ToolkitChoice, Toolkit};
use cufe_spec::release::Release;
use rayon::prelude::*;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// A unit with one of everything whose output hangs on the options, in the released tool's own spelling.
const UNIT: &str = r#"# 1 "unit.cu"
# 1 "header.h" 1 3
typedef unsigned long size_t;
struct __attribute__((device_builtin)) uint3 { unsigned x, y, z; };
# 3 "unit.cu" 2
__attribute__((device)) int a = 1;
__attribute__((device)) extern int b;
__attribute__((device)) const int c = 1;
__attribute__((device)) extern const int d = 1;
__attribute__((device)) static int e = 1;
__attribute__((constant)) int f[] = {1, 2, 3};
__attribute__((constant)) extern int g;
__attribute__((managed)) int m;
template< class T> __attribute__((device)) T vt = (1);
template<> __attribute__((device)) int vt< int> = 2;
template<> __attribute__((device)) const int vt< const int> = 2;
template< class T> __attribute__((device)) const T vc = (1);
template< class T> __attribute__((device)) static T vs = (1);
namespace { __attribute__((device)) int n; }
extern "C" { __attribute__((device)) int l; }
__attribute__((device)) int df(int x) { return x + a; }
__attribute__((host)) __attribute__((device)) int hd(int x) { return x; }
__attribute__((global)) void k(int *p) { *p = df(1); }
__attribute__((global)) static void ks(int *p) { }
template< class T> __attribute__((global)) void kt(T x) { }
template __attribute__((global)) void kt< int> (int x);
template<> __attribute__((global)) void kt< char> (char x) { }
extern template __attribute__((global)) void kt< short> (short x);
int use() { return m; }
"#;

/// Host compilers, as the command line tells of them.
fn compilers() -> Vec<Vec<String>> {
    const GNU: [u32; 15] = [
        40_500, 40_599, 40_600, 40_700, 40_799, 40_800, 50_400, 70_500, 90_300, 100_200, 110_400, 120_200,
        130_100, 140_200, 150_000,
    ];
    const CLANG: [u32; 11] =
        [30_000, 30_400, 30_500, 30_599, 30_600, 30_900, 40_000, 60_000, 140_000, 150_000, 200_000];
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let mut all = vec![Vec::new()];
    all.extend(GNU.map(|version| words(&format!("--gnu_version={version}"))));
    all.push(words("--clang"));
    all.extend(CLANG.map(|version| words(&format!("--clang --clang_version={version}"))));
    let others = [
        "--clang --clang_version=140000 --gnu_version=40201",
        "--gnu_version=120200 --clang --clang_version=140000",
        "--pgc++",
        "--pgc++ --gnu_version=120200",
        "--gnu_version=120200 --pgc++",
        "--icc",
        "--icc --gnu_version=120200",
        "--gnu_version=40500 --icc",
    ];
    all.extend(others.map(words));
    all
}

/// Every host compiler with every option that the text depends on.
fn grid() -> Vec<Vec<String>> {
    let switches = ["--static-host-stub", "--device-hidden-visibility", "--device-c", "--extended-lambda"];
    let mut all = Vec::new();
    for compiler in compilers() {
        for chosen in 0..1 << switches.len() {
            for standard in ["--c++14", "--c++17", "--c++20"] {
                // The standard says nothing about what surrounds the source: with nvcc's own switches it is looked at.
                if standard != "--c++17" && chosen & 0b0111 != 0b0011 {
                    continue;
                }
                let mut arguments = vec![standard.to_owned()];
                let is_chosen = |(at, _): &(usize, &&str)| chosen & (1 << at) != 0;
                arguments.extend(
                    switches.iter().enumerate().filter(is_chosen).map(|(_, switch)| switch.to_string()),
                );
                arguments.extend(compiler.clone());
                all.push(arguments);
            }
        }
    }
    all.extend(others());
    all
}

/// What has no row and column of its own.
fn others() -> Vec<Vec<String>> {
    const LISTS: [&str; 8] = [
        "--c++14 --partial-link",
        "--c++14 --partial-link --static-host-stub",
        "--c++14 --partial-link --static-host-stub --device-hidden-visibility --gnu_version=120200",
        "--c++14 --partial-link --device-c --static-host-stub --gnu_version=120200",
        "--c++14 --partial-link --extended-lambda --clang --clang_version=140000",
        "--c++14 --pgc++ --gnu_version=40500 --static-host-stub",
        "--c++14 --gnu_version=40599 --pgc++",
        "--c++14 --partial-link --pgc++ --gnu_version=40500 --device-hidden-visibility",
    ];
    LISTS.map(|list| list.split(' ').map(str::to_owned).collect()).to_vec()
}

/// The arguments with those that nvcc always gives, and where the files are.
fn whole(arguments: &[String], folder: &Path, name: &str) -> Vec<String> {
    let path = |ending: &str| folder.join(format!("{name}{ending}")).to_string_lossy().into_owned();
    let mut all = arguments.to_vec();
    all.extend(["--allow_managed", "--m64", "--gen_module_id_file"].map(str::to_owned));
    let files = [
        ("--orig_src_file_name", "unit.cu".to_owned()),
        ("--orig_src_path_name", "/unit.cu".to_owned()),
        ("--stub_file_name", "unit.stub.c".to_owned()),
        ("--gen_c_file_name", path(".cpp")),
        ("--module_id_file_name", path(".id")),
    ];
    all.extend(files.into_iter().flat_map(|(option, file)| [option.to_owned(), file]));
    all.push(folder.join("unit.ii").to_string_lossy().into_owned());
    all
}

/// A host output in three parts.
#[derive(Debug, PartialEq, Eq)]
struct Parts {
    head: String,
    source: Vec<String>,
    end: String,
}

/// Cuts at the source's first declaration and at the marker of the stub file; marks that the source's own lines begin with belong
/// to none.
fn parts(text: &str) -> Parts {
    let first = text.find("typedef unsigned long size_t").expect("the source");
    let head = text[..first].trim_end();
    let head = head.strip_suffix("# 1 \"header.h\" 3").or(head.strip_suffix("# 1 \"header.h\" 1 3"));
    let head = head.expect("the header's marker").trim_end();
    let head = head.strip_suffix("# 1 \"unit.cu\"").unwrap_or(head).trim_end();
    let end = text.find(" 1 \"unit.stub.c\"").expect("the end");
    let end = text[..end].rfind('\n').expect("a line before it");
    let source =
        lex_host(&text[first..end]).into_iter().map(|token| token.text.into_owned()).collect::<Vec<_>>();
    Parts { head: head.to_owned(), source: in_chosen_form(source), end: text[end..].to_owned() }
}

/// Whether `extern` or an attribute stands first is chosen; here it is the attribute. The released tool writes the pragma before each unnamed namespace, also where the head has said it already; in the middle of a
/// line it is an operator of ours. Where it has to be it is asserted by itself.
fn in_chosen_form(tokens: Vec<String>) -> Vec<String> {
    let text = tokens.join("\n") + "\n";
    text.replace("#pragma GCC diagnostic ignored \"-Wattributes\"\n", "")
        .replace(
            "extern\n__attribute__\n(\n(\nvisibility\n(\n\"hidden\"\n)\n)\n)\n",
            "__attribute__\n(\n(\nvisibility\n(\n\"hidden\"\n)\n)\n)\nextern\n",
        )
        .replace("_Pragma\n(\n\"GCC diagnostic ignored \\\"-Wattributes\\\"\"\n)\n", "")
        .lines()
        .map(str::to_owned)
        .collect()
}

/// The released text without what cufe leaves out on purpose (`host-output.declared`).
fn without_declared(release: Release, real: &str) -> String {
    if release < Release::Cuda13_4 {
        return real.to_owned();
    }
    let marker = HOST_OUTPUT_DECLARED_MARKER;
    assert_eq!(real.matches(marker).count(), 1, "the marker before the managed runtime");
    let back = "\n# 1 \"unit.cu\"\n#pragma GCC diagnostic pop";
    real.replacen(marker, "", 1).replacen(back, "\n# 1\n#pragma GCC diagnostic pop", 1)
}

/// What differs with these arguments, for people.
fn difference(toolkit: &Toolkit, arguments: &[String]) -> Option<String> {
    let scratch = tempfile::tempdir().unwrap();
    let folder = scratch.path();
    fs::write(folder.join("unit.ii"), UNIT).unwrap();
    let mut real = Command::new(toolkit.front_end());
    real.args(whole(arguments, folder, "real"));
    let done = process::run(&mut real, Duration::from_secs(60)).unwrap();
    let release = format!("--release={}", toolkit.release);
    let own = [vec!["cufe".to_owned(), release], whole(arguments, folder, "own")].concat();
    let exit = cufe::cli::main(own.into_iter().map(Into::into).collect());
    if (done.code, exit) != (0, 0) {
        return Some(format!("exit {} and {exit}: {}", done.code, done.err));
    }
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let (real, own) = (without_declared(toolkit.release, &read("real.cpp")), read("own.cpp"));
    let says_it = |text: &str| text.contains("-Wattributes");
    if says_it(&real) != says_it(&own) {
        return Some("-Wattributes is suppressed in one of them".to_owned());
    }
    // What is suppressed on behalf of spellings that the released tools do not keep is ours.
    let own = own.replacen(HOST_OUTPUT_HEADER_SPELLING, "", 1);
    let (real, own) = (parts(&real), parts(&own));
    if real.head != own.head || real.end != own.end {
        return Some(format!("{}\n...{}\nbecame\n{}\n...{}", real.head, real.end, own.head, own.end));
    }
    let at = real.source.iter().zip(&own.source).take_while(|(a, b)| a == b).count();
    let from = |tokens: &[String]| {
        tokens.iter().skip(at.saturating_sub(4)).take(16).cloned().collect::<Vec<_>>().join(" ")
    };
    (real.source != own.source).then(|| format!("{}\nbecame\n{}", from(&real.source), from(&own.source)))
}

#[test]
fn what_surrounds_the_source_is_the_released_tools() {
    let toolkit = Toolkit::find(&ToolkitChoice::default()).unwrap();
    let found: Vec<String> = grid()
        .par_iter()
        .filter_map(|arguments| {
            let text = difference(&toolkit, arguments)?;
            Some(format!("{}: {text}", arguments.join(" ")))
        })
        .collect();
    assert!(found.is_empty(), "{} differ, one of them is\n{}", found.len(), found[0]);
}

/// One line of the grid with each later release that is there: what is written on purpose otherwise is in the rules.
#[test]
fn what_surrounds_the_source_in_later_releases_differs_as_declared() {
    let line = "--c++17 --static-host-stub --device-hidden-visibility --gnu_version=120200";
    let arguments: Vec<String> = line.split(' ').map(str::to_owned).collect();
    for release in Release::ALL.into_iter().filter(|release| *release != Release::REFERENCE) {
        let choice = ToolkitChoice { release: Some(release), toolkit: None };
        let Ok(toolkit) = Toolkit::find(&choice) else { continue };
        assert_eq!(difference(&toolkit, &arguments), None, "{release}");
    }
}
