//! Tile code: programs of every sequence of words, every pair of declarations and every call between spaces, against the
//! rows of the tables; and what is outside.

mod asking;

use cufe_spec::observation::{Answer, Observation};
use cufe_spec::release::Release;
use cufe_spec::rules::{Cell, Rules};
use cufe_spec::unit::{Dialect, Pass, Unit};
use pretty_assertions::assert_eq;
use rstest::rstest;

const NEWEST: Dialect = Dialect::Released(Release::NEWEST);

/// Values of the `tile-space` domain, how they are written, and their byte and tile state.
const SPACES: [(&str, &str, &str, &str); 10] = [
    ("none", "", "none", "none"),
    ("H", "__host__", "H", "none"),
    ("D", "__device__", "D", "none"),
    ("HD", "__host__ __device__", "HD", "none"),
    ("G", "__global__", "G", "none"),
    ("T", "__attribute__((tile))", "none", "tile"),
    ("HT", "__host__ __attribute__((tile))", "H", "tile"),
    ("DT", "__attribute__((tile)) __device__", "D", "tile"),
    ("HDT", "__device__ __attribute__((tile)) __host__", "HD", "tile"),
    ("TG", "__attribute__((tile_global))", "none", "kernel"),
];

fn unit(program: &str, pass: Pass) -> Unit {
    let mut unit = asking::unit(program, NEWEST, pass);
    unit.options.enable_tile = true;
    unit
}

fn observed(program: &str, pass: Pass) -> Observation {
    match cufe_oracle::observe(&unit(program, pass)) {
        Answer::Observed(seen) => seen,
        Answer::NotCore { place, what } => panic!("{}:{}: {what}\n{program}", place.file, place.line),
    }
}

fn cell<'r>(rules: &'r Rules, table: &str, pass: Pass, inputs: &[&str]) -> &'r Cell {
    rules.table(table).find(NEWEST, pass, inputs).unwrap_or_else(|| panic!("{table} has {inputs:?}"))
}

fn result<'r>(rules: &'r Rules, table: &str, pass: Pass, inputs: &[&str]) -> &'r str {
    cell(rules, table, pass, inputs).result.as_deref().unwrap()
}

/// The byte of a function by its byte and tile state.
fn byte(rules: &Rules, pass: Pass, existing: &str, state: &str) -> u8 {
    let class = result(rules, "tile.space", pass, &[existing, state]);
    rules.domain("byte-class").unwrap().values.iter().find(|v| v.id == class).unwrap().byte.unwrap()
}

fn tags(seen: &Observation) -> Vec<&str> {
    seen.diagnostics.iter().map(|d| d.tag.as_str()).collect()
}

fn ids(cell: &Cell) -> Vec<&str> {
    cell.diagnostics.iter().map(|report| report.diagnostic.as_str()).collect()
}

/// `tile.enabled`: without the option nothing counts.
#[test]
fn annotations_count_with_the_option() {
    let program = "__attribute__((tile)) void f();";
    for (seen, told, byte) in [
        (asking::observed(program, NEWEST, Pass::Host), vec!["attribute.tile-not-enabled"], 0),
        (observed(program, Pass::Host), vec![], 0x23),
    ] {
        let fact = seen.entities.iter().find(|e| e.name == "f").unwrap();
        assert_eq!((tags(&seen), fact.space.0), (told, byte));
    }
}

/// Every sequence of up to three words on one declaration: the conflicts and the byte that the tables give it.
#[rstest]
fn words_are_applied_in_order(#[values(Pass::Host, Pass::Device)] pass: Pass) {
    let rules = Rules::load().unwrap();
    let words = ["__host__", "__device__", "__global__", "tile", "tile_global", "tile_builtin"];
    let mut sequences: Vec<Vec<&str>> = vec![vec![]];
    for length in 1..=3 {
        let shorter: Vec<_> = sequences.iter().filter(|s| s.len() == length - 1).cloned().collect();
        sequences.extend(shorter.iter().flat_map(|s| words.map(|word| [s.as_slice(), &[word]].concat())));
    }
    assert_eq!(sequences.len(), 1 + 6 + 36 + 216);
    let mut program = String::new();
    let mut expected = Vec::new();
    for (index, sequence) in sequences.iter().enumerate() {
        let (mut existing, mut state, mut conflicts) = ("none", "none", 0);
        let mut count =
            |cell: &Cell| conflicts += ids(cell).iter().filter(|id| **id == "space.conflict").count();
        for word in sequence {
            if let Some(keyword) = ["__host__", "__device__", "__global__"].iter().position(|k| k == word) {
                let keyword = ["H", "D", "G"][keyword];
                count(cell(&rules, "tile.keyword", pass, &[existing, state, keyword]));
                let applied = cell(&rules, "space.apply", pass, &[existing, keyword]);
                count(applied);
                existing = applied.result.as_deref().unwrap();
            } else {
                let annotated =
                    cell(&rules, "tile.annotate", pass, &[existing, state, &word.replace('_', "-")]);
                count(annotated);
                state = annotated.result.as_deref().unwrap();
            }
        }
        let written = |word: &&str| match word.starts_with("__") {
            true => format!("{word} "),
            false => format!("__attribute__(({word})) "),
        };
        let specifiers: String = sequence.iter().map(written).collect();
        program += &format!("{specifiers}void f{index}();\n");
        expected.push((format!("f{index}"), conflicts, byte(&rules, pass, existing, state)));
    }
    let seen = observed(&program, pass);
    for (line, (name, conflicts, byte)) in expected.iter().enumerate() {
        let told = seen
            .diagnostics
            .iter()
            .filter(|d| d.place.file == "unit.cu" && d.place.line as usize == line + 1);
        let fact = seen.entities.iter().find(|e| e.name == *name).unwrap();
        assert_eq!((told.count(), fact.space.0), (*conflicts, *byte), "{name}: {:?}", sequences[line]);
    }
}

