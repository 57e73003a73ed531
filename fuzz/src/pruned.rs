//! What the front end leaves of a unit for the device compiler, judged by the oracle: it is still a unit, its device code is
//! what it was, and nothing is said of it that was not said of the whole.

use std::collections::BTreeSet;
use std::ops::Range;

use cufe::keep::{Kept, Purpose, keep};
use cufe::read::{ReadOptions, read};
use cufe_spec::observation::{
    Answer, Diagnostic, EntityFacts, EntityKind, KeptEntity, KeptKind, Observation, Severity,
};
use cufe_spec::unit::{Options, Pass, Unit};

/// The classes of what only the host has.
const OF_THE_HOST: [&str; 2] = ["host", "none"];

/// What is told of a function without code, where a call of it is generated.
pub(crate) const UNDEFINED: &str = "device-code.undefined";

/// The words of attributes.
const ATTRIBUTES: [&str; 6] = ["host", "device", "global", "shared", "constant", "managed"];

/// Whether there is something to compare: the device pass and the run-time compiler of the released tools get pruned units.
pub fn applies(unit: &Unit) -> bool {
    // Of tile code another compiler makes code, for which nothing is pruned.
    unit.options.pass != Pass::Host && unit.options.dialect.is_released() && !unit.options.enable_tile
}

/// Whether a diagnostic is told at another place once other functions are gone: what an implied member does stands where they leave
/// it.
fn moves(whole: &Observation, one: &Diagnostic) -> bool {
    let is_implied = |name: &String| whole.entities.iter().all(|fact| fact.name != *name);
    one.tag == UNDEFINED || one.arguments.get(1).is_some_and(is_implied)
}

/// How the oracle's answer to the pruned unit differs from that to the whole one.
pub fn difference(unit: &Unit, whole: &Observation) -> Option<String> {
    // The run-time compiler does not get a unit with errors, and what is an error there may keep others silent.
    if unit.options.pass == Pass::Jit && whole.exit != 0 {
        return None;
    }
    let kept = match pruned(unit, &unit.text) {
        Ok(kept) => kept,
        Err(why) => return Some(format!("the unit is taken whole: {why}")),
    };
    if let Some(wrong) = too_much(unit, whole, &kept) {
        return Some(wrong);
    }
    if let Some(name) = missing(&String::from_utf8_lossy(&unit.text), &String::from_utf8_lossy(&kept.text)) {
        return Some(format!("the pruned unit lacks {name}, which device code needs"));
    }
    // What ends the compilation keeps the rest silent, and the host pass says it, too.
    if whole.diagnostics.iter().any(|one| one.severity >= Severity::Catastrophic) {
        return None;
    }
    if let Some(marker) = unmarked(&String::from_utf8_lossy(&unit.text), &String::from_utf8_lossy(&kept.text))
    {
        return Some(format!("no line marker of the unit says of a file what {marker} says"));
    }
    let left = Unit { text: kept.text, ..unit.clone() };
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
    let key = |one: &Diagnostic| {
        let line = if moves(whole, one) { 0 } else { one.place.line };
        (one.tag.clone(), line, one.arguments.clone())
    };
    let known: Vec<_> = whole.diagnostics.iter().map(key).collect();
    let is_new = |one: &&Diagnostic| !known.contains(&key(one));
    if let Some(new) = said.diagnostics.iter().find(is_new) {
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
        // A friend that a class defines goes with it, too.
        let is_friend = || {
            let text = code(&String::from_utf8_lossy(&unit.text));
            let own = one.name.rsplit("::").next().unwrap_or_default();
            let is_outside = places_of(own, &text).any(|at| is_of_namespace(&text[..at]));
            !is_outside
        };
        !is_member(one)
            && one.definition
            && one.place.file == unit.name
            && whole.entities.iter().any(is_entity)
            && !is_friend()
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

/// What the front end leaves of a text, for the device compiler of a unit.
///
/// # Errors
/// The unit is taken whole: why.
pub fn pruned(unit: &Unit, text: &[u8]) -> Result<Kept, String> {
    let options = ReadOptions { standard: unit.options.standard, ..ReadOptions::default() };
    let reading = read(text.to_vec(), &options).map_err(|error| error.kind.to_string())?;
    let Options { device_c: relocatable, default_device, .. } = unit.options;
    keep(&reading, Purpose { relocatable, default_device }).map_err(|why| why.to_string())
}

/// What of a pruned unit can be told to be too much, or to be told wrongly, without knowing how it was made.
fn too_much(unit: &Unit, whole: &Observation, kept: &Kept) -> Option<String> {
    match pruned(unit, &kept.text) {
        // What was not certain of the whole may be certain now.
        Ok(again) if again.count() <= kept.count() => {}
        Ok(_) => return Some("more is left of the pruned unit than of the whole".to_owned()),
        Err(why) => return Some(format!("the pruned unit is taken whole: {why}")),
    }
    let is_number = |range: &Range<usize>| {
        kept.text.get(range.clone()).is_some_and(|bytes| bytes.first().is_some_and(u8::is_ascii_digit))
    };
    if let Some(range) = kept.idle.iter().find(|range| !is_number(range)) {
        return Some(format!("no number decides nothing at {range:?} of the pruned unit"));
    }
    let is_plain = !unit.options.default_device && !unit.options.device_c;
    let text = code(&String::from_utf8_lossy(&kept.text));
    if let Some(name) = unneeded(&text).filter(|_| is_plain) {
        return Some(format!("the pruned unit has {name}, which no device code needs"));
    }
    // Functions of the host make the instances of templates.
    let needless = (is_plain && !kept.has_instances).then(|| needless(unit, whole, &text)).flatten();
    needless.map(|name| format!("the pruned unit has {name}, which nothing in it names"))
}

/// A name in a text that the generator gives to what no device code needs ([`crate::generate::open`]).
fn unneeded(text: &str) -> Option<&str> {
    let is_one = |word: &&str| word.to_ascii_lowercase().starts_with("unneeded");
    text.split(|c| !is_of_word(c)).find(is_one)
}

/// A name in a text that the generator gives to what device code needs, and that is not in what is left of it.
fn missing<'t>(whole: &'t str, left: &str) -> Option<&'t str> {
    let is_one = |word: &&str| word.to_ascii_lowercase().starts_with("needed");
    let left: BTreeSet<&str> = left.split(|c| !is_of_word(c)).filter(is_one).collect();
    whole.split(|c| !is_of_word(c)).filter(is_one).find(|word| !left.contains(word))
}

