//! Who is right: a difference between oracle and front end, put to the released tool.

use cufe_spec::observation::{Answer, Observation, Severity};
use cufe_spec::rules::text::one_space;
use cufe_spec::unit::Unit;

use crate::adapters::FrontEnd;
use crate::case::{PLAIN_CPP, Run};
use crate::compare::{Facet, agree};

/// Whose answer the released tool gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Settled {
    /// The first front end's.
    First,
    /// The second one's.
    Second,
    /// What it shows is the same of both: they differ in what it does not tell.
    Both,
    /// Nobody's.
    Neither,
    /// It refuses the unit as plain C++, so any answer will do.
    Invalid,
    /// None: it was not asked, or did not answer.
    Unknown,
}

impl Settled {
    /// For reports.
    pub fn describe(self) -> &'static str {
        match self {
            Settled::First => "the released tool answers as the oracle",
            Settled::Second => "the released tool answers as cufe",
            Settled::Both => "what the released tool shows is the same of both",
            Settled::Neither => "the released tool answers as neither",
            Settled::Invalid => "the released tool refuses it as plain C++",
            Settled::Unknown => "the released tool does not say",
        }
    }
}

/// Asks those of `released` that have `run`.
pub(super) fn settle(
    unit: &Unit,
    run: Run,
    first: &Observation,
    second: &Observation,
    released: &[Box<dyn FrontEnd>],
) -> Settled {
    let Some(tool) = released.iter().find(|tool| tool.capabilities().runs.contains(run)) else {
        return Settled::Unknown;
    };
    let Ok(Answer::Observed(shown)) = tool.run(unit) else { return Settled::Unknown };
    let is_plain =
        |d: &cufe_spec::observation::Diagnostic| d.tag == PLAIN_CPP && d.severity >= Severity::Error;
    if shown.diagnostics.iter().any(is_plain) {
        return Settled::Invalid;
    }
    match (shows(unit, first, &shown), shows(unit, second, &shown)) {
        (true, true) => Settled::Both,
        (true, false) => Settled::First,
        (false, true) => Settled::Second,
        (false, false) => Settled::Neither,
    }
}

/// Whether `told` says what the released tool shows: the diagnostics of the catalogue with their texts, and the host text.
fn shows(unit: &Unit, told: &Observation, shown: &Observation) -> bool {
    let diagnostics = |of: &Observation| {
        let rules = of.diagnostics.iter().filter(|d| d.tag != PLAIN_CPP);
        let mut all: Vec<_> =
            rules.map(|d| (d.place.line, d.severity, d.tag.clone(), one_space(&d.text))).collect();
        all.sort();
        all
    };
    let is_of_host = |facet: Facet| matches!(facet, Facet::HostTokens | Facet::HostPlaces);
    let differences = agree(unit, &Answer::Observed(told.clone()), shown);
    (told.exit != 0) == (shown.exit != 0)
        && diagnostics(told) == diagnostics(shown)
        && !differences.iter().any(|difference| is_of_host(difference.facet))
}