/// Every pair of declarations in the device pass, of functions and templates: the row of `tile.redeclare`.
#[test]
fn later_declarations_are_compared() {
    let rules = Rules::load().unwrap();
    for (first, first_words, ..) in SPACES {
        for (second, second_words, ..) in SPACES {
            if ![first, second].iter().any(|s| s.contains('T')) {
                continue;
            }
            let row = cell(&rules, "tile.redeclare", Pass::Device, &[first, second]);
            let after = SPACES.iter().find(|(space, ..)| row.result.as_deref() == Some(space)).unwrap();
            for header in ["", "template <class T> "] {
                let declared = |words: &str| format!("{header}{words} void f(int);\n");
                let program = declared(first_words) + &declared(second_words);
                let seen = observed(&program, Pass::Device);
                let fact = seen.entities.iter().find(|e| e.name == "f").unwrap();
                let byte = byte(&rules, Pass::Device, after.2, after.3);
                assert_eq!((tags(&seen), fact.space.0), (ids(row), byte), "{program}");
            }
        }
    }
}

/// Calls between all spaces: `tile.call` in generated code of tile code, else `call.space` of what `tile.space` takes
/// both for, reported with all spaces.
#[rstest]
fn calls_between_spaces(#[values(Pass::Host, Pass::Device)] pass: Pass) {
    let rules = Rules::load().unwrap();
    let space = |existing: &str, state: &str| result(&rules, "tile.space", pass, &[existing, state]);
    for (caller, caller_words, caller_byte, caller_state) in SPACES {
        for (callee, callee_words, callee_byte, callee_state) in SPACES {
            if callee.contains('G') {
                continue;
            }
            let of_tiles = caller_state != "none" || callee_state != "none";
            let program = format!(
                "{callee_words} void callee(int) {{}}\n{caller_words} void caller() {{ callee(1); }}\n"
            );
            let row = match of_tiles && pass == Pass::Device {
                true => cell(&rules, "tile.call", pass, &[caller, callee]),
                false => {
                    let taken = [space(caller_byte, caller_state), space(callee_byte, callee_state)];
                    cell(&rules, "call.space", pass, &[taken[0], taken[1], "no", "no"])
                }
            };
            let instead = |id: &str| match id {
                id if !of_tiles || id.starts_with("tile.") || id == "device-code.undefined" => id.to_owned(),
                id => rules.entry("tile.call.reports", id).to_owned(),
            };
            let expected: Vec<String> = ids(row).into_iter().map(instead).collect();
            assert_eq!(tags(&observed(&program, pass)), expected, "{program}");
        }
    }
}

/// Tile code is generated before code of the device, for which nothing is generated after an error.
#[test]
fn an_error_in_tile_code_ends_the_generation() {
    let host = "int host();";
    let device = "__device__ int device() { return host(); }";
    let warned = "__host__ __attribute__((tile)) int warned() { return host(); }";
    let refused = "__attribute__((tile)) int refused() { return host(); }";
    let told = |program: String| tags(&observed(&program, Pass::Device)).join(" ");
    assert_eq!(
        told(format!("{host}\n{device}\n{warned}")),
        "call.host-from-device device-code.undefined tile.call.warning"
    );
    assert_eq!(told(format!("{host}\n{device}\n{refused}")), "tile.call");
}

#[test]
fn what_is_outside() {
    let programs = [
        "struct A { __attribute__((tile_global)) A() = default; };",
        "void f() { auto l = [] __attribute__((tile)) { return 1; }; }",
        "__attribute__((tile)) void f() { auto l = [] __device__ { return 1; }; }",
        "struct __attribute__((tile)) A;",
        "__attribute__((tile)) void f() { __attribute__((tile)) int x; }",
        "__attribute__((tile_global)) int x;",
        "extern __attribute__((tile)) int y; extern __device__ int y;",
        "int x; __attribute__((tile)) int f() { return x; }",
        "int f(); __attribute__((tile)) void g() { int (*p)() = f; }",
        "struct B { B(); }; struct C { B b; }; __attribute__((tile)) void f() { C c; }",
    ];
    let mut answers = String::new();
    for program in programs {
        match cufe_oracle::observe(&unit(program, Pass::Device)) {
            Answer::NotCore { place, what } => {
                answers += &format!("{program}\n    {}:{}: {what}\n", place.file, place.line);
            }
            Answer::Observed(seen) => panic!("this is read: {program}\n{:?}", seen.diagnostics),
        }
    }
    expect_test::expect_file!["tile-not-core.txt"].assert_eq(&answers);
}
