//! The libFuzzer targets: each is a program, in CI and in OSS-Fuzz, and holds on inputs that are drawn here.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cufe_fuzz::generate::dna_of_seed;
use cufe_fuzz::targets::TARGETS;
use pretty_assertions::assert_eq;

/// How many inputs each target gets.
const INPUTS: u64 = 150;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn text(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap()
}

fn names() -> BTreeSet<String> {
    TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect()
}

/// The words between `before` and `after` in the line of a file that holds both.
fn words(path: &str, before: &str, after: &str) -> BTreeSet<String> {
    let text = text(path);
    let found = text.lines().find_map(|line| line.trim().strip_prefix(before)?.strip_suffix(after));
    found.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_target_is_a_program_of_the_crate_of_ci_and_of_oss_fuzz() {
    let folder = std::fs::read_dir(project().join("fuzz/fuzz_targets")).unwrap();
    let stem = |entry: std::io::Result<std::fs::DirEntry>| {
        entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned()
    };
    assert_eq!(folder.map(stem).collect::<BTreeSet<_>>(), names(), "fuzz/fuzz_targets");
    let manifest = text("fuzz/Cargo.toml");
    let path =
        |line: &str| line.strip_prefix("path = \"fuzz_targets/")?.strip_suffix(".rs\"").map(str::to_owned);
    assert_eq!(manifest.lines().filter_map(path).collect::<BTreeSet<_>>(), names(), "fuzz/Cargo.toml");
    assert_eq!(words(".ci/run", "for target in ", "; do"), names(), ".ci/run");
    assert_eq!(words("fuzz/oss-fuzz/build.sh", "targets=(", ")"), names(), "fuzz/oss-fuzz/build.sh");
}

#[test]
fn every_target_is_the_body_that_its_program_runs() {
    for name in names() {
        let program = text(&format!("fuzz/fuzz_targets/{name}.rs"));
        let body = format!("cufe_fuzz::targets::{name}(");
        assert_eq!(program.matches(&body).count(), 2, "{name}");
    }
}

#[test]
fn every_target_holds_on_drawn_inputs() {
    for (name, body) in TARGETS {
        let failed: Vec<u64> = (0..INPUTS)
            .filter(|seed| {
                let dna = dna_of_seed(*seed);
                // Inputs of every length, short ones too.
                let length = dna.len() >> (seed % 12);
                std::panic::catch_unwind(|| body(&dna[..length])).is_err()
            })
            .collect();
        assert!(failed.is_empty(), "{name} fails on the seeds {failed:?}");
    }
}
