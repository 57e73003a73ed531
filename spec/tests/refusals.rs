//! What the loader refuses, each with file, record and reason; and that a changed cell is seen.

use cufe_spec::rules::Rules;
use cufe_spec::rules::load::FILES;
use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;

/// The rules with `from` replaced by `to` once in one file.
fn changed(file: &str, from: &str, to: &str) -> Result<Rules, String> {
    let mut found = false;
    let texts: Vec<(String, String)> = FILES
        .iter()
        .map(|(name, text)| {
            let text = if *name == file {
                found = text.contains(from);
                text.replacen(from, to, 1)
            } else {
                (*text).to_owned()
            };
            ((*name).to_owned(), text)
        })
        .collect();
    assert!(found, "{file} does not contain {from}");
    let pairs: Vec<(&str, &str)> = texts.iter().map(|(n, t)| (n.as_str(), t.as_str())).collect();
    Rules::from_texts(&pairs).map_err(|e| e.to_string())
}

fn refused(file: &str, from: &str, to: &str, expected: &str) {
    match changed(file, from, to) {
        Ok(_) => panic!("accepted; expected: {expected}"),
        Err(message) => assert!(message.contains(expected), "got: {message}\nexpected: {expected}"),
    }
}

const APPLY: &str = "rules/attribute-application.yaml";
const ROW: &str = "        - {when: {existing: none, applying: H}, verdict: accept, result: H}\n";

#[test]
fn a_changed_cell_changes_the_verdict() {
    let to = "        - {when: {existing: none, applying: H}, verdict: error, result: H, report: [space.conflict]}\n";
    let rules = changed(APPLY, ROW, to).unwrap_or_else(|e| panic!("{e}"));
    let cell = rules.table("space.apply").decide(Dialect::REFERENCE, Pass::Host, &["none", "H"]);
    assert_eq!(cell.diagnostics[0].diagnostic, "space.conflict");
}

#[test]
fn a_missing_cell() {
    refused(
        APPLY,
        ROW,
        "",
        "rules/attribute-application.yaml: space.apply: cell documented host existing=none applying=H is not decided",
    );
}

#[test]
fn a_doubly_decided_cell() {
    let twice = format!("{ROW}{ROW}");
    refused(
        APPLY,
        ROW,
        &twice,
        "space.apply: cell documented host existing=none applying=H is decided twice, by rows 1 and 2",
    );
}

#[test]
fn an_unknown_key() {
    refused(APPLY, "verdict: accept", "verdikt: accept", "unknown field `verdikt`");
}

#[test]
fn an_unknown_value() {
    refused(
        APPLY,
        "existing: none, applying: H",
        "existing: nine, applying: H",
        "`nine` is no value of input `existing`",
    );
}

#[test]
fn an_unknown_input() {
    refused(APPLY, "existing: none, applying: H", "exists: none, applying: H", "there is no input `exists`");
}

#[test]
fn an_unknown_diagnostic() {
    refused(
        APPLY,
        "report: [space.conflict]",
        "report: [space.konflict]",
        "there is no diagnostic `space.konflict`",
    );
}

#[test]
fn a_verdict_that_its_reports_contradict() {
    let from = "verdict: error, result: DG, report: [space.conflict]";
    let to = "verdict: warning, result: DG, report: [space.conflict]";
    refused(APPLY, from, to, "the verdict is warning but its reports say error");
}

#[test]
fn a_report_that_the_dialect_does_not_have() {
    let from = "{in: documented, when: {existing: H, applying: H}, verdict: accept, result: H}";
    let to = "{in: documented, when: {existing: H, applying: H}, verdict: accept, result: H, report: [space.duplicate]}";
    refused(APPLY, from, to, "`space.duplicate` does not exist in documented");
}

#[test]
fn a_fixed_argument_outside_its_kind() {
    let from = "with: {keyword: __host__}}]}\n        - {when: {defaulted: first, applying: D}";
    let to = "with: {keyword: host}}]}\n        - {when: {defaulted: first, applying: D}";
    refused(APPLY, from, to, "`host` is no keyword");
}

#[test]
fn a_citation_of_a_section_that_does_not_exist() {
    refused(
        APPLY,
        "section: same declaration",
        "section: some declaration",
        "source `observed-13.0.88` has no section `some declaration`",
    );
}

#[test]
fn a_byte_function_that_is_not_total() {
    let file = "rules/execution-spaces.yaml";
    refused(file, "        - {bits: [0x20], result: device}\n", "", "byte 0x20 is not decided");
}

#[test]
fn numbers_that_do_not_agree() {
    let file = "rules/diagnostics.yaml";
    refused(
        file,
        "public: 20024",
        "public: 20025",
        "space.conflict: internal 3481 is public 20024, not 20025",
    );
}

#[test]
fn a_placeholder_without_argument() {
    let file = "rules/diagnostics.yaml";
    refused(
        file,
        "attribute \"{attribute}\" does",
        "attribute \"{attribut}\" does",
        "the text has the placeholders [\"attribut\"]",
    );
}

#[test]
fn text_that_is_no_yaml() {
    refused(APPLY, "chapter: attribute-application", "chapter: [", "rules/attribute-application.yaml: ");
}
