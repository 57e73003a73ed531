//! The comparison of two readings of one text.

use super::facts::{Declaration, Facts, Meaning};
use super::uses;
use std::collections::BTreeSet;

/// What is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aspect {
    /// Template-argument lists.
    Lists,
    /// Declarations.
    Declarations,
    /// What names refer to.
    Names,
    /// Functions that are called.
    Calls,
    /// Types of expressions.
    Types,
}

/// One difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What differs.
    pub aspect: Aspect,
    /// Differences of one cause have the same text.
    pub cause: String,
    /// Where.
    pub offset: u64,
    /// What each says.
    pub text: String,
}

/// The result of one unit.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    /// Lists that clang says, declarations that either says, names, calls and types that clang says.
    pub judged: [u64; 5],
    /// What clang's tree cannot say: lists and declarations in explicit instantiations of functions and in places that it does
    /// not keep.
    pub unjudged: u64,
    /// Where they differ.
    pub differences: Vec<Difference>,
    /// Calls and types that cufe does not know.
    pub unknown: Vec<Difference>,
}

impl Compared {
    /// The differences of one aspect.
    #[must_use]
    pub fn count(&self, aspect: Aspect) -> u64 {
        self.differences.iter().filter(|one| one.aspect == aspect).count() as u64
    }

    /// What cufe does not know of one aspect.
    #[must_use]
    pub fn count_unknown(&self, aspect: Aspect) -> u64 {
        self.unknown.iter().filter(|one| one.aspect == aspect).count() as u64
    }
}

/// Where the lines of a text begin.
#[derive(Debug)]
pub struct Lines(Vec<u64>);

impl Lines {
    /// Those of `text`.
    #[must_use]
    pub fn of(text: &[u8]) -> Lines {
        Lines(std::iter::once(0).chain(memchr::memchr_iter(b'\n', text).map(|at| at as u64 + 1)).collect())
    }

    /// The line that holds a byte, from 1.
    #[must_use]
    pub fn line(&self, offset: u64) -> usize {
        self.0.partition_point(|start| *start <= offset)
    }
}

/// Compares what clang says of `text` with what cufe says.
#[must_use]
pub fn compare(text: &[u8], clang: &Facts, cufe: &Facts) -> Compared {
    let mut compared = Compared::default();
    lists(clang, cufe, &mut compared);
    declarations(text, clang, cufe, &mut compared);
    names(text, clang, cufe, &mut compared);
    uses::compare(&Lines::of(text), &clang.uses, &cufe.uses, &mut compared);
    compared
}

fn lists(clang: &Facts, cufe: &Facts, to: &mut Compared) {
    to.judged[0] = clang.lists.len() as u64;
    let mut differ = |offset: u64, cause: &str| {
        let (cause, text) = (cause.to_owned(), String::new());
        to.differences.push(Difference { aspect: Aspect::Lists, cause, offset, text });
    };
    for &offset in clang.lists.difference(&cufe.lists) {
        differ(offset, "a list for clang, not for cufe");
    }
    for &offset in cufe.lists.intersection(&clang.operators) {
        differ(offset, "a list for cufe, an operator for clang");
    }
    to.unjudged +=
        cufe.lists.iter().filter(|at| !clang.lists.contains(at) && !clang.operators.contains(at)).count()
            as u64;
}

fn declarations(text: &[u8], clang: &Facts, cufe: &Facts, to: &mut Compared) {
    let none = BTreeSet::new();
    let offsets: BTreeSet<u64> = clang.declarations.keys().chain(cufe.declarations.keys()).copied().collect();
    for offset in offsets {
        let theirs = clang.declarations.get(&offset).unwrap_or(&none);
        let ours = cufe.declarations.get(&offset).unwrap_or(&none);
        if theirs.is_empty() && is_explicit_instantiation(text, offset) {
            to.unjudged += 1;
            continue;
        }
        to.judged[1] += 1;
        if theirs == ours {
            continue;
        }
        let kinds = |set: &BTreeSet<Declaration>| {
            set.iter().map(|one| one.kind.clone()).collect::<Vec<_>>().join("+")
        };
        let cause = match (theirs.is_empty(), ours.is_empty()) {
            (true, _) => format!("only cufe declares: {}", kinds(ours)),
            (_, true) => format!("only clang declares: {}", kinds(theirs)),
            _ if kinds(theirs) == kinds(ours) => format!("qualified name of a {}", kinds(ours)),
            _ => format!("a {} for clang, a {} for cufe", kinds(theirs), kinds(ours)),
        };
        let names = |set: &BTreeSet<Declaration>| {
            set.iter().map(|one| one.name.clone()).collect::<Vec<_>>().join(", ")
        };
        let text = format!("clang: {}; cufe: {}", names(theirs), names(ours));
        to.differences.push(Difference { aspect: Aspect::Declarations, cause, offset, text });
    }
}

