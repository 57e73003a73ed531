//! `STATUS.md`: what is judged of each rule, and each run in which a front end of this project differs from what its case expects.
//!
//! ```text
//! rules, cases -> Shown (cases and runs of a rule)           -> page
//!              -> Difference (the declared ones, asked anew)
//! ```
//!
//! The suite asserts that nothing but what is declared differs, so a rule without a declared difference is checked.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use anyhow::{Context as _, bail};
use cufe_spec::observation::{Answer, Observation};
use cufe_spec::release::Release;
use cufe_spec::rules::Rules;

use crate::adapters::{Cufe, FrontEnd, Oracle};
use crate::case::{Case, Deviation, DeviationClass, Verdict};
use crate::prepare::prepare;

/// How a front end differs from what a case expects of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// It accepts what is rejected.
    Silent,
    /// It rejects what is accepted.
    Refused,
    /// The verdict is the same: what is said, where, or a fact of an entity differs.
    Words,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Silent => "silent",
            Kind::Refused => "refused",
            Kind::Words => "other words",
        }
    }

    fn of(expected: Verdict, seen: &Observation) -> Kind {
        match (expected, seen.exit == 0) {
            (Verdict::Reject, true) => Kind::Silent,
            (Verdict::Accept, false) => Kind::Refused,
            _ => Kind::Words,
        }
    }
}

/// A declared difference, and what it is.
#[derive(Clone, Debug)]
struct Difference<'a> {
    case: &'a Case,
    declared: &'a Deviation,
    kind: Kind,
}

/// The page.
///
/// # Errors
/// g++ is missing, or a front end does not answer to a case.
pub fn page(rules: &Rules, cases: &[Case]) -> anyhow::Result<String> {
    let differences = differences(cases)?;
    let mut page = String::from(HEAD);
    for chapter in &rules.chapters {
        let ids = || chapter.records.iter().chain(&chapter.diagnostics);
        let _ = write!(page, "\n## {}\n\n{COLUMNS}", chapter.title);
        for id in ids() {
            let cases = shown_by(rules, id, cases);
            let _ =
                writeln!(page, "| {} | {} | {} |", link(id), counted(&cases), cells(&cases, &differences));
        }
    }
    page.push_str(BEHIND);
    for Difference { case, declared, kind } in &differences {
        let Deviation { front_end, run, releases, class, reason } = declared;
        let class = if *class == DeviationClass::Bug { ", a fault" } else { "" };
        let _ = writeln!(
            page,
            "| [{id}](conformance/cases/{id}.cu) | {front_end} | {}{} | {}{class} | {} |",
            run.name(),
            releases.qualifier(),
            kind.name(),
            reason.replace('|', "\\|"),
            id = case.id
        );
    }
    Ok(page)
}

const HEAD: &str = "# Status\n\nWritten by `cufe-conformance status`; do not edit. One row for each rule and diagnostic of the rule book (`spec/RULES.md`): the cases \
that show it, in how many runs, and what becomes of them in the front end and in the reference interpreter. The suite fails for \
every difference that is not declared, and for every declared one that is none any more.\n\n* **checked**: every run of its cases comes out as \
expected.\n* **silent**: so many runs are accepted though they should be rejected.\n* **refused**: so many runs are rejected though they should be \
accepted.\n* **other words**: the verdict is right; a text, a place or a fact is another one.\n\nA rule without a case is one that no line of a program shows: it is written a second time in `conformance/src/restated.rs`, or \
shown by whole builds. What no case can show (forms of C++ that are \
read and not judged, speed, real code) is in `docs/LIMITS.md`.\n";

const COLUMNS: &str = "| rule | cases | runs | cufe | oracle |\n|---|---|---|---|---|\n";

const BEHIND: &str = "\n## Runs that differ\n\nFor \"oracle=cufe\" each meets the case and the two differ from each other.\n\n| case | front end | run | \
what | why |\n|---|---|---|---|---|\n";

/// The rule's entry in the rule book.
fn link(id: &str) -> String {
    format!("[`{id}`](spec/RULES.md#{})", id.replace('.', ""))
}

/// The cases that name the rule, or lie where its record says that its cases are, or expect the diagnostic.
fn shown_by<'a>(rules: &Rules, id: &str, cases: &'a [Case]) -> Vec<&'a Case> {
    let paths = rules.find(id).map(|record| record.cases.as_slice()).unwrap_or_default();
    let lies_in = |case: &Case, path: &String| {
        case.id.strip_prefix(path.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    let names = |case: &Case| case.rules.iter().any(|rule| rule == id);
    let expects =
        |case: &Case| case.written.expectations.iter().any(|expected| expected.what.tag() == Some(id));
    cases
        .iter()
        .filter(|case| names(case) || expects(case) || paths.iter().any(|path| lies_in(case, path)))
        .collect()
}

/// How many cases, and in how many runs.
fn counted(cases: &[&Case]) -> String {
    let runs: usize = cases.iter().map(|case| case.written.runs.len()).sum();
    format!("{} | {runs}", cases.len())
}

/// What becomes of them in cufe and in the oracle.
fn cells(cases: &[&Case], differences: &[Difference]) -> String {
    let ids: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    let cell = |front_end: &str| {
        if ids.is_empty() {
            return "-".to_owned();
        }
        let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
        let here = |difference: &&Difference| ids.contains(difference.case.id.as_str());
        for difference in differences.iter().filter(here).filter(|d| d.declared.front_end == front_end) {
            *kinds.entry(difference.kind).or_default() += 1;
        }
        if kinds.is_empty() {
            return "checked".to_owned();
        }
        kinds.iter().map(|(kind, count)| format!("{} {count}", kind.name())).collect::<Vec<_>>().join(", ")
    };
    format!("{} | {}", cell(Cufe.name()), cell(Oracle.name()))
}

/// The differences that cases declare of the front ends of this project, each asked in the first release that has it.
fn differences(cases: &[Case]) -> anyhow::Result<Vec<Difference<'_>>> {
    let declared = |case: &Case| !case.written.deviations.is_empty();
    let differing: Vec<&Case> = cases.iter().filter(|case| declared(case)).collect();
    let mut found = Vec::new();
    for release in Release::ALL {
        let first = |deviation: &&Deviation| deviation.releases.first() == release;
        let here: Vec<Case> = differing
            .iter()
            .filter(|case| case.written.deviations.iter().any(|deviation| first(&deviation)))
            .map(|case| case.at(release))
            .collect();
        let units = prepare(&here)?;
        for case in &differing {
            for declared in case.written.deviations.iter().filter(first) {
                let key = (case.id.clone(), declared.run);
                let ours: [&dyn FrontEnd; 2] = [&Cufe, &Oracle];
                let Some(front_end) = ours.into_iter().find(|one| one.name() == declared.front_end) else {
                    // What the released tools do differently among themselves, and what the two do in different words.
                    if !declared.front_end.contains('=') {
                        continue;
                    }
                    found.push(Difference { case, declared, kind: Kind::Words });
                    continue;
                };
                let name = || format!("{} {}", case.id, declared.run.name());
                let unit = units.get(&key).with_context(name)?;
                let verdict = case.at(release).verdict(declared.run).with_context(name)?;
                let Answer::Observed(seen) = front_end.run(unit)? else {
                    bail!("{}: no opinion, though a deviation is declared", name());
                };
                found.push(Difference { case, declared, kind: Kind::of(verdict, &seen) });
            }
        }
    }
    found.sort_by_key(|difference| {
        (&difference.case.id, &difference.declared.front_end, difference.declared.run)
    });
    Ok(found)
}
