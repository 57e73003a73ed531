//! The YAML as written. Unknown keys are refused everywhere, so that a misspelt field is an error and not
//! a default.

use serde::Deserialize;
use std::collections::BTreeMap;

/// `spec/sources.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SourcesFile {
    pub(super) sources: Vec<Source>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    pub(super) id: String,
    pub(super) title: String,
    pub(super) kind: String,
    pub(super) sections: Vec<String>,
}

/// `spec/resolutions.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ResolutionsFile {
    pub(super) resolutions: Vec<Resolution>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Resolution {
    pub(super) id: String,
    pub(super) says: String,
    pub(super) places: Vec<Place>,
    pub(super) reading: String,
    pub(super) why: String,
    pub(super) rules: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    pub(super) source: String,
    pub(super) section: String,
    pub(super) claim: String,
}

/// One file of `spec/rules/`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChapterFile {
    pub(super) chapter: String,
    pub(super) title: String,
    pub(super) order: u32,
    #[serde(default)]
    pub(super) domains: Vec<Domain>,
    #[serde(default)]
    pub(super) diagnostics: Vec<Diagnostic>,
    #[serde(default)]
    pub(super) records: Vec<Record>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Domain {
    pub(super) id: String,
    pub(super) says: String,
    pub(super) values: Vec<DomainValue>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DomainValue {
    pub(super) id: String,
    pub(super) says: String,
    #[serde(default)]
    pub(super) byte: Option<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Diagnostic {
    pub(super) id: String,
    #[serde(default)]
    pub(super) internal: Option<u32>,
    #[serde(default)]
    pub(super) public: Option<u32>,
    pub(super) severity: String,
    pub(super) discretionary: bool,
    #[serde(default)]
    pub(super) default: Option<String>,
    #[serde(default)]
    pub(super) tag: Option<String>,
    pub(super) place: String,
    #[serde(default)]
    pub(super) text: Option<String>,
    /// The first release that has it.
    #[serde(default)]
    pub(super) since: Option<String>,
    /// The first release that does not have it any more.
    #[serde(default)]
    pub(super) until: Option<String>,
    #[serde(default)]
    pub(super) editions: Vec<DiagnosticEdition>,
    #[serde(default)]
    pub(super) documented: Option<Documented>,
    #[serde(default)]
    pub(super) arguments: Vec<Argument>,
}

/// What a later release changed of a diagnostic; what it does not name stays.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiagnosticEdition {
    pub(super) since: String,
    #[serde(default)]
    pub(super) internal: Option<u32>,
    #[serde(default)]
    pub(super) public: Option<u32>,
    #[serde(default)]
    pub(super) severity: Option<String>,
    #[serde(default)]
    pub(super) text: Option<String>,
}

/// What a later release made of a text.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TextEdition {
    pub(super) since: String,
    pub(super) text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Documented {
    #[serde(default)]
    pub(super) internal: Option<u32>,
    pub(super) severity: String,
    #[serde(default)]
    pub(super) text: Option<String>,
    pub(super) meaning: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) kind: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    pub(super) id: String,
    pub(super) says: String,
    #[serde(default)]
    pub(super) facts: Vec<String>,
    /// The first release that has the rule.
    #[serde(default)]
    pub(super) since: Option<String>,
    pub(super) basis: BTreeMap<String, String>,
    pub(super) cite: Vec<Cite>,
    #[serde(default)]
    pub(super) cases: Vec<String>,
    #[serde(default)]
    pub(super) table: Option<Table>,
    #[serde(default)]
    pub(super) bytes: Option<Bytes>,
    #[serde(default)]
    pub(super) constants: Option<BTreeMap<String, u32>>,
    #[serde(default)]
    pub(super) text: Option<String>,
    #[serde(default)]
    pub(super) editions: Vec<TextEdition>,
    #[serde(default)]
    pub(super) list: Option<Vec<String>>,
    #[serde(default)]
    pub(super) entries: Option<Vec<(String, String)>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cite {
    pub(super) source: String,
    pub(super) section: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) inputs: Vec<Input>,
    #[serde(default)]
    pub(super) result: Option<String>,
    /// The passes in which the table decides anything; every pass without the key.
    #[serde(default)]
    pub(super) pass: OneOrMany,
    pub(super) rows: Vec<Row>,
    #[serde(default)]
    pub(super) unreachable: Vec<Unreachable>,
}

/// Cells that no program reaches, and why.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unreachable {
    #[serde(default, rename = "in")]
    pub(super) families: OneOrMany,
    #[serde(default)]
    pub(super) pass: OneOrMany,
    #[serde(default)]
    pub(super) when: BTreeMap<String, OneOrMany>,
    pub(super) because: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Input {
    pub(super) name: String,
    pub(super) domain: String,
}

/// The cells that something speaks of. An input that `when` does not name, an absent `in` and an absent `pass`
/// stand for every value, an absent `since` and `until` for every release.
pub(super) struct Covers<'a> {
    pub(super) families: &'a OneOrMany,
    pub(super) since: Option<&'a str>,
    pub(super) until: Option<&'a str>,
    pub(super) pass: &'a OneOrMany,
    pub(super) when: &'a BTreeMap<String, OneOrMany>,
}

impl Row {
    pub(super) fn covers(&self) -> Covers<'_> {
        let (since, until) = (self.since.as_deref(), self.until.as_deref());
        Covers { families: &self.families, since, until, pass: &self.pass, when: &self.when }
    }
}

impl Unreachable {
    pub(super) fn covers(&self) -> Covers<'_> {
        Covers { families: &self.families, since: None, until: None, pass: &self.pass, when: &self.when }
    }
}

/// One row: the cells that it decides, and what it decides.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    #[serde(default, rename = "in")]
    pub(super) families: OneOrMany,
    /// The first release that it speaks of.
    #[serde(default)]
    pub(super) since: Option<String>,
    /// The first release that it does not speak of any more.
    #[serde(default)]
    pub(super) until: Option<String>,
    #[serde(default)]
    pub(super) pass: OneOrMany,
    #[serde(default)]
    pub(super) when: BTreeMap<String, OneOrMany>,
    pub(super) verdict: String,
    #[serde(default)]
    pub(super) result: Option<String>,
    #[serde(default)]
    pub(super) report: Vec<Report>,
    #[serde(default)]
    pub(super) basis: Option<String>,
}

/// `X` or `[X, Y]`; absent is the empty list.
#[derive(Debug, Default, Deserialize)]
#[serde(untagged)]
pub(super) enum OneOrMany {
    #[default]
    Any,
    One(String),
    Many(Vec<String>),
}

impl OneOrMany {
    pub(super) fn list(&self) -> &[String] {
        match self {
            OneOrMany::Any => &[],
            OneOrMany::One(one) => std::slice::from_ref(one),
            OneOrMany::Many(many) => many,
        }
    }
}

/// A diagnostic id, or an id with the placeholders whose value the cell fixes.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Report {
    Id(String),
    With(ReportWith),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportWith {
    pub(super) id: String,
    #[serde(rename = "with")]
    pub(super) arguments: BTreeMap<String, String>,
}

/// A function of the execution-space byte: total over every value of the bits in `mask`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bytes {
    pub(super) mask: u8,
    pub(super) results: Vec<BytesRow>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BytesRow {
    pub(super) bits: Vec<u8>,
    pub(super) result: String,
}
