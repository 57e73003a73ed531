//! Mutation of the rules: one cell of one decision table is changed at a time, and the witnesses of that cell
//! must notice: because what a case expects at its line contradicts the changed cell, because the oracle,
//! interpreting the changed table, no longer meets a case that it met before, or, where no line of a program shows the
//! cell, because the second statement of its table (`restated`) says otherwise.

use std::collections::BTreeMap;

use cufe_spec::observation::Answer;
use cufe_spec::release::Release;
use cufe_spec::rules::{Body, Cell, Report, Rules, Table, Verdict};
use rayon::prelude::*;

use crate::adapters::{FrontEnd as _, Oracle};
use crate::case::{Case, Run};
use crate::judge::differences;
use crate::prepare::{Units, prepare};
use crate::{restated, suite, witness};

/// What became of all mutants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mutation {
    /// All cells of the tables.
    pub cells: usize,
    /// Mutants of cells that have a witness.
    pub mutants: usize,
    /// Killed by an expectation that a case types at the witness's line.
    pub by_expectation: usize,
    /// Killed by the second statement of tables that no program shows.
    pub by_restatement: usize,
    /// Killed by a case that the oracle met with the true rules and does not meet with the changed ones.
    pub by_oracle: usize,
    /// Cells that no program reaches, as the rules say with a reason.
    pub unreachable: usize,
    /// The other cells without a witness, which nothing would notice: each counts as a survivor.
    pub unwitnessed: Vec<String>,
    /// `table(inputs) dialect pass: change`, in order.
    pub survivors: Vec<String>,
}

/// Where a cell is witnessed.
#[derive(Clone, Copy)]
struct Place<'a> {
    case: &'a Case,
    run: Run,
    line: u32,
}

/// The units of the cases, as they speak of each release.
type AllUnits = BTreeMap<Release, Units>;

/// (table, index of the cell) -> its witnesses.
type Witnesses<'a> = BTreeMap<(String, usize), Vec<Place<'a>>>;

/// Mutates every witnessed cell of the tables whose id starts with `filter`.
///
/// # Errors
/// The rules or the cases cannot be read, or g++ does not expand them.
pub fn run(filter: &str) -> anyhow::Result<Mutation> {
    let rules = Rules::load()?;
    let cases = suite::load_cases("")?;
    let cases: BTreeMap<Release, Vec<Case>> =
        witness::releases(&rules).into_iter().map(|release| (release, suite::at(release, &cases))).collect();
    let units: AllUnits = cases
        .iter()
        .map(|(release, cases)| Ok((*release, prepare(cases)?)))
        .collect::<anyhow::Result<_>>()?;
    let witnesses = index(&cases, &rules);
    let tables: Vec<&Table> = rules
        .records()
        .filter(|record| record.id.starts_with(filter))
        .filter_map(|record| if let Body::Table(table) = &record.body { Some(table) } else { None })
        .collect();
    let parts: Vec<Mutation> =
        tables.par_iter().map(|table| mutate_table(table, &rules, &witnesses, &units)).collect();
    let mut whole = Mutation::default();
    for part in parts {
        whole.mutants += part.mutants;
        whole.by_expectation += part.by_expectation;
        whole.by_restatement += part.by_restatement;
        whole.by_oracle += part.by_oracle;
        whole.cells += part.cells;
        whole.unreachable += part.unreachable;
        whole.unwitnessed.extend(part.unwitnessed);
        whole.survivors.extend(part.survivors);
    }
    Ok(whole)
}

fn index<'a>(cases: &'a BTreeMap<Release, Vec<Case>>, rules: &Rules) -> Witnesses<'a> {
    let mut found = Witnesses::new();
    for case in cases.values().flatten() {
        for (run, _) in &case.runs {
            for (line, witnesses) in witness::by_line(case, *run) {
                for witness in witnesses {
                    let inputs: Vec<&str> = witness.inputs.iter().map(String::as_str).collect();
                    if let Some(Body::Table(table)) = rules.find(&witness.table).map(|r| &r.body)
                        && let Some(at) = table.index(run.dialect(case.release), run.pass(), &inputs)
                        && witness::release(table.place(at).0) == case.release
                    {
                        let place = Place { case, run: *run, line };
                        found.entry((witness.table.clone(), at)).or_default().push(place);
                    }
                }
            }
        }
    }
    found
}

