//! Snippets of valid C++ of which nobody claims what is said: oracle and front end are compared, and no intent is.
//!
//! They go where rules meet: what a use in an expression needs, which overload an address means, what a lambda captures and
//! returns, in which order things are made and ended. The pattern language is that of [`super::productions`].

mod allocation;
mod attributes;
mod calls;
mod classes;
mod construction;
mod decisions;
mod expressions;
mod held;
mod instances;
mod kernels;
mod lambdas;
mod lists;
mod members;
mod objects;
mod outputs;
mod places;
mod pruning;
mod rare;
mod reached;
mod resolved;
mod tile;
mod variables;

use std::sync::LazyLock;

use cufe_spec::unit::Pass;

use super::breakages::Placement;
use super::productions::Production;

/// A snippet, and in which pass and with which flags it says most.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    /// The snippet; it offers nothing.
    pub production: Production,
    /// The pass.
    pub pass: Pass,
    /// The released tool's flags.
    pub arguments: &'static [&'static str],
    /// Whether oracle and front end are known to differ on some of what it gives: a campaign has it only where that is asked for.
    pub is_held: bool,
    /// Whether device-only compilation is asked about it, too: not where the two are known to differ there.
    pub is_for_jit: bool,
    /// Whether the documented dialect is asked about it, too: not where the two are known to differ there.
    pub is_for_documents: bool,
    /// Whether it is asked what is kept of it, too: not where the two are known to differ there.
    pub is_for_kept: bool,
    /// Where it goes.
    pub placement: Placement,
}

impl Open {
    /// The same, held back.
    const fn held(self) -> Open {
        Open { is_held: true, ..self }
    }

    /// The same, not for device-only compilation.
    const fn without_jit(self) -> Open {
        Open { is_for_jit: false, ..self }
    }

    /// The same, not in the documented dialect.
    const fn of_releases(self) -> Open {
        Open { is_for_documents: false, ..self }
    }

    /// The same, of which nobody is asked what is kept.
    const fn without_kept(self) -> Open {
        Open { is_for_kept: false, ..self }
    }

    /// The same, not in an unnamed namespace.
    const fn of_named_scopes(self) -> Open {
        Open { placement: Placement::NamedScope, ..self }
    }
}

const fn open(
    name: &'static str,
    pass: Pass,
    arguments: &'static [&'static str],
    pattern: &'static str,
) -> Open {
    let spaces = super::productions::ANY;
    Open {
        production: Production { name, pattern, offer: None, spaces },
        pass,
        arguments,
        is_held: false,
        is_for_jit: true,
        is_for_documents: true,
        is_for_kept: true,
        placement: Placement::Anywhere,
    }
}

/// One that says most of the host half.
const fn host(name: &'static str, pattern: &'static str) -> Open {
    open(name, Pass::Host, &[], pattern)
}

/// One that says most of the device half.
const fn device(name: &'static str, pattern: &'static str) -> Open {
    open(name, Pass::Device, &[], pattern)
}

/// The environment variable that lets campaigns draw what is held back, too.
const ALL: &str = "CUFE_FUZZ_HELD";

/// The environment variable with the names, separated by commas, of the only snippets that campaigns draw, held back or not.
const ONLY: &str = "CUFE_FUZZ_ONLY";

/// Those that are drawn.
pub static OPEN: LazyLock<Vec<Open>> = LazyLock::new(|| match asked_for() {
    Some(asked) => asked,
    None => {
        let has_all = std::env::var_os(ALL).is_some();
        every().into_iter().filter(|one| has_all || !one.is_held).collect()
    }
});

/// The snippets that [`ONLY`] names.
///
/// # Panics
/// Where it names one that is none.
fn asked_for() -> Option<Vec<Open>> {
    let names = std::env::var(ONLY).ok()?;
    let every = every();
    let of_name = |name: &str| every.iter().find(|one| one.production.name == name).copied();
    Some(
        names
            .split(',')
            .map(|name| of_name(name).unwrap_or_else(|| panic!("{ONLY}: no snippet {name}")))
            .collect(),
    )
}

/// Whether campaigns draw nothing but snippets that are asked for by name.
pub fn is_asked_for() -> bool {
    std::env::var_os(ONLY).is_some()
}

/// All of them.
fn every() -> Vec<Open> {
    [
        allocation::OPEN,
        attributes::OPEN,
        calls::OPEN,
        classes::OPEN,
        construction::OPEN,
        decisions::OPEN,
        expressions::OPEN,
        held::OPEN,
        instances::OPEN,
        kernels::OPEN,
        lambdas::OPEN,
        lists::OPEN,
        members::OPEN,
        objects::OPEN,
        outputs::OPEN,
        places::OPEN,
        pruning::OPEN,
        rare::OPEN,
        variables::OPEN,
        reached::OPEN,
        resolved::OPEN,
        tile::OPEN,
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::every;
    use crate::generate::productions::tests::refused;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique() {
        let names: BTreeSet<&str> = every().iter().map(|one| one.production.name).collect();
        assert_eq!(names.len(), every().len());
    }

    /// Kernels in forms that C++ does not have, which the rules of kernels are asked about.
    const BEYOND_CPP: [&str; 2] = ["kernel.forms.member-template", "kernel.forms.instance"];

    #[test]
    fn every_snippet_is_valid_cpp() {
        let is_cpp = |one: &super::Production| !BEYOND_CPP.contains(&one.name);
        let all: Vec<_> = every().iter().map(|one| one.production).filter(is_cpp).collect();
        assert_eq!(refused(&all), None);
    }
}
