//! Mutants: what may be changed at a site, and which change a seed stands for.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::scan::{Annotation, Call, Function, Sites, scan};
use super::tokens::Text;

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A function or lambda gets an execution space.
    SpaceAdd,
    /// It loses one or all.
    SpaceDelete,
    /// It has others.
    SpaceChange,
    /// A lambda's execution spaces change.
    LambdaSpace,
    /// A variable gets a memory space.
    MemoryAdd,
    /// It loses it.
    MemoryDelete,
    /// It has another.
    MemoryChange,
    /// A kernel returns `int`.
    Return,
    /// Another function is called.
    Callee,
    /// A call becomes a launch.
    LaunchAdd,
    /// A launch becomes a call.
    LaunchDrop,
}

impl Kind {
    /// Every kind, and its name in reports.
    pub const ALL: [(Kind, &'static str); 11] = [
        (Kind::SpaceAdd, "space-add"),
        (Kind::SpaceDelete, "space-delete"),
        (Kind::SpaceChange, "space-change"),
        (Kind::LambdaSpace, "lambda-space"),
        (Kind::MemoryAdd, "memory-add"),
        (Kind::MemoryDelete, "memory-delete"),
        (Kind::MemoryChange, "memory-change"),
        (Kind::Return, "return"),
        (Kind::Callee, "callee"),
        (Kind::LaunchAdd, "launch-add"),
        (Kind::LaunchDrop, "launch-drop"),
    ];
}

impl fmt::Display for Kind {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(Kind::ALL.iter().find(|(kind, _)| kind == self).map_or("", |(_, name)| name))
    }
}

/// Bytes and what stands in their place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// The bytes.
    pub bytes: Range<usize>,
    /// The new text.
    pub text: String,
}

/// One change of a unit's text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mutant {
    /// What it changes.
    pub kind: Kind,
    /// The name of what is changed.
    pub about: String,
    /// The edits, in order, none of which changes the number of lines.
    pub edits: Vec<Edit>,
}

impl Mutant {
    /// Whether both may be made in one text without one being read as part of the other.
    pub fn goes_with(&self, other: &Mutant) -> bool {
        let span = |mutant: &Mutant| {
            let first = mutant.edits.iter().map(|edit| edit.bytes.start).min().unwrap_or_default();
            let last = mutant.edits.iter().map(|edit| edit.bytes.end).max().unwrap_or_default();
            first..last
        };
        let (one, two) = (span(self), span(other));
        self.about != other.about && (one.end + NEAR < two.start || two.end + NEAR < one.start)
    }
}

/// Mutants nearer than this many bytes are asked about apart.
const NEAR: usize = 200;

/// `text` after the edits of `mutants`, none of which overlap.
pub fn changed(text: &str, mutants: &[&Mutant]) -> String {
    let mut edits: Vec<&Edit> = mutants.iter().flat_map(|mutant| &mutant.edits).collect();
    edits.sort_by_key(|edit| (edit.bytes.start, edit.bytes.end));
    let (mut made, mut at) = (String::with_capacity(text.len() + 64 * edits.len()), 0);
    for edit in edits {
        made.push_str(&text[at..edit.bytes.start]);
        made.push_str(&edit.text);
        at = edit.bytes.end;
    }
    made.push_str(&text[at..]);
    made
}

/// Every change of a text's own code and of the functions of other files that it calls, by kind: first its own, then others.
#[derive(Clone, Debug, Default)]
pub struct Mutants {
    by_kind: BTreeMap<Kind, [Vec<Mutant>; 2]>,
}

/// Of so many mutants one is of another file's code.
const ELSEWHERE: u64 = 4;

impl Mutants {
    /// Those of `text`; `is_own` says of a file whether it is the unit's own.
    pub(super) fn of(text: &Text<'_>, is_own: impl Fn(&str) -> bool) -> Mutants {
        let own: Vec<bool> = text.files.iter().map(|(name, is_system)| !is_system && is_own(name)).collect();
        let sites = scan(text);
        let called: BTreeSet<&str> =
            sites.calls.iter().filter(|call| own[call.file]).map(|call| call.name.as_str()).collect();
        let mut found = Mutants::default();
        for function in &sites.functions {
            if own[function.file] || called.contains(function.name.as_str()) {
                found.of_function(function, own[function.file]);
            }
        }
        for variable in sites.variables.iter().filter(|variable| own[variable.file]) {
            found.of_variable(&variable.name, variable.insert, &variable.spaces);
        }
        for lambda in sites.lambdas.iter().filter(|lambda| own[lambda.file]) {
            for words in [&["device"][..], &["host", "device"], &["host"], &["global"], &[]] {
                found.respaced(Kind::LambdaSpace, "lambda", lambda.insert, &lambda.spaces, words, true);
            }
        }
        found.of_calls(&sites, &own, &called);
        found
    }

