//! Chapter "Execution spaces": the byte at entity+182 and what is read from it.

use cufe_spec::rules::Rules;
use cufe_spec::space::{SpaceByte, SpaceKeyword};

/// `space.keyword.mask`: the value of the `keyword` domain for a keyword.
pub(crate) fn keyword_value(keyword: SpaceKeyword) -> &'static str {
    match keyword {
        SpaceKeyword::Host => "H",
        SpaceKeyword::Device => "D",
        SpaceKeyword::Global => "G",
    }
}

/// `space.keyword.byte`: the byte that a state of the `byte-class` domain stands for.
pub(crate) fn byte_of(rules: &Rules, class: &str) -> SpaceByte {
    SpaceByte(bits_of(rules, "byte-class", class))
}

/// The bits that a value of a domain stands for.
pub(crate) fn bits_of(rules: &Rules, domain: &str, value: &str) -> u8 {
    let values = rules.domain(domain).map(|d| d.values.as_slice()).unwrap_or_default();
    values.iter().find(|v| v.id == value).and_then(|v| v.byte).unwrap_or_default()
}

/// `space.class`: the word for a routine's space.
pub(crate) fn class_of(rules: &Rules, byte: SpaceByte) -> &str {
    rules.bytes("space.class").of(byte.0)
}

/// `space.device-only`: `nv_is_device_only_routine`.
pub(crate) fn is_device_only(rules: &Rules, byte: SpaceByte) -> bool {
    rules.bytes("space.device-only").of(byte.0) == "true"
}
