//! What `claims.tsv` names is there; and lists of `cufe il` that are damaged in any byte are refused or show a difference.

use std::collections::BTreeMap;
use std::fs;

use cufe::il_form::{Listed, listed};
use cufe_conformance::case::{Case, Run};
use cufe_conformance::prepare;
use cufe_conformance::suite::{load_cases, project_root};
use cufe_spec::rules::Rules;

/// Lists that are damaged.
const LISTS: usize = 50;

/// Longer lists take their time.
const LONGEST_LIST: usize = 4_000;

/// How many claims of each document have to be shown.
const CLAIMS: [(&str, usize); 2] = [("device-host-separation", 28), ("jit-mode", 12)];

#[test]
fn every_claim_about_the_device_half_is_shown() {
    let root = project_root();
    let rules = Rules::load().unwrap();
    let cases: Vec<String> = load_cases("").unwrap().into_iter().map(|case| case.id).collect();
    let is_there = |evidence: &str| match evidence.split_once(".rs:") {
        Some((file, function)) => {
            let text = fs::read_to_string(root.join(format!("{file}.rs"))).unwrap_or_default();
            text.contains(&format!("#[test]\nfn {function}("))
        }
        None => cases.iter().any(|id| id == evidence),
    };
    let text = fs::read_to_string(root.join("conformance/claims.tsv")).unwrap();
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [document, section, claim, shown] = fields[..] else { panic!("not four fields: {line}") };
        let source = rules.sources.iter().find(|source| source.id == document).expect(document);
        assert!(source.sections.iter().any(|one| one == section), "{document} has no section \"{section}\"");
        assert!(!claim.is_empty() && !shown.is_empty(), "an empty field: {line}");
        for evidence in shown.split(' ') {
            assert!(is_there(evidence), "no case or test \"{evidence}\": {claim}");
        }
        *count.entry(document).or_default() += 1;
    }
    for (document, least) in CLAIMS {
        assert!(count.get(document).is_some_and(|count| *count >= least), "{document}: {count:?}");
    }
}

/// The lists of the first cases that are accepted and keep something.
fn lists() -> Vec<(String, String)> {
    let mut cases: Vec<Case> = load_cases("keep/").unwrap();
    cases.extend(load_cases("host-output/").unwrap());
    for case in &mut cases {
        case.runs.retain(|(run, _)| *run == Run::Documented);
    }
    let units = prepare::prepare(&cases).unwrap();
    let lists = units.into_iter().filter_map(|((case, _), unit)| {
        let text = cufe::device_il(&unit).ok()?.lines();
        let is_some = listed(&text).is_ok_and(|list| !list.kept.is_empty());
        (is_some && text.len() <= LONGEST_LIST).then_some((case, text))
    });
    lists.take(LISTS).collect()
}

#[test]
fn every_damaged_byte_of_fifty_lists_is_refused_or_a_difference() {
    let lists = lists();
    assert_eq!(lists.len(), LISTS);
    for (case, text) in lists {
        let whole = listed(&text).unwrap_or_else(|why| panic!("{case}: {why:?}"));
        let is_told = |damaged: &[u8]| {
            // What is no text is refused where the file is read.
            let Ok(damaged) = std::str::from_utf8(damaged) else { return true };
            let differs = |other: Listed| other.list != whole.list || other.kept != whole.kept;
            listed(damaged).map_or(true, differs)
        };
        let mut damaged = text.clone().into_bytes();
        for at in 0..text.len() {
            for flipped in [0x01, 0x15, 0x20, 0x80] {
                damaged[at] ^= flipped;
                assert!(is_told(&damaged), "{case}: byte {at} flipped by {flipped:#04x}");
                damaged[at] ^= flipped;
            }
            assert!(listed(&text[..at]).is_err(), "{case}: cut before byte {at}");
        }
    }
}