/// A line marker of what is left of a text that says otherwise than that whether its file is one of the system.
fn unmarked<'t>(whole: &str, left: &'t str) -> Option<&'t str> {
    let said = |line: &str| {
        let (file, flags) = line.strip_prefix("# ")?.split_once('"')?.1.rsplit_once('"')?;
        Some((
            file.to_owned(),
            flags.split(' ').any(|flag| flag == "3"),
            flags.split(' ').any(|flag| flag == "4"),
        ))
    };
    let known: BTreeSet<_> = whole.lines().filter_map(said).collect();
    left.lines().find(|line| said(line).is_some_and(|one| !known.contains(&one)))
}

/// A function or variable of the host at namespace scope whose name stands in a pruned text once.
fn needless<'w>(unit: &Unit, whole: &'w Observation, text: &str) -> Option<&'w str> {
    // What is told of a function that device code does not need is told of the pruned unit, too.
    let is_told =
        |fact: &EntityFacts| whole.diagnostics.iter().any(|told| told.place.line == fact.place.line);
    let of_host = whole.entities.iter().filter(|fact| {
        matches!(
            (fact.kind, fact.class.as_str()),
            (EntityKind::Function, "host") | (EntityKind::Variable, "none")
        ) && fact.place.file == unit.name
            && !is_told(fact)
    });
    let own_name = |fact: &'w EntityFacts| fact.name.rsplit("::").next().unwrap_or_default();
    let mut names = of_host.map(|fact| (fact.name.as_str(), own_name(fact)));
    let is_namespace = |part: &str| text.contains(&format!("namespace {part} "));
    let found = names.find(|(name, own)| {
        let own = *own;
        let mut places = places_of(own, text);
        let only = places.next().filter(|_| places.next().is_none());
        // A member goes with its class.
        let is_member =
            name.split("::").any(|part| part != own && part != "<unnamed>" && !is_namespace(part));
        let is_one = whole.entities.iter().filter(|other| own_name(other) == own).count() == 1;
        // What is named as an attribute is, where one is written, is named for the front end.
        is_one
            && !is_member
            && !ATTRIBUTES.contains(&own)
            && own.chars().all(is_of_word)
            && only.is_some_and(|at| is_of_namespace(&text[..at]))
    });
    found.map(|(name, _)| name)
}

/// A text without line markers and lines of comment.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Where a word stands in a text.
fn places_of<'t>(word: &'t str, text: &'t str) -> impl Iterator<Item = usize> + 't {
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(|&at| !text[..at].ends_with(is_of_word) && !text[at + word.len()..].starts_with(is_of_word))
}

/// Whether what comes behind a text stands in namespaces alone, and is no parameter.
fn is_of_namespace(before: &str) -> bool {
    let mut around: Vec<bool> = Vec::new();
    let mut begin = 0;
    for (at, sign) in before.match_indices(['{', '}', ';']) {
        match sign {
            "{" => {
                let head = before[begin..at].lines().last().unwrap_or_default();
                around.push(head.split_whitespace().any(|word| word == "namespace"));
            }
            "}" => {
                around.pop();
            }
            _ => {}
        }
        begin = at + 1;
    }
    let count = |sign| before[begin..].matches(sign).count();
    around.into_iter().all(|is_namespace| is_namespace) && count('(') == count(')')
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}
