//! The architecture that the device code is for, as nvcc's `-arch` names it.

/// `sm_90a`: the architecture, and what it takes besides what every later one has, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Architecture {
    /// `__CUDA_ARCH__`.
    pub number: u32,
    /// What else it has.
    pub features: Features,
}

/// What an architecture has that later ones need not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Features {
    /// Nothing.
    Common,
    /// What its family has: `sm_103f`.
    Family,
    /// All that it has itself: `sm_90a`.
    All,
}

impl Architecture {
    /// The architecture where none is named.
    pub const DEFAULT: Architecture = Architecture { number: 900, features: Features::Common };

    /// `sm_90a`, `compute_90a`, `90a`, or the value of `__CUDA_ARCH__`: 900.
    ///
    /// # Errors
    /// In words, what is no architecture of one's own.
    pub fn from_name(name: &str) -> Result<Architecture, String> {
        let digits = ["sm_", "compute_"].iter().find_map(|before| name.strip_prefix(before));
        let is_named = digits.is_some();
        let digits = digits.unwrap_or(name);
        let (digits, features) = match digits.as_bytes().last() {
            Some(b'a') => (&digits[..digits.len() - 1], Features::All),
            Some(b'f') => (&digits[..digits.len() - 1], Features::Family),
            _ => (digits, Features::Common),
        };
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
        match digits.parse::<u32>() {
            Ok(number @ 10..300) if is_number => Ok(Architecture { number: number * 10, features }),
            Ok(number @ 300..3000) if is_number && !is_named => Ok(Architecture { number, features }),
            _ => Err(format!("an architecture is named as sm_90, sm_90a or 900, not {name}")),
        }
    }

    /// What the device pass defines of it.
    pub(super) fn macros(self) -> Vec<String> {
        let number = self.number;
        let mut macros = vec![format!("-D__CUDA_ARCH__={number}")];
        if self.features == Features::All {
            macros.push(format!("-D__CUDA_ARCH_FEAT_SM{}_ALL", number / 10));
            macros.push(format!("-D__CUDA_ARCH_SPECIFIC__={number}"));
        }
        if self.features != Features::Common {
            macros.push(format!("-D__CUDA_ARCH_FAMILY_SPECIFIC__={number}"));
        }
        macros
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_architectures() {
        let number = |name| Architecture::from_name(name).map(|found| (found.number, found.features)).ok();
        for name in ["sm_90", "compute_90", "90", "900"] {
            assert_eq!(number(name), Some((900, Features::Common)), "{name}");
        }
        assert_eq!(number("sm_90a"), Some((900, Features::All)));
        assert_eq!(number("sm_103f"), Some((1030, Features::Family)));
        assert_eq!(number("1200"), Some((1200, Features::Common)));
        for name in ["", "sm_", "native", "sm_900", "sm_9", "a", "sm_90x", "+90", "all-major"] {
            assert_eq!(number(name), None, "{name}");
        }
    }

    #[test]
    fn macros_are_those_of_the_released_tool() {
        let macros = |name| Architecture::from_name(name).unwrap().macros().join(" ");
        assert_eq!(macros("sm_75"), "-D__CUDA_ARCH__=750");
        assert_eq!(macros("sm_103f"), "-D__CUDA_ARCH__=1030 -D__CUDA_ARCH_FAMILY_SPECIFIC__=1030");
        assert_eq!(
            macros("sm_90a"),
            "-D__CUDA_ARCH__=900 -D__CUDA_ARCH_FEAT_SM90_ALL -D__CUDA_ARCH_SPECIFIC__=900 \
             -D__CUDA_ARCH_FAMILY_SPECIFIC__=900"
        );
    }
}
