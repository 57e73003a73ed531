//! The tables of classes agree with the documents' arithmetic on bytes.

use cufe_spec::rules::Rules;
use cufe_spec::space::SpaceByte;
use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;
use quickcheck::quickcheck;
use std::sync::LazyLock;

fn rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| match Rules::load() {
        Ok(rules) => rules,
        Err(error) => panic!("{error}"),
    });
    &RULES
}

fn byte_of(rules: &Rules, domain: &str, value: &str) -> u8 {
    let values = &rules.domain(domain).unwrap_or_else(|| panic!("{domain}")).values;
    values.iter().find(|v| v.id == value).and_then(|v| v.byte).unwrap_or_else(|| panic!("{value}"))
}

/// What the pseudocode of the three handlers does to a byte: the new byte and whether 3481 is reported.
fn handler(byte: u8, keyword: &str) -> (u8, bool) {
    match keyword {
        "H" => (byte | 0x15, byte & 0x40 != 0),
        "D" => (byte | 0x23, byte & 0x40 != 0),
        _ => (byte | 0x61 | 0x80, byte & 0x60 == 0x20 || byte & 0x10 != 0),
    }
}

#[test]
fn applying_a_keyword_does_what_the_pseudocode_does() {
    let rules = rules();
    let table = rules.table("space.apply");
    for dialect in Dialect::ONE_OF_EACH_FAMILY {
        for pass in Pass::ALL {
            for existing in &table.inputs[0].values {
                for keyword in &table.inputs[1].values {
                    let cell = table.decide(dialect, pass, &[existing, keyword]);
                    let (byte, conflict) = handler(byte_of(rules, "byte-class", existing), keyword);
                    let result = cell.result.as_deref().unwrap_or_default();
                    assert_eq!(byte_of(rules, "byte-class", result), byte, "{existing} {keyword}");
                    let reported = cell.diagnostics.iter().any(|d| d.diagnostic == "space.conflict");
                    assert_eq!(reported, conflict, "{existing} {keyword}");
                }
            }
        }
    }
}

#[test]
fn merging_a_declaration_is_applying_its_keywords_in_turn() {
    let rules = rules();
    let apply = rules.table("space.apply");
    let merged = rules.table("space.redeclare.merged");
    for dialect in Dialect::ONE_OF_EACH_FAMILY {
        for first in &merged.inputs[0].values {
            for second in &merged.inputs[1].values {
                let cell = merged.decide(dialect, Pass::Host, &[first, second]);
                let mut class = first.clone();
                let mut conflicts = 0;
                for keyword in ["H", "D", "G"].into_iter().filter(|k| second != "none" && second.contains(k))
                {
                    let step = apply.decide(dialect, Pass::Host, &[&class, keyword]);
                    conflicts += step.diagnostics.iter().filter(|d| d.diagnostic == "space.conflict").count();
                    class = step.result.clone().unwrap_or_default();
                }
                assert_eq!(cell.result.as_deref(), Some(class.as_str()), "{first} {second}");
                assert_eq!(cell.diagnostics.len(), conflicts, "{first} {second}");
            }
        }
    }
}

#[test]
fn masks_of_the_data_are_those_of_the_vocabulary() {
    let rules = rules();
    let number = |record: &str, name: &str| rules.constant(record, name) as u8;
    assert_eq!(number("space.keyword.mask", "host"), SpaceByte::HOST);
    assert_eq!(number("space.keyword.mask", "device"), SpaceByte::DEVICE);
    assert_eq!(number("space.keyword.mask", "global"), SpaceByte::GLOBAL);
    assert_eq!(number("space.keyword.byte", "global"), SpaceByte::GLOBAL | SpaceByte::HAS_GLOBAL);
    assert_eq!(number("space.mask", "classification"), SpaceByte::CLASSIFICATION);
    assert_eq!(number("space.mask", "kernel"), SpaceByte::KERNEL);
}

quickcheck! {
    /// The byte functions read their mask only, and the word for a class agrees with both maskings.
    fn byte_functions_read_their_mask_only(byte: u8, noise: u8) -> bool {
        let rules = rules();
        ["space.classification", "space.kernel", "space.class", "space.device-only"].iter().all(|id| {
            let table = rules.bytes(id);
            let other = (byte & table.mask) | (noise & !table.mask);
            table.of(byte) == table.of(other)
        }) && {
            let kernel = byte & 0x40 != 0;
            let expected = match (kernel, byte & 0x30) {
                (true, _) => "global",
                (_, 0x20) => "device",
                (_, 0x30) => "host-device",
                _ => "host",
            };
            rules.bytes("space.class").of(byte) == expected
        }
    }

    /// A sequence of keywords conflicts exactly when __global__ meets another keyword.
    fn a_sequence_conflicts_when_global_meets_another(keywords: Vec<u8>) -> bool {
        let rules = rules();
        let table = rules.table("space.apply");
        let words: Vec<&str> = keywords.iter().map(|k| ["H", "D", "G"][usize::from(k % 3)]).collect();
        let mut class = "none".to_owned();
        let mut conflicts = 0;
        for word in &words {
            let cell = table.decide(Dialect::REFERENCE, Pass::Host, &[&class, word]);
            conflicts += cell.diagnostics.iter().filter(|d| d.diagnostic == "space.conflict").count();
            class = cell.result.clone().unwrap_or_default();
        }
        let mixed = words.contains(&"G") && words.iter().any(|w| *w != "G");
        (conflicts > 0) == mixed
    }
}