fn names(text: &[u8], clang: &Facts, cufe: &Facts, to: &mut Compared) {
    let starts = Lines::of(text);
    let line = |offset: u64| starts.line(offset);
    for (&offset, meaning) in &clang.names {
        let Meaning::Targets(theirs) = meaning else { continue };
        to.judged[2] += 1;
        let lines: BTreeSet<usize> = theirs.iter().map(|&target| line(target)).collect();
        let (cause, said) = match cufe.names.get(&offset) {
            None => ("cufe gives no name".to_owned(), String::new()),
            Some(Meaning::Without(why)) => (format!("cufe says: {why}"), String::new()),
            Some(Meaning::Targets(ours)) => {
                let found: BTreeSet<usize> = ours.iter().map(|&target| line(target)).collect();
                if !found.is_disjoint(&lines) {
                    continue;
                }
                ("another target".to_owned(), format!(", cufe: lines {found:?}"))
            }
        };
        let text = format!("clang: lines {lines:?}{said}");
        to.differences.push(Difference { aspect: Aspect::Names, cause, offset, text });
    }
}

/// Whether the declaration around `offset` begins with `template` without a parameter list, or `extern template`: clang keeps no
/// declaration of an explicit instantiation of a function or variable.
fn is_explicit_instantiation(text: &[u8], offset: u64) -> bool {
    let before = &text[..(offset as usize).min(text.len())];
    let start = before.iter().rposition(|byte| matches!(byte, b';' | b'{' | b'}')).map_or(0, |at| at + 1);
    let declaration: Vec<u8> = before[start..]
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.trim_ascii_start().starts_with(b"#"))
        .flat_map(|line| line.iter().copied().chain([b' ']))
        .collect();
    let declaration = declaration.trim_ascii_start();
    let declaration = declaration.strip_prefix(b"__extension__").unwrap_or(declaration).trim_ascii_start();
    let declaration = declaration.strip_prefix(b"extern").unwrap_or(declaration).trim_ascii_start();
    declaration
        .strip_prefix(b"template")
        .map(|rest| rest.trim_ascii_start())
        .is_some_and(|rest| rest.first().is_none_or(|byte| *byte != b'<'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clang(text: &str) -> Facts {
        Facts::of_clang(text).unwrap()
    }

    fn causes(text: &str, theirs: &str, ours: &str) -> Vec<String> {
        let compared = compare(text.as_bytes(), &clang(theirs), &clang(ours));
        compared.differences.into_iter().map(|one| one.cause).collect()
    }

    #[test]
    fn what_is_equal_is_no_difference() {
        let facts = "L 3\nD 0 function f\nN 2 f 0\n";
        assert!(causes("f f<", facts, facts).is_empty());
    }

    #[test]
    fn every_aspect_is_compared() {
        assert_eq!(causes("", "L 3\n", ""), ["a list for clang, not for cufe"]);
        assert_eq!(causes("", "O 3\n", "L 3\n"), ["a list for cufe, an operator for clang"]);
        assert_eq!(causes("", "D 1 class A\n", "D 1 enum A\n"), ["a class for clang, a enum for cufe"]);
        assert_eq!(causes("", "D 1 class n::A\n", "D 1 class A\n"), ["qualified name of a class"]);
        assert_eq!(causes("", "N 9 x 3\n", ""), ["cufe gives no name"]);
        assert_eq!(causes("a\nb\nc\n", "N 4 c 0\n", "N 4 c 2\n"), ["another target"]);
    }

    #[test]
    fn a_target_is_a_line() {
        assert!(causes("int a, b;\n", "N 20 a 4\n", "N 20 a 7\n").is_empty());
    }

    #[test]
    fn explicit_instantiations_of_functions_are_not_in_clangs_tree() {
        let text = "int x; extern template\n# 3 \"f\"\n int f(int);\ntemplate <class T> int g();";
        let at = |name: &str| text.find(name).unwrap();
        let only = |name: &str| format!("D {} function f\n", at(name));
        assert!(causes(text, "", &only("f(int)")).is_empty());
        assert_eq!(causes(text, "", &only("g()")), ["only cufe declares: function"]);
    }
}
