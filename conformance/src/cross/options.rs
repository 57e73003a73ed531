//! The option sets of cross runs.

use cufe_spec::unit::Pass;

use crate::case::{Case, Run};

/// Options that are added to those of a program.
#[derive(Debug)]
pub struct Change {
    /// Its name in reports.
    pub name: &'static str,
    /// The released tool's flags, as in the header of a case.
    arguments: &'static [&'static str],
    /// Who can give them.
    given: Given,
}

/// The runs in which a user can give an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    /// All.
    Everywhere,
    /// Where a unit has a host half; the documents' own device-only compilation knows them, too.
    BesideHost,
    /// The host pass.
    Host,
    /// Device-only compilation.
    DeviceOnly,
}

/// Every set, those of a program's own options first.
pub fn changes() -> &'static [Change] {
    const fn set(name: &'static str, given: Given, arguments: &'static [&'static str]) -> Change {
        Change { name, arguments, given }
    }
    use Given::{BesideHost, DeviceOnly, Everywhere, Host};
    static CHANGES: [Change; 13] = [
        set("own", Everywhere, &[]),
        set("relaxed", BesideHost, &["--relaxed_constexpr"]),
        set("lambdas", BesideHost, &["--extended-lambda"]),
        set("relaxed lambdas 20", BesideHost, &["--relaxed_constexpr", "--extended-lambda", "--c++20"]),
        set("device-c", Everywhere, &["--device-c"]),
        set("default-device", DeviceOnly, &["-default-device"]),
        set("default-device device-c 20", DeviceOnly, &["-default-device", "--device-c", "--c++20"]),
        set("no static stubs", Host, &["-static-global-template-stub=false"]),
        set("no static stubs device-c", Host, &["-static-global-template-stub=false", "--device-c"]),
        set("11", Everywhere, &["--c++11"]),
        set("14", Everywhere, &["--c++14"]),
        set("20", Everywhere, &["--c++20"]),
        set("23", Everywhere, &["--c++23"]),
    ];
    &CHANGES
}

/// What the run-time compiler has no option for.
const BESIDE_HOST: [&str; 4] =
    ["--relaxed_constexpr", "--extended-lambda", "--enable-tile", "-static-global-template-stub=false"];

impl Change {
    /// Whether `case` can be asked about with these options: no two standards, and none of the flags it has anyway.
    pub fn applies(&self, case: &Case, run: Run) -> bool {
        let is_standard = |argument: &str| argument.starts_with("--c++");
        let has_standard = case.arguments.iter().any(|own| is_standard(own));
        let is_new = |flag: &&str| !case.arguments.iter().any(|own| own == flag);
        let is_given = match self.given {
            Given::Everywhere => true,
            Given::BesideHost => run != Run::Jit,
            Given::Host => run.pass() == Pass::Host,
            Given::DeviceOnly => run.pass() == Pass::Jit,
        };
        // Flags of its own that the run-time compiler does not have.
        let takes_own = |own: &String| !BESIDE_HOST.contains(&own.as_str());
        let can_be_asked = run != Run::Jit || case.arguments.iter().all(takes_own);
        let adds = self.arguments.is_empty() || self.arguments.iter().any(is_new);
        is_given
            && can_be_asked
            && adds
            && !(has_standard && self.arguments.iter().any(|flag| is_standard(flag)))
    }

    /// `own` and these.
    pub fn added_to(&self, own: &[String]) -> Vec<String> {
        let mut all = own.to_vec();
        all.extend(self.arguments.iter().map(ToString::to_string).filter(|flag| !own.contains(flag)));
        all
    }
}
