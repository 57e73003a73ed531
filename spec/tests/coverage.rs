//! Every rule is reached from its data and every datum is used by a rule, both ways.

use cufe_spec::rules::{Basis, Body, Rules, SourceKind};
use cufe_spec::unit::{Dialect, Pass};
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
        let Body::Table(table) = &record.body else { continue };
        for (at, cell) in table.cells.iter().enumerate() {
            let dialect = Dialect::ALL[at / (Pass::ALL.len() * table.width())];
            for report in &cell.diagnostics {
                reported.entry(&report.diagnostic).or_default().insert(dialect);
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
        for dialect in Dialect::ALL {
            let used = reported.get(diagnostic.id.as_str()).is_some_and(|set| set.contains(&dialect));
            assert_eq!(used, diagnostic.exists_in(dialect), "{} in {}", diagnostic.id, dialect.name());
        }
    }
}

#[test]
fn every_cited_document_section_exists_and_every_record_has_a_dialect() {
    let rules = rules();
    for record in rules.records() {
        assert!(Dialect::ALL.iter().any(|d| record.basis(*d) != Basis::Absent), "{}", record.id);
        let documented = record.basis(Dialect::Documented) == Basis::Documented;
        let observed = record.basis(Dialect::Cuda130) == Basis::Observed;
        let cites = |kind| {
            record.cite.iter().any(|c| rules.sources.iter().any(|s| s.id == c.source && s.kind == kind))
        };
        assert!(!documented || cites(SourceKind::Document), "{} cites no document", record.id);
        assert!(!observed || cites(SourceKind::Observation), "{} cites no observation", record.id);
    }
}

#[test]
fn every_section_that_fixes_a_rule_of_these_chapters_is_cited() {
    // Sections of other chapters, tables of contents and tool internals without a rule.
    const ELSEWHERE: &[(&str, &str)] = &[
        ("execution-spaces", "Key Facts"),
        ("execution-spaces", "Attribute Application Functions"),
        ("execution-spaces", "Virtual Function Override Checking (sub_432280)"),
        ("execution-spaces", "nv_is_device_only_routine Inline Check"),
        ("execution-spaces", "Six Virtual Override Mismatch Errors (3542-3547)"),
        ("execution-spaces", "Decision Logic"),
        ("execution-spaces", "Execution Space Annotation Helper (sub_41A1F0)"),
        ("execution-spaces", "Attribute Dispatch (apply_one_attribute)"),
        ("execution-spaces", "Execution Space Mask Table (dword_E7C760)"),
        ("execution-spaces", "Function Map"),
        ("device-host-separation", "Key Facts"),
        ("device-host-separation", "Why Single-Pass Matters"),
        ("device-host-separation", "Control Globals"),
        ("device-host-separation", "dword_1065850 -- Device Stub Mode Toggle"),
        ("device-host-separation", "Host-Output Filtering: sub_46B3F0"),
        ("device-host-separation", "The Keep-in-IL Walk (Device Code Selection)"),
        ("device-host-separation", "Seed Entries"),
        ("device-host-separation", "Template Instantiation Interaction"),
        ("device-host-separation", "Output Files"),
        ("device-host-separation", "3. Module ID File"),
        ("runtime-boilerplate", "Key Facts"),
        ("runtime-boilerplate", "Runtime Registration Flow"),
        ("runtime-boilerplate", "Managed Variable Access Transformation"),
        ("runtime-boilerplate", "sub_4768F0 (gen_name_ref) -- Qualified Access Path"),
        ("runtime-boilerplate", "sub_484940 (gen_variable_name) -- Direct Access Path"),
        ("runtime-boilerplate", "__cudaPushCallConfiguration Lookup"),
        ("runtime-boilerplate", "Lambda Detection Macros"),
        ("runtime-boilerplate", "Trait-Based Macros (Extended Lambdas Active)"),
        ("runtime-boilerplate", "Global State Dependencies"),
    ];
    let rules = rules();
    let mut cited: BTreeSet<(&str, &str)> = BTreeSet::new();
    for cite in rules.records().flat_map(|r| &r.cite) {
        cited.insert((&cite.source, &cite.section));
    }
    for place in rules.resolutions.iter().flat_map(|r| &r.places) {
        cited.insert((&place.cite.source, &place.cite.section));
    }
    for id in ["execution-spaces", "device-host-separation", "runtime-boilerplate", "observed-13.0.88"] {
        let source = rules.sources.iter().find(|s| s.id == id).map(|s| s.sections.as_slice());
        for section in source.unwrap_or_else(|| panic!("no source {id}")) {
            let known = ELSEWHERE.contains(&(id, section));
            assert!(known != cited.contains(&(id, section.as_str())), "{id}: {section}");
        }
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
