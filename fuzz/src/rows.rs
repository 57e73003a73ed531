//! Which rows of the decision tables a campaign reached: a row is what a person wrote, and covers some cells.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cufe_spec::release::Release;
use cufe_spec::rules::{Body, Row, Rules, Table};
use cufe_spec::unit::Dialect;

/// The cells of the tables that were asked, by table.
pub type Cells = BTreeMap<String, BTreeSet<usize>>;

/// The rows that no generated program reaches, each with its reason: the table, the row as [`describe`] writes it or `*`, the
/// reason.
const TABLE: &str = include_str!("../unreached.tsv");

/// What became of one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reached {
    /// A program asked a cell of it.
    Asked,
    /// None did, for a reason.
    Not(String),
    /// None did.
    Missing,
}

/// Every row of every table and what became of it: the table's id, the row in words.
pub fn rows(rules: &Rules, asked: &Cells) -> Vec<(String, String, Reached)> {
    let mut all = Vec::new();
    for table in tables(rules) {
        let of_table = asked.get(&table.id);
        for row in &table.rows {
            let covered: Vec<usize> = (0..table.cells.len()).filter(|at| covers(table, row, *at)).collect();
            let is_asked = covered.iter().any(|at| of_table.is_some_and(|cells| cells.contains(at)));
            let described = describe(table, row);
            let reached = match is_asked {
                true => Reached::Asked,
                false => why(table, &covered, &described).map_or(Reached::Missing, Reached::Not),
            };
            all.push((table.id.clone(), described, reached));
        }
    }
    all
}

/// The rows that were not reached, and their number.
pub fn report(rules: &Rules, asked: &Cells) -> String {
    let all = rows(rules, asked);
    let count = |is: fn(&Reached) -> bool| all.iter().filter(|(.., reached)| is(reached)).count();
    let mut text = String::new();
    for (table, row, _) in all.iter().filter(|(.., reached)| *reached == Reached::Missing) {
        let _ = writeln!(text, "row not reached: {table}\t{row}");
    }
    let _ = writeln!(
        text,
        "{} of {} rows of decision tables reached, {} not reachable for a reason, {} not reached",
        count(|reached| *reached == Reached::Asked),
        all.len(),
        count(|reached| matches!(reached, Reached::Not(_))),
        count(|reached| *reached == Reached::Missing)
    );
    text
}

/// The reasons of `fuzz/unreached.tsv` that no row needs which `asked` leaves out.
pub fn outdated(rules: &Rules, asked: &Cells) -> Vec<String> {
    let missing: Vec<(String, String)> = rows(rules, asked)
        .into_iter()
        .filter(|(.., reached)| *reached != Reached::Asked)
        .map(|(table, row, _)| (table, row))
        .collect();
    let needed = |reason: &Reason<'_>| missing.iter().any(|(table, row)| reason.is_of(table, row));
    reasons()
        .filter(|reason| !needed(reason))
        .map(|reason| format!("{}\t{}", reason.table, reason.row))
        .collect()
}

struct Reason<'t> {
    table: &'t str,
    row: &'t str,
    why: &'t str,
}

impl Reason<'_> {
    fn is_of(&self, table: &str, row: &str) -> bool {
        self.table == table && (self.row == "*" || self.row == row)
    }
}

fn reasons() -> impl Iterator<Item = Reason<'static>> {
    TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).filter_map(|line| {
        let [table, row, why] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
        Some(Reason { table, row, why })
    })
}

fn tables(rules: &Rules) -> impl Iterator<Item = &Table> {
    rules.records().filter_map(|record| match &record.body {
        Body::Table(table) => Some(table),
        _ => None,
    })
}

/// Why a row is not reached.
fn why(table: &Table, covered: &[usize], described: &str) -> Option<String> {
    let asked = [Dialect::Documented, Dialect::REFERENCE];
    let of_others = covered.iter().all(|at| {
        let dialects = &table.place(*at).0.dialects;
        !asked.iter().any(|dialect| dialects.contains(dialect))
    });
    if of_others {
        return Some("campaigns ask the documents and the reference release".to_owned());
    }
    if let Some(reason) = covered.iter().map(|at| table.unreachable.get(at)).collect::<Option<Vec<_>>>() {
        return reason.first().map(|reason| (*reason).clone());
    }
    reasons().find(|reason| reason.is_of(&table.id, described)).map(|reason| reason.why.to_owned())
}

/// Whether a row decides a cell.
fn covers(table: &Table, row: &Row, at: usize) -> bool {
    let (column, values) = table.place(at);
    let of_release = |release: Release| {
        row.since.is_none_or(|since| since <= release) && row.until.is_none_or(|until| release < until)
    };
    let dated = row.since.is_some() || row.until.is_some();
    column.dialects.iter().any(|dialect| {
        (row.families.is_empty() || row.families.contains(&dialect.family()))
            && dialect.release().map_or(!dated, of_release)
    }) && (row.passes.is_empty() || column.passes.iter().any(|pass| row.passes.contains(pass)))
        && row
            .values
            .iter()
            .zip(&values)
            .all(|(list, value)| list.is_empty() || list.iter().any(|v| v == value))
}

/// A row in words: families, releases, passes and the values of each input, as far as it names them.
pub fn describe(table: &Table, row: &Row) -> String {
    let mut parts: Vec<String> = row.families.iter().map(|family| family.name().to_owned()).collect();
    parts.extend(row.since.map(|release| format!("since {release}")));
    parts.extend(row.until.map(|release| format!("until {release}")));
    parts.extend(row.passes.iter().map(|pass| pass.name().to_owned()));
    let named = table.inputs.iter().zip(&row.values).filter(|(_, values)| !values.is_empty());
    parts.extend(named.map(|(input, values)| format!("{}={}", input.name, values.join("|"))));
    if parts.is_empty() { "every cell".to_owned() } else { parts.join(" ") }
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    use super::*;

    #[test]
    fn every_line_of_the_table_is_a_reason() {
        let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        assert_eq!(lines.count(), reasons().count());
        assert!(reasons().all(|reason| !reason.why.trim().is_empty()));
    }

    #[test]
    fn every_cell_is_covered_by_the_row_that_decides_it() {
        let rules = Rules::load().unwrap();
        for table in tables(&rules) {
            for at in 0..table.cells.len() {
                let rows = table.rows.iter().filter(|row| covers(table, row, at)).count();
                assert!(rows >= 1, "{} {at}: no row covers it", table.id);
            }
        }
    }

    #[test]
    fn a_row_is_reached_by_any_of_its_cells() {
        let rules = Rules::load().unwrap();
        let all = rows(&rules, &Cells::new());
        assert!(all.iter().all(|(.., reached)| *reached != Reached::Asked));
        let seed = tables(&rules).find(|table| table.id == "keep.seed").unwrap();
        let asked = Cells::from([(seed.id.clone(), BTreeSet::from([0]))]);
        let reached = rows(&rules, &asked).into_iter().filter(|(.., r)| *r == Reached::Asked).count();
        assert_eq!(reached, 1);
    }
}
