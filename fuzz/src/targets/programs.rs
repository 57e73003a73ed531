//! Targets that ask oracle and front end about drawn programs, accepted and rejected ones, in every pass.

use arbitrary::{Error, Result, Unstructured};
use cufe_conformance::adapters::{Cufe, Oracle};
use cufe_conformance::kept::{self, Compared};
use cufe_spec::observation::{Answer, Severity};
use cufe_spec::release::Release;
use cufe_spec::unit::Unit;

use crate::campaign;
use crate::generate::program::Program;
use crate::generate::text::render;
use crate::reduce::reduce;
use crate::subject::{Setting, Subject, unit_of_text};

/// How many candidates a reduction of [`reducer`] may try.
const ATTEMPTS: usize = 20_000;

/// Draws a program that is valid, breaks a rule or nearly does, a run and flags, and compares verdicts, diagnostics and outputs.
///
/// # Panics
/// When oracle and front end differ in something that `fuzz/known.tsv` does not have.
pub fn verdicts(dna: &[u8]) {
    let Ok((subject, setting)) = drawn(&mut Unstructured::new(dna)) else { return };
    let differences = campaign::differences(&subject, setting);
    let text = subject.rendered().text;
    assert!(differences.is_empty(), "{}:\n{text}\n{}", setting.describe(), differences.join("\n"));
}

/// Compares what oracle and front end keep of a drawn program in the device IL, where both are certain.
///
/// # Panics
/// When they differ, or an entity is kept twice or without the keep bit.
pub fn device_il(dna: &[u8]) {
    let Ok((subject, setting)) = drawn(&mut Unstructured::new(dna)) else { return };
    let unit = setting.unit(&subject);
    let Answer::Observed(oracle) = cufe_oracle::observe(&unit) else { return };
    let text = || String::from_utf8_lossy(&unit.text).into_owned();
    if let Some(Compared::Differ(difference)) =
        kept::compare(&unit, (&Oracle, &oracle), (&Cufe, &cufe::observe(&unit)))
    {
        panic!("{}:\n{}\n{difference}", setting.describe(), text());
    }
    let Ok(seen) = cufe::kept(&unit) else { return };
    for (index, entity) in seen.entities.iter().enumerate() {
        assert_eq!(entity.prefix & 0x80, 0x80, "{} is kept without the keep bit in\n{}", entity.name, text());
        assert!(!seen.entities[..index].contains(entity), "{} is kept twice in\n{}", entity.name, text());
    }
}

/// Puts line markers between the lines of a drawn program: oracle and front end name the same places.
///
/// # Panics
/// When they differ.
pub fn line_markers(dna: &[u8]) {
    let mut dna = Unstructured::new(dna);
    let Ok((subject, setting)) = drawn(&mut dna) else { return };
    let Ok(text) = marked(&subject.rendered().text, &mut dna) else { return };
    let unit = Unit {
        text: unit_of_text(&text, setting.run.dialect(Release::REFERENCE), setting.run.pass(), &[]).text,
        ..setting.unit(&subject)
    };
    // What is told beside an error that ends the run hangs on the order of what stands on one line.
    if cufe::observe(&unit).diagnostics.iter().any(|told| told.severity >= Severity::Catastrophic) {
        return;
    }
    let differences = campaign::differences_of(&unit, setting.run);
    assert!(differences.is_empty(), "{}:\n{text}\n{}", setting.describe(), differences.join("\n"));
}

/// `text` with line markers before drawn lines: other files and lines, never a system header.
fn marked(text: &str, dna: &mut Unstructured<'_>) -> Result<String> {
    let mut all = String::with_capacity(text.len());
    for line in text.lines() {
        if dna.ratio(1, 4)? {
            let file = *dna.choose(&["unit.cu", "a.h", "dir/b.cuh", "with space.h"])?;
            let number = dna.int_in_range(1..=70_000)?;
            let spelled = *dna.choose(&["#", "#line"])?;
            all.push_str(&format!("{spelled} {number} \"{file}\"\n"));
        }
        all.push_str(line);
        all.push('\n');
    }
    Ok(all)
}

/// Reduces a drawn program as long as a drawn line stays in it.
///
/// # Panics
/// When the line gets lost, the program grows, or one more step could be taken.
pub fn reducer(dna: &[u8]) {
    let mut dna = Unstructured::new(dna);
    let Ok((subject, _)) = drawn(&mut dna) else { return };
    let text = subject.rendered().text;
    let lines: Vec<&str> = text.lines().collect();
    let Ok(line) = dna.choose(&lines) else { return };
    let holds = |program: &Program| render(program).text.lines().any(|one| one == *line);
    let small = reduce(&subject.program, ATTEMPTS, holds);
    assert!(holds(&small), "the reduction of\n{text}lost {line}");
    let size = render(&small).text.len();
    assert!(size <= text.len(), "the reduction of\n{text}is larger");
    assert_eq!(render(&reduce(&small, ATTEMPTS, holds)).text.len(), size, "one more step in\n{text}");
}

/// A subject and a setting in which it is asked about, as in a campaign.
fn drawn(dna: &mut Unstructured<'_>) -> Result<(Subject, Setting)> {
    let seed = dna.arbitrary()?;
    let (subject, setting) = (Subject::of_dna(seed, dna)?, Setting::of_seed(seed));
    if setting.is_for(&subject.intent) { Ok((subject, setting)) } else { Err(Error::IncorrectFormat) }
}
