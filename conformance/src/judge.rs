//! One case, one run, one front end: does its answer meet the expectations?

use std::collections::BTreeSet;

use cufe_spec::observation::{Answer, Diagnostic, EntityFacts, Observation, Place, Severity};

use crate::adapters::{Capabilities, Compares};
use crate::case::{Case, Deviation, DeviationClass, PLAIN_CPP, Run, Verdict, What};
use cufe_spec::rules::text::one_space;

/// One way in which an observation is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// An expectation is not met.
    Missing(String),
    /// The front end says or refuses something that is not expected: a false alarm.
    Beyond(String),
    /// It ended, was silent, wrote without end or could not be asked: there is nothing to compare.
    NoAnswer(String),
}

impl Difference {
    /// The difference in words, one line.
    pub fn text(&self) -> &str {
        match self {
            Difference::Missing(text) | Difference::Beyond(text) | Difference::NoAnswer(text) => text,
        }
    }

    /// The word of reports.
    pub fn kind(&self) -> &'static str {
        match self {
            Difference::Missing(_) => "missed",
            Difference::Beyond(_) => "beyond",
            Difference::NoAnswer(_) => "no answer",
        }
    }
}

/// A deviation that was declared and found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Admitted {
    /// Its class.
    pub class: DeviationClass,
    /// Its reason.
    pub reason: String,
    /// What is not as expected.
    pub differences: Vec<Difference>,
}

/// What became of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Everything is as expected.
    Passed,
    /// Not as expected.
    Failed(Vec<Difference>),
    /// Not as expected, and the header says so.
    Deviates(Admitted),
    /// As expected, though the header declares a deviation.
    UnexpectedPass,
    /// Outside the front end's language, with its words.
    NotCore(String),
    /// The front end is not there.
    Absent,
    /// The front end knows no such run.
    NotAsked,
}

impl Outcome {
    /// Whether the suite fails because of it.
    pub fn is_failure(&self) -> bool {
        matches!(self, Outcome::Failed(_) | Outcome::UnexpectedPass)
    }

    /// What is not as expected, declared or not.
    pub fn differences(&self) -> &[Difference] {
        match self {
            Outcome::Failed(differences) | Outcome::Deviates(Admitted { differences, .. }) => differences,
            _ => &[],
        }
    }
}

/// Compares an answer with the expectations of `run` and applies the declared deviation.
pub fn judge(
    case: &Case,
    run: Run,
    front_end: &str,
    capabilities: Capabilities,
    answer: anyhow::Result<Answer>,
) -> Outcome {
    let differences = match answer {
        Ok(Answer::Observed(observation)) => differences(case, run, capabilities, &observation),
        Ok(Answer::NotCore { place, what }) => {
            let told = format!("line {}: {what}", place.line);
            return match case.deviation(front_end, run) {
                None => Outcome::NotCore(told),
                Some(_) => {
                    let told = format!("no opinion, though a deviation is declared: {told}");
                    Outcome::Failed(vec![Difference::Missing(told)])
                }
            };
        }
        Err(cause) => vec![Difference::NoAnswer(format!("{cause:#}"))],
    };
    match (case.deviation(front_end, run), differences.is_empty()) {
        (None, true) => Outcome::Passed,
        (None, false) => Outcome::Failed(differences),
        (Some(_), true) => Outcome::UnexpectedPass,
        (Some(known), false) => deviates(known, differences),
    }
}

/// What is not implemented may only be missing: what a front end says beyond the expectations is a false alarm, and one that does
/// not answer is faulty.
fn deviates(known: &Deviation, differences: Vec<Difference>) -> Outcome {
    let (missing, other): (Vec<_>, Vec<_>) =
        differences.into_iter().partition(|one| matches!(one, Difference::Missing(_)));
    if known.class == DeviationClass::NotImplemented && !other.is_empty() {
        return Outcome::Failed(other);
    }
    let differences = missing.into_iter().chain(other).collect();
    Outcome::Deviates(Admitted { class: known.class, reason: known.reason.clone(), differences })
}

/// How an observation differs from the expectations of `run`.
pub fn differences(case: &Case, run: Run, capabilities: Capabilities, seen: &Observation) -> Vec<Difference> {
    let mut found = Vec::new();
    verdict(case, run, capabilities, seen, &mut found);
    match capabilities.compares {
        Compares::Texts | Compares::Rules => diagnostics(case, run, capabilities, seen, &mut found),
        Compares::Lines => error_lines(case, run, seen, &mut found),
    }
    if capabilities.entities {
        facts(case, run, seen, &mut found);
    }
    if capabilities.kept {
        kept(case, run, seen, &mut found);
    }
    found
}

fn verdict(
    case: &Case,
    run: Run,
    capabilities: Capabilities,
    seen: &Observation,
    found: &mut Vec<Difference>,
) {
    let Some(expected) = case.verdict(run) else { return };
    let by_rule = case.expectations.iter().any(|e| e.applies(run) && e.is_rule_error());
    if expected == Verdict::Reject && !by_rule && !capabilities.plain_cpp {
        return;
    }
    let given = if seen.exit == 0 { Verdict::Accept } else { Verdict::Reject };
    if expected != given {
        let text = format!("expected {}, got {} (exit {})", expected.name(), given.name(), seen.exit);
        found.push(match expected {
            Verdict::Accept => Difference::Beyond(text),
            Verdict::Reject => Difference::Missing(text),
        });
    }
}

