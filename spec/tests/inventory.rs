//! Every table row, list item and code block of the five documents is carried by a rule.
//!
//! `spec/inventory/<document>.yaml` lists them by section and ordinal; the documents themselves are not here.

use cufe_spec::rules::{Body, Rules, SourceKind};
use pretty_assertions::assert_eq;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Inventory {
    document: String,
    sections: Vec<Section>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    title: String,
    /// A list of links to other pages: nothing is said there.
    #[serde(default)]
    links: bool,
    #[serde(default)]
    items: Vec<Item>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    kind: String,
    of: usize,
    item: usize,
    key: String,
    rule: String,
}

const FILES: [&str; 5] = [
    include_str!("../inventory/execution-spaces.yaml"),
    include_str!("../inventory/device-host-separation.yaml"),
    include_str!("../inventory/experimental-flags.yaml"),
    include_str!("../inventory/jit-mode.yaml"),
    include_str!("../inventory/runtime-boilerplate.yaml"),
];

fn inventories() -> Vec<Inventory> {
    FILES.iter().map(|text| serde_yaml::from_str(text).unwrap_or_else(|error| panic!("{error}"))).collect()
}

fn rules() -> Rules {
    Rules::load().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_item_of_the_documents_is_carried_by_a_rule() {
    let rules = rules();
    for inventory in inventories() {
        for section in &inventory.sections {
            for item in &section.items {
                let known = rules.find(&item.rule).is_some()
                    || rules.find_diagnostic(&item.rule).is_some()
                    || rules.resolutions.iter().any(|resolution| resolution.id == item.rule);
                assert!(known, "{} \"{}\": no rule `{}`", inventory.document, section.title, item.rule);
            }
        }
    }
}

#[test]
fn the_inventory_has_every_section_and_no_gap() {
    let rules = rules();
    let inventories = inventories();
    for source in rules.sources.iter().filter(|source| source.kind == SourceKind::Document) {
        let Some(inventory) = inventories.iter().find(|inventory| inventory.document == source.id) else {
            panic!("no inventory of {}", source.id);
        };
        let titles: Vec<&String> = inventory.sections.iter().map(|section| &section.title).collect();
        assert_eq!(titles, source.sections.iter().collect::<Vec<_>>(), "{}", source.id);
        for section in &inventory.sections {
            let mut last: BTreeMap<(&str, usize), usize> = BTreeMap::new();
            let mut keys: BTreeSet<(&str, usize, usize)> = BTreeSet::new();
            for item in &section.items {
                assert!(["table", "list", "code"].contains(&item.kind.as_str()), "{}", item.kind);
                assert!(
                    item.key.len() == 8 && item.key.bytes().all(|b| b.is_ascii_hexdigit()),
                    "{}",
                    item.key
                );
                let before = last.insert((&item.kind, item.of), item.item).unwrap_or(0);
                assert_eq!(item.item, before + 1, "{} \"{}\" {}", source.id, section.title, item.kind);
                assert!(item.of == 1 || last.contains_key(&(item.kind.as_str(), item.of - 1)));
                assert!(keys.insert((&item.kind, item.of, item.item)));
            }
            assert!(!section.links || section.items.is_empty(), "{}", section.title);
        }
    }
    let counted = |kind: &str| {
        let items = inventories.iter().flat_map(|inventory| &inventory.sections).flat_map(|s| &s.items);
        items.filter(|item| item.kind == kind).count()
    };
    assert_eq!((counted("table"), counted("list"), counted("code")), (271, 47, 68));
}

/// Sections that only lead to the sections below them.
const HEADINGS: [(&str, &str); 8] = [
    ("execution-spaces", "Attribute Application Functions"),
    ("experimental-flags", "(introduction)"),
    ("experimental-flags", "--default-device"),
    ("jit-mode", "Interaction with Other Modes"),
    ("jit-mode", "JIT Mode Diagnostics"),
    ("runtime-boilerplate", "(introduction)"),
    ("runtime-boilerplate", "Lambda Detection Macros"),
    ("runtime-boilerplate", "Managed Variable Access Transformation"),
];

#[test]
fn every_section_is_cited_by_a_rule() {
    let rules = rules();
    let mut cited: BTreeSet<(&str, &str)> = BTreeSet::new();
    for cite in rules.records().flat_map(|record| &record.cite) {
        cited.insert((&cite.source, &cite.section));
    }
    for place in rules.resolutions.iter().flat_map(|resolution| &resolution.places) {
        cited.insert((&place.cite.source, &place.cite.section));
    }
    let mut missing = Vec::new();
    for source in &rules.sources {
        for section in &source.sections {
            let place = (source.id.as_str(), section.as_str());
            if section != "Cross-References" && !cited.contains(&place) && !HEADINGS.contains(&place) {
                missing.push(place);
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Records that carry a row in their sentence instead of an entry, with what that row is.
const SAID: [(&str, &str); 1] = [("version.c", "K&R has no value")];

#[test]
fn a_record_that_carries_a_table_has_an_entry_for_each_row() {
    let rules = rules();
    let mut short = Vec::new();
    for inventory in inventories() {
        for section in &inventory.sections {
            let mut rows: BTreeMap<(&str, usize), usize> = BTreeMap::new();
            for item in section.items.iter().filter(|item| item.kind == "table") {
                *rows.entry((&item.rule, item.of)).or_default() += 1;
            }
            for ((rule, _), rows) in rows {
                let entries = match rules.find(rule).map(|record| &record.body) {
                    Some(Body::Constants(constants)) => constants.len(),
                    Some(Body::List(list)) => list.len(),
                    Some(Body::Entries(entries)) => entries.len(),
                    _ => continue,
                };
                let said = SAID.iter().filter(|(id, _)| *id == rule).count();
                if entries + said < rows {
                    short.push(format!("{} \"{}\": {rule}", inventory.document, section.title));
                }
            }
        }
    }
    assert!(short.is_empty(), "fewer entries than rows: {short:#?}");
}
