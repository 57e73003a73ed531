//! Targets that read what people and build systems write: command lines and case files.

use std::ffi::OsString;
use std::path::Path;

use arbitrary::{Result, Unstructured};
use cufe::cli::drop_in;
use cufe::cli::options::table;
use cufe_conformance::case::{Case, options_of};
use cufe_spec::release::Release;

/// Values that options of the drop-in take, and some that they do not.
const VALUES: [&str; 14] = [
    "",
    "0",
    "1",
    "17",
    "60000",
    "120000",
    "999999999999",
    "-1",
    "20014",
    "a.ii",
    "-",
    "host",
    "13.0",
    "\u{e4}=b",
];

/// How many words a drawn command line has at most.
const WORDS: usize = 12;

/// Reads a command line of drawn options, values and bytes as the drop-in does, and as the suite does the flags of a case.
///
/// # Panics
/// When one of them panics, or the drop-in answers twice differently.
pub fn options(dna: &[u8]) {
    let Ok((release, words)) = command_line(&mut Unstructured::new(dna)) else { return };
    let arguments: Vec<OsString> = words.iter().map(OsString::from).collect();
    let noted = release.map(|release| OsString::from(release.to_string()));
    let read = || format!("{:?}", drop_in::parse(&arguments, noted.as_deref()));
    assert_eq!(read(), read(), "{words:?} is read in two ways");
    let _ = options_of(&words);
}

fn command_line(dna: &mut Unstructured<'_>) -> Result<(Option<Release>, Vec<String>)> {
    let release = if dna.arbitrary()? { Some(*dna.choose(&Release::ALL)?) } else { None };
    let names: Vec<&str> = table(release.unwrap_or(Release::NEWEST)).map(|row| row.name).collect();
    let mut words = Vec::new();
    for _ in 0..dna.int_in_range(0..=WORDS)? {
        let name = *dna.choose(&names)?;
        let value = *dna.choose(&VALUES)?;
        words.push(match dna.int_in_range(0..=4)? {
            0 => name.to_owned(),
            1 => format!("{name}={value}"),
            2 => value.to_owned(),
            3 => format!("--{}", dna.arbitrary::<String>()?),
            _ => dna.arbitrary()?,
        });
    }
    Ok((release, words))
}

/// Reads any bytes as a case file.
///
/// # Panics
/// When reading it or asking for it in a release panics, or its errors name no line of it.
pub fn case_headers(bytes: &[u8]) {
    let source = String::from_utf8_lossy(bytes).into_owned();
    let lines = source.lines().count();
    match Case::parse(Path::new("cases"), Path::new("cases/drawn/one.cu"), source) {
        Ok(case) => {
            for release in Release::ALL {
                let of_release = case.at(release);
                assert_eq!(of_release.id, case.id);
            }
            let _ = case.code_lines();
        }
        Err(error) => assert!(error.line <= lines.max(1) + 1, "line {} of {lines}: {error}", error.line),
    }
}
