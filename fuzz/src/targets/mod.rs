//! The bodies of the libFuzzer targets, so that stable Rust builds and tests them.

mod inputs;
mod programs;

pub use inputs::{case_headers, options};
pub use programs::{device_il, line_markers, reducer, verdicts};

use arbitrary::Unstructured;
use cufe::compile::{Input, compile};
use cufe::diag::control::Settings;
use cufe::emit::host_output;
use cufe::read::ReadBodies;
use cufe::threads::Threads;
use cufe_conformance::compare;
use cufe_spec::observation::{Answer, Severity};
use cufe_spec::unit::{Dialect, Options, Pass, Unit};

use crate::generate::{program_of_dna, text::render};
use crate::mutate::{BASES, REAL, mutated};
use crate::subject::unit_of_text;

/// The body of a target: what it gets are bytes of a fuzzer.
pub type Target = fn(&[u8]);

/// Every target by the name of its program.
pub const TARGETS: [(&str, Target); 9] = [
    ("agree", agree),
    ("bytes", bytes),
    ("case_headers", case_headers),
    ("device_il", device_il),
    ("line_markers", line_markers),
    ("mutants", mutants),
    ("options", options),
    ("reducer", reducer),
    ("verdicts", verdicts),
];

/// Reads `bytes` as a unit.
///
/// # Panics
/// When the front end panics, or has both an error and an output, or neither.
pub fn bytes(bytes: &[u8]) {
    let unit = Unit { name: "bytes.ii".to_owned(), text: bytes.to_vec(), options: Options::default() };
    answers(&unit);
}

/// Changes a program of the corpus or a piece of real code as `dna` says, and asks the front end in a drawn pass and dialect, with all bodies
/// read, and the oracle for it.
///
/// # Panics
/// As [`bytes`], or when the oracle panics, or when reading all bodies, on several threads, changes the host output.
pub fn mutants(dna: &[u8]) {
    let mut dna = Unstructured::new(dna);
    let draw = |dna: &mut Unstructured<'_>| {
        let dialect = *dna.choose(&Dialect::ONE_OF_EACH_FAMILY)?;
        let pass = *dna.choose(&[Pass::Host, Pass::Host, Pass::Device])?;
        let standard = *dna.choose(&[17, 20, 23, 14, 11])?;
        let bases = if dna.arbitrary()? { &BASES } else { &REAL };
        Ok::<_, arbitrary::Error>((dialect, pass, standard, mutated(bases, dna)?))
    };
    // Only where there is no base, and so no g++, is nothing asked.
    let Ok((dialect, pass, standard, text)) = draw(&mut dna) else { return };
    let mut unit = unit_of_text(&text, dialect, pass, &[]);
    unit.options.standard = standard;
    let host = answers(&unit);
    let all = compile(Input {
        name: unit.name.clone(),
        text: unit.text.clone(),
        options: unit.options.clone(),
        control: Settings::default(),
        bodies: ReadBodies::All,
        code: true,
        threads: Threads::Always,
    });
    let again = all.reading.zip(all.texts).map(|(reading, texts)| {
        String::from_utf8_lossy(&host_output(&reading.source, &texts.host)).into_owned()
    });
    assert!(host == again, "reading all bodies on several threads changes the host output of\n{text}");
    let _ = cufe_oracle::observe(&unit);
}

/// Asks the front end for `unit`; its host output.
fn answers(unit: &Unit) -> Option<String> {
    let observation = cufe::observe(unit);
    let has_error = observation.diagnostics.iter().any(|d| d.severity >= Severity::Error);
    assert_eq!(observation.exit != 0, has_error, "exit status and errors tell different stories");
    // The device passes have no host output.
    let has_none = has_error || unit.options.pass != Pass::Host;
    assert_eq!(observation.host.is_none(), has_none, "output beside errors, or neither");
    observation.host
}

/// Grows a program from `dna` and compares oracle and front end on it.
///
/// # Panics
/// When they differ, with the program and the differences as the message.
pub fn agree(dna: &[u8]) {
    let text = render(&program_of_dna(dna)).text;
    for dialect in Dialect::ONE_OF_EACH_FAMILY {
        let unit = unit_of_text(&text, dialect, Pass::Host, &[]);
        let answer = cufe_oracle::observe(&unit);
        assert!(
            matches!(answer, Answer::Observed(_)),
            "a generated program is Core CUDA: {answer:?}\n{text}"
        );
        let differences = compare::agree(&unit, &answer, &cufe::observe(&unit));
        let detail: Vec<String> = differences.iter().map(ToString::to_string).collect();
        assert!(differences.is_empty(), "{text}\n{dialect}: {}", detail.join("\n"));
    }
}