fn mutate_table(table: &Table, rules: &Rules, witnesses: &Witnesses<'_>, units: &AllUnits) -> Mutation {
    let mut changed = rules.clone();
    let mut outcome = Mutation { cells: table.cells.len(), ..Mutation::default() };
    // (case, release, run) -> whether the oracle meets it with the true rules.
    let mut met: BTreeMap<(&str, Release, Run), bool> = BTreeMap::new();
    for (at, cell) in table.cells.iter().enumerate() {
        let (column, inputs) = table.place(at);
        let restated = restated::result(&table.id, column.dialect(), &inputs);
        let places = witnesses.get(&(table.id.clone(), at)).map(Vec::as_slice).unwrap_or_default();
        if places.is_empty() && restated.is_none() {
            match table.unreachable.contains_key(&at) {
                true => outcome.unreachable += 1,
                false => outcome.unwitnessed.push(name(table, at)),
            }
            continue;
        }
        for (change, mutant) in mutants(cell, table, rules) {
            outcome.mutants += 1;
            if restated.is_some() && (restated != mutant.result.as_deref() || !mutant.diagnostics.is_empty())
            {
                outcome.by_restatement += 1;
                continue;
            }
            changed.replace_cell(&table.id, at, mutant);
            if places.iter().any(|place| contradicted(place, &changed)) {
                outcome.by_expectation += 1;
            } else if places.iter().any(|place| {
                let true_rules = *met
                    .entry((&place.case.id, place.case.release, place.run))
                    .or_insert_with(|| meets(place, rules, units).unwrap_or(false));
                true_rules && meets(place, &changed, units) == Some(false)
            }) {
                outcome.by_oracle += 1;
            } else {
                outcome.survivors.push(format!("{}: {change}", name(table, at)));
            }
        }
        changed.replace_cell(&table.id, at, cell.clone());
    }
    outcome
}

/// The changes of one cell: its reports taken away, or one added where it has none; the next result.
fn mutants(cell: &Cell, table: &Table, rules: &Rules) -> Vec<(String, Cell)> {
    let mut all = Vec::new();
    if cell.diagnostics.is_empty() {
        let report = Report { diagnostic: "space.conflict".to_owned(), arguments: BTreeMap::new() };
        let mutant = Cell { verdict: Verdict::Error, diagnostics: vec![report], ..cell.clone() };
        all.push(("reports an error".to_owned(), mutant));
    } else {
        let mutant = Cell { verdict: Verdict::Accept, diagnostics: Vec::new(), ..cell.clone() };
        all.push(("reports nothing".to_owned(), mutant));
    }
    if let Some(result) = &cell.result
        && let Some(domain) = table.result.as_deref().and_then(|id| rules.domain(id))
        && domain.values.len() > 1
        && let Some(at) = domain.values.iter().position(|value| value.id == *result)
    {
        let next = domain.values[(at + 1) % domain.values.len()].id.clone();
        let change = format!("{result} becomes {next}");
        all.push((change, Cell { result: Some(next), ..cell.clone() }));
    }
    all
}

fn contradicted(place: &Place<'_>, rules: &Rules) -> bool {
    let lines = witness::by_line(place.case, place.run);
    lines.get(&place.line).is_some_and(|witnesses| {
        !witness::contradictions(place.case, place.run, place.line, witnesses, rules).is_empty()
    })
}

/// Whether the oracle with these rules meets the case; `None` where it has no opinion.
fn meets(place: &Place<'_>, rules: &Rules, units: &AllUnits) -> Option<bool> {
    let unit = units.get(&place.case.release)?.get(&(place.case.id.clone(), place.run))?;
    let capabilities = Oracle.capabilities();
    if !capabilities.runs.contains(place.run) {
        return None;
    }
    match cufe_oracle::observe_with(rules, unit) {
        Answer::Observed(seen) => Some(differences(place.case, place.run, capabilities, &seen).is_empty()),
        Answer::NotCore { .. } => None,
    }
}

fn name(table: &Table, at: usize) -> String {
    let (column, values) = table.place(at);
    let passes: Vec<&str> = column.passes.iter().map(|pass| pass.name()).collect();
    format!("{}({}) {} {}", table.id, values.join(", "), column.name(), passes.join("+"))
}
