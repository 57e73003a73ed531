//! Oracle and front end agree on the programs of fixed seeds, and both see what the generator built.

use cufe_fuzz::campaign::{Against, reduced, run};
use cufe_fuzz::generate::violate::BREAKAGES;
use cufe_fuzz::subject::Subject;

/// Seeds per rule and way (valid, breaking, nearly breaking): at least 100 violations and 100 near misses of each
/// rule, and as many valid programs, more than 5,000 programs altogether.
const ROUNDS: u64 = 100;

#[test]
fn oracle_and_front_end_agree_on_fixed_seeds() {
    let seeds = 3 * BREAKAGES.len() as u64 * ROUNDS;
    assert!(seeds >= 5_000);
    let tally = run(0..seeds, &Against::Oracle, || {});
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
    assert!(tally.not_core.is_empty(), "a generated program is Core CUDA\n{}", tally.summary());
    for breakage in BREAKAGES {
        for way in ["breaks", "nearly breaks"] {
            let intent = format!("{way} {}", breakage.rule);
            let reached = tally.reached.get(&intent).copied().unwrap_or_default();
            assert!(reached >= 2 * ROUNDS as usize, "{intent}: reached {reached} times");
        }
    }
}
