//! What the assembly code of the host half tells: the kernels that can be launched, and the variables that there are.

use std::collections::BTreeSet;

/// How the labels begin and end behind which the symbol of a kernel stands: `plan::launched` declares them.
const PLACE: (&str, &str) = ("_ZN13__cufe_kernelI", "5placeE");
/// The directives that hold an address.
const ADDRESSES: [&str; 3] = [".quad", ".8byte", ".xword"];

/// The host's symbols.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Host {
    /// Of the kernels that launch themselves.
    pub(super) kernels: BTreeSet<String>,
    /// All that are defined.
    pub(super) defined: BTreeSet<String>,
}

impl Host {
    pub(super) fn of(code: &str) -> Host {
        let mut host = Host::default();
        let mut is_place = false;
        for line in code.lines() {
            if let Some(label) = line.strip_suffix(':').filter(|label| is_symbol(label)) {
                is_place = label.starts_with(PLACE.0) && label.ends_with(PLACE.1);
                host.defined.insert(label.to_owned());
                continue;
            }
            let mut words = line.split([' ', '\t', ',']).filter(|word| !word.is_empty());
            match (words.next(), words.next()) {
                (Some(".comm" | ".lcomm"), Some(name)) => {
                    host.defined.insert(name.to_owned());
                }
                (Some(directive), Some(symbol)) if is_place && ADDRESSES.contains(&directive) => {
                    host.kernels.insert(symbol.to_owned());
                    is_place = false;
                }
                _ => {}
            }
        }
        host
    }
}

fn is_symbol(label: &str) -> bool {
    !label.starts_with('.') && !label.is_empty() && label.bytes().all(|byte| !byte.is_ascii_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_and_variables_are_found() {
        let code = "\t.local\t_ZL2dv\n\t.comm\t_ZL2dv,4,4\n_Z5plainPi:\n\tret\n.L3:\n\
            _ZN13__cufe_kernelIPFvPiEXadL_Z5plainS1_EEE5placeE:\n\t.quad\t_Z5plainPi\n\t.quad\tother\n";
        let host = Host::of(code);
        assert_eq!(host.kernels.iter().collect::<Vec<_>>(), ["_Z5plainPi"]);
        assert!(host.defined.contains("_ZL2dv") && host.defined.contains("_Z5plainPi"));
        assert!(!host.defined.contains(".L3"));
    }
}
