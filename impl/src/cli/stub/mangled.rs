//! What a mangled name of the host and one of the device have in common.
//!
//! Both are Itanium names, and differ in three things: the host marks names of internal linkage with `L`; the device puts the unit's id
//! before them, in relocatable code as a word of its own, and before members of unnamed namespaces as a scope; and each half calls
//! unnamed namespaces by an id of its own.

/// How the device begins names of internal linkage in relocatable code: the length of the unit's id, and the id, follow.
const STATIC: &str = "__nv_static_";
/// How the scope begins that the device puts before members of unnamed namespaces.
const INTERNAL: &str = "_INTERNAL_";
/// How unnamed namespaces are called.
const UNNAMED: &str = "_GLOBAL__N_";

/// The name without what differs. A name of no function, or without a mangled one, of a variable at global scope, is the same as
/// its mangled form.
pub(super) fn common(name: &str) -> String {
    let name = without_prefix(name);
    let Some(encoding) = name.strip_prefix("_Z") else { return name.to_owned() };
    let reduced = reduced(encoding);
    // `_ZL5table` is the host's name of what the device calls `table`.
    match source_name(&reduced) {
        Some((word, "")) => word.to_owned(),
        _ => format!("_Z{reduced}"),
    }
}

/// `__nv_static_19__a88622f3_4_a_cu_dv_hidden`: `hidden`
fn without_prefix(name: &str) -> &str {
    let inside = || {
        let (length, rest) = name.strip_prefix(STATIC)?.split_once('_')?;
        rest.get(length.parse::<usize>().ok()?..)?.strip_prefix('_')
    };
    inside().unwrap_or(name)
}

