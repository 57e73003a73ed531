//! What the front end leaves of a unit for the device compiler, judged by the oracle: it is still a unit, its device code is
//! what it was, and nothing is said of it that was not said of the whole.

use cufe::keep::{Purpose, keep};
use cufe::read::{ReadOptions, read};
use cufe_spec::observation::{
    Answer, Diagnostic, EntityFacts, EntityKind, KeptEntity, KeptKind, Observation,
};
use cufe_spec::unit::{Pass, Unit};

/// The classes of what only the host has.
const OF_THE_HOST: [&str; 2] = ["host", "none"];

/// Whether there is something to compare: the device pass of the released tools is what is pruned.
pub fn applies(unit: &Unit) -> bool {
    unit.options.pass == Pass::Device && unit.options.dialect.is_released()
}

/// How the oracle's answer to the pruned unit differs from that to the whole one.
pub fn difference(unit: &Unit, whole: &Observation) -> Option<String> {
    let text = pruned(unit)?;
    let left = Unit { text, ..unit.clone() };
    let said = match cufe_oracle::observe(&left) {
        Answer::Observed(said) => said,
        // A function that arguments find needs no declaration before; the oracle asks for one.
        Answer::NotCore { what, .. } if called(&what).is_some_and(|call| has(&left.text, &call)) => {
            return None;
        }
        Answer::NotCore { place, what } => {
            return Some(format!("the pruned unit is none: line {}: {what}", place.line));
        }
    };
    let key = |one: &Diagnostic| (one.tag.clone(), one.place.line, one.arguments.clone());
    let known: Vec<_> = whole.diagnostics.iter().map(key).collect();
    if let Some(new) = said.diagnostics.iter().find(|one| !known.contains(&key(one))) {
        let line = new.place.line;
        return Some(format!("of the pruned unit alone is said: line {line}: {}: {}", new.tag, new.text));
    }
    // Functions that the device compiler makes code of, in the user's own files; members go with their classes.
    let (Some(before), Some(after)) = (&whole.kept, &said.kept) else { return None };
    let is_member = |one: &KeptEntity| {
        let of_class = |other: &KeptEntity| {
            let rest = one.name.strip_prefix(&other.name);
            other.kind == KeptKind::Class && rest.is_some_and(|rest| rest.starts_with("::"))
        };
        before.iter().any(of_class)
    };
    let is_code = |one: &&KeptEntity| {
        let is_entity = |fact: &EntityFacts| {
            fact.kind == EntityKind::Function
                && (&fact.name, fact.place.line) == (&one.name, one.place.line)
                && !OF_THE_HOST.contains(&fact.class.as_str())
        };
        !is_member(one)
            && one.definition
            && one.place.file == unit.name
            && whole.entities.iter().any(is_entity)
    };
    let same = |one: &KeptEntity, other: &KeptEntity| {
        (&one.name, one.place.line, one.definition) == (&other.name, other.place.line, other.definition)
    };
    let lost = before.iter().filter(is_code).find(|one| !after.iter().any(|other| same(one, other)))?;
    Some(format!("the pruned unit has lost line {}: {} {}", lost.place.line, lost.kind.name(), lost.name))
}

/// The call of the name that was not declared before.
fn called(what: &str) -> Option<String> {
    what.strip_prefix("a name that was not declared before, at `")?
        .strip_suffix('`')
        .map(|name| format!("{name}("))
}

fn has(text: &[u8], part: &str) -> bool {
    text.windows(part.len()).any(|window| window == part.as_bytes())
}

/// The text without what device code does not need; nothing where the unit is taken whole.
fn pruned(unit: &Unit) -> Option<Vec<u8>> {
    let options = ReadOptions { standard: unit.options.standard, ..ReadOptions::default() };
    let reading = read(unit.text.clone(), &options).ok()?;
    keep(&reading, Purpose { relocatable: unit.options.device_c, ..Purpose::default() })
        .ok()
        .map(|kept| kept.text)
}
