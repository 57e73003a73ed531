//! What is called in bodies, and the types of expressions: what each says, and how it compares.
//!
//! A place is known by its byte and by what makes the call there (`conformance/truth/clang_truth.cpp` says which byte). A function
//! is equal when both name one that is declared in the same line, or both say that nobody wrote it.

use super::compare::{Aspect, Compared, Difference, Lines};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A function that is called.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Called {
    /// Nobody wrote it, or it is defaulted in its class.
    pub is_implicit: bool,
    /// Only the compiler declares it.
    pub is_builtin: bool,
    /// Its declarations, or those of its template.
    pub declared: BTreeSet<u64>,
}

/// The class of a type, and whether the expression is an lvalue.
pub type Typed = (String, bool);

/// What is said of bodies.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Uses {
    /// Where bodies begin, and end.
    pub bodies: BTreeMap<u64, u64>,
    /// By place and by what makes the call.
    pub calls: BTreeMap<(u64, String), Called>,
    /// By place.
    pub types: BTreeMap<u64, Typed>,
    /// Why a function is not known.
    pub no_function: BTreeMap<u64, String>,
    /// Why a type is not known.
    pub no_type: BTreeMap<u64, String>,
}

/// What `cufe read --json --uses` says of a body.
#[derive(Debug, Deserialize)]
pub struct ShownBody {
    from: u64,
    to: u64,
    /// Each: the place, what is said, and of what.
    said: Vec<Vec<Value>>,
}

