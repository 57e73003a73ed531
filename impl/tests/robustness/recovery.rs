//! Syntax errors planted in a real unit are all counted, and cost nothing around them.

use super::mutations::preprocessed;
use cufe::read::{ReadBodies, ReadOptions, Reading, read};
use std::path::Path;

/// Declarations that are none.
const DECLARATIONS: [&str; 25] = [
    "int = 4;",
    "int x y;",
    "int x[2 3;];",
    "class 5 x;",
    "struct : { int x; };",
    "struct planted1 : { int x; };",
    "enum class { a } b c;",
    "enum planted2 { 3 };",
    "namespace 3 { int x; }",
    "template <typename> 7;",
    "template <class T 3> struct planted3;",
    "template <int 3> struct planted4;",
    "using = int;",
    "using planted5 = ;",
    "typedef int planted6 planted7;",
    "operator;",
    "return 1;",
    "if (1) ;",
    "+ 1;",
    "\"a string\";",
    "void planted8(int,, int);",
    "void planted9(int) const 3;",
    "int planted10 { 1 } 2;",
    "auto [a b] = 1;",
    "static_assert;",
];

/// Statements that are none.
const STATEMENTS: [&str; 25] = [
    "x = ;",
    "f(x,, y);",
    "f(x y);",
    "if x y;",
    "for (;;;) ;",
    "while () x;",
    "do x;",
    "return x y;",
    "x = [3;];",
    "int = 3;",
    "int i j;",
    "switch x {}",
    "goto 3;",
    "x = y ? z;",
    "x. = 3;",
    "x = static_cast<int> y;",
    "new;",
    "delete;",
    "x = sizeof;",
    "catch (...) {}",
    "else x = 1;",
    "using = 3;",
    "3 4;",
    "throw x y;",
    "namespace n {}",
];

fn reading(text: &[u8]) -> Reading {
    let options = ReadOptions { standard: 17, bodies: ReadBodies::All, ..ReadOptions::default() };
    read(text.to_vec(), &options).unwrap()
}

/// The real unit: a program of the corpus with the headers of the host that it includes.
fn real_unit() -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/run/device_functions.cu");
    preprocessed(&path).unwrap()
}

/// The byte offsets of some declarations at namespace scope, and of some bodies' first statements.
fn places(reading: &Reading) -> (Vec<usize>, Vec<usize>) {
    let offset = |token| reading.tokens.get(token).start as usize;
    let tree = &reading.tree;
    let declarations: Vec<usize> = tree
        .declarations
        .iter()
        .filter(|declaration| declaration.scope == cufe::tree::Tree::GLOBAL && !declaration.range.is_empty())
        .map(|declaration| offset(declaration.range.start))
        .filter(|&start| start > 0 && reading.source.text[..start].ends_with(b"\n"))
        .collect();
    let bodies: Vec<usize> = tree
        .functions
        .iter()
        .filter_map(|function| Some(offset(function.body.braces(&reading.tokens)?.0) + 1))
        .collect();
    (declarations, bodies)
}

/// Some of `all`, far from each other.
fn spread(all: &[usize], count: usize) -> Vec<usize> {
    assert!(all.len() >= count, "only {} places", all.len());
    (0..count).map(|index| all[(2 * index + 1) * all.len() / (2 * count)]).collect()
}

#[test]
fn fifty_planted_errors_are_fifty_unparsed_regions() {
    let text = real_unit();
    let before = reading(&text);
    assert_eq!((before.tree.unparsed.len(), before.bodies.unparsed.len()), (0, 0), "the unit is read whole");
    let (declarations, bodies) = places(&before);
    let mut planted: Vec<(usize, &str)> = Vec::new();
    planted.extend(spread(&declarations, DECLARATIONS.len()).into_iter().zip(DECLARATIONS));
    planted.extend(spread(&bodies, STATEMENTS.len()).into_iter().zip(STATEMENTS));
    planted.sort_unstable();
    let mut faulty = Vec::with_capacity(text.len() + 4096);
    let mut from = 0;
    let mut ranges = Vec::new();
    for (at, error) in &planted {
        faulty.extend_from_slice(&text[from..*at]);
        faulty.push(b' ');
        ranges.push((faulty.len(), faulty.len() + error.len(), *error));
        faulty.extend_from_slice(error.as_bytes());
        faulty.push(b' ');
        from = *at;
    }
    faulty.extend_from_slice(&text[from..]);
    let after = reading(&faulty);
    let offset = |token| after.tokens.get(token).start as usize;
    let regions: Vec<(usize, usize)> = (after.tree.unparsed.iter().chain(&after.bodies.unparsed))
        .map(|region| (offset(region.range.start), offset(region.range.end)))
        .collect();
    let missed: Vec<&str> = ranges
        .iter()
        .filter(|(start, end, _)| !regions.iter().any(|(from, behind)| from < end && start < behind))
        .map(|(.., error)| *error)
        .collect();
    assert_eq!(missed, [""; 0], "not counted as unparsed");
    let strange: Vec<&str> = regions
        .iter()
        .filter(|(from, behind)| !ranges.iter().any(|(start, end, _)| from < end && start < behind))
        .map(|(from, behind)| std::str::from_utf8(&faulty[*from..*behind]).unwrap_or_default())
        .collect();
    assert_eq!(strange, [""; 0], "counted as unparsed without reason");
    // Every token from where a region begins to where reading goes on is counted.
    let counted: u32 =
        after.tree.unparsed.iter().chain(&after.bodies.unparsed).map(|region| region.range.len()).sum();
    assert_eq!(after.statistics.unparsed_tokens, u64::from(counted));
    // What stands around the errors is read as before.
    assert!(after.tree.functions.len() >= before.tree.functions.len());
    assert!(after.tree.classes.len() >= before.tree.classes.len());
}
