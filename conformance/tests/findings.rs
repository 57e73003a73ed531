//! `FINDINGS.md` names evidence that is there, and leaves out none of the programs and options that are on record.

use cufe_conformance::builds::beyond;
use cufe_conformance::suite::project_root;
use std::fs;

/// The texts between backticks.
fn quoted(page: &str) -> Vec<&str> {
    page.split('`').skip(1).step_by(2).collect()
}

fn page() -> String {
    fs::read_to_string(project_root().join("conformance/FINDINGS.md")).unwrap()
}

#[test]
fn all_evidence_is_there() {
    let page = page();
    let files: Vec<&str> = quoted(&page).into_iter().filter(|text| text.ends_with(".cu")).collect();
    let missing: Vec<_> = files.iter().filter(|file| !project_root().join(file).is_file()).collect();
    assert!(missing.is_empty(), "no such file: {missing:?}");
    assert!(files.len() >= 20, "evidence of {} findings", files.len());
}

#[test]
fn every_program_of_corpus_beyond_is_a_finding() {
    let page = page();
    let named = quoted(&page);
    for evidence in beyond::read(&project_root().join("corpus/beyond/evidence.txt")).unwrap() {
        let file = format!("corpus/beyond/{}.cu", evidence.program);
        assert!(named.contains(&file.as_str()), "{file} is not on the page");
    }
}

#[test]
fn every_option_that_crashes_is_a_finding() {
    let page = page();
    let named = quoted(&page);
    let options = fs::read_to_string(project_root().join("spec/options.yaml")).unwrap();
    let crashing = options.lines().filter(|line| line.contains("reason: crash"));
    for option in crashing.map(|line| line.split('"').nth(1).unwrap()) {
        assert!(named.contains(&option), "{option} is not on the page");
    }
}
