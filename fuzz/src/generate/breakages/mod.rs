//! What is known about breaking each rule: lines that break it, and lines that nearly do.
//!
//! A snippet is one line in a tiny pattern language: `$n` is a number that is unique in the program, `$t` an
//! arithmetic type, `$p` a parameter list, and `{a|b|c}` one of its alternatives. What a line must report was seen in
//! the released tool (`cufe-fuzz campaign --against cudafe++` shows it again), or, where only the documents have the
//! text, follows from the document's own table.

mod attributes;
mod calls;
mod device_code;
mod kernels;
mod lambdas;
mod launches;
mod overrides;
mod spaces;
mod variables;

use std::sync::LazyLock;

use cufe_spec::unit::{Dialect, Pass};

/// What is known about breaking one rule.
#[derive(Clone, Copy, Debug)]
pub struct Breakage {
    /// The diagnostic's id in the catalogue.
    pub rule: &'static str,
    /// The dialect in which it is reported; in the other one, nothing is claimed.
    pub dialect: Dialect,
    /// The pass in which it is reported.
    pub pass: Pass,
    /// The flags of the released tool under which it is reported, as a case of the suite has them.
    pub arguments: &'static [&'static str],
    /// Lines that break the rule once and no other rule.
    pub violations: &'static [&'static str],
    /// Lines that look alike and are accepted without a word.
    pub near_misses: &'static [&'static str],
    /// Other rules that the same construct always reports.
    pub along: &'static [&'static str],
    /// Where the line may stand.
    pub placement: Placement,
}

/// Where a line makes sense and breaks its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// At global scope and in namespaces of every kind.
    Anywhere,
    /// Not in unnamed namespaces, where everything has internal linkage.
    NamedScope,
    /// At global scope.
    GlobalScope,
}

/// What most breakages have in common: they show in the host pass of the released tool without further flags.
const HOST: Breakage = Breakage {
    rule: "",
    dialect: Dialect::REFERENCE,
    pass: Pass::Host,
    arguments: &[],
    violations: &[],
    near_misses: &[],
    along: &[],
    placement: Placement::Anywhere,
};

/// Shown by the released tool in the device pass.
const DEVICE: Breakage = Breakage { pass: Pass::Device, ..HOST };

/// Shown in the documented dialect only.
const DOCUMENTED: Breakage = Breakage { dialect: Dialect::Documented, ..HOST };

/// Shown in the documented dialect only, for device code.
const DOCUMENTED_DEVICE: Breakage = Breakage { pass: Pass::Device, ..DOCUMENTED };

/// All breakages, in the order of the chapters.
pub static BREAKAGES: LazyLock<Vec<Breakage>> = LazyLock::new(|| {
    [
        spaces::BREAKAGES,
        overrides::BREAKAGES,
        kernels::BREAKAGES,
        attributes::BREAKAGES,
        launches::BREAKAGES,
        variables::BREAKAGES,
        calls::BREAKAGES,
        device_code::BREAKAGES,
        lambdas::BREAKAGES,
    ]
    .concat()
});

const OF_LATER_RELEASES: &str = "programs are generated for the reference release, which does not have it";

/// The texts of the catalogue that no generated program breaks, each with the reason.
pub const UNBROKEN: &[(&str, &str)] = &[
    ("attribute.tile-not-enabled", OF_LATER_RELEASES),
    ("variable.inline.one-space", OF_LATER_RELEASES),
    ("lambda.disallowed-in-jit", OF_LATER_RELEASES),
    ("tile.call", OF_LATER_RELEASES),
    ("tile.call.constexpr", OF_LATER_RELEASES),
    ("tile.call.constexpr-warning", OF_LATER_RELEASES),
    ("tile.call.warning", OF_LATER_RELEASES),
    ("tile.grid-constant", OF_LATER_RELEASES),
    ("tile.kernel.deduced-return", OF_LATER_RELEASES),
    ("tile.kernel.ellipsis", OF_LATER_RELEASES),
    ("tile.kernel.exception-specification", OF_LATER_RELEASES),
    ("tile.kernel.inline", OF_LATER_RELEASES),
    ("tile.kernel.member", OF_LATER_RELEASES),
    ("tile.kernel.operator", OF_LATER_RELEASES),
    ("tile.kernel.return", OF_LATER_RELEASES),
    ("tile.lambda", OF_LATER_RELEASES),
    ("tile.launch-from-device", OF_LATER_RELEASES),
    ("tile.main", OF_LATER_RELEASES),
    ("tile.redeclared.kernel", OF_LATER_RELEASES),
    ("tile.redeclared.kernel-without", OF_LATER_RELEASES),
    ("tile.redeclared.with", OF_LATER_RELEASES),
    ("tile.redeclared.without", OF_LATER_RELEASES),
    ("tile.unconfigured", OF_LATER_RELEASES),
    ("tile.variable", OF_LATER_RELEASES),
    (
        "variable.addressed-by-host",
        "the cases of call/variable-access hold its forms; no generated program takes such an address yet",
    ),
    (
        "call.host-from-host-device.unnamed",
        "the call of a host closure in an instance of a template: the front end does not report it yet",
    ),
    (
        "call.constexpr-host-from-host-device.unnamed",
        "the call of a host closure in an instance of a template: the front end does not report it yet",
    ),
    (
        "lambda.parent-local-class",
        "members of local classes without annotations are listed by the oracle only",
    ),
    (
        "lambda.parent-unnamed-class",
        "the documented dialect allows it, and the front end refuses to write it",
    ),
    (
        "lambda.parent-deduced-return",
        "the documented dialect allows it, and the front end refuses to write it",
    ),
    ("lambda.too-many-captures", "more than thirty variables on one line: the suite's cases have it"),
    (
        "lambda.parent-address",
        "the function around has no address in cases that hang on overloads and templates: the suite's cases have it",
    ),
    (
        "lambda.parent-local-argument",
        "an instance with a local type: instances are not generated with classes yet",
    ),
    (
        "lambda.parent-private-argument",
        "an instance with a private type: instances are not generated with classes yet",
    ),
    (
        "lambda.initializer-list-capture",
        "needs the standard library's class, which generated programs do not have",
    ),
    ("lambda.multiple-parent", "no known program reaches it"),
    (
        "lambda.kernel-argument.closure",
        "an instance of a kernel template with a closure type: the front end does not report it yet",
    ),
    (
        "lambda.kernel-argument.local",
        "an instance of a kernel template with a local type: the front end does not report it yet",
    ),
    (
        "lambda.kernel-argument.not-launched",
        "an instance of a kernel template with a type local to a function of both sides: the front end does not report it yet",
    ),
    (
        "lambda.kernel-argument.private",
        "an instance of a kernel template with a private type: the front end does not report it yet",
    ),
    (
        "lambda.kernel-argument.unnamed",
        "an instance of a kernel template with an unnamed type: the front end does not report it yet",
    ),
    ("annotation.nesting", "no document says which programs reach the helper"),
    ("annotation.not-callable", "no document says which programs reach the helper"),
    ("annotation.no-constructor", "no document says which programs reach the helper"),
    ("jit.host-function", "device-only compilation: generated programs have host functions in most lines"),
    (
        "jit.unannotated-function",
        "device-only compilation: generated programs have host functions in most lines",
    ),
    (
        "jit.unannotated-variable",
        "device-only compilation: generated programs have host functions in most lines",
    ),
    (
        "jit.unannotated-static-data-member",
        "device-only compilation: generated programs have host functions in most lines",
    ),
    (
        "jit.host-closure-class",
        "device-only compilation: generated programs have host functions in most lines",
    ),
];
