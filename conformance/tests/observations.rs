//! The oracle on every program of the observations that the rules were made from (`observations.tsv`). `BLESS=1` asks the
//! released tools and writes the table again; the reasons stay. The page of agreement is written by
//! `cufe-conformance observations`.

use cufe_conformance::observations::{TABLE, agreement, blocks, compare, observe, rows};
use cufe_conformance::toolkit::Choice;
use cufe_spec::release::Release;
use pretty_assertions::assert_eq;

#[test]
fn the_oracle_agrees_with_every_observation_or_the_table_says_why() {
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        let text = observe(TABLE, &Choice::default().all_asked()).unwrap();
        return std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/observations.tsv"), text).unwrap();
    }
    let rows = rows(TABLE, Release::REFERENCE).unwrap();
    let compared = compare(&rows).unwrap();
    let wrong =
        compared.iter().filter_map(|(row, differs)| match (differs.is_empty(), row.reason.is_empty()) {
            (true, true) | (false, false) => None,
            (false, true) => Some(format!("{}: {}\n  {differs}", row.block, row.program)),
            (true, false) => Some(format!("{}: agrees, though the table says why not", row.block)),
        });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let without: Vec<_> = rows.into_iter().filter(|row| row.program.is_empty()).collect();
    let page = agreement(&compared, &without);
    let written = include_str!("../OBSERVATIONS.md");
    assert!(
        page == written,
        "OBSERVATIONS.md is old: cufe-conformance observations > conformance/OBSERVATIONS.md"
    );
}

#[test]
fn every_block_has_a_program_or_a_reason() {
    let rows = rows(TABLE, Release::REFERENCE).unwrap();
    let mut there: Vec<&str> = rows.iter().map(|row| row.block).collect();
    there.sort_unstable();
    let mut needed = blocks();
    needed.sort_unstable();
    assert_eq!(there, needed);
    for row in &rows {
        assert!(
            !row.program.is_empty() || !row.reason.is_empty(),
            "{}: neither program nor reason",
            row.block
        );
    }
}
