//! The bodies of the libFuzzer targets, so that stable Rust builds and tests them.

use cufe_conformance::compare;
use cufe_spec::observation::{Answer, Severity};
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

use crate::generate::{program_of_dna, text::render};
use crate::subject::unit_of_text;

/// Reads `bytes` as a unit.
///
/// # Panics
/// When the front end panics, or has both an error and an output, or neither.
pub fn bytes(bytes: &[u8]) {
    let unit = Unit { name: "bytes.ii".to_owned(), text: bytes.to_vec(), options: Options::default() };
    let observation = cufe::observe(&unit);
    let has_error = observation.diagnostics.iter().any(|d| d.severity >= Severity::Error);
    assert_eq!(observation.exit != 0, has_error, "exit status and errors tell different stories");
    assert_eq!(observation.host.is_none(), has_error, "output beside errors, or neither");
}

/// Grows a program from `dna` and compares oracle and front end on it.
///
/// # Panics
/// When they differ, with the program and the differences as the message.
pub fn agree(dna: &[u8]) {
    let text = render(&program_of_dna(dna)).text;
    for dialect in Dialect::ALL {
        let unit = unit_of_text(&text, dialect, Pass::Host, &[]);
        let answer = cufe_oracle::observe(&unit);
        assert!(
            matches!(answer, Answer::Observed(_)),
            "a generated program is Core CUDA: {answer:?}\n{text}"
        );
        let differences = compare::agree(&unit, &answer, &cufe::observe(&unit));
        let detail: Vec<String> = differences.iter().map(ToString::to_string).collect();
        assert!(differences.is_empty(), "{text}\n{}: {}", dialect.name(), detail.join("\n"));
    }
}