    /// The change that a seed stands for; nothing where there is none at all.
    pub fn of_seed(&self, seed: u64) -> Option<&Mutant> {
        let mut draws = Draws(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x6a09_e667_f3bc_c908);
        let kinds: Vec<&[Vec<Mutant>; 2]> = self.by_kind.values().collect();
        let [own, others] = *draws.of(&kinds)?;
        let elsewhere = own.is_empty() || (!others.is_empty() && draws.next().is_multiple_of(ELSEWHERE));
        draws.of(if elsewhere { others } else { own })
    }

    /// How many there are of each kind, of the unit's own code and of other code.
    pub fn counts(&self) -> impl Iterator<Item = (Kind, usize, usize)> + '_ {
        self.by_kind.iter().map(|(kind, [own, others])| (*kind, own.len(), others.len()))
    }

    fn add(&mut self, own: bool, kind: Kind, about: &str, edits: Vec<Edit>) {
        let lists = self.by_kind.entry(kind).or_default();
        lists[usize::from(!own)].push(Mutant { kind, about: about.to_owned(), edits });
    }

    fn of_function(&mut self, function: &Function, own: bool) {
        let (name, spaces) = (&function.name, &function.spaces);
        let has = |word: &str| spaces.iter().any(|space| space.word == word);
        for words in [&["host"][..], &["device"], &["host", "device"], &["global"]] {
            let kind = if spaces.is_empty() { Kind::SpaceAdd } else { Kind::SpaceChange };
            if spaces.len() != words.len() || !words.iter().all(|word| has(word)) {
                self.respaced(kind, name, function.insert, spaces, words, own);
            }
        }
        if !spaces.is_empty() {
            self.respaced(Kind::SpaceDelete, name, function.insert, spaces, &[], own);
        }
        if let (true, Some(void)) = (has("global"), &function.void) {
            self.add(own, Kind::Return, name, vec![Edit { bytes: void.clone(), text: "int".to_owned() }]);
        }
    }

    fn of_variable(&mut self, name: &str, insert: usize, spaces: &[Annotation]) {
        for word in ["device", "constant", "shared", "managed"] {
            let kind = if spaces.is_empty() { Kind::MemoryAdd } else { Kind::MemoryChange };
            if spaces.len() != 1 || spaces[0].word != word {
                self.respaced(kind, name, insert, spaces, &[word], true);
            }
        }
        if !spaces.is_empty() {
            self.respaced(Kind::MemoryDelete, name, insert, spaces, &[], true);
        }
    }

    /// The annotations are `words` instead.
    fn respaced(
        &mut self,
        kind: Kind,
        about: &str,
        insert: usize,
        old: &[Annotation],
        words: &[&str],
        own: bool,
    ) {
        let new: Vec<String> = words.iter().map(|word| format!("__attribute__(({word}))")).collect();
        let mut new = new.join(" ");
        let mut edits: Vec<Edit> = Vec::new();
        for annotation in old {
            edits.push(Edit { bytes: annotation.bytes.clone(), text: std::mem::take(&mut new) });
        }
        if edits.is_empty() && !new.is_empty() {
            edits.push(Edit { bytes: insert..insert, text: format!(" {new} ") });
        }
        if !edits.is_empty() {
            self.add(own, kind, about, edits);
        }
    }

    fn of_calls(&mut self, sites: &Sites, own: &[bool], called: &BTreeSet<&str>) {
        let known: Vec<&Function> = sites
            .functions
            .iter()
            .filter(|function| own[function.file] || called.contains(function.name.as_str()))
            .filter(|function| function.name != "operator")
            .collect();
        // Whom a call may name instead: whoever takes the same.
        let mut takes: BTreeMap<&[String], BTreeSet<&str>> = BTreeMap::new();
        let mut parameters: BTreeMap<&str, &[String]> = BTreeMap::new();
        for function in known {
            takes.entry(&function.parameters).or_default().insert(&function.name);
            parameters.insert(&function.name, &function.parameters);
        }
        for call in sites.calls.iter().filter(|call| own[call.file]) {
            let callees = parameters.get(call.name.as_str()).and_then(|parameters| takes.get(parameters));
            self.of_call(call, callees);
        }
    }

    fn of_call(&mut self, call: &Call, callees: Option<&BTreeSet<&str>>) {
        let name = &call.name;
        if let Some(launch) = &call.launch {
            self.add(true, Kind::LaunchDrop, name, vec![Edit { bytes: launch.clone(), text: String::new() }]);
            return;
        }
        if !call.is_plain {
            return;
        }
        let end = call.bytes.end;
        if call.is_statement {
            self.add(
                true,
                Kind::LaunchAdd,
                name,
                vec![Edit { bytes: end..end, text: "<<<1, 1>>>".to_owned() }],
            );
        }
        let others: Vec<&&str> = callees.into_iter().flatten().filter(|other| **other != name).collect();
        let mut draws = Draws(call.bytes.start as u64);
        for _ in 0..CALLEES.min(others.len()) {
            if let Some(other) = draws.of(&others) {
                self.add(
                    true,
                    Kind::Callee,
                    name,
                    vec![Edit { bytes: call.bytes.clone(), text: (**other).to_owned() }],
                );
            }
        }
    }
}

