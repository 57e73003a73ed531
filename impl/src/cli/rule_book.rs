//! `cufe rules [ID]`: the rule book and the diagnostics catalogue as they are compiled in.

use crate::rules::generated::{CATALOGUE, CatalogueRecord, Edition, RULES, RuleEntry};
use cufe_spec::release::Release;
use cufe_spec::unit::{Dialect, Family};
use std::fmt::Write;

/// One line per rule, then one per diagnostic.
pub(super) fn list() -> String {
    let mut out = String::new();
    let mut chapter = "";
    for rule in &RULES {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            let _ = writeln!(out, "{}{chapter}", if out.is_empty() { "" } else { "\n" });
        }
        let _ = writeln!(out, "  {:<28} {}", rule.id, rule.says);
    }
    out.push_str("\nDiagnostics\n");
    for record in &CATALOGUE {
        let newest = record.edition(Dialect::Released(Release::NEWEST));
        let number = newest.public.map_or(String::new(), |number| format!("#{number}"));
        let _ = writeln!(out, "  {:<44} {number:<7} {}", record.id, newest.text);
    }
    out
}

/// Everything about the rules and diagnostics with this id, or below it (`space` shows all of `space.*`), or
/// with this public number. `None` when there are none.
pub(super) fn show(id: &str) -> Option<String> {
    let below = |name: &str| name == id || name.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
    let numbered = |record: &CatalogueRecord| {
        let number = id.trim_start_matches('#').parse().ok();
        number.is_some() && record.released.iter().any(|(_, edition)| edition.public == number)
    };
    let mut parts: Vec<String> = RULES.iter().filter(|rule| below(rule.id)).map(rule).collect();
    parts.extend(CATALOGUE.iter().filter(|record| below(record.id) || numbered(record)).map(diagnostic));
    (!parts.is_empty()).then(|| parts.join("\n"))
}

fn rule(rule: &RuleEntry) -> String {
    let mut out = format!("{}\n  {}\n", rule.id, rule.says);
    for (family, basis) in Family::ALL.iter().zip(rule.basis) {
        let _ = writeln!(out, "  {:<12} {basis}", family.name());
    }
    for cite in rule.cite {
        let _ = writeln!(out, "  from         {cite}");
    }
    if !rule.body.is_empty() {
        let _ = write!(out, "\n{}", aligned(rule.body));
    }
    out
}

/// The text of a rule with the cells of its tables below each other.
fn aligned(body: &str) -> String {
    let lines: Vec<&str> = body.lines().collect();
    let mut out = String::new();
    for block in lines.chunk_by(|one, other| one.starts_with('|') == other.starts_with('|')) {
        if !block[0].starts_with('|') {
            block.iter().for_each(|line| out.extend([line, "\n"]));
            continue;
        }
        let rows: Vec<Vec<String>> =
            block.iter().filter(|line| !is_ruler(line)).map(|line| cells(line)).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let width =
            |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
        let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or_default()).collect();
        let ruler = widths.iter().map(|width| "-".repeat(*width)).collect();
        let rows = rows.iter().take(1).chain([&ruler]).chain(rows.iter().skip(1));
        for row in rows {
            let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
            let _ = writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
        }
    }
    out
}

/// Whether a line of a table divides its head from its rows.
fn is_ruler(line: &str) -> bool {
    line.contains('-') && line.bytes().all(|byte| b"|-: ".contains(&byte))
}

/// The cells of a line of a table, as a terminal shows them.
fn cells(line: &str) -> Vec<String> {
    let bar = "\u{0}";
    let line = line.trim().replace("\\|", bar);
    let inner = line.strip_prefix('|').unwrap_or(&line);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    inner.split('|').map(|cell| cell.trim().replace(bar, "|").replace('`', "")).collect()
}

fn diagnostic(record: &CatalogueRecord) -> String {
    let mut out = format!("{}\n", record.id);
    let mut line = |who: &str, edition: &Edition| {
        let on = if edition.default_on { "" } else { " (off by default)" };
        let number = edition.public.map_or(String::new(), |number| format!(" #{number}"));
        let _ = writeln!(out, "  {who:<12} {}{number}{on}: {}", edition.severity.name(), edition.text);
    };
    line(Family::Documented.name(), &record.documented);
    for (at, (since, edition)) in record.released.iter().enumerate() {
        match (at, *since) {
            (0, Release::OLDEST) => line(Family::Released.name(), edition),
            _ => line(&format!("since {since}"), edition),
        }
    }
    if let Some(tag) = record.option_tag {
        let _ = writeln!(out, "  option name  {tag}");
    }
    let control = if record.discretionary { "its severity can be changed" } else { "its severity is fixed" };
    let _ = writeln!(out, "  control      {control}");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_by_id_by_prefix_and_by_number() {
        let classification = show("space.classification").unwrap();
        assert!(classification.starts_with("space.classification\n"), "{classification}");
        assert!(classification.contains("from         execution-spaces: "), "{classification}");
        assert!(show("space").unwrap().contains(&classification));
        assert!(show("20228").unwrap().starts_with("cluster-dims.not-positive\n"));
        assert_eq!(show("spac"), None);
    }

    #[test]
    fn cells_of_tables_stand_below_each_other() {
        let body = "A text.\n\n| pass | reports |\n|---|---|\n| host | `a.b` |\n| device, jit |  |\n| x \\| y | - |\n\nEnd.\n";
        let expected = "A text.\n\npass         reports\n-----------  -------\nhost         a.b\ndevice, jit\n\
            x | y        -\n\nEnd.\n";
        assert_eq!(aligned(body), expected);
        for rule in &RULES {
            assert!(!aligned(rule.body).lines().any(|line| line.starts_with('|')), "{}", rule.id);
        }
    }

    #[test]
    fn the_list_has_every_rule_and_diagnostic() {
        let list = list();
        for id in RULES.iter().map(|rule| rule.id).chain(CATALOGUE.iter().map(|record| record.id)) {
            assert!(list.lines().any(|line| line.split_whitespace().next() == Some(id)), "{id}");
        }
    }
}
