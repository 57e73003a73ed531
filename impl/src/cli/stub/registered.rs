//! What PTX defines that a host half registers: kernels, and variables in device memory.

use super::mangled::common;
use std::borrow::Cow;
use std::collections::BTreeMap;

/// What the device code of a unit defines, by the name that both halves have in common.
#[derive(Debug, Default)]
pub(super) struct Device {
    /// The kernels' names.
    pub(super) kernels: BTreeMap<String, String>,
    pub(super) variables: BTreeMap<String, Variable>,
}

/// A variable in device memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Variable {
    pub(super) name: String,
    /// In bytes.
    pub(super) size: u64,
    pub(super) kind: Kind,
}

/// Where it stands; the numbers are those of the stub file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Global = 0,
    Constant = 1,
    Managed = 2,
}

impl Device {
    /// Of the PTX of all architectures.
    pub(super) fn of<'a>(texts: impl Iterator<Item = Cow<'a, str>>) -> Device {
        let mut device = Device::default();
        for text in texts {
            for line in text.lines() {
                if let Some(name) = entry(line) {
                    device.kernels.insert(common(name), name.to_owned());
                } else if let Some(variable) = variable(line) {
                    device.variables.insert(common(&variable.name), variable);
                }
            }
        }
        device
    }
}

/// The kernel that a line begins: `.visible .entry _Z1kv()`.
fn entry(line: &str) -> Option<&str> {
    let rest = line.split_once(".entry ")?;
    let is_linkage = rest.0.split_whitespace().all(|word| word.starts_with('.'));
    is_linkage.then(|| rest.1.split(['(', ' ']).next()).flatten()
}

/// The variable that a line defines: `.visible .global .attribute(.managed) .align 4 .u32 mg = 3;`.
fn variable(line: &str) -> Option<Variable> {
    let mut words = line.split_whitespace();
    let mut word = words.next()?;
    while matches!(word, ".visible" | ".weak" | ".common") {
        word = words.next()?;
    }
    let mut kind = match word {
        ".global" => Kind::Global,
        ".const" => Kind::Constant,
        _ => return None,
    };
    let mut elements = 1;
    let mut bits = None;
    let declarator = loop {
        match words.next()? {
            ".align" => {
                words.next()?;
            }
            ".attribute(.managed)" => kind = Kind::Managed,
            ".v2" => elements *= 2,
            ".v4" => elements *= 4,
            word if word.starts_with('.') => {
                bits = word.trim_start_matches(|one: char| !one.is_ascii_digit()).parse().ok()
            }
            word => break word,
        }
    };
    let mut parts = declarator.trim_end_matches(';').split('[');
    let name = parts.next()?.to_owned();
    for bound in parts {
        elements *= bound.trim_end_matches(']').parse::<u64>().ok()?;
    }
    let bits: u64 = bits?;
    Some(Variable { name, size: elements * bits / 8, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_read() {
        let ptx = ".visible .entry _Z5plainPi(\n.entry _Z2stv()\n.const .align 4 .b8 table[16];\n\
            .visible .global .attribute(.managed) .align 4 .u32 mg = 3;\n.extern .global .align 4 .u32 ext;\n\
            \tld.global.u32 \t%r2, [hidden];\n.global .align 8 .b8 grid[2][24] = {1, 2};\n";
        let device = Device::of([Cow::Borrowed(ptx)].into_iter());
        assert_eq!(device.kernels.values().collect::<Vec<_>>(), ["_Z2stv", "_Z5plainPi"]);
        let read: Vec<_> =
            device.variables.values().map(|one| (one.name.as_str(), one.size, one.kind)).collect();
        assert_eq!(
            read,
            [("grid", 48, Kind::Global), ("mg", 4, Kind::Managed), ("table", 16, Kind::Constant)]
        );
    }
}
