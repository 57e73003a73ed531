//! Asking the interpreter about programs written with the bare CUDA words.

use cufe_spec::observation::{Answer, Observation};
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

/// The hand prologue, under a name of its own.
pub(crate) const PROLOGUE: &str = include_str!("../../../corpus/prologue.h");

/// The prologue of a pass: device-only compilation has no functions of the host.
fn prologue(pass: Pass) -> String {
    let of_host = |line: &&str| line.starts_with("extern \"C\"") && !line.contains("__attribute__((device))");
    PROLOGUE
        .lines()
        .map(|l| if pass == Pass::Jit && of_host(&l) { "\n".to_owned() } else { format!("{l}\n") })
        .collect()
}

/// A program after the prologue; its first line is line 1 of `unit.cu`.
pub(crate) fn unit(program: &str, dialect: Dialect, pass: Pass) -> Unit {
    let prologue = prologue(pass);
    let text = format!("# 1 \"prologue.h\" 1\n{prologue}# 1 \"unit.cu\" 2\n{program}\n");
    let options = Options { dialect, pass, random_seed: Some("seed".to_owned()), ..Options::default() };
    Unit { name: "unit.cu".to_owned(), text: text.into_bytes(), options }
}

/// What is observed of a program that is Core CUDA.
pub(crate) fn observed(program: &str, dialect: Dialect, pass: Pass) -> Observation {
    match cufe_oracle::observe(&unit(program, dialect, pass)) {
        Answer::Observed(seen) => seen,
        Answer::NotCore { place, what } => panic!("{}:{}: {what}\n{program}", place.file, place.line),
    }
}
