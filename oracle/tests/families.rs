//! Families of programs in `families/*.txt`: a program on a line (`\n` ends a line of it), then what the released front
//! ends 13.0.88 say of it, or why it is outside of Core CUDA. Lines that begin with `//` say what a family shows; `// c++20`
//! is the language.

mod asking;

use std::fmt::Write;
use std::path::PathBuf;

use cufe_spec::observation::Answer;
use cufe_spec::unit::{Dialect, Pass};
use pretty_assertions::assert_eq;
use rstest::rstest;

/// What the oracle says of one program in both passes, in the form of the files: sorted, since several things that are
/// said of one line have no order.
fn said(program: &str, standard: u8) -> String {
    let mut lines = Vec::new();
    for pass in [Pass::Host, Pass::Device] {
        let mut unit = asking::unit(&program.replace("\\n", "\n"), Dialect::REFERENCE, pass);
        unit.options.standard = standard;
        match cufe_oracle::observe(&unit) {
            Answer::NotCore { what, .. } => return format!("    not core: {what}\n"),
            Answer::Observed(seen) => {
                for d in seen.diagnostics {
                    let severity = d.severity.name();
                    lines.push(format!("    {} {}: {severity}: {}\n", pass.name(), d.place.line, d.text));
                }
            }
        }
    }
    lines.sort_unstable();
    lines.concat()
}

#[rstest]
fn families(#[files("tests/families/*.txt")] path: PathBuf) {
    let expected = std::fs::read_to_string(&path).unwrap();
    let standard = if expected.starts_with("// c++20\n") { 20 } else { 17 };
    let mut answers = String::new();
    for line in expected.lines().filter(|line| !line.starts_with("    ")) {
        let _ = writeln!(answers, "{line}");
        if !line.is_empty() && !line.starts_with("//") {
            answers += &said(line, standard);
        }
    }
    assert_eq!(answers, expected, "{}", path.display());
}
