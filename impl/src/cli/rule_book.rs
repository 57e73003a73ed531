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
/// with this public number, as messages have it (`#20050-D`) or bare, or the name that options take. `None` when there
/// are none. Capital letters are as good as small ones.
pub(super) fn show(id: &str) -> Option<String> {
    let word = id.to_lowercase();
    let id = word.as_str();
    let below = |name: &str| name == id || name.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
    let number = id.trim_start_matches('#').trim_end_matches("-d").parse().ok();
    let numbered = |record: &CatalogueRecord| {
        number.is_some() && record.released.iter().any(|(_, edition)| edition.public == number)
    };
    let is_meant =
        |record: &CatalogueRecord| below(record.id) || numbered(record) || record.option_tag == Some(id);
    let mut parts: Vec<String> = RULES.iter().filter(|rule| below(rule.id)).map(rule).collect();
    parts.extend(CATALOGUE.iter().filter(|record| is_meant(record)).map(diagnostic));
    (!parts.is_empty()).then(|| parts.join("\n"))
}

/// How many ids are proposed.
const MOST_PROPOSED: usize = 5;
/// From which Jaro-Winkler similarity on an id is proposed; 1 is equality.
const SIMILAR: f64 = 0.85;
/// How far from the most similar one the others may be.
const AS_SIMILAR: f64 = 0.03;

/// The ids that may be meant by `id`, which is none: those with the word in them, else those that are spelled nearly so.
pub(super) fn proposed(id: &str) -> Vec<&'static str> {
    let word = id.to_lowercase();
    if word.is_empty() {
        return Vec::new();
    }
    let ids = RULES.iter().map(|rule| rule.id).chain(CATALOGUE.iter().map(|record| record.id));
    let mut proposed: Vec<&'static str> = ids.clone().filter(|known| known.contains(&word)).collect();
    if proposed.is_empty() {
        let rated = ids.map(|known| (strsim::jaro_winkler(known, &word), known));
        let mut near: Vec<(f64, &'static str)> = rated.filter(|(rate, _)| *rate >= SIMILAR).collect();
        near.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(other.1)));
        let least = near.first().map_or(SIMILAR, |(rate, _)| rate - AS_SIMILAR);
        proposed = near.into_iter().take_while(|(rate, _)| *rate >= least).map(|(_, known)| known).collect();
    }
    proposed.dedup();
    proposed.truncate(MOST_PROPOSED);
    proposed
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
        for spelled in ["#20228", "20228-D", "#20228-D"] {
            assert_eq!(show(spelled), show("20228"), "{spelled}");
        }
        let tagged = CATALOGUE.iter().filter_map(|record| Some((record.option_tag?, record.id)));
        for (tag, id) in tagged {
            assert!(show(tag).is_some_and(|text| text.contains(&format!("{id}\n"))), "{tag}");
        }
        assert_eq!(show("spac"), None);
        assert_eq!(show("-D"), None);
        assert_eq!(show("Space.Classification"), show("space.classification"));
    }

    #[test]
    fn what_is_nearly_an_id_is_proposed() {
        assert_eq!(proposed("call.spaec").first(), Some(&"call.space"));
        assert_eq!(proposed("Call.Spaec").first(), Some(&"call.space"));
        assert_eq!(proposed("kernel.retrun.void").first(), Some(&"kernel.return.void"));
        let lambdas = proposed("closure");
        assert!(lambdas.len() > 1 && lambdas.iter().all(|id| id.contains("closure")), "{lambdas:?}");
        assert_eq!(proposed("99999"), [""; 0]);
        assert_eq!(proposed(""), [""; 0]);
        for rule in &RULES {
            // Two letters changed places.
            let at = rule.id.len() / 2;
            let (before, rest) = rule.id.split_at(at);
            let mut letters: Vec<char> = rest.chars().collect();
            letters.swap(0, 1);
            let mistyped: String = before.chars().chain(letters).collect();
            assert!(mistyped == rule.id || proposed(&mistyped).contains(&rule.id), "{mistyped}");
        }
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
