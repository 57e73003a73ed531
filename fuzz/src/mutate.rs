//! Real programs, changed token by token.
//!
//! Input: the programs of `corpus/`, preprocessed once, or real headers, and DNA. Output: one of them after some changes:
//! tokens and bracketed groups deleted, doubled, swapped, or taken from another program. Unlike changes of bytes, most of
//! these are still mostly C++, and so they reach what stands behind the reader.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context as _, ensure};
use arbitrary::{Result, Unstructured};

/// The programs' own text, behind no prologue. Empty where g++ is missing.
pub static BASES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut files: Vec<PathBuf> = ["accept", "run"]
        .iter()
        .filter_map(|folder| std::fs::read_dir(corpus.join(folder)).ok())
        .flat_map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())))
        .filter(|path| path.extension().is_some_and(|extension| extension == "cu"))
        .collect();
    files.sort();
    files.iter().filter_map(|path| preprocessed(path).ok()).collect()
});

/// Real code: what each of the host compiler's library headers adds to a unit, and one small unit as a whole, whose
/// names are all known. The environment variable `CUFE_FUZZ_UNITS` names a folder whose files `*.ii` are cut up likewise.
/// Empty where g++ is missing.
pub static REAL: LazyLock<Vec<String>> = LazyLock::new(|| {
    const WHOLE: &str = "#include <utility>\n";
    const HEADERS: &str = "#include <algorithm>\n#include <atomic>\n#include <functional>\n#include <map>\n\
        #include <memory>\n#include <random>\n#include <ranges>\n#include <regex>\n#include <string>\n\
        #include <thread>\n#include <tuple>\n#include <variant>\n#include <vector>\n";
    let mut texts = Vec::new();
    texts.extend(expanded(WHOLE).ok());
    texts.extend(expanded(HEADERS).iter().flat_map(|unit| pieces(unit)));
    for path in std::env::var_os("CUFE_FUZZ_UNITS").iter().flat_map(|folder| units_in(Path::new(folder))) {
        if let Ok(bytes) = std::fs::read(&path) {
            texts.extend(pieces(&String::from_utf8_lossy(&bytes)));
        }
    }
    texts.sort();
    texts.dedup();
    texts
});

/// The files `*.ii` in `folder` and below, in an order of their own.
fn units_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(units_in(&path));
        } else if path.extension().is_some_and(|extension| extension == "ii") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The longest piece of real code, in bytes: a mutant is to be read in about a millisecond.
const PIECE: usize = 48 << 10;

/// The text between one line marker and the next that names another file, cut at line ends to [`PIECE`]; short ones are
/// left out.
fn pieces(unit: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut piece = String::new();
    let mut file = "";
    for line in unit.lines() {
        let marker = line.strip_prefix("# ").and_then(|rest| rest.split('"').nth(1));
        if marker.is_some_and(|name| name != file) || piece.len() > PIECE {
            pieces.push(std::mem::take(&mut piece));
        }
        match marker {
            Some(name) => file = name,
            None if line.is_empty() => {}
            None => {
                piece.push_str(line);
                piece.push('\n');
            }
        }
    }
    pieces.push(piece);
    pieces.retain(|piece| piece.len() > 200);
    pieces
}

