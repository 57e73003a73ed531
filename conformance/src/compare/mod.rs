//! Do two answers to the same unit agree? Neutral: it knows the vocabulary of observations and nothing of
//! how either side came to its answer. Host text is lexed by its own small lexer.
//!
//! | compared | how |
//! |---|---|
//! | exit status | equal |
//! | diagnostics | same multiset of (tag, severity, file, line, arguments but for their blanks), same order of places |
//! | entities | same sequence of facts |
//! | host output | same token sequence; same (file, line) of every token of the source |
//! | module id | equal |
//! | what is kept in the device IL | equal, where both tell it |
//!
//! Host output and module id are outputs of the host pass; in the other passes they are not compared.

mod host;
mod lexer;

use std::fmt;

use cufe_spec::observation::{Answer, Diagnostic, EntityFacts, KeptEntity, Observation};
use cufe_spec::rules::text::one_space;
use cufe_spec::unit::{Dialect, Pass, Unit};
use similar::{ChangeTag, TextDiff};

pub use lexer::{HostToken, lex_host};

/// What two answers differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facet {
    /// The exit status.
    Exit,
    /// The diagnostics.
    Diagnostics,
    /// The facts of functions and variables.
    Entities,
    /// The tokens of the host output, or whether there is one.
    HostTokens,
    /// The places of source tokens in the host output.
    HostPlaces,
    /// The module id.
    ModuleId,
    /// What the keep-in-IL walk keeps.
    Kept,
}

impl Facet {
    /// The word of reports.
    pub fn name(self) -> &'static str {
        match self {
            Facet::Exit => "exit status",
            Facet::Diagnostics => "diagnostics",
            Facet::Entities => "entities",
            Facet::HostTokens => "host tokens",
            Facet::HostPlaces => "host places",
            Facet::ModuleId => "module id",
            Facet::Kept => "kept entities",
        }
    }
}

/// One difference, with both sides rendered as a line diff: `-` the first answer, `+` the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What differs.
    pub facet: Facet,
    /// The line diff, at most a screenful.
    pub detail: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{} differ (- first, + second):", self.facet.name())?;
        write!(out, "{}", self.detail)
    }
}

/// The most lines that one difference shows.
const DETAIL_LINES: usize = 24;

/// How the answer of one front end to `unit` differs from another's. [`Answer::NotCore`] is no opinion: the
/// result is empty, and the caller counts it.
pub fn agree(unit: &Unit, first: &Answer, second: &Observation) -> Vec<Difference> {
    let Answer::Observed(first) = first else { return Vec::new() };
    let mut found = Vec::new();
    difference(Facet::Exit, &[first.exit.to_string()], &[second.exit.to_string()], &mut found);
    let both = (rendered(&first.diagnostics), rendered(&second.diagnostics));
    difference(Facet::Diagnostics, &both.0, &both.1, &mut found);
    if !same_entities(&first.entities, &second.entities) {
        let both = (entities(&first.entities), entities(&second.entities));
        difference(Facet::Entities, &both.0, &both.1, &mut found);
    }
    if let (Some(first), Some(second)) = (&first.kept, &second.kept) {
        found.extend(kept_difference(first, second));
    }
    if unit.options.pass != Pass::Host {
        return found;
    }
    let first_exit = first.exit;
    match (&first.host, &second.host) {
        (Some(first), Some(second)) => found.extend(host::compare(unit, first, second)),
        // The documents fix little of the host output; a side that writes none there says nothing about it.
        (None, Some(_)) | (Some(_), None) if unit.options.dialect == Dialect::Documented => {}
        // A side that accepts the unit and writes none has no opinion on the text either.
        (None, Some(_)) if first_exit == 0 => {}
        (first, second) => {
            let say = |host: &Option<String>| [if host.is_some() { "written" } else { "none" }.to_owned()];
            difference(Facet::HostTokens, &say(first), &say(second), &mut found);
        }
    }
    let say = |id: &Option<String>| [id.clone().unwrap_or_else(|| "none".to_owned())];
    difference(Facet::ModuleId, &say(&first.module_id), &say(&second.module_id), &mut found);
    found
}