impl Uses {
    /// Adds a line of the plugin; `None` when it is not one of these.
    pub fn add_clang<'a>(
        &mut self,
        letter: &str,
        offset: u64,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Option<()> {
        match letter {
            "B" => drop(self.bodies.insert(offset, words.next()?.parse().ok()?)),
            "T" => {
                let (class, category) = (words.next()?.to_owned(), words.next()?);
                self.types.entry(offset).or_insert((class, category == "lvalue"));
            }
            "C" => {
                let called = self.calls.entry((offset, words.next()?.to_owned())).or_default();
                for word in words {
                    match word {
                        "implicit" => called.is_implicit = true,
                        "builtin" => called.is_builtin = true,
                        offset => drop(called.declared.insert(offset.parse().ok()?)),
                    }
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// Adds what cufe says of a body.
    pub fn add_cufe(&mut self, body: &ShownBody) {
        self.bodies.insert(body.from, body.to);
        for one in &body.said {
            let word = |index: usize| one.get(index).and_then(Value::as_str).unwrap_or_default();
            let last = one.get(3);
            let Some(at) = one.first().and_then(Value::as_u64) else { continue };
            match (word(1), word(2)) {
                ("type", class) => {
                    let is_lvalue = last.and_then(Value::as_bool).unwrap_or_default();
                    self.types.insert(at, (class.to_owned(), is_lvalue));
                }
                ("function", form) => {
                    let kind = if form == "member" { "name" } else { form };
                    let called = self.calls.entry((at, kind.to_owned())).or_default();
                    called.declared.extend(last.and_then(Value::as_u64));
                }
                ("implicit", special) => {
                    let kind = match special {
                        "destructor" => "destruction",
                        "copy-assignment" | "move-assignment" => "operator",
                        _ => "construction",
                    };
                    self.calls.entry((at, kind.to_owned())).or_default().is_implicit = true;
                }
                ("no-type", why) => drop(self.no_type.insert(at, why.to_owned())),
                (_, why) => drop(self.no_function.insert(at, why.to_owned())),
            }
        }
    }

    fn is_in_body(&self, offset: u64) -> bool {
        self.bodies.range(..=offset).next_back().is_some_and(|(_, end)| offset <= *end)
    }
}

const NOT_LOOKED_AT: &str = "a body that is not looked at";
const NOTHING: &str = "nothing is said";

/// Compares what clang says of bodies with what cufe says.
pub(super) fn compare(lines: &Lines, clang: &Uses, cufe: &Uses, to: &mut Compared) {
    calls(lines, clang, cufe, to);
    types(clang, cufe, to);
}

fn calls(lines: &Lines, clang: &Uses, cufe: &Uses, to: &mut Compared) {
    let of = |called: &Called| called.declared.iter().map(|&at| lines.line(at)).collect::<BTreeSet<usize>>();
    for ((offset, kind), theirs) in &clang.calls {
        if theirs.is_builtin {
            continue;
        }
        to.judged[3] += 1;
        let expected = of(theirs);
        let text = match theirs.is_implicit {
            true => format!("clang: implicit {expected:?}"),
            false => format!("clang: lines {expected:?}"),
        };
        if let Some(ours) = cufe.calls.get(&(*offset, kind.clone())) {
            let found = of(ours);
            if !found.is_disjoint(&expected) || ours.is_implicit && theirs.is_implicit {
                continue;
            }
            let text = match ours.is_implicit {
                true => format!("{text}, cufe: implicit"),
                false => format!("{text}, cufe: lines {found:?}"),
            };
            differ(to, Aspect::Calls, format!("{kind}: another function"), (*offset, text));
            continue;
        }
        let is_built_in = kind == "operator" && cufe.types.contains_key(offset);
        let without = cufe.no_function.get(offset);
        let without = without.or_else(|| cufe.no_type.get(offset).filter(|_| kind == "operator"));
        match without {
            Some(why) => unknown(to, Aspect::Calls, format!("{kind}: {why}"), (*offset, text)),
            None if is_built_in => {
                let cause = format!("{kind}: built in for cufe");
                differ(to, Aspect::Calls, cause, (*offset, text));
            }
            None => {
                let why = if cufe.is_in_body(*offset) { NOTHING } else { NOT_LOOKED_AT };
                unknown(to, Aspect::Calls, format!("{kind}: {why}"), (*offset, text));
            }
        }
    }
    for ((offset, kind), ours) in &cufe.calls {
        let is_judged = clang.is_in_body(*offset) && !clang.calls.contains_key(&(*offset, kind.clone()));
        if is_judged && !ours.is_implicit && kind != "subobject" {
            let text = format!("cufe: lines {:?}", of(ours));
            differ(to, Aspect::Calls, format!("{kind}: only cufe"), (*offset, text));
        }
    }
}

fn types(clang: &Uses, cufe: &Uses, to: &mut Compared) {
    for (offset, theirs) in &clang.types {
        to.judged[4] += 1;
        let name = |(class, is_lvalue): &Typed| match (class.as_str(), is_lvalue) {
            // Members that are functions are no lvalues for clang.
            ("function", _) => class.clone(),
            (_, true) => format!("lvalue {class}"),
            (_, false) => class.clone(),
        };
        let expected = name(theirs);
        match (cufe.types.get(offset).map(name), cufe.no_type.get(offset)) {
            (Some(found), _) if found == expected => {}
            (Some(found), _) => {
                let cause = format!("{expected} for clang, {found} for cufe");
                differ(to, Aspect::Types, cause, (*offset, String::new()));
            }
            (None, Some(why)) => unknown(to, Aspect::Types, why.clone(), (*offset, expected)),
            (None, None) => {
                let why = if cufe.is_in_body(*offset) { NOTHING } else { NOT_LOOKED_AT };
                unknown(to, Aspect::Types, why.to_owned(), (*offset, expected));
            }
        }
    }
}

fn differ(to: &mut Compared, aspect: Aspect, cause: String, (offset, text): (u64, String)) {
    to.differences.push(Difference { aspect, cause, offset, text });
}

fn unknown(to: &mut Compared, aspect: Aspect, cause: String, (offset, text): (u64, String)) {
    to.unknown.push(Difference { aspect, cause, offset, text });
}

#[cfg(test)]
mod tests {
    use super::super::compare::compare;
    use super::super::facts::Facts;

    const CLANG: &str = "B 10 90\nC 20 name 2\nC 30 operator 4\nC 40 construction implicit\nT 20 function lvalue\nT 30 class prvalue\n";

    fn causes(said: &str) -> (Vec<String>, Vec<String>) {
        let json = format!(
            r#"{{"lists":[],"declarations":[],"names":[],"told":[{{"from":10,"to":90,"said":[{said}]}}]}}"#
        );
        let (clang, cufe) = (Facts::of_clang(CLANG).unwrap(), Facts::of_cufe(&json).unwrap());
        let compared = compare(&[b'\n'; 100], &clang, &cufe);
        assert_eq!(compared.judged[3..], [3, 2]);
        let cause = |one: super::Difference| one.cause;
        (
            compared.differences.into_iter().map(cause).collect(),
            compared.unknown.into_iter().map(cause).collect(),
        )
    }

    #[test]
    fn what_is_equal_is_no_difference() {
        let said = r#"[20,"function","member",2],[20,"type","function",true],[30,"function","operator",4],
            [30,"type","class",false],[40,"implicit","copy-constructor"]"#;
        assert_eq!(causes(said), (vec![], vec![]));
    }

    #[test]
    fn differences_and_what_is_unknown_are_told_apart() {
        let said = r#"[20,"function","name",3],[20,"no-type","a member"],[30,"type","integer",false],
            [40,"no-function","a lambda"],[50,"function","name",7]"#;
        let (different, unknown) = causes(said);
        let expected = [
            "name: another function",
            "operator: built in for cufe",
            "name: only cufe",
            "class for clang, integer for cufe",
        ];
        assert_eq!(different, expected);
        assert_eq!(unknown, ["construction: a lambda", "a member"]);
    }
}
