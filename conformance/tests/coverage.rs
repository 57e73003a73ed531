//! Both ways: every rule has a case, every case names existing rules; and every cell of a decision table has
//! a witness, a line of a case that the released tool or a person's reading of the document vouches for, or a second
//! statement (`restated`).

use std::collections::BTreeSet;

use cufe_conformance::case::{Case, PLAIN_CPP, Run, What, Witness};
use cufe_conformance::{restated, suite, witness};
use cufe_spec::release::Release;
use cufe_spec::rules::{Body, Column, Rules};
use cufe_spec::unit::{Dialect, Pass};

fn cases() -> Vec<Case> {
    suite::load_cases("").unwrap()
}

fn rules() -> Rules {
    Rules::load().unwrap()
}

#[test]
fn every_case_names_existing_rules() {
    let rules = rules();
    let mut unknown = Vec::new();
    for case in cases() {
        for id in &case.rules {
            if rules.find(id).is_none() && rules.find_diagnostic(id).is_none() {
                unknown.push(format!("{}: rule `{id}`", case.id));
            }
        }
        for expectation in &case.written.expectations {
            let (kind, id) = match &expectation.what {
                What::Diagnostic { tag, .. } if tag != PLAIN_CPP && rules.find_diagnostic(tag).is_none() => {
                    ("diagnostic", tag)
                }
                What::Witness(witness) if rules.find(&witness.table).is_none() => ("table", &witness.table),
                _ => continue,
            };
            unknown.push(format!("{}:{}: {kind} `{id}`", case.id, expectation.written));
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
}

/// Folders of cases that speak of many chapters.
const ACROSS: [&str; 2] = ["quirk", "readme"];

#[test]
fn a_case_lies_where_its_rules_are() {
    let rules = rules();
    let mut misplaced = Vec::new();
    for case in cases() {
        let folder = case.id.split('/').next().unwrap_or_default();
        let here = |id: &String| {
            let below = rules.find(id).map(|record| record.cases.as_slice()).unwrap_or_default();
            below.iter().any(|path| path.split('/').next() == Some(folder))
                || id.split('.').next() == Some(folder)
        };
        if !ACROSS.contains(&folder) && !case.rules.iter().any(here) {
            misplaced.push(format!("{}: {}", case.id, case.rules.join(", ")));
        }
    }
    assert!(misplaced.is_empty(), "{}", misplaced.join("\n"));
}

#[test]
fn every_rule_has_a_case() {
    let cases = cases();
    let mut missing = Vec::new();
    for record in rules().records() {
        let named = cases.iter().any(|case| case.rules.contains(&record.id));
        let witnessed = cases.iter().flat_map(|case| &case.written.expectations).any(
            |expectation| matches!(&expectation.what, What::Witness(witness) if witness.table == record.id),
        );
        if !named && !witnessed && needs_case(&record.body) {
            missing.push(format!("rule `{}` has no case", record.id));
        }
        for prefix in &record.cases {
            let below = |case: &Case| case.id == *prefix || case.id.starts_with(&format!("{prefix}/"));
            if !cases.iter().any(below) {
                missing.push(format!("rule `{}` points at `{prefix}`, where no case is", record.id));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Decisions need a case; names of bits, words and texts are data that other rules read.
fn needs_case(body: &Body) -> bool {
    matches!(body, Body::Table(_) | Body::Bytes(_))
}

#[test]
fn every_diagnostic_of_the_released_tool_is_shown() {
    let cases = cases();
    let shown: BTreeSet<&str> = cases
        .iter()
        .flat_map(|case| &case.written.expectations)
        .filter_map(|expectation| expectation.what.tag())
        .collect();
    let silent: Vec<String> = rules()
        .diagnostics()
        .filter(|record| !shown.contains(record.id.as_str()))
        .map(|record| record.id.clone())
        .filter(|id| !UNSHOWN.contains(&id.as_str()))
        .collect();
    assert!(silent.is_empty(), "no case shows {silent:#?}");
}

/// Diagnostics that no case can show, with the reason.
const UNSHOWN: [&str; 8] = [
    // Of device-only compilation with the device runtime's declarations, for which no case asks.
    "launch.no-device-runtime",
    // Only the document has these, and it tests bits of the entity that no program is said to set.
    "kernel.parameter.default",
    "kernel.return.lambda",
    "space.constexpr-lambda",
    // Only the document has these, and it does not say which programs reach the helper or bear the pragma.
    "annotation.nesting",
    "annotation.not-callable",
    "annotation.no-constructor",
    "lambda.multiple-parent",
];

#[test]
fn a_witness_shows_what_its_cell_says() {
    let rules = rules();
    let mut wrong = Vec::new();
    let cases = cases();
    let at = |release| suite::at(release, &cases);
    for case in witness::releases(&rules).into_iter().flat_map(at) {
        for (run, _) in &case.runs {
            for (line, witnesses) in witness::by_line(&case, *run) {
                wrong.extend(witness::contradictions(&case, *run, line, &witnesses, &rules).into_iter().map(
                    |message| format!("{} {} {} line {line}: {message}", case.id, case.release, run.name()),
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Cells without a witness, as a checked-in list that only shrinks: `table(inputs) run`, with the release behind an `@` where
/// another than the reference is meant; lines with `#` say why.
const OPEN: &str = include_str!("../witnesses.open");

#[test]
fn every_cell_has_a_witness() {
    let rules = rules();
    let mut witnessed: BTreeSet<String> = BTreeSet::new();
    let cases = cases();
    let at = |release| suite::at(release, &cases);
    for case in witness::releases(&rules).into_iter().flat_map(at) {
        for expectation in &case.expectations {
            if let What::Witness(witness) = &expectation.what {
                let runs = case.runs.iter().map(|(run, _)| *run).filter(|run| expectation.applies(*run));
                witnessed.extend(runs.map(|run| name(witness, run, case.release)));
            }
        }
    }
    let mut open: BTreeSet<String> = BTreeSet::new();
    for record in rules.records() {
        let Body::Table(table) = &record.body else { continue };
        for at in (0..table.cells.len()).filter(|at| !table.unreachable.contains_key(at)) {
            let (column, inputs) = table.place(at);
            if restated::result(&table.id, column.dialect(), &inputs).is_some() {
                continue;
            }
            let inputs = inputs.into_iter().map(str::to_owned).collect();
            let witness = Witness { table: table.id.clone(), inputs, result: None };
            for needed in needed_runs(&rules, &table.id, column) {
                let release = witness::release(column);
                if !needed.iter().any(|run| witnessed.contains(&name(&witness, *run, release))) {
                    open.insert(name(&witness, needed[0], release));
                }
            }
        }
    }
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        let reasons = OPEN.lines().filter(|line| line.starts_with('#')).map(str::to_owned);
        let text: String = reasons.chain(open).map(|line| format!("{line}\n")).collect();
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/witnesses.open"), text).unwrap();
        return;
    }
    let known: BTreeSet<String> =
        OPEN.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let new: Vec<&String> = open.difference(&known).collect();
    let closed: Vec<&String> = known.difference(&open).collect();
    assert!(new.is_empty(), "cells without a witness: {new:#?}");
    assert!(
        closed.is_empty(),
        "take these from conformance/witnesses.open, they have a witness: {closed:#?}"
    );
}

/// The runs of which each needs a witness, one list for each: of the released tool the host and the device pass, and
/// device-only compilation where it has a column of its own; of the documents, which know one reading, any.
fn needed_runs(rules: &Rules, table: &str, column: &Column) -> Vec<Vec<Run>> {
    let release = witness::release(column);
    let runs: Vec<Run> = Run::ALL
        .into_iter()
        .filter(|run| column.covers(run.dialect(release), run.pass()))
        .filter(|run| is_consulted(rules, table, *run, release))
        .collect();
    match column.dialect() {
        Dialect::Documented => Vec::from_iter((!runs.is_empty()).then_some(runs)),
        Dialect::Released(_) => {
            let alone = runs == [Run::Jit];
            runs.into_iter().filter(|run| alone || *run != Run::Jit).map(|run| vec![run]).collect()
        }
    }
}

/// Whether a table decides anything in `run`: what is written only where there is an output, what device-only compilation
/// refuses only there. The three tables of redeclarations are chosen by
/// `space.redeclare.model`; what it never chooses in a pass has no outcome there.
fn is_consulted(rules: &Rules, table: &str, run: Run, release: Release) -> bool {
    if table.starts_with("jit.") && run.pass() != Pass::Jit
        || table.starts_with("host-output.") && run.pass() != Pass::Host
    {
        return false;
    }
    let Some(model) = table.strip_prefix("space.redeclare.").filter(|model| *model != "model") else {
        return true;
    };
    let choice = rules.table("space.redeclare.model");
    (0..choice.width())
        .any(|at| choice.cell_at(run.dialect(release), run.pass(), at).result.as_deref() == Some(model))
}

fn name(witness: &Witness, run: Run, release: Release) -> String {
    let qualifier = if release == Release::REFERENCE { String::new() } else { format!("@{release}") };
    format!("{}({}) {}{qualifier}", witness.table, witness.inputs.join(", "), run.name())
}