/// `text` as g++ preprocesses it, with its headers and line markers.
fn expanded(text: &str) -> anyhow::Result<String> {
    let mut child = Command::new("g++")
        .args(["-E", "-x", "c++", "-std=c++20", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot run g++")?;
    child.stdin.take().context("no standard input")?.write_all(text.as_bytes())?;
    let done = child.wait_with_output()?;
    ensure!(done.status.success(), "library headers do not preprocess");
    Ok(String::from_utf8(done.stdout)?)
}

/// A program with its macros expanded and without its headers: their names stay unknown, which is the point.
fn preprocessed(path: &Path) -> anyhow::Result<String> {
    const ATTRIBUTES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../conformance/attributes.h");
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let folder = std::env::temp_dir().join(format!("cufe-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("base.cu");
    let headless: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("#include"))
        .map(|line| format!("{line}\n"))
        .collect();
    std::fs::write(&file, headless)?;
    let done = Command::new("g++")
        .args(["-E", "-P", "-x", "c++", "-std=c++20", "-D__CUDACC__", "-imacros", ATTRIBUTES])
        .arg(&file)
        .stdin(Stdio::null())
        .output();
    std::fs::remove_dir_all(&folder)?;
    let done = done.context("cannot run g++")?;
    ensure!(done.status.success(), "{} does not preprocess", path.display());
    Ok(String::from_utf8(done.stdout)?)
}

/// Words that open a way through the front end that the programs may not have.
const WORDS: &[&str] = &[
    "__attribute__((device))",
    "__attribute__((global))",
    "__attribute__((host))",
    "__attribute__((managed))",
    "__attribute__((shared))",
    "__attribute__((constant))",
    "__device__",
    "__global__",
    "__managed__",
    "template",
    "template <>",
    "template <class T>",
    "<",
    ">",
    ">>",
    "<<<",
    ">>>",
    "::",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    ",",
    "...",
    "=",
    "*",
    "&",
    "&&",
    "->",
    "operator",
    "typename",
    "decltype",
    "auto",
    "requires",
    "concept",
    "struct",
    "class",
    "enum",
    "union",
    "namespace",
    "using",
    "typedef",
    "friend",
    "static",
    "extern",
    "extern \"C\"",
    "inline",
    "constexpr",
    "virtual",
    "explicit",
    "noexcept",
    "return",
    "if",
    "for",
    "while",
    "do",
    "switch",
    "case",
    "try",
    "catch",
    "goto",
    "asm",
    "new",
    "delete",
    "sizeof",
    "sizeof...",
    "this",
    "[]",
    "[&]",
    "[=]",
    "mutable",
    "co_yield",
    "co_await",
    "static_assert",
    "alignas",
    "[[",
    "]]",
    "__extension__",
    "R\"(",
    "'",
    "\"",
    "/*",
    "//",
    "\n# 7 \"other.h\" 1 3\n",
    "\n#pragma once\n",
    "_Pragma(\"once\")",
    "0x",
    "1.5e",
    "~",
    "!",
    "?",
    ":",
    ".*",
];

/// How many changes one program gets at most.
const CHANGES: u32 = 8;

/// One of `bases` ([`BASES`] or [`REAL`]) after some changes.
///
/// # Errors
/// There is no base, or DNA cannot be drawn from.
pub fn mutated(bases: &[String], dna: &mut Unstructured<'_>) -> Result<String> {
    let base = dna.choose(bases)?;
    let mut tokens = tokens(base);
    for _ in 0..dna.int_in_range(1..=CHANGES)? {
        change(&mut tokens, bases, dna)?;
    }
    Ok(tokens.concat())
}

fn change<'a>(tokens: &mut Vec<&'a str>, bases: &'a [String], dna: &mut Unstructured<'_>) -> Result<()> {
    if tokens.is_empty() {
        return Ok(());
    }
    let at = dna.choose_index(tokens.len())?;
    match dna.int_in_range(0..=9)? {
        0 => drop(tokens.remove(at)),
        1 => tokens.insert(at, tokens[at]),
        2 => {
            let other = dna.choose_index(tokens.len())?;
            tokens.swap(at, other);
        }
        3 => tokens[at] = dna.choose(WORDS)?,
        4 | 5 => tokens.insert(at, dna.choose(WORDS)?),
        6 => drop(tokens.drain(group(tokens, at))),
        7 => {
            let group = group(tokens, at);
            let copy: Vec<&str> = tokens[group.clone()].to_vec();
            tokens.splice(group.end..group.end, copy);
        }
        8 => tokens.truncate(at),
        _ => {
            let other = self::tokens(dna.choose(bases)?);
            if !other.is_empty() {
                let from = dna.choose_index(other.len())?;
                let piece = &other[group(&other, from)];
                tokens.splice(at..at, piece.iter().copied());
            }
        }
    }
    Ok(())
}

/// The token at `at`, or the whole bracketed group that it opens.
fn group(tokens: &[&str], at: usize) -> std::ops::Range<usize> {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        match *token {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at..index + 1;
        }
    }
    at..at + 1
}

/// Words, numbers, white space and single characters; nothing is lost.
fn tokens(text: &str) -> Vec<&str> {
    let class = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' => 1,
        c if c.is_whitespace() => 2,
        _ => 0,
    };
    let mut tokens = Vec::new();
    let mut start = 0;
    let mut before = 0;
    for (at, c) in text.char_indices() {
        let now = class(c);
        if at > start && (now == 0 || now != before) {
            tokens.push(&text[start..at]);
            start = at;
        }
        before = now;
    }
    tokens.push(&text[start..]);
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::dna_of_seed;

    #[test]
    fn tokens_are_the_whole_text() {
        let text = "int a[2]={1,x_3};\n  f(a);";
        assert_eq!(tokens(text).concat(), text);
        assert_eq!(tokens("a=b1 c"), ["a", "=", "b1", " ", "c"]);
        assert_eq!(group(&tokens("f(a(1),2);"), 1), 1..9);
    }

    #[test]
    fn real_headers_are_there_in_pieces() {
        assert!(REAL.len() > 200, "only {} pieces of the library's headers", REAL.len());
        assert!(REAL.iter().any(|piece| piece.contains("class vector")));
        let unit = "# 1 \"a.h\"\nint a;\n# 9 \"a.h\"\n\nint b;\n# 1 \"b.h\" 1\nint c;\n";
        let wide = |text: &str| text.replace(";", &format!("{};", " ".repeat(200)));
        let found: Vec<String> = pieces(&wide(unit)).iter().map(|piece| piece.replace(' ', "")).collect();
        assert_eq!(found, ["inta;\nintb;\n", "intc;\n"]);
    }

    #[test]
    fn the_corpus_is_there_and_changes() {
        assert!(BASES.len() >= 30, "only {} programs of the corpus preprocess", BASES.len());
        let changed = (0..200).filter(|&seed| {
            let dna = dna_of_seed(seed);
            let text = mutated(&BASES, &mut Unstructured::new(&dna)).unwrap();
            !BASES.contains(&text)
        });
        assert!(changed.count() > 150);
    }
}
