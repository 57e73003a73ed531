//! The options of the released host front end: `spec/options.yaml`, loaded and checked.

use crate::release::Release;
use crate::rules::Rules;
use serde::Deserialize;

/// The file, embedded when the crate is built.
pub const FILE: &str = include_str!("../options.yaml");

/// Every option, in the order of the released tool's own list, and the one-letter options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The options.
    pub rows: Vec<OptionRow>,
    /// Each letter with the option that it stands for.
    pub letters: Vec<(char, String)>,
}

/// One option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionRow {
    /// The name with its dashes.
    pub name: String,
    /// What follows it.
    pub takes: Takes,
    /// What is done about it.
    pub treatment: Treatment,
    /// The first release that has it.
    pub since: Release,
    /// The first release that has it no more.
    pub until: Option<Release>,
    /// The first release whose nvcc passes it; [`OptionRow::since`] where nothing else is said.
    pub passed_since: Release,
}

/// What follows an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// A value of any text.
    Text,
    /// A value in decimal digits.
    Number,
}

/// What is done about an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// It does what the released tool does: its meaning, with an argument that the name fixes.
    Implemented(String, Option<Fixed>),
    /// Accepted; the observation says how it was seen that the released tool's outputs do not depend on it.
    NoEffect(String),
    /// Accepted; the reason says which plain C++ messages it would change.
    Messages(String),
    /// An error that names the option, and why.
    Refused(String),
}

/// The argument of a meaning that an option's name fixes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Fixed {
    /// A number, `11` of `--c++11`.
    Number(u8),
    /// Whether something is on.
    Switch(bool),
    /// What happens to diagnostics.
    Control(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    cite: Vec<RawCite>,
    reasons: Vec<RawReason>,
    letters: Vec<RawLetter>,
    options: Vec<RawOption>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCite {
    source: String,
    section: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReason {
    id: String,
    says: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLetter {
    letter: char,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawOption {
    name: String,
    takes: Takes,
    treatment: RawTreatment,
    meaning: Option<String>,
    with: Option<Fixed>,
    why: Option<String>,
    reason: Option<String>,
    since: Option<String>,
    until: Option<String>,
    passed_since: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RawTreatment {
    Implemented,
    NoEffect,
    Messages,
    Refused,
}

impl OptionRow {
    /// Whether some release has both.
    fn meets(&self, other: &OptionRow) -> bool {
        let begins_in = |one: &OptionRow, other: &OptionRow| {
            other.since <= one.since && other.until.is_none_or(|until| one.since < until)
        };
        begins_in(self, other) || begins_in(other, self)
    }
}

impl Options {
    /// The options of this crate.
    ///
    /// # Errors
    /// What is wrong with the file; a test of this crate keeps that from happening.
    pub fn load(rules: &Rules) -> Result<Options, String> {
        Options::from_text(FILE, rules)
    }

    /// The options of a text; `rules` know the sources that it cites.
    ///
    /// # Errors
    /// The first thing that is wrong: no YAML of the expected shape, a name, letter or reason that does not exist or
    /// exists twice, a release that is not known, a treatment without what it needs.
    pub fn from_text(text: &str, rules: &Rules) -> Result<Options, String> {
        let file: RawFile = serde_yaml::from_str(text).map_err(|error| error.to_string())?;
        for RawCite { source, section } in &file.cite {
            let known = rules.sources.iter().find(|known| known.id == *source);
            if !known.is_some_and(|known| known.sections.contains(section)) {
                return Err(format!("no source `{source}` with a section `{section}`"));
            }
        }
        let mut rows: Vec<OptionRow> = Vec::new();
        for raw in file.options {
            let name = raw.name.clone();
            let row = row(raw, &file.reasons).map_err(|message| format!("{name}: {message}"))?;
            if rows.iter().any(|known| known.name == name && known.meets(&row)) {
                return Err(format!("{name}: named twice"));
            }
            rows.push(row);
        }
        let mut letters: Vec<(char, String)> = Vec::new();
        for RawLetter { letter, name } in file.letters {
            let is_everywhere =
                |row: &OptionRow| row.name == name && row.since == Release::OLDEST && row.until.is_none();
            if !rows.iter().any(is_everywhere) {
                return Err(format!("-{letter}: `{name}` is no option of every release"));
            }
            if letters.iter().any(|(known, _)| *known == letter) {
                return Err(format!("-{letter}: named twice"));
            }
            letters.push((letter, name));
        }
        Ok(Options { rows, letters })
    }
}

fn row(raw: RawOption, reasons: &[RawReason]) -> Result<OptionRow, String> {
    let shared = raw.reason.map(|id| {
        let known = reasons.iter().find(|reason| reason.id == id);
        known.map(|reason| reason.says.clone()).ok_or_else(|| format!("no reason `{id}`"))
    });
    let why = match (raw.why, shared.transpose()?) {
        (Some(_), Some(_)) => return Err("`why` and `reason` exclude each other".to_owned()),
        (why, shared) => why.or(shared),
    };
    let treatment = match (raw.treatment, raw.meaning, why) {
        (RawTreatment::Implemented, Some(meaning), None) => Treatment::Implemented(meaning, raw.with),
        (RawTreatment::NoEffect, None, Some(why)) => Treatment::NoEffect(why),
        (RawTreatment::Messages, None, Some(why)) => Treatment::Messages(why),
        (RawTreatment::Refused, None, Some(why)) => Treatment::Refused(why),
        (RawTreatment::Implemented, ..) => return Err("needs a `meaning` and nothing else".to_owned()),
        _ => return Err("needs `why` or `reason`, and no `meaning`".to_owned()),
    };
    let release =
        |name: String| Release::from_name(&name).ok_or_else(|| format!("`{name}` is no known release"));
    let since = raw.since.map(release).transpose()?.unwrap_or(Release::OLDEST);
    let until = raw.until.map(release).transpose()?;
    let passed_since = raw.passed_since.map(release).transpose()?.unwrap_or(since);
    if passed_since < since {
        return Err("is passed before it exists".to_owned());
    }
    if until.is_some_and(|until| until <= since) {
        return Err("ends before it begins".to_owned());
    }
    if !raw.name.starts_with("--") {
        return Err("a name begins with two dashes".to_owned());
    }
    Ok(OptionRow { name: raw.name, takes: raw.takes, treatment, since, until, passed_since })
}
