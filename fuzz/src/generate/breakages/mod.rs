//! What is known about breaking each rule: lines that break it, and lines that nearly do.
//!
//! A snippet is one line in a tiny pattern language: `$n` is a number that is unique in the program, `$t` an
//! arithmetic type, `$p` a parameter list, and `{a|b|c}` one of its alternatives. What a line must report was seen in
//! the released tool (`cufe-fuzz campaign --against cudafe++` shows it again), or, where only the documents have the
//! text, follows from the document's own table.

mod attributes;
mod kernels;
mod launches;
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
    /// Whether the line only makes sense at global scope.
    pub global_only: bool,
}

/// What most breakages have in common: they show in the host pass of the released tool without further flags.
const HOST: Breakage = Breakage {
    rule: "",
    dialect: Dialect::Cuda130,
    pass: Pass::Host,
    arguments: &[],
    violations: &[],
    near_misses: &[],
    along: &[],
    global_only: false,
};

/// Shown by the released tool in the device pass.
const DEVICE: Breakage = Breakage { pass: Pass::Device, ..HOST };

/// Shown in the documented dialect only.
const DOCUMENTED: Breakage = Breakage { dialect: Dialect::Documented, ..HOST };

/// Shown in the documented dialect only, for device code.
const DOCUMENTED_DEVICE: Breakage = Breakage { pass: Pass::Device, ..DOCUMENTED };

/// All breakages, in the order of the chapters.
pub static BREAKAGES: LazyLock<Vec<Breakage>> = LazyLock::new(|| {
    [spaces::BREAKAGES, kernels::BREAKAGES, attributes::BREAKAGES, launches::BREAKAGES, variables::BREAKAGES]
        .concat()
});

/// The texts of the catalogue that no generated program breaks, each with the reason.
pub const UNBROKEN: &[(&str, &str)] = &[
    (
        "space.constexpr-lambda",
        "the documents test the call operator of an annotated lambda, which is not Core CUDA",
    ),
    (
        "kernel.return.lambda",
        "the documents test the call operator of an annotated lambda, which is not Core CUDA",
    ),
    ("variable.managed.decltype", "the front end does not report it yet: declared in its cases"),
    ("launch.no-push-configuration", "the front end does not report it yet: declared in its cases"),
    (
        "launch.no-device-runtime",
        "relocatable device code is outside Core CUDA, and not implemented for units with kernels",
    ),
    ("space.local-function", "the front end does not report it yet: declared in its cases"),
];