/// How many other callees each call may have.
const CALLEES: usize = 3;

/// Numbers without end from one (splitmix64).
struct Draws(u64);

impl Draws {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn of<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        let index = self.next() % (list.len() as u64).max(1);
        list.get(usize::try_from(index).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNIT: &str = "# 1 \"lib.h\" 1 3\n__attribute__((device)) int used(int);\n__attribute__((device)) int unused(int);\n\
        # 1 \"own.cu\" 2\n__attribute__((global)) void k(int *p) { *p = used(1); }\nvoid h() { k<<<1, 1>>>(0); other(2); }\n\
        int other(int);\nstatic __attribute__((device)) int v;\n";

    fn mutants() -> Mutants {
        Mutants::of(&Text::new(UNIT), |file| file == "own.cu")
    }

    #[test]
    fn every_kind_of_change_is_a_whole_text_of_as_many_lines() {
        let all = mutants();
        let every: Vec<&Mutant> = all.by_kind.values().flatten().flatten().collect();
        let texts: Vec<String> = every.iter().map(|mutant| changed(UNIT, &[mutant])).collect();
        assert!(texts.iter().all(|text| text.lines().count() == UNIT.lines().count() && text != UNIT));
        for expected in [
            "__attribute__((host)) int used(int);",
            "void h() { k(0); other(2); }",
            "void h() { k<<<1, 1>>>(0); used(2); }",
            "void h() { k<<<1, 1>>>(0); other<<<1, 1>>>(2); }",
            "__attribute__((global)) int k(int *p)",
            "static __attribute__((managed)) int v;",
            "static  int v;",
            " __attribute__((host)) __attribute__((device)) int other(int);",
        ] {
            assert!(texts.iter().any(|text| text.contains(expected)), "{expected}");
        }
        assert!(every.iter().all(|mutant| mutant.about != "unused"));
    }

    #[test]
    fn a_seed_is_always_the_same_mutant() {
        let (one, two) = (mutants(), mutants());
        let drawn: BTreeSet<String> =
            (0..400).filter_map(|seed| Some(format!("{:?}", one.of_seed(seed)?))).collect();
        assert!((0..400).all(|seed| one.of_seed(seed) == two.of_seed(seed)));
        let kinds: BTreeSet<Kind> = (0..400).filter_map(|seed| Some(one.of_seed(seed)?.kind)).collect();
        assert_eq!(kinds.len(), all_kinds(&one));
        assert!(drawn.len() > 20, "{}", drawn.len());
    }

    fn all_kinds(mutants: &Mutants) -> usize {
        mutants.counts().filter(|(_, own, others)| own + others > 0).count()
    }
}
