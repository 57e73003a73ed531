//! Places are the user's: every form but the released tool's speaks of lines and columns of the source files.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cufe")).args(arguments).current_dir(folder).output().unwrap()
}

/// The diagnostics of a source as JSON.
fn diagnostics(folder: &Path, file: &str, more: &[&str]) -> Vec<Value> {
    let common = ["compile", "--check", "--prelude", "--format", "json", file];
    let done = run(folder, &[&common[..], more].concat());
    let text = String::from_utf8_lossy(&done.stderr).into_owned() + &String::from_utf8_lossy(&done.stdout);
    let line = text.lines().find(|line| line.starts_with('{')).unwrap_or_else(|| panic!("{text}"));
    let document: Value = serde_json::from_str(line).unwrap();
    document["diagnostics"].as_array().unwrap().clone()
}

/// File, line, column and marked text.
fn place(diagnostic: &Value) -> (String, usize, usize, String) {
    let number = |name: &str| diagnostic[name].as_u64().unwrap() as usize;
    let line = diagnostic["line_text"].as_str().unwrap().chars();
    let (column, end) = (number("column"), number("end_column"));
    let marked = line.skip(column - 1).take(end - column).collect();
    (diagnostic["file"].as_str().unwrap().to_owned(), number("line"), column, marked)
}

/// What stands behind each `/*!*/` of the files is what a diagnostic has to point at: all of them and no other.
#[track_caller]
fn check_marked(files: &[(&str, &str)], more: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let mut expected = Vec::new();
    for (name, text) in files {
        fs::write(folder.path().join(name), text).unwrap();
        for (line, text) in text.lines().enumerate() {
            for (at, mark) in text.match_indices("/*!*/") {
                let column = text[..at + mark.len()].chars().count() + 1;
                expected.push(((*name).to_owned(), line + 1, column, text.to_owned()));
            }
        }
    }
    let found = diagnostics(folder.path(), files[0].0, more);
    let mut found: Vec<_> = found
        .iter()
        .map(|one| {
            assert_eq!(one["in_unit"], Value::Null, "{one}");
            let (file, line, column, _) = place(one);
            (file, line, column, one["line_text"].as_str().unwrap().to_owned())
        })
        .collect();
    found.sort();
    // Two may be told of one token.
    found.dedup();
    expected.sort();
    assert!(!expected.is_empty());
    assert_eq!(found, expected);
}

#[test]
fn annotations_are_shown_as_they_are_written() {
    check_marked(
        &[(
            "p.cu",
            "/*!*/__global__ int one();\n\
             __noinline__ /*!*/__global__ __launch_bounds__(256, 2) int two();\n\
             \tstatic\t/*!*/__global__ int three();\n\
             struct S { static __device__ __forceinline__ /*!*/__global__ void four(); };\n\
             /* é */ int é; /*!*/__global__ int five();\r\n\
             __attribute__((/*!*/global)) int six();\n",
        )],
        &["--", "-w"],
    );
}

#[test]
fn what_a_macro_makes_stands_at_its_name_and_what_it_is_given_where_it_is_written() {
    check_marked(
        &[(
            "p.cu",
            "__device__ int d(int);\n\
             #define CALL(f, ...) f(__VA_ARGS__)\n\
             #define SWAP(a, b) int second = b; int first = a\n\
             #define OF_ITS_OWN int own = d(1)\n\
             #define NESTED OF_ITS_OWN\n\
             #define HD __host__ __device__\n\
             #define INLINE __inline__\n\
             #define KERNEL __global__\n\
             #define PASTED(name) int name##_2 = d(3)\n\
             HD INLINE int both(int a) { return a; }\n\
             /*!*/KERNEL int k();\n\
             static INLINE /*!*/KERNEL int k2();\n\
             void t() {\n\
             \tint a = CALL(/*!*/d, 2);\n\
             \tSWAP(/*!*/d(1),\n\
             \t     /*!*/d(2));\n\
             \tint b = CALL(\n\
             \t  /*!*/d,\n\
             \t  3); int \\\n   c = /*!*/d(4);\n\
             }\n\
             void u() { /*!*/OF_ITS_OWN; }\n\
             void v() { /*!*/NESTED; }\n\
             void w() { /*!*/PASTED(x); int y = both(1) + /*!*/d(1); }\n\
             void raw() { const char *s = R\"(a\n\
             # b)\"; /*!*/d(6); /* x\n  y */ /*!*/d(7); }\n",
        )],
        &["--diag_suppress=20050"],
    );
}

#[test]
fn macros_of_headers_and_text_of_headers_have_their_places() {
    check_marked(
        &[
            (
                "p.cu",
                "#include \"h.h\"\n\
                 int main() { return /*!*/d(1) + TWICE(/*!*/d(2)); }\n\
                 ALWAYS ALWAYS /*!*/KERNEL int k();\n",
            ),
            (
                "h.h",
                "#define ALWAYS inline\n#define KERNEL __global__\n\
                 #define TWICE(x) (2 * (x))\n\
                 __device__ int d(int);\n\
                 inline int host() { return   /*!*/d(3); }\n",
            ),
        ],
        &["--diag_suppress=20050"],
    );
}