/// Diagnostics as lines, ordered by place; those of one place by tag and arguments, so that the order
/// within a place is free.
fn rendered(diagnostics: &[Diagnostic]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut begin = 0;
    for (index, diagnostic) in diagnostics.iter().enumerate() {
        let place = &diagnostic.place;
        if index > 0 {
            let before = &diagnostics[index - 1].place;
            if (&before.file, before.line) != (&place.file, place.line) {
                lines[begin..].sort();
                begin = lines.len();
            }
        }
        lines.push(format!(
            "{}:{}: {}[{}]({})",
            place.file,
            place.line,
            diagnostic.severity.name(),
            diagnostic.tag,
            one_space(&diagnostic.arguments.join(", "))
        ));
    }
    lines[begin..].sort();
    lines
}

/// Whether two sequences of facts are the same but for columns.
fn same_entities(first: &[EntityFacts], second: &[EntityFacts]) -> bool {
    let same = |one: &EntityFacts, other: &EntityFacts| {
        let EntityFacts { name, kind, space, memory, class, device_only, place } = one;
        (name, kind, space, memory) == (&other.name, &other.kind, &other.space, &other.memory)
            && (class, device_only) == (&other.class, &other.device_only)
            && (&place.file, place.line) == (&other.place.file, other.place.line)
    };
    first.len() == second.len() && first.iter().zip(second).all(|(one, other)| same(one, other))
}

fn entities(facts: &[EntityFacts]) -> Vec<String> {
    facts
        .iter()
        .map(|entity| {
            format!(
                "{}:{}: {:?} {} space {:#04x} memory {:#05x} {}{}",
                entity.place.file,
                entity.place.line,
                entity.kind,
                entity.name,
                entity.space.0,
                entity.memory.0,
                entity.class,
                if entity.device_only { ", device-only" } else { "" }
            )
        })
        .collect()
}

/// How what one front end keeps differs from what another does.
pub fn kept_difference(first: &[KeptEntity], second: &[KeptEntity]) -> Option<Difference> {
    let mut found = Vec::new();
    difference(Facet::Kept, &kept(first), &kept(second), &mut found);
    found.pop()
}

fn kept(entities: &[KeptEntity]) -> Vec<String> {
    entities
        .iter()
        .map(|entity| {
            let extent = if entity.definition { "definition" } else { "declaration" };
            let place = &entity.place;
            let (kind, prefix) = (entity.kind.name(), entity.prefix);
            format!("{}:{}: {kind} {} {extent} {prefix:#04x}", place.file, place.line, entity.name)
        })
        .collect()
}

fn difference(facet: Facet, first: &[String], second: &[String], found: &mut Vec<Difference>) {
    if first != second {
        found.push(Difference { facet, detail: line_diff(first, second) });
    }
}

/// The changed lines of two texts with two lines of context, cut to [`DETAIL_LINES`].
pub(crate) fn line_diff(first: &[String], second: &[String]) -> String {
    let (first, second) = (first.join("\n") + "\n", second.join("\n") + "\n");
    let diff = TextDiff::from_lines(&first, &second);
    let mut lines = Vec::new();
    for group in diff.grouped_ops(2) {
        if !lines.is_empty() {
            lines.push("    ...".to_owned());
        }
        for change in group.iter().flat_map(|operation| diff.iter_changes(operation)) {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            lines.push(format!("  {sign} {}", change.value().trim_end_matches('\n')));
        }
    }
    let more = lines.len().saturating_sub(DETAIL_LINES);
    lines.truncate(DETAIL_LINES);
    let mut text = lines.join("\n");
    if more > 0 {
        text.push_str(&format!("\n    ... {more} more lines"));
    }
    text
}
