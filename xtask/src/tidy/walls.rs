//! Which module of the front end may name which: `xtask/tidy/walls.yaml`.

use super::File;
use super::debts::Measured;
use anyhow::{Context, Result, bail};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Where the modules are.
const SOURCES: &str = "impl/src/";

/// For each module of the front end the others that it may name.
pub(super) struct Walls(BTreeMap<String, BTreeSet<String>>);

impl Walls {
    /// The table of the tree at `root`.
    pub(super) fn load(root: &Path) -> Result<Walls> {
        let file = root.join("xtask/tidy/walls.yaml");
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        Ok(Walls(serde_yaml::from_str(&text).with_context(|| file.display().to_string())?))
    }
}

/// For each wall that is broken, `from -> to`, the number of files that break it. Tests may name everything.
pub(super) fn measure(walls: &Walls, files: &[File]) -> Result<Measured> {
    let mut broken = Measured::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let Some(place) = file.path.strip_prefix(SOURCES) else { continue };
        let path = modules(place);
        let Some(from) = path.first().filter(|_| !path.iter().any(|name| name.ends_with("tests"))) else {
            continue;
        };
        let Some(allowed) = walls.0.get(from) else { bail!("walls.yaml: no row for the module {from}") };
        let named = named(&file.text, &path).with_context(|| file.path.clone())?;
        for to in named.iter().filter(|to| walls.0.contains_key(*to) && *to != from && !allowed.contains(*to))
        {
            *broken.entry(format!("{from} -> {to}")).or_default() += 1;
        }
    }
    Ok(broken)
}

/// The module path of a file: `check/calls/mod.rs` is `check`, `calls`; that of the crate's roots is empty.
fn modules(place: &str) -> Vec<String> {
    let names = place.trim_end_matches(".rs").split('/').map(str::to_owned);
    names.filter(|name| !matches!(name.as_str(), "mod" | "lib" | "main")).collect()
}

/// The modules at the crate's root that a file names: `crate::x`, and `super::x` where that is the root. Documents and what
/// is compiled for tests only do not count.
fn named(text: &str, path: &[String]) -> Result<BTreeSet<String>> {
    let mut file = syn::parse_file(text)?;
    file.items.retain(|item| !is_of_tests(item));
    let mut found = BTreeSet::new();
    collect(file.to_token_stream(), path.len(), &mut found);
    Ok(found)
}

fn is_of_tests(item: &syn::Item) -> bool {
    let attributes = match item {
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && {
            let words = attribute.meta.to_token_stream().to_string();
            words.split(|c: char| !c.is_alphanumeric()).any(|word| word == "test") && !words.contains("not")
        }
    })
}

/// Adds what follows `crate ::`, and as many `super ::` as lead to the root from a module at this depth.
fn collect(tokens: TokenStream, depth: usize, found: &mut BTreeSet<String>) {
    let mut ups = 0;
    let mut at_root = false;
    let mut colons = 0;
    for token in tokens {
        match token {
            TokenTree::Ident(word) if word == "crate" => (at_root, ups, colons) = (true, 0, 0),
            TokenTree::Ident(word) if word == "super" => {
                ups += 1;
                (at_root, colons) = (ups == depth, 0);
            }
            TokenTree::Punct(mark) if mark.as_char() == ':' => colons += 1,
            TokenTree::Ident(word) => {
                if at_root && colons == 2 {
                    found.insert(word.to_string());
                }
                (at_root, ups, colons) = (false, 0, 0);
            }
            TokenTree::Group(group) => {
                if at_root && colons == 2 && group.delimiter() == Delimiter::Brace {
                    found.extend(first_words(group.stream()));
                }
                collect(group.stream(), depth, found);
                (at_root, ups, colons) = (false, 0, 0);
            }
            _ => (at_root, ups, colons) = (false, 0, 0),
        }
    }
}

/// The first word of each part of a list.
fn first_words(list: TokenStream) -> Vec<String> {
    let mut begins = true;
    let mut words = Vec::new();
    for token in list {
        if let (true, TokenTree::Ident(word)) = (begins, &token) {
            words.push(word.to_string());
        }
        begins = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ',');
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn file(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn broken(files: &[File]) -> Vec<(String, usize)> {
        let row = |from: &str, to: &[&str]| (from.to_owned(), to.iter().map(|to| (*to).to_owned()).collect());
        let walls = Walls([row("lex", &[]), row("parse", &["lex"]), row("check", &["parse"])].into());
        measure(&walls, files).unwrap().into_iter().collect()
    }

    #[test]
    fn a_wall_is_broken_by_any_way_to_name_a_module() {
        let forms = [
            "use crate::check::Space;",
            "use crate::{lex::Token, check};",
            "fn f() { crate::check::go(); }",
            "fn f() { println!(\"{}\", crate::check::NAME); }",
            "use super::check;",
            "mod inner { fn f(space: &crate::check::Space) {} }",
        ];
        for form in forms {
            assert_eq!(
                broken(&[file("impl/src/parse.rs", form)]),
                [("parse -> check".to_owned(), 1)],
                "{form}"
            );
        }
        let deep = file("impl/src/parse/name/mod.rs", "use super::super::check;");
        let both = [deep, file("impl/src/parse/x.rs", "use crate::check;\nuse crate::check::Space;")];
        assert_eq!(broken(&both), [("parse -> check".to_owned(), 2)]);
    }

    #[test]
    fn what_is_allowed_what_is_said_and_what_is_tested_breaks_none() {
        let forms = [
            "use crate::lex::Token;",
            "use crate::parse::Parser;",
            "/// See [`crate::check`].\nfn f() {}",
            "#[cfg(test)]\nmod tests { use crate::check; }",
            "use super::check;",
            "use crate::CONSTANT;",
            "fn f() { lex::crate_of(check) }",
        ];
        for form in forms {
            assert_eq!(broken(&[file("impl/src/parse/x.rs", form)]), [], "{form}");
        }
        assert_eq!(broken(&[file("impl/src/parse/tests/x.rs", "use crate::check;")]), []);
        assert_eq!(broken(&[file("oracle/src/parse/x.rs", "use crate::check;")]), []);
    }
}
