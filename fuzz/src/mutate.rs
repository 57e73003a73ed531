//! Real programs, changed token by token.
//!
//! Input: the programs of `corpus/`, preprocessed once, and DNA. Output: one of them after some changes: tokens and
//! bracketed groups deleted, doubled, swapped, or taken from another program. Unlike changes of bytes, most of these are
//! still mostly C++, and so they reach what stands behind the reader.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context as _, ensure};
use arbitrary::{Result, Unstructured};

/// The programs' own text, behind no prologue. Empty where g++ is missing.
pub static BASES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus");
    let mut files: Vec<PathBuf> = ["accept", "reject", "regress", "run"]
        .iter()
        .filter_map(|folder| std::fs::read_dir(corpus.join(folder)).ok())
        .flat_map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())))
        .filter(|path| path.extension().is_some_and(|extension| extension == "cu"))
        .collect();
    files.sort();
    files.iter().filter_map(|path| preprocessed(path).ok()).collect()
});

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

/// One of [`BASES`], or of `bases` in their place, after some changes.
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