#[test]
fn where_the_source_is_not_what_the_unit_was_made_of_the_unit_is_shown_and_that_is_said() {
    let unit = "# 1 \"p.cu\"\n__attribute__((global)) int k();\n";
    let told = |source: Option<&str>| {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("p.ii"), unit).unwrap();
        if let Some(source) = source {
            fs::write(folder.path().join("p.cu"), source).unwrap();
        }
        let found = diagnostics(folder.path(), "p.ii", &[]);
        let (_, line, column, marked) = place(&found[0]);
        (line, column, marked, found[0]["in_unit"].as_str().map(str::to_owned))
    };
    let global = |column: usize| (1, column, "__global__".to_owned(), None);
    assert_eq!(told(Some("  __global__ int k();\n")), global(3));
    let in_unit = |why: &str| (1, 16, "global".to_owned(), Some(why.to_owned()));
    assert_eq!(told(Some("  __global__ int k() {}\nint x;\n")), in_unit("its file has other text there"));
    assert_eq!(told(Some("")), in_unit("its file has other text there"));
    assert_eq!(told(Some("A B int k();\n")), in_unit("several macros may have made it"));
    assert_eq!(told(None), in_unit("its file cannot be read"));
}

#[test]
fn a_unit_without_markers_is_the_users_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.ii"), "int a;\n__attribute__((global)) int k();\n").unwrap();
    let found = diagnostics(folder.path(), "p.ii", &[]);
    assert_eq!(place(&found[0]), ("p.ii".to_owned(), 2, 16, "global".to_owned()));
    assert_eq!(found[0]["in_unit"], Value::Null);
}

/// The first cases of every folder below `conformance/cases` that need no flags and say something in the host pass.
fn cases() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/cases");
    let mut by_folder: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "cu") {
                let text = fs::read_to_string(&path).unwrap();
                let header = text.split("---*/").next().unwrap_or_default();
                if header.contains("host reject") && !header.contains("\narguments:") {
                    by_folder.entry(folder.clone()).or_default().push(path);
                }
            }
        }
    }
    let first = by_folder.into_values().flat_map(|mut files| {
        files.sort();
        files.truncate(1);
        files
    });
    first.collect()
}

/// Line, text of the unit's line and the characters before the caret, of what the released tool's form says.
fn tool_places(text: &str) -> Vec<(usize, String, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let told = lines.windows(3).filter(|three| three[2].trim() == "^" && three[1].starts_with("  "));
    let read = |three: &[&str]| {
        let line = three[0].split_once("): ")?.0.rsplit_once('(')?.1.parse().ok()?;
        Some((line, three[1][2..].to_owned(), three[2].chars().count() - 3))
    };
    told.filter_map(read).collect()
}

/// The word that stands behind so many characters.
fn word_at(line: &str, before: usize) -> String {
    let rest: Vec<char> = line.chars().skip(before).collect();
    let is_name = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    let name: String = rest.iter().take_while(|letter| is_name(letter)).collect();
    if name.is_empty() { rest.iter().take(1).collect() } else { name }
}

/// How many times a word stands in the first characters of a line, comments left out.
fn times(line: &str, characters: usize, word: &str) -> usize {
    let code: String = line.chars().take(characters).collect();
    let code = code.split("//").next().unwrap_or_default();
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let begins_name = word.starts_with(is_name);
    let whole = |at: usize| {
        let before = code[..at].chars().next_back().is_some_and(is_name);
        let behind = code[at + word.len()..].chars().next().is_some_and(is_name);
        !(begins_name && (before || behind))
    };
    code.match_indices(word).filter(|(at, _)| whole(*at)).count()
}

#[test]
fn the_diagnostics_of_the_suite_stand_at_their_token_in_the_source() {
    let (mut told, mut tags) = (0, BTreeMap::new());
    for case in cases() {
        let folder = case.parent().unwrap();
        let name = case.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&case).unwrap();
        let tool = run(folder, &["compile", "--check", "--prelude", "--format", "tool", name]);
        let tool = tool_places(&String::from_utf8_lossy(&tool.stderr));
        let found = diagnostics(folder, name, &[]);
        assert_eq!(tool.len(), found.len(), "{}", case.display());
        for ((unit_line, unit_text, before), diagnostic) in tool.into_iter().zip(&found) {
            let (_, line, column, marked) = place(diagnostic);
            let source = text.lines().nth(line - 1).unwrap();
            let shown = format!("{}: {diagnostic}", case.display());
            assert_eq!(diagnostic["in_unit"], Value::Null, "{shown}");
            assert_eq!((line, diagnostic["line_text"].as_str()), (unit_line, Some(source)), "{shown}");
            let token = word_at(&unit_text, before);
            if marked.starts_with(&token) {
                // The same word, and the same one of them where a macro makes no other.
                let (all, in_unit) =
                    (times(source, usize::MAX, &token), times(&unit_text, usize::MAX, &token));
                if all == in_unit {
                    assert_eq!(
                        times(source, column - 1, &token),
                        times(&unit_text, before, &token),
                        "{shown}"
                    );
                }
            } else {
                let is_annotation = marked == format!("__{token}__");
                assert!(is_annotation || text.contains(&format!("#define {marked}")), "{token}: {shown}");
                if is_annotation && times(source, usize::MAX, &marked) == 1 {
                    assert_eq!(times(source, column - 1, &marked), 0, "{shown}");
                }
            }
            told += 1;
            *tags.entry(diagnostic["tag"].as_str().unwrap_or_default().to_owned()).or_insert(0) += 1;
        }
    }
    assert!(told >= 60 && tags.len() >= 30, "{told} diagnostics of {} kinds", tags.len());
}
