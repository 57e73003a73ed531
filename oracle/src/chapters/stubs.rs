//! Chapter "Kernel stubs": `gen_routine_decl` (sub_47BFD0) with its mode `dword_1065850`, as the document's pseudocode
//! has it. The host writer writes every kernel in the passes that [`StubMode`] tells.

use cufe_spec::rules::{Body, Rules};
use cufe_spec::unit::{Dialect, Pass};

use super::truth;

/// The `stub-case` domain: the function that is being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StubCase {
    /// A kernel with a body.
    Definition,
    /// A specialisation of a kernel with a body.
    Specialisation,
    /// A kernel without a body.
    Declaration,
    /// No kernel.
    Other,
}

impl StubCase {
    /// The value's name in the rules.
    fn name(self) -> &'static str {
        match self {
            StubCase::Definition => "kernel-definition",
            StubCase::Specialisation => "kernel-specialisation",
            StubCase::Declaration => "kernel-declaration",
            StubCase::Other => "other",
        }
    }
}

/// What `gen_routine_decl` reads of the function that it writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Routine {
    /// What is written.
    pub case: StubCase,
    /// The flag beside `__global__` in the mask: the function has a definition, or linkage that asks for one.
    pub defined: bool,
    /// Whether it is a friend declaration.
    pub friend: bool,
}

impl Routine {
    /// The eight bytes at +176, as far as the toggle looks at them (`host-output.stub.toggle-mask`).
    fn flags(self, rules: &Rules) -> u64 {
        let kernel = if self.case == StubCase::Other { 0 } else { mask(rules, "__global__") };
        let defined = if self.defined { mask(rules, "definition or linkage") } else { 0 };
        kernel | defined
    }
}

/// One pass of `gen_routine_decl` over a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StubPass {
    /// The mode before the toggle.
    pub before: bool,
    /// The mode after it: the static stub is written while it is on, the function itself while it is off.
    pub mode: bool,
    /// The body that is written, a value of the `stub-form` domain.
    pub form: String,
}

/// `dword_1065850`, and what flips it.
pub struct StubMode<'r> {
    rules: &'r Rules,
    dialect: Dialect,
    on: bool,
}

impl<'r> StubMode<'r> {
    /// The mode before the first function of a unit: off.
    pub fn new(rules: &'r Rules, dialect: Dialect) -> StubMode<'r> {
        StubMode { rules, dialect, on: false }
    }

    /// Whether the mode is on.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// `gen_routine_decl`: the passes over one function, in the order in which they write.
    pub fn routine(&mut self, routine: Routine) -> Vec<StubPass> {
        self.passes(routine, true)
    }

    /// `host-output.stub.directive`: sub_47ECC0 sets the mode before an explicit instantiation of a kernel, which the
    /// toggle then turns off again: the directive is written once.
    pub fn directive(&mut self, function_class: &str, routine: Routine) -> Vec<StubPass> {
        if self.decide("host-output.stub.directive", &[function_class]) == Some("yes") {
            self.on = true;
        }
        self.routine(routine)
    }

    /// One pass; at its end the routine may call itself, once.
    fn passes(&mut self, routine: Routine, may_recurse: bool) -> Vec<StubPass> {
        let before = self.on;
        let wanted = mask(self.rules, "mask");
        let flags = truth(routine.flags(self.rules) & wanted == wanted);
        self.on = self.decide("host-output.stub.toggle", &[flags, truth(routine.friend), truth(before)])
            == Some("yes");
        let form = self.decide("host-output.stub.form", &[routine.case.name(), truth(self.on)]);
        let mut passes = vec![StubPass { before, mode: self.on, form: form.unwrap_or("none").to_owned() }];
        let again = self.decide("host-output.stub.recursion", &[truth(self.on)]) == Some("yes");
        if again && may_recurse {
            passes.extend(self.passes(routine, false));
        }
        passes
    }

    /// The result of a cell; stubs are written by the host pass.
    fn decide(&self, table: &str, inputs: &[&str]) -> Option<&'r str> {
        match &self.rules.find(table)?.body {
            Body::Table(table) => table.find(self.dialect, Pass::Host, inputs)?.result.as_deref(),
            _ => None,
        }
    }
}

/// A value of `host-output.stub.toggle-mask`, hexadecimal; no bits where it is none.
fn mask(rules: &Rules, name: &str) -> u64 {
    let digits = rules.entry("host-output.stub.toggle-mask", name).trim_start_matches("0x");
    u64::from_str_radix(digits, 16).unwrap_or_default()
}
