//! Witness lines against the cells that they stand for.

use std::collections::{BTreeMap, BTreeSet};

use cufe_spec::release::Release;
use cufe_spec::rules::{Body, Cell, Column, Rules, Table};
use cufe_spec::unit::{Dialect, Pass};

use crate::case::{Case, PLAIN_CPP, Run, What, Witness};

/// The cell that a witness stands for in a pass, if the record exists in that dialect.
pub fn cell<'a>(
    table: &'a Table,
    rules: &Rules,
    (dialect, pass): (Dialect, Pass),
    witness: &Witness,
) -> Option<&'a Cell> {
    let record = rules.find(&table.id)?;
    if !record.exists_in(dialect) {
        return None;
    }
    let inputs: Vec<&str> = witness.inputs.iter().map(String::as_str).collect();
    table.find(dialect, pass, &inputs)
}

/// The release whose cases witness a column: the reference where the column covers it, else the first that it covers.
pub fn release(column: &Column) -> Release {
    match column.dialects.contains(&Dialect::REFERENCE) {
        true => Release::REFERENCE,
        false => column.dialect().release().unwrap_or(Release::REFERENCE),
    }
}

/// The releases that witness some column of the tables: always the reference, others where a rule came or changed with them.
pub fn releases(rules: &Rules) -> BTreeSet<Release> {
    let tables = rules.records().filter_map(|record| match &record.body {
        Body::Table(table) => Some(table),
        _ => None,
    });
    let columns = tables.flat_map(|table| &table.columns);
    columns.map(release).chain([Release::REFERENCE]).collect()
}

/// The witnesses of a case in a run, by the line that they stand at.
pub fn by_line(case: &Case, run: Run) -> BTreeMap<u32, Vec<&Witness>> {
    let mut lines: BTreeMap<u32, Vec<&Witness>> = BTreeMap::new();
    for expectation in case.expectations.iter().filter(|expectation| expectation.applies(run)) {
        if let What::Witness(witness) = &expectation.what {
            lines.entry(expectation.line).or_default().push(witness);
        }
    }
    lines
}

/// The domain of tables that say whether a check looks at something.
const GATE: &str = "check-outcome";

/// How a line contradicts the cells witnessed there, one sentence each: the diagnostics expected at the line
/// are the reports of those cells, or none when one of them says that the check does not look; a result that
/// the line states is the cell's; the byte, if one is expected, is the last cell's result.
pub fn contradictions(
    case: &Case,
    run: Run,
    line: u32,
    witnesses: &[&Witness],
    rules: &Rules,
) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut reported: Vec<&str> = Vec::new();
    let mut always: Vec<&str> = Vec::new();
    let mut last = None;
    let mut looked_at = true;
    for witness in witnesses {
        let Some(Body::Table(table)) = rules.find(&witness.table).map(|record| &record.body) else {
            wrong.push(format!("`{}` is no decision table", witness.table));
            continue;
        };
        let Some(cell) = cell(table, rules, (run.dialect(case.release), run.pass()), witness) else {
            wrong.push(format!("`{}({})` is no cell here", witness.table, witness.inputs.join(", ")));
            continue;
        };
        if witness.result.is_some() && witness.result != cell.result {
            wrong.push(format!(
                "the result of `{}({})` is {:?}, the case says {:?}",
                witness.table,
                witness.inputs.join(", "),
                cell.result,
                witness.result
            ));
        }
        let gate = table.result.as_deref() == Some(GATE);
        looked_at &= !gate || cell.result.as_deref() != Some("unchecked");
        let reports = cell.diagnostics.iter().map(|report| report.diagnostic.as_str());
        if gate {
            always.extend(reports)
        } else {
            reported.extend(reports)
        }
        last = Some((table, cell));
    }
    if !looked_at {
        reported.clear();
    }
    reported.append(&mut always);
    let at_line = || case.expectations.iter().filter(|e| e.line == line && e.applies(run));
    let mut expected: Vec<&str> = at_line()
        .filter_map(|expectation| match &expectation.what {
            What::Diagnostic { tag, .. } if tag != PLAIN_CPP => Some(tag.as_str()),
            _ => None,
        })
        .collect();
    // A diagnostic that is off by default shows only where the case switches it on.
    let on = |tag: &&str| {
        let record = rules.find_diagnostic(tag);
        record.is_none_or(|record| record.default_on_in(run.dialect(case.release))) || expected.contains(tag)
    };
    reported.retain(|tag| on(tag));
    reported.sort_unstable();
    expected.sort_unstable();
    if reported != expected {
        wrong.push(format!("the cells report {reported:?}, the case expects {expected:?}"));
    }
    if let Some((table, cell)) = last
        && let Some(domain) = table.result.as_deref().and_then(|id| rules.domain(id))
        && let Some(result) = &cell.result
        && let Some(byte) = domain.values.iter().find(|value| value.id == *result).and_then(|v| v.byte)
    {
        for expectation in at_line() {
            if let What::Space { byte: typed, .. } = &expectation.what
                && *typed != byte
            {
                wrong.push(format!("the cell's result is {byte:#04x}, the case says {typed:#04x}"));
            }
        }
    }
    wrong
}
