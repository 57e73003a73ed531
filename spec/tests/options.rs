//! What the loader of `spec/options.yaml` refuses, with its reason.

use cufe_spec::options::{FILE, Options};
use cufe_spec::rules::Rules;

fn refused(from: &str, to: &str, expected: &str) {
    assert!(FILE.contains(from), "options.yaml does not contain {from}");
    let rules = Rules::load().unwrap_or_else(|error| panic!("{error}"));
    match Options::from_text(&FILE.replacen(from, to, 1), &rules) {
        Ok(_) => panic!("accepted; expected: {expected}"),
        Err(message) => assert!(message.contains(expected), "got: {message}\nexpected: {expected}"),
    }
}

#[test]
fn options_that_contradict_themselves_are_refused() {
    refused("name: \"--strict_warnings\", takes", "name: \"--strict\", takes", "--strict: named twice");
    refused("reason: c-mode}", "reason: d-mode}", "--strict: no reason `d-mode`");
    refused(
        "reason: c-mode}",
        "reason: c-mode, why: \"x\"}",
        "--strict: `why` and `reason` exclude each other",
    );
    refused("reason: c-mode}", "meaning: strict}", "--strict: needs `why` or `reason`");
    refused("meaning: no-code-generation}", "reason: equal}", "--no_code_gen: needs a `meaning`");
    refused("reason: c-mode}", "reason: c-mode, since: \"13.9\"}", "--strict: `13.9` is no known release");
    refused(
        "reason: c-mode}",
        "reason: c-mode, since: \"13.3\", until: \"13.2\"}",
        "--strict: ends before it begins",
    );
    refused("letter: \"a\", ", "letter: \"A\", ", "-A: named twice");
    refused(
        "letter: \"A\", name: \"--strict\"",
        "letter: \"A\", name: \"--wdir\"",
        "-A: `--wdir` is no option of every",
    );
    refused("section: options", "section: nowhere", "no source `observed-13.0.88` with a section `nowhere`");
    refused("takes: nothing", "takes: everything", "unknown variant");
}
