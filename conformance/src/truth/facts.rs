//! What a parser says of a text, by byte offset.

use super::uses::{ShownBody, Uses};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

/// A declaration: its kind and its qualified name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Declaration {
    /// `function`, `variable`, `class`, ...
    pub kind: String,
    /// With its scopes; the name alone for what is declared in a block, for parameters and labels.
    pub name: String,
}

/// What a name means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// Offsets of the declarations it refers to, or may refer to.
    Targets(BTreeSet<u64>),
    /// No declaration is given, and why.
    Without(String),
}

/// Everything compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// The `<` that open a template-argument list.
    pub lists: BTreeSet<u64>,
    /// The `<` that are an operator; only clang says it.
    pub operators: BTreeSet<u64>,
    /// Declarations at their names.
    pub declarations: BTreeMap<u64, BTreeSet<Declaration>>,
    /// Names that refer to something.
    pub names: BTreeMap<u64, Meaning>,
    /// What is called in bodies, and the types of expressions.
    pub uses: Uses,
}

impl Facts {
    /// Reads what the plugin wrote.
    ///
    /// # Errors
    /// When a line is not as the plugin writes it.
    pub fn of_clang(text: &str) -> Result<Facts> {
        let mut facts = Facts::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            let (letter, offset) = (words.next(), words.next().and_then(|word| word.parse::<u64>().ok()));
            let (Some(letter), Some(offset)) = (letter, offset) else { bail!("the plugin wrote: {line}") };
            match letter {
                "L" => drop(facts.lists.insert(offset)),
                "O" => drop(facts.operators.insert(offset)),
                "D" => {
                    let kind = words.next().unwrap_or_default().to_owned();
                    let name = words.collect::<Vec<_>>().join(" ");
                    let declaration =
                        Declaration { kind, name: comparable_name(name.trim_start_matches("(local) ")) };
                    facts.declarations.entry(offset).or_default().insert(declaration);
                }
                "N" => {
                    let targets = words.skip(1).filter_map(|word| word.parse::<u64>().ok());
                    let known =
                        facts.names.entry(offset).or_insert_with(|| Meaning::Targets(BTreeSet::new()));
                    if let Meaning::Targets(known) = known {
                        known.extend(targets);
                    }
                }
                _ if facts.uses.add_clang(letter, offset, words).is_some() => {}
                _ => bail!("the plugin wrote: {line}"),
            }
        }
        Ok(facts)
    }

    /// Reads what `cufe read --json` printed.
    ///
    /// # Errors
    /// When it is not of that form.
    pub fn of_cufe(json: &str) -> Result<Facts> {
        let shown: Shown = serde_json::from_str(json).context("cufe read --json prints something else")?;
        let mut facts =
            Facts { lists: shown.lists.iter().map(|(offset, ..)| *offset).collect(), ..Facts::default() };
        for one in shown.declarations {
            // A using-directive declares no name.
            if one.kind == "using-directive" {
                continue;
            }
            let alone =
                one.local || matches!(one.kind.as_str(), "parameter" | "template-parameter" | "label");
            let kind = if one.kind == "field" && one.is_static { "variable".to_owned() } else { one.kind };
            let name = comparable_name(if alone { &one.name } else { &one.qualified });
            facts.declarations.entry(one.offset).or_default().insert(Declaration { kind, name });
        }
        for one in shown.names {
            let meaning = match one.status.as_str() {
                "known" => Meaning::Targets(one.targets.iter().map(|(offset, _)| *offset).collect()),
                status => Meaning::Without(format!("{status} {}", one.reason).trim_end().to_owned()),
            };
            facts.names.insert(one.offset, meaning);
        }
        for one in &shown.told {
            facts.uses.add_cufe(one);
        }
        Ok(facts)
    }
}

/// A conversion function's type is spelled in many ways: it is left out. `operator"" _x` is `operator""_x`.
fn comparable_name(name: &str) -> String {
    if name.contains("operator\"\" ") {
        return name.replace("operator\"\" ", "operator\"\"");
    }
    match name.rfind("operator ") {
        Some(at) if at == 0 || name[..at].ends_with("::") => {
            let rest = &name[at + "operator ".len()..];
            let is_symbol = !rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_' || c == ':');
            let is_word = ["new", "delete", "co_await"].iter().any(|word| rest.starts_with(word));
            if is_symbol || is_word { name.replace(' ', "") } else { format!("{}operator", &name[..at]) }
        }
        _ => name.to_owned(),
    }
}

#[derive(Deserialize)]
struct Shown {
    lists: Vec<(u64, u64, u64)>,
    declarations: Vec<ShownDeclaration>,
    names: Vec<ShownName>,
    #[serde(default)]
    told: Vec<ShownBody>,
}

#[derive(Deserialize)]
struct ShownDeclaration {
    kind: String,
    name: String,
    qualified: String,
    offset: u64,
    #[serde(default)]
    local: bool,
    #[serde(default, rename = "static")]
    is_static: bool,
}

#[derive(Deserialize)]
struct ShownName {
    offset: u64,
    status: String,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    targets: Vec<(u64, u64)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_say_the_same() {
        let clang = "L 9\nO 20\nD 3 function n::f\nD 5 parameter (local) x\nN 12 f 3 30\n";
        let cufe = r#"{"lists":[[9,1,10]],"declarations":[
            {"kind":"function","name":"f","qualified":"n::f","offset":3,"local":false},
            {"kind":"parameter","name":"x","qualified":"n::f::x","offset":5,"local":false},
            {"kind":"using-directive","name":"n","qualified":"n","offset":7,"local":false}],
            "names":[{"name":"f","offset":12,"status":"known","targets":[[3,1],[30,2]]}]}"#;
        let mut facts = Facts::of_clang(clang).unwrap();
        assert_eq!(facts.operators, BTreeSet::from([20]));
        facts.operators.clear();
        assert_eq!(facts, Facts::of_cufe(cufe).unwrap());
    }

    #[test]
    fn operators_are_named_without_spaces_and_conversions_without_type() {
        assert_eq!(comparable_name("A::operator unsigned int"), "A::operator");
        assert_eq!(comparable_name("A::operator new[]"), "A::operatornew[]");
        assert_eq!(comparable_name("operator ()"), "operator()");
        assert_eq!(comparable_name("my_operator x"), "my_operator x");
        assert_eq!(comparable_name("n::operator\"\" _x"), "n::operator\"\"_x");
    }

    #[test]
    fn another_line_is_an_error() {
        assert!(Facts::of_clang("X 1\n").is_err());
    }
}