/// The lines with errors, of a front end that has words of its own for them.
fn error_lines(case: &Case, run: Run, seen: &Observation, found: &mut Vec<Difference>) {
    let is_error =
        |what: &What| matches!(what, What::Diagnostic { severity, .. } if *severity >= Severity::Error);
    let expected = case.expectations.iter().filter(|e| e.applies(run) && is_error(&e.what));
    let expected: BTreeSet<u32> = expected.map(|e| e.line).collect();
    let here = case.file_name();
    let errors: Vec<&Diagnostic> =
        seen.diagnostics.iter().filter(|diagnostic| diagnostic.severity >= Severity::Error).collect();
    for diagnostic in &errors {
        let Place { file, line, .. } = &diagnostic.place;
        if *file != here || !expected.contains(line) {
            found.push(Difference::Beyond(format!("unexpected at {file}:{line}: {}", diagnostic.text)));
        }
    }
    let given: BTreeSet<u32> = errors.iter().filter(|d| d.place.file == here).map(|d| d.place.line).collect();
    let missing = expected.difference(&given).map(|line| format!("missing at line {line}: an error"));
    found.extend(missing.map(Difference::Missing));
}

/// (line, severity, tag, text), the text empty where it is not compared.
type Key = (u32, Severity, String, Option<String>);

fn diagnostics(
    case: &Case,
    run: Run,
    capabilities: Capabilities,
    seen: &Observation,
    found: &mut Vec<Difference>,
) {
    let mut expected: Vec<Key> = Vec::new();
    for expectation in case.expectations.iter().filter(|e| e.applies(run)) {
        if let What::Diagnostic { severity, tag, text } = &expectation.what
            && (tag != PLAIN_CPP || capabilities.plain_cpp)
        {
            let text = text.as_deref().filter(|_| capabilities.compares == Compares::Texts);
            expected.push((expectation.line, *severity, tag.clone(), text.map(one_space)));
        }
    }
    let here = case.file_name();
    let mut beyond = Vec::new();
    for diagnostic in &seen.diagnostics {
        if diagnostic.tag == PLAIN_CPP && !capabilities.plain_cpp {
            continue;
        }
        let position = (diagnostic.place.file == here)
            .then(|| expected.iter().position(|key| meets(key, diagnostic)))
            .flatten();
        match position {
            Some(position) => drop(expected.remove(position)),
            None => beyond.push(diagnostic),
        }
    }
    let mut without_words: Vec<(u32, &str)> =
        expected.iter().map(|(line, _, tag, _)| (*line, tag.as_str())).collect();
    for diagnostic in beyond {
        let Place { file, line, .. } = &diagnostic.place;
        let same = without_words.iter().position(|missing| *missing == (*line, diagnostic.tag.as_str()));
        let (severity, tag, text) = (diagnostic.severity.name(), &diagnostic.tag, &diagnostic.text);
        let said = format!("at {file}:{line}: {severity}[{tag}]: {text}");
        found.push(match same.filter(|_| *file == here) {
            Some(same) => {
                without_words.remove(same);
                Difference::Missing(format!("other words {said}"))
            }
            None => Difference::Beyond(format!("unexpected {said}")),
        });
    }
    for (line, severity, tag, text) in expected {
        let text = text.map_or_else(String::new, |text| format!(": {text}"));
        let text = format!("missing at line {line}: {}[{tag}]{text}", severity.name());
        found.push(Difference::Missing(text));
    }
}

fn meets(key: &Key, diagnostic: &Diagnostic) -> bool {
    let (line, severity, tag, text) = key;
    *line == diagnostic.place.line
        && *severity == diagnostic.severity
        && *tag == diagnostic.tag
        && text.as_ref().is_none_or(|text| *text == one_space(&diagnostic.text))
}

fn facts(case: &Case, run: Run, seen: &Observation, found: &mut Vec<Difference>) {
    for expectation in case.expectations.iter().filter(|e| e.applies(run)) {
        match &expectation.what {
            What::Space { name, byte } => {
                let bytes: Vec<u8> = named(seen, name).map(|entity| entity.space.0).collect();
                if !bytes.contains(byte) {
                    found.push(Difference::Missing(format!(
                        "expected space[{name}] {byte:#04x}, got {bytes:#04x?}"
                    )));
                }
            }
            What::Memory { name, word } => {
                let words: Vec<u16> = named(seen, name).map(|entity| entity.memory.0).collect();
                if !words.contains(word) {
                    found.push(Difference::Missing(format!(
                        "expected memory[{name}] {word:#05x}, got {words:04x?}"
                    )));
                }
            }
            What::Diagnostic { .. } | What::Kept { .. } | What::Witness(_) => {}
        }
    }
}

/// How much of an entity the keep-in-IL walk keeps. Of several that bear a name the one on the line is meant; where the front
/// end tells no lines, any of them.
fn kept(case: &Case, run: Run, seen: &Observation, found: &mut Vec<Difference>) {
    for expectation in case.expectations.iter().filter(|e| e.applies(run)) {
        let What::Kept { name, extent } = &expectation.what else { continue };
        let Some(kept) = &seen.kept else {
            found.push(Difference::Missing(format!(
                "expected kept[{name}] {extent}, but what is kept is not told"
            )));
            continue;
        };
        let mut extents: Vec<&str> = kept
            .iter()
            .filter(|entity| entity.name == *name && [0, expectation.line].contains(&entity.place.line))
            .map(|entity| if entity.definition { "definition" } else { "declaration" })
            .collect();
        if extents.is_empty() {
            extents.push("nothing");
        }
        if !extents.contains(&extent.as_str()) {
            found.push(Difference::Missing(format!(
                "expected kept[{name}] {extent}, got {}",
                extents.join(" and ")
            )));
        }
    }
}

fn named<'a>(seen: &'a Observation, name: &'a str) -> impl Iterator<Item = &'a EntityFacts> {
    seen.entities.iter().filter(move |entity| entity.name == name)
}
