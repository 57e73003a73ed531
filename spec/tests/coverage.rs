//! Every rule is reached from its data and every datum is used by a rule, both ways.

use cufe_spec::release::Release;
use cufe_spec::rules::{Basis, Body, Rules, SourceKind};
use cufe_spec::unit::{Dialect, Family};
use pretty_assertions::assert_eq;
use std::collections::{BTreeMap, BTreeSet};

fn rules() -> Rules {
    match Rules::load() {
        Ok(rules) => rules,
        Err(error) => panic!("{error}"),
    }
}

/// Diagnostic id -> dialects in which some cell reports it.
fn reported(rules: &Rules) -> BTreeMap<&str, BTreeSet<Dialect>> {
    let mut reported: BTreeMap<&str, BTreeSet<Dialect>> = BTreeMap::new();
    for record in rules.records() {
        // Pairs of which the second stands in the place of the first.
        if let Body::Entries(pairs) = &record.body {
            let released = Release::ALL.into_iter().filter(|release| *release >= record.since);
            let released: Vec<Dialect> = released.map(Dialect::Released).collect();
            let replaced = pairs.iter().filter(|(from, _)| rules.find_diagnostic(from).is_some());
            for diagnostic in replaced.filter_map(|(_, to)| rules.find_diagnostic(to)) {
                reported.entry(&diagnostic.id).or_default().extend(&released);
            }
        }
        let Body::Table(table) = &record.body else { continue };
        for (at, cell) in table.cells.iter().enumerate() {
            for report in &cell.diagnostics {
                reported.entry(&report.diagnostic).or_default().extend(&table.place(at).0.dialects);
            }
        }
    }
    reported
}

#[test]
fn every_diagnostic_is_reported_in_each_dialect_that_has_it() {
    let rules = rules();
    let reported = reported(&rules);
    for diagnostic in rules.diagnostics() {
        let released = Release::ALL.map(Dialect::Released);
        for dialect in released.into_iter().chain([Dialect::Documented]) {
            let used = reported.get(diagnostic.id.as_str()).is_some_and(|set| set.contains(&dialect));
            assert_eq!(used, diagnostic.exists_in(dialect), "{} in {dialect}", diagnostic.id);
        }
    }
}

#[test]
fn every_cited_document_section_exists_and_every_record_has_a_dialect() {
    let rules = rules();
    for record in rules.records() {
        assert!(record.basis != [Basis::Absent; 2], "{}", record.id);
        let documented = record.basis(Family::Documented) == Basis::Documented;
        let observed = record.basis(Family::Released) == Basis::Observed;
        let cites = |kind| {
            record.cite.iter().any(|c| rules.sources.iter().any(|s| s.id == c.source && s.kind == kind))
        };
        assert!(!documented || cites(SourceKind::Document), "{} cites no document", record.id);
        assert!(!observed || cites(SourceKind::Observation), "{} cites no observation", record.id);
    }
}

#[test]
fn every_contradiction_names_the_rules_that_follow_it() {
    let rules = rules();
    assert!(rules.resolutions.len() >= 30, "{}", rules.resolutions.len());
    for resolution in &rules.resolutions {
        assert!(!resolution.rules.is_empty(), "{}", resolution.id);
        assert!(!resolution.reading.is_empty() && !resolution.why.is_empty(), "{}", resolution.id);
    }
}

#[test]
fn every_domain_is_used_by_a_table() {
    let rules = rules();
    let mut used = BTreeSet::new();
    for record in rules.records() {
        if let Body::Table(table) = &record.body {
            used.extend(table.inputs.iter().map(|i| i.domain.clone()));
            used.extend(table.result.clone());
        }
    }
    for domain in &rules.domains {
        assert!(used.contains(&domain.id), "{}", domain.id);
    }
}

#[test]
fn every_rule_that_judges_programs_names_its_cases() {
    let rules = rules();
    for record in rules.records() {
        if let Body::Table(_) = &record.body {
            assert!(!record.cases.is_empty(), "{}", record.id);
        }
    }
}
