//! Lengths of files, functions and lines of Rust.

use super::File;
use super::debts::Measured;
use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// The most lines of a file.
const FILE: usize = 800;

/// The most lines of a function, from its first word to its closing brace.
const FUNCTION: usize = 80;

/// The most characters of a line: texts that rustfmt leaves as they are, too.
const LINE: usize = 150;

/// The Rust files that are too long.
pub(super) fn files(files: &[File]) -> Measured {
    let long = written(files).map(|file| (file.path.clone(), file.text.lines().count()));
    long.filter(|(_, lines)| *lines > FILE).collect()
}

/// Of each Rust file how many lines are too long.
pub(super) fn lines(files: &[File]) -> Measured {
    let is_long = |line: &&str| line.chars().count() > LINE;
    let long = written(files).map(|file| (file.path.clone(), file.text.lines().filter(is_long).count()));
    long.filter(|(_, count)| *count > 0).collect()
}

/// The functions that are too long.
pub(super) fn functions(files: &[File]) -> Result<Measured> {
    let mut long = Measured::new();
    for file in written(files) {
        let parsed = syn::parse_file(&file.text).with_context(|| file.path.clone())?;
        let mut functions = Functions::default();
        functions.visit_file(&parsed);
        for (name, lines) in functions.found.into_iter().filter(|(_, lines)| *lines > FUNCTION) {
            let longest = long.entry(format!("{}: {name}", file.path)).or_default();
            *longest = lines.max(*longest);
        }
    }
    Ok(long)
}

/// The Rust files that people write.
fn written(files: &[File]) -> impl Iterator<Item = &File> {
    files.iter().filter(|file| file.is_rust() && !file.is_generated())
}

/// The functions of a file with their lines.
#[derive(Default)]
struct Functions {
    found: Vec<(String, usize)>,
}

impl Functions {
    fn add(&mut self, signature: &syn::Signature, end: Span) {
        let lines = end.end().line - signature.span().start().line + 1;
        self.found.push((signature.ident.to_string(), lines));
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.add(&function.sig, function.block.span());
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.add(&function.sig, function.block.span());
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(block) = &function.default {
            self.add(&function.sig, block.span());
        }
        visit::visit_trait_item_fn(self, function);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn file(text: String) -> Vec<File> {
        vec![File { path: "a.rs".to_owned(), text }]
    }

    #[test]
    fn a_function_is_measured_from_its_first_word_to_its_brace_wherever_it_stands() {
        let body = |lines: usize| "    x();\n".repeat(lines - 2);
        let text = format!(
            "/// Said.\n#[inline]\nfn short() {{\n{}}}\nimpl A {{\nfn long() {{\n{}}}\n}}\ntrait T {{\nfn longer() {{\n{}}}\nfn without();\n}}\n",
            body(80),
            body(81),
            body(82)
        );
        let expected = [("a.rs: long".to_owned(), 81), ("a.rs: longer".to_owned(), 82)];
        assert_eq!(functions(&file(text)).unwrap(), expected.into());
    }

    #[test]
    fn files_and_lines_are_counted_and_generated_ones_are_not() {
        let text = format!("{}// {}\n", "x\n".repeat(800), "y".repeat(148));
        assert_eq!(files(&file(text.clone())), [("a.rs".to_owned(), 801)].into());
        assert_eq!(lines(&file(text.clone())), [("a.rs".to_owned(), 1)].into());
        let generated = [File { path: "impl/src/rules/generated.rs".to_owned(), text }];
        assert_eq!((files(&generated), lines(&generated)), (Measured::new(), Measured::new()));
    }
}
