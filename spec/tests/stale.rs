//! What is rendered from the rules is checked in as it would be written today.

use cufe_spec::options::Options;
use cufe_spec::product::Words;
use cufe_spec::rules::Rules;
use cufe_spec::{book, generate, generate_options};
use std::path::Path;

fn up_to_date(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(old == text, "{} is stale; run `cargo run -p cufe-spec --bin specgen`", path.display());
}

fn rules() -> Rules {
    match Rules::load() {
        Ok(rules) => rules,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn the_front_ends_tables_are_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let asked = Words::asked(&root).unwrap_or_else(|error| panic!("{error}"));
    let text = generate::generated_source(&rules(), &asked).unwrap_or_default();
    up_to_date("impl/src/rules/generated.rs", &text);
}

#[test]
fn the_option_table_is_up_to_date() {
    let options = Options::load(&rules()).unwrap_or_else(|error| panic!("options.yaml: {error}"));
    let text = generate_options::options_source(&options).unwrap_or_default();
    up_to_date("impl/src/cli/generated_options.rs", &text);
}

#[test]
fn the_rule_book_is_up_to_date() {
    let text = book::rule_book(&rules()).unwrap_or_default();
    up_to_date("spec/RULES.md", &text);
}
