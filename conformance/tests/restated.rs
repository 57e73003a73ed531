//! The second statement of tables that no program shows, against the rules and against the released tool, which is asked
//! while the test runs. Needs the released tool chain (scripts/toolkit).

use std::process::Command;
use std::sync::LazyLock;

use cufe_conformance::compare::lex_host;
use cufe_conformance::restated;
use cufe_conformance::toolkit::{Choice as ToolkitChoice, Toolkit};
use cufe_spec::rules::{Body, Rules};
use cufe_spec::unit::Dialect;
use pretty_assertions::assert_eq;

#[test]
fn the_rules_say_what_is_restated() {
    let rules = Rules::load().unwrap();
    let mut wrong = Vec::new();
    for id in restated::TABLES {
        let Some(Body::Table(table)) = rules.find(id).map(|record| &record.body) else {
            panic!("{id} is no decision table");
        };
        for (at, cell) in table.cells.iter().enumerate() {
            let (column, inputs) = table.place(at);
            let said = restated::result(id, column.dialect(), &inputs);
            if said != cell.result.as_deref() || !cell.diagnostics.is_empty() {
                wrong.push(format!(
                    "{id}({}) {}: {said:?}, the cell {:?}",
                    inputs.join(", "),
                    column.name(),
                    cell.result
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The released tool chain.
static TOOLKIT: LazyLock<Toolkit> = LazyLock::new(|| Toolkit::find(&ToolkitChoice::default()).unwrap());

/// The line of the first line of a unit: the header of the output bears lower ones.
const FIRST: u32 = 1000;

/// The released host output of a unit.
fn released(unit: &str, arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("unit.ii"), format!("# 1 \"unit.cu\"\n# {FIRST} \"unit.cu\"\n{unit}"))
        .unwrap();
    let output = Command::new(TOOLKIT.front_end())
        .args(arguments)
        .args(["--c++17", "--allow_managed", "--m64", "--orig_src_file_name", "unit.cu"])
        .args(["--gen_c_file_name", "out.cpp", "--stub_file_name", "stub.c", "unit.ii"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    std::fs::read_to_string(folder.path().join("out.cpp")).unwrap()
}

const RELEASED: Dialect = Dialect::REFERENCE;

fn restated(table: &str, inputs: &[&str]) -> &'static str {
    restated::result(table, RELEASED, inputs).unwrap()
}

/// The command line of each value of the domain `host-compiler`.
const COMPILERS: [(&str, &[&str]); 7] = [
    ("gnu-old", &["--gnu_version=40500"]),
    ("gnu-46", &["--gnu_version=40700"]),
    ("gnu", &["--gnu_version=120200"]),
    ("clang-old", &["--clang", "--clang_version=30500"]),
    ("clang", &["--clang", "--clang_version=140000"]),
    ("pgcpp", &["--pgc++"]),
    ("icc", &["--icc"]),
];

#[test]
fn the_released_header_has_the_parts_that_are_restated() {
    let rules = Rules::load().unwrap();
    let parts = &rules.domain("header-part").unwrap().values;
    for (compiler, arguments) in COMPILERS {
        for (stub, stub_option) in [("no", None), ("yes", Some("--static-host-stub"))] {
            for (extended, lambda_option) in [("no", None), ("yes", Some("--extended-lambda"))] {
                let mut all = arguments.to_vec();
                all.extend(stub_option.into_iter().chain(lambda_option));
                let output = released("int x;\n", &all);
                let head: String = parts
                    .iter()
                    // What is suppressed on behalf of spellings is ours.
                    .filter(|part| part.id != "spelling")
                    .filter(|part| {
                        restated("host-output.header", &[&part.id, compiler, stub, extended]) == "written"
                    })
                    .map(|part| {
                        rules
                            .text_in(&format!("host-output.header.{}", part.id), RELEASED)
                            .replace("{file}", "unit.cu")
                    })
                    .collect();
                assert!(output.starts_with(&head), "{all:?}\n--- restated\n{head}\n--- released\n{output}");
            }
        }
    }
}

/// The tokens of the released output that come from the first line of the unit.
fn tokens_of_first_line(output: &str) -> Vec<String> {
    let here = lex_host(output).into_iter().filter(|token| *token.file == *"unit.cu" && token.line == FIRST);
    here.map(|token| token.text.into_owned()).collect()
}

/// How declared: `static`, hidden or not, `extern` or not.
fn linkage(tokens: &[String]) -> &'static str {
    let has = |word: &str| tokens.iter().any(|token| token == word);
    match (has("static"), has("visibility"), has("extern")) {
        (true, ..) => "static",
        (_, true, true) => "hidden-extern",
        (_, true, false) => "hidden",
        (_, false, true) => "extern",
        (_, false, false) => "plain",
    }
}

#[test]
fn released_variables_are_declared_as_restated() {
    let spaces = ["device", "constant", "managed", "shared"];
    let storages = [
        ("external", "", "int v = 1;"),
        ("static", "static", "int v = 1;"),
        ("const", "", "const int v = 1;"),
        ("extern", "extern", "int v;"),
        ("extern-unbounded", "extern", "int v[];"),
    ];
    for space in spaces {
        for (storage, specifier, rest) in storages {
            // A managed constant is an error, a shared one has no initialiser.
            if ["managed", "shared"].contains(&space) && storage == "const" {
                continue;
            }
            let rest = if space == "shared" { rest.replace(" = 1", "") } else { rest.to_owned() };
            let unit = format!("{specifier} __attribute__(({space})) {rest}\n");
            for (separate, options) in [("no", vec![]), ("yes", vec!["--device-c"])] {
                let arguments =
                    [options, vec!["--device-hidden-visibility", "--gnu_version=120200"]].concat();
                let output = released(&unit, &arguments);
                let seen = linkage(&tokens_of_first_line(&output));
                let said = restated("host-output.variable.linkage", &[space, storage, separate]);
                assert_eq!(seen, said, "{unit}{arguments:?}\n{output}");
            }
        }
    }
}

#[test]
fn released_kernels_are_linked_as_restated() {
    let kernels = [
        ("kernel", "__attribute__((global)) void k(int) {}\n"),
        (
            "kernel-template",
            "template <class T> __attribute__((global)) void k(T) {}\ntemplate __attribute__((global)) void k<int>(int);\n",
        ),
    ];
    for (class, unit) in kernels {
        for (hidden, hidden_option) in [("no", None), ("yes", Some("--device-hidden-visibility"))] {
            for (stub, stub_option) in [("no", None), ("yes", Some("--static-host-stub"))] {
                let mut arguments = vec!["--gnu_version=120200"];
                arguments.extend(hidden_option.into_iter().chain(stub_option));
                let output = released(unit, &arguments);
                let tokens = tokens_of_first_line(&output);
                let own = tokens.iter().rposition(|token| token == "k").unwrap();
                let from = tokens[..own].iter().rposition(|token| token == "}").map_or(0, |at| at + 1);
                let seen = match linkage(&tokens[from..own]) {
                    "plain" => "external",
                    other => other,
                };
                assert_eq!(
                    seen,
                    restated("host-output.kernel.linkage", &[class, hidden, stub, "no"]),
                    "{arguments:?}\n{output}"
                );
            }
        }
    }
}

#[test]
fn released_initialisers_are_written_as_restated() {
    let lines = [
        ("device", "plain", "__attribute__((device)) int v = 7;"),
        ("device", "const", "__attribute__((device)) const int v = 7;"),
        ("device", "reference", "__attribute__((device)) const int &v = 7;"),
        ("device", "template", "template <class T> __attribute__((device)) T v = 7;"),
        ("constant", "plain", "__attribute__((constant)) int v = 7;"),
        ("constant", "const", "__attribute__((constant)) const int v = 7;"),
        ("constant", "template", "template <class T> __attribute__((constant)) T v = 7;"),
        ("managed", "plain", "__attribute__((managed)) int v = 7;"),
    ];
    for (space, category, line) in lines {
        let output = released(&format!("{line}\n"), &["--gnu_version=120200"]);
        let tokens = tokens_of_first_line(&output);
        let seen = match (tokens.iter().any(|t| t == "7"), tokens.iter().any(|t| t == "0")) {
            (true, _) => "kept",
            (false, true) => "zero",
            (false, false) => "dropped",
        };
        assert_eq!(
            seen,
            restated("host-output.variable.initialiser", &[space, category]),
            "{line}\n{output}"
        );
    }
}

#[test]
fn released_functions_are_written_as_restated() {
    let lines = [
        ("host", "no", "int f() { return 7; }", "kept"),
        ("host", "yes", "constexpr int f() { return 7; }", "kept"),
        ("host-device", "no", "__attribute__((host)) __attribute__((device)) int f() { return 7; }", "kept"),
        (
            "host-device",
            "yes",
            "__attribute__((host)) __attribute__((device)) constexpr int f() { return 7; }",
            "kept",
        ),
        ("device", "no", "__attribute__((device)) int f() { return 7; }", "body-replaced"),
        ("device", "yes", "__attribute__((device)) constexpr int f() { return 7; }", "kept"),
        ("kernel", "no", "__attribute__((global)) void f() { int x = 7; }", "declared"),
        (
            "kernel-template",
            "no",
            "template <class T> __attribute__((global)) void f(T) { int x = 7; }",
            "forwarding",
        ),
    ];
    for (class, constant, line, expected) in lines {
        let output = released(&format!("{line}\n"), &["--gnu_version=120200"]);
        let tokens = tokens_of_first_line(&output);
        let has = |word: &str| tokens.iter().any(|token| token == word);
        let seen = match (has("7"), has("exit"), has("__wrapper__device_stub_f"), has("{")) {
            (true, ..) => "kept",
            (_, true, ..) => "body-replaced",
            (_, _, true, _) => "forwarding",
            (.., false) => "declared",
            _ => "something else",
        };
        assert_eq!(seen, expected, "{line}\n{output}");
        assert_eq!(seen, restated("host-output.function", &[class, constant]), "{line}");
    }
}