fn reduced(encoding: &str) -> String {
    let mut out = String::with_capacity(encoding.len());
    let mut rest = encoding;
    while let Some(first) = rest.bytes().next() {
        if let Some((word, behind)) = source_name(rest).filter(|_| !is_behind_number(&out)) {
            if word.starts_with(UNNAMED) {
                out.push_str("12_GLOBAL__N_1");
            } else if !(word.starts_with(INTERNAL) && out.ends_with('N')) {
                out.push_str(&rest[..rest.len() - behind.len()]);
            }
            rest = behind;
            continue;
        }
        let marks_internal = first == b'L' && rest.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let length = rest.chars().next().map_or(1, char::len_utf8);
        if !marks_internal {
            out.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    // A scope of one name that lost the other is none.
    match out.strip_prefix('N').and_then(|inside| inside.strip_suffix('E')) {
        Some(inside) if source_name(inside).is_some_and(|(_, behind)| behind.is_empty()) => inside.to_owned(),
        _ => out,
    }
}

/// Whether the digits that follow are no length: those of substitutions, template parameters and literals.
fn is_behind_number(before: &str) -> bool {
    let mut bytes = before.bytes().rev();
    match bytes.next() {
        Some(b'S' | b'T' | b'A' | b'_') => true,
        // A literal of a builtin type: `Li3E`, `Lj1E`.
        Some(last) if last.is_ascii_lowercase() => bytes.next() == Some(b'L'),
        _ => false,
    }
}

/// A name with its length before it, and what follows.
fn source_name(text: &str) -> Option<(&str, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let length = text[..digits].parse::<usize>().ok().filter(|length| *length > 0)?;
    let rest = &text[digits..];
    Some((rest.get(..length)?, rest.get(length..)?))
}

/// Of the common name of an instance of a function template, the name with its template arguments: compilers differ in how they
/// write parameters that depend on them.
pub(super) fn instance(name: &str) -> Option<&str> {
    let bytes = name.as_bytes();
    let mut at = name.strip_prefix("_Z").map(|_| 2)?;
    let is_nested = bytes.get(at) == Some(&b'N');
    at += usize::from(is_nested);
    let mut end = None;
    while let Some(byte) = bytes.get(at) {
        at = match byte {
            b'E' if is_nested => break,
            b'I' => {
                end = Some(behind(bytes, at)?);
                end?
            }
            b'0'..=b'9' => name.len() - source_name(&name[at..])?.1.len(),
            b'S' => behind(bytes, at)?,
            _ => break,
        };
        if !is_nested && end.is_some() {
            break;
        }
    }
    // The last part of a nested name is the function's.
    end.filter(|end| !is_nested || *end == at).map(|end| &name[..end])
}

/// The byte behind what begins at one: a group with its end, or a part of it.
fn behind(bytes: &[u8], at: usize) -> Option<usize> {
    let next = bytes.get(at + 1).copied();
    match bytes.get(at)? {
        // A name as a literal: its `Z` has no end of its own.
        b'L' if bytes[at..].starts_with(b"L_Z") => behind_group(bytes, at + 3),
        b'I' | b'J' | b'N' | b'X' | b'L' | b'F' | b'Z' => behind_group(bytes, at + 1),
        b'D' if matches!(next, Some(b'T' | b't')) => behind_group(bytes, at + 2),
        b'U' if next == Some(b'l') => behind_group(bytes, at + 2),
        b'D' | b'C' | b'U' => Some(at + 2),
        b'S' if next.is_some_and(|next| next.is_ascii_lowercase()) => Some(at + 2),
        b'S' | b'T' => bytes[at..].iter().position(|byte| *byte == b'_').map(|length| at + length + 1),
        b'A' => bytes[at..].iter().position(|byte| *byte == b'_').map(|length| at + length + 1),
        b'0'..=b'9' => {
            let text = str::from_utf8(&bytes[at..]).ok()?;
            // The value of a literal is no length.
            match source_name(text)
                .filter(|_| !is_behind_number(str::from_utf8(&bytes[..at]).unwrap_or_default()))
            {
                Some((_, rest)) => Some(bytes.len() - rest.len()),
                None => Some(at + text.bytes().take_while(u8::is_ascii_digit).count()),
            }
        }
        _ => Some(at + 1),
    }
}

fn behind_group(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while *bytes.get(at)? != b'E' {
        at = behind(bytes, at)?;
    }
    Some(at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_halves_are_the_same() {
        for (host, device) in [
            ("_Z5plainPi", "_Z5plainPi"),
            ("_ZL2sti", "_Z2sti"),
            ("_ZL2sti", "__nv_static_19__a88622f3_4_a_cu_dv__Z2sti"),
            ("_ZL7genericIfEvT_PS0_", "_Z7genericIfEvT_PS0_"),
            ("_ZN2nsL4innsEi", "_ZN2ns4innsEi"),
            ("_ZL5table", "table"),
            ("table", "table"),
            ("_ZL6hidden", "__nv_static_19__a88622f3_4_a_cu_dv_hidden"),
            ("_ZN2nsL2ndE", "_ZN2ns2ndE"),
            ("_ZN30_GLOBAL__N__c7e9e427_4_a_cu_dv2kaEPi", "_ZN23_GLOBAL__N__00000000_1x2kaEPi"),
            (
                "_ZN30_GLOBAL__N__c7e9e427_4_a_cu_dvL4anonE",
                "_ZN28_INTERNAL_c7e9e427_4_a_cu_dv30_GLOBAL__N__c7e9e427_4_a_cu_dv4anonE",
            ),
            ("_ZL4packIJid1CIiLi3EEEEvDpT_", "_Z4packIJid1CIiLi3EEEEvDpT_"),
            ("_ZL6colourIL6Colour7EEvPi", "_Z6colourIL6Colour7EEvPi"),
        ] {
            assert_eq!(common(host), common(device), "{host} {device}");
        }
    }

    #[test]
    fn instances_are_told_by_their_arguments() {
        for (name, end) in [
            (
                "_Z11constrainedIiEvPT_NSt9enable_ifIXsrSt11is_integralIS0_E5valueES0_E4typeE",
                "_Z11constrainedIiE",
            ),
            ("_Z1kILi15EN1a1bEEvv", "_Z1kILi15EN1a1bEE"),
            ("_ZN1n1kIPFvvEEEvT_", "_ZN1n1kIPFvvEE"),
            ("_Z1kI1SIJifEEXadL_Z1fvEEEvT_", "_Z1kI1SIJifEEXadL_Z1fvEEE"),
            ("_Z1kIZ4mainEUlvE_EvT_", "_Z1kIZ4mainEUlvE_E"),
        ] {
            assert_eq!(instance(name), Some(end), "{name}");
        }
        for name in ["_Z1ki", "_ZN1sIiE1kEv", "k", "_Z1kI"] {
            assert_eq!(instance(name), None, "{name}");
        }
    }

    #[test]
    fn other_names_stay_apart() {
        for (one, other) in [
            ("_Z1ki", "_Z1kj"),
            ("_ZN1a1kEi", "_ZN1b1kEi"),
            ("_Z1kILi3EEvv", "_Z1kILi4EEvv"),
            ("_ZN1n1vE", "v"),
        ] {
            assert_ne!(common(one), common(other));
        }
    }
}
