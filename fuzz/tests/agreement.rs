//! Oracle and front end agree on the programs of fixed seeds, and both see what the generator built.

use std::collections::BTreeSet;

use cufe_conformance::watch::Watch;
use cufe_fuzz::campaign::{Against, reduced, run};
use cufe_fuzz::generate::breakages::{BREAKAGES, UNBROKEN};
use cufe_fuzz::rows::{Reached, outdated, rows};
use cufe_fuzz::subject::Subject;
use cufe_spec::rules::Rules;
use pretty_assertions::assert_eq;

/// Seeds per rule and way (valid, breaking, nearly breaking): about 60 violations and 60 near misses of each
/// rule, and as many valid programs, more than 5,000 programs altogether.
const ROUNDS: u64 = 58;

/// How many of the [`ROUNDS`] have to be comparable in both dialects.
const REACHED: usize = 38;

/// How many programs may be outside Core CUDA: a check of the instances of a kernel template, or a call through a pointer to a member
/// or of a generic lambda whose callee the oracle does not find, that one program in a thousand asks for by chance.
const OUTSIDE: usize = 25;
/// The same of snippets without a claim, which are drawn from all of C++.
const OPEN_OUTSIDE: usize = 240;

#[test]
fn oracle_and_front_end_agree_on_fixed_seeds() {
    let seeds = 3 * BREAKAGES.len() as u64 * ROUNDS;
    assert!(seeds >= 5_000);
    let tally = run(0..seeds, &Against::Oracle, &Watch::default(), || {});
    let shown: Vec<String> = tally
        .findings
        .iter()
        .take(5)
        .map(|f| {
            let source = reduced(&Subject::of_seed(f.seed), &Against::Oracle);
            format!("seed {} ({}): {}\n{}\n{source}", f.seed, f.intent, f.comparison, f.detail)
        })
        .collect();
    assert!(tally.findings.is_empty(), "{}\n{}", tally.summary(), shown.join("\n\n"));
    let of = |is_open: bool| -> usize {
        let counts = tally.not_core.iter().filter(|(what, _)| what.contains(": open ") == is_open);
        counts.map(|(_, count)| count).sum()
    };
    let (outside, open) = (of(false), of(true));
    let bounded = outside <= OUTSIDE && open <= OPEN_OUTSIDE;
    assert!(bounded, "{outside} and {open} generated programs are not Core CUDA\n{}", tally.summary());
    let rules = Rules::load().unwrap();
    let is_missing = |(_, _, reached): &(String, String, Reached)| *reached == Reached::Missing;
    let missing: Vec<_> = rows(&rules, &tally.cells).into_iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "rows of decision tables that no program reaches: {missing:#?}");
    let outdated = outdated(&rules, &tally.cells);
    assert!(outdated.is_empty(), "rows of fuzz/unreached.tsv that programs reach: {outdated:#?}");
    for breakage in BREAKAGES.iter() {
        for way in ["breaks", "nearly breaks"] {
            let intent = format!("{way} {}", breakage.rule);
            let reached = tally.reached.get(&intent).copied().unwrap_or_default();
            assert!(reached >= 2 * REACHED, "{intent}: reached {reached} times");
        }
    }
}

#[test]
fn every_diagnostic_of_the_catalogue_is_broken_or_has_a_reason() {
    let rules = Rules::load().unwrap();
    let broken: BTreeSet<&str> = BREAKAGES.iter().map(|breakage| breakage.rule).collect();
    let reasoned: BTreeSet<&str> = UNBROKEN.iter().map(|(rule, _)| *rule).collect();
    assert_eq!(broken.len(), BREAKAGES.len(), "a rule is broken in one place");
    assert!(broken.is_disjoint(&reasoned), "both: {:?}", broken.intersection(&reasoned).collect::<Vec<_>>());
    let catalogue: BTreeSet<&str> = rules.diagnostics().map(|record| record.id.as_str()).collect();
    let known: BTreeSet<&str> = broken.union(&reasoned).copied().collect();
    assert_eq!(
        (known.difference(&catalogue).collect::<Vec<_>>(), catalogue.difference(&known).collect::<Vec<_>>()),
        (Vec::new(), Vec::new()),
        "(not in the catalogue, in the catalogue with neither a breakage nor a reason)"
    );
}
