//! The rules as typed values.

use super::by_id::ById;
use super::report::{Anchor, ArgumentKind};
use crate::observation::Severity;
use crate::release::Release;
use crate::unit::{Dialect, Family, Pass};
use std::collections::BTreeMap;

/// Everything in `spec/`, checked.
#[derive(Clone, Debug)]
pub struct Rules {
    /// The documents and observations that records cite.
    pub sources: Vec<Source>,
    /// Contradictions within and between the documents, and against the released tool.
    pub resolutions: Vec<Resolution>,
    /// The chapters in reading order.
    pub chapters: Vec<Chapter>,
    /// The sets of values that tables range over.
    pub domains: Vec<Domain>,
    pub(super) records: ById<Record>,
    pub(super) diagnostics: ById<DiagnosticRecord>,
}

/// A document or a set of observations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Short name used by `cite`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Whether it is one of the documents or an observation of a released tool.
    pub kind: SourceKind,
    /// The section headings that may be cited.
    pub sections: Vec<String>,
}

/// What stands behind a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceKind {
    /// One of the five documents.
    Document,
    /// Outputs of the released tool.
    Observation,
}

/// One contradiction and the reading chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// Dotted id.
    pub id: String,
    /// The question, in one sentence.
    pub says: String,
    /// The competing places.
    pub places: Vec<Claim>,
    /// The reading chosen.
    pub reading: String,
    /// Why.
    pub why: String,
    /// The records that follow it.
    pub rules: Vec<String>,
}

/// What one place says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Where it says so.
    pub cite: Cite,
    /// What it says, in our words.
    pub claim: String,
}

/// A section of a source.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cite {
    /// [`Source::id`].
    pub source: String,
    /// One of [`Source::sections`].
    pub section: String,
}

/// A chapter: one YAML file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Short name, also the file's stem.
    pub id: String,
    /// Heading in the rule book.
    pub title: String,
    /// File name, for messages.
    pub file: String,
    /// Ids of its records in file order.
    pub records: Vec<String>,
    /// Ids of its diagnostics in file order.
    pub diagnostics: Vec<String>,
}

/// A set of values, an enum of the generated tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domain {
    /// Short name, `a-b` form.
    pub id: String,
    /// What it distinguishes.
    pub says: String,
    /// The values in order.
    pub values: Vec<DomainValue>,
}

/// One value of a domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DomainValue {
    /// The name used in tables.
    pub id: String,
    /// What it stands for.
    pub says: String,
    /// The execution-space byte that it stands for, where it stands for one.
    pub byte: Option<u8>,
}

/// Where a verdict comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Basis {
    /// One of the documents says so.
    Documented,
    /// The released tool was seen to do so.
    Observed,
    /// Neither: it follows from neighbouring cells.
    Inferred,
    /// The record does not exist in this dialect; nothing is checked.
    Absent,
}

impl Basis {
    /// The word used in rule data.
    pub fn name(self) -> &'static str {
        match self {
            Basis::Documented => "documented",
            Basis::Observed => "observed",
            Basis::Inferred => "inferred",
            Basis::Absent => "absent",
        }
    }
}

/// One rule.
#[derive(Clone, Debug)]
pub struct Record {
    /// Dotted id, general to specific, never reused.
    pub id: String,
    /// The rule in one sentence.
    pub says: String,
    /// The facts of the program that it reads.
    pub facts: Vec<String>,
    /// Where the columns of each family come from; `Absent` where it has no such rule.
    pub basis: [Basis; 2],
    /// The first release that has the rule.
    pub since: Release,
    /// Its sources.
    pub cite: Vec<Cite>,
    /// Paths under `conformance/cases` that exercise it.
    pub cases: Vec<String>,
    /// What it is made of.
    pub body: Body,
}

impl Record {
    /// Whether `dialect` has the rule.
    pub fn exists_in(&self, dialect: Dialect) -> bool {
        self.basis(dialect.family()) != Basis::Absent
            && dialect.release().is_none_or(|release| self.since <= release)
    }

    /// Where the columns of `family` come from.
    pub fn basis(&self, family: Family) -> Basis {
        self.basis[family.index()]
    }
}

/// The data of a record.
#[derive(Clone, Debug)]
pub enum Body {
    /// A decision table.
    Table(Table),
    /// A function of the execution-space byte.
    Bytes(ByteTable),
    /// Named numbers.
    Constants(BTreeMap<String, u32>),
    /// A text template of an output.
    Text(Text),
    /// A list of words.
    List(Vec<String>),
    /// Facts by name, in the document's order.
    Entries(Vec<(String, String)>),
}

/// A text template of an output, as the releases have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// That of the documented dialect and of the oldest release.
    pub first: String,
    /// What later releases made of it, in order of release.
    pub later: Vec<(Release, String)>,
}

impl Text {
    /// The text of `dialect`.
    pub fn of(&self, dialect: Dialect) -> &str {
        let since = |since: Release| dialect.release().is_some_and(|release| since <= release);
        self.later.iter().rfind(|(release, _)| since(*release)).map_or(&self.first, |(_, text)| text)
    }
}

/// What a cell says of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing is reported by default.
    Accept,
    /// The worst report is a warning.
    Warning,
    /// The worst report is an error or worse.
    Error,
}

impl Verdict {
    /// The word used in rule data.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Accept => "accept",
            Verdict::Warning => "warning",
            Verdict::Error => "error",
        }
    }
}

/// A report that a cell asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// [`DiagnosticRecord::id`].
    pub diagnostic: String,
    /// The placeholders whose value the cell fixes; the rest are facts of the program.
    pub arguments: BTreeMap<String, String>,
}

/// What is decided for one combination of inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The verdict.
    pub verdict: Verdict,
    /// The value of the table's result domain, where it has one.
    pub result: Option<String>,
    /// The reports in order. A diagnostic that is off by default is listed too.
    pub diagnostics: Vec<Report>,
    /// Where it comes from.
    pub basis: Basis,
}

/// A named input of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    /// Its name in the table.
    pub name: String,
    /// [`Domain::id`].
    pub domain: String,
    /// The domain's values, in order.
    pub values: Vec<String>,
}

/// A total decision table, expanded.
#[derive(Clone, Debug)]
pub struct Table {
    /// The record's id.
    pub id: String,
    /// The inputs; the last one varies fastest in [`Table::cells`].
    pub inputs: Vec<Input>,
    /// The domain of the results, where cells have one.
    pub result: Option<String>,
    /// The families, releases and passes that rows tell apart.
    pub columns: Vec<Column>,
    /// Column by column, each the product of the inputs.
    pub cells: Vec<Cell>,
    /// What is found where there is no column: nothing is checked.
    pub(super) absent: Cell,
    /// Index of a cell that no program reaches -> why.
    pub unreachable: BTreeMap<usize, String>,
    /// The rows as written, for the rule book.
    pub rows: Vec<Row>,
}

/// A row of a table as written: what it covers and what it decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The families covered; empty for all that have the record.
    pub families: Vec<Family>,
    /// The first release covered, where the row names one.
    pub since: Option<Release>,
    /// The first release that is not covered any more, where the row names one.
    pub until: Option<Release>,
    /// The passes covered; empty for all.
    pub passes: Vec<Pass>,
    /// Per input of the table, the values covered; empty for all.
    pub values: Vec<Vec<String>>,
    /// What is decided; its basis is `Absent` where the row names none of its own.
    pub cell: Cell,
}

/// Releases and passes of a family between which no row of a table distinguishes: they share one column of cells. A
/// cell is what a row can decide on its own, so what is the same in two passes because no row names a pass is one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The dialects, at least one: the documented one, or the released one of each release.
    pub dialects: Vec<Dialect>,
    /// Their passes, at least one.
    pub passes: Vec<Pass>,
}

impl Column {
    /// Whether it is the column of `dialect` and `pass`.
    pub fn covers(&self, dialect: Dialect, pass: Pass) -> bool {
        self.dialects.contains(&dialect) && self.passes.contains(&pass)
    }

    /// The first of its dialects: what is true of it is true of all.
    pub fn dialect(&self) -> Dialect {
        self.dialects[0]
    }

    /// Its family's name, with the releases where they are not all of them.
    pub fn name(&self) -> String {
        let family = self.dialect().family().name();
        let releases: Vec<Release> = self.dialects.iter().filter_map(|dialect| dialect.release()).collect();
        match (releases.first(), releases.last()) {
            (Some(first), Some(last)) if releases.len() < Release::ALL.len() => {
                if first == last {
                    format!("{family} {first}")
                } else {
                    format!("{family} {first} to {last}")
                }
            }
            _ => family.to_owned(),
        }
    }
}

impl Table {
    /// The number of combinations of inputs per column.
    pub fn width(&self) -> usize {
        self.inputs.iter().map(|i| i.values.len()).product()
    }

    /// The position in [`Table::columns`] of the column of a pass; `None` where nothing is decided.
    pub fn column(&self, dialect: Dialect, pass: Pass) -> Option<usize> {
        self.columns.iter().position(|column| column.covers(dialect, pass))
    }

    /// The index in [`Table::cells`] of a combination, or `None` when the pass has no column, a value is not in
    /// its input's domain, or their number is not the number of inputs.
    pub fn index(&self, dialect: Dialect, pass: Pass, values: &[&str]) -> Option<usize> {
        Some(self.column(dialect, pass)? * self.width() + self.combination(values)?)
    }

    /// The position of a combination in a column.
    fn combination(&self, values: &[&str]) -> Option<usize> {
        if values.len() != self.inputs.len() {
            return None;
        }
        let mut index = 0;
        for (input, value) in self.inputs.iter().zip(values) {
            let position = input.values.iter().position(|v| v == value)?;
            index = index * input.values.len() + position;
        }
        Some(index)
    }

    /// The column of a cell and the values of its inputs, the inverse of [`Table::index`].
    ///
    /// # Panics
    /// When `at` is no index of [`Table::cells`].
    pub fn place(&self, at: usize) -> (&Column, Vec<&str>) {
        let column = &self.columns[at / self.width()];
        let mut rest = at % self.width();
        let mut values = Vec::with_capacity(self.inputs.len());
        for input in self.inputs.iter().rev() {
            values.push(input.values[rest % input.values.len()].as_str());
            rest /= input.values.len();
        }
        values.reverse();
        (column, values)
    }

    /// The cell of a combination, or `None` when a value is not in its input's domain. Where the pass has no
    /// column the cell accepts and has no result.
    pub fn find(&self, dialect: Dialect, pass: Pass, values: &[&str]) -> Option<&Cell> {
        Some(self.cell_at(dialect, pass, self.combination(values)?))
    }

    /// The cell of the `at`-th combination, of which there are [`Table::width`]; the last input varies fastest.
    /// Where the pass has no column the cell accepts and has no result.
    pub fn cell_at(&self, dialect: Dialect, pass: Pass, at: usize) -> &Cell {
        match self.column(dialect, pass) {
            Some(column) => self.cells.get(column * self.width() + at).unwrap_or(&self.absent),
            None => &self.absent,
        }
    }

    /// The cell of a combination.
    ///
    /// # Panics
    /// When the values are not values of the table's inputs, in their order: tables are total, so this is
    /// a mistake of the calling code and never of the program judged. [`Table::find`] does not panic.
    pub fn decide(&self, dialect: Dialect, pass: Pass, values: &[&str]) -> &Cell {
        match self.find(dialect, pass, values) {
            Some(cell) => cell,
            None => panic!("{values:?} are no inputs of table `{}`", self.id),
        }
    }
}

/// A total function of the execution-space byte.
#[derive(Clone, Debug)]
pub struct ByteTable {
    /// The record's id.
    pub id: String,
    /// The bits it reads.
    pub mask: u8,
    /// The result of every byte value, 256 of them.
    pub results: Vec<String>,
}

impl ByteTable {
    /// The result for a byte.
    pub fn of(&self, byte: u8) -> &str {
        &self.results[usize::from(byte)]
    }
}

/// A placeholder of a diagnostic's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its name in the text, without braces.
    pub name: String,
    /// What it stands for.
    pub kind: ArgumentKind,
}

/// One record of the diagnostics catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiagnosticRecord {
    /// Dotted id: `Diagnostic.tag` of an observation.
    pub id: String,
    /// The released tools' editions, each from a release on, in order of release; what the document says where only it
    /// has the diagnostic.
    pub editions: Vec<Edition>,
    /// Whether options and pragmas can change the severity.
    pub discretionary: bool,
    /// Whether it is reported unless switched on.
    pub default_on: bool,
    /// The name that the released tool's options take, where known.
    pub option_tag: Option<String>,
    /// What its line is the line of.
    pub place: Anchor,
    /// The first release whose tools report it; `None` where only a document has it.
    pub since: Option<Release>,
    /// The first release whose tools do not report it any more.
    pub until: Option<Release>,
    /// The document's reading, where a document has it.
    pub documented: Option<DocumentedReading>,
    /// The placeholders, in the order of an observation's arguments.
    pub arguments: Vec<Argument>,
}

/// A diagnostic as released tools have it, from a release on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// The first release.
    pub since: Release,
    /// The internal number, where known.
    pub internal: Option<u32>,
    /// The public number, where the tool has one.
    pub public: Option<u32>,
    /// The default severity.
    pub severity: Severity,
    /// The text with `{placeholders}`.
    pub text: String,
}

/// What a document says of a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentedReading {
    /// The number the document gives.
    pub internal: Option<u32>,
    /// The severity the document gives.
    pub severity: Severity,
    /// The text, where the document quotes one; else the field is silent and not compared.
    pub text: Option<String>,
    /// What the document says that it means.
    pub meaning: String,
}

impl DiagnosticRecord {
    /// The edition of `dialect`; the first one where it has none of its own.
    fn edition(&self, dialect: Dialect) -> &Edition {
        let since = |edition: &&Edition| dialect.release().is_some_and(|release| edition.since <= release);
        self.editions.iter().rfind(since).unwrap_or(&self.editions[0])
    }

    /// Whether `dialect` knows this diagnostic.
    pub fn exists_in(&self, dialect: Dialect) -> bool {
        match dialect {
            Dialect::Documented => self.documented.is_some(),
            Dialect::Released(release) => {
                self.since.is_some_and(|since| since <= release)
                    && self.until.is_none_or(|until| release < until)
            }
        }
    }

    /// Its default severity in `dialect`.
    pub fn severity_in(&self, dialect: Dialect) -> Severity {
        match (&self.documented, dialect) {
            (Some(documented), Dialect::Documented) => documented.severity,
            _ => self.edition(dialect).severity,
        }
    }

    /// Whether it is reported by default in `dialect`; no document says that a diagnostic is off.
    pub fn default_on_in(&self, dialect: Dialect) -> bool {
        dialect == Dialect::Documented || self.default_on
    }

    /// Its number in `dialect`, where known.
    pub fn internal_in(&self, dialect: Dialect) -> Option<u32> {
        let internal = self.edition(dialect).internal;
        match (&self.documented, dialect) {
            (Some(documented), Dialect::Documented) => documented.internal.or(internal),
            _ => internal,
        }
    }

    /// The number that the released tools of `dialect` print, in the documented dialect those of the oldest release.
    pub fn public_in(&self, dialect: Dialect) -> Option<u32> {
        self.edition(dialect).public
    }

    /// The text template of `dialect`: the released tool's, or the document's quote, or the document's
    /// meaning where it quotes none ([`Self::text_silent_in`]).
    pub fn text_in(&self, dialect: Dialect) -> &str {
        match (&self.documented, dialect) {
            (Some(documented), Dialect::Documented) => {
                documented.text.as_deref().unwrap_or(&documented.meaning)
            }
            _ => &self.edition(dialect).text,
        }
    }

    /// Whether `dialect` fixes no text, so that texts are not compared.
    pub fn text_silent_in(&self, dialect: Dialect) -> bool {
        dialect == Dialect::Documented && self.documented.as_ref().is_none_or(|d| d.text.is_none())
    }
}

impl Rules {
    /// The record of that id.
    pub fn find(&self, id: &str) -> Option<&Record> {
        self.records.get(id)
    }

    /// All records in order of id.
    pub fn records(&self) -> impl Iterator<Item = &Record> {
        self.records.values()
    }

    /// All diagnostics in order of id.
    pub fn diagnostics(&self) -> impl Iterator<Item = &DiagnosticRecord> {
        self.diagnostics.values()
    }

    /// The diagnostic of that id.
    pub fn find_diagnostic(&self, id: &str) -> Option<&DiagnosticRecord> {
        self.diagnostics.get(id)
    }

    /// The domain of that id.
    pub fn domain(&self, id: &str) -> Option<&Domain> {
        self.domains.iter().find(|d| d.id == id)
    }

    /// The table of that id.
    ///
    /// # Panics
    /// When there is none: ids are literals of the calling code. [`Rules::find`] does not panic.
    pub fn table(&self, id: &str) -> &Table {
        match self.find(id).map(|r| &r.body) {
            Some(Body::Table(table)) => table,
            _ => panic!("no table `{id}` in the rules"),
        }
    }

    /// Puts `cell` at `index` of a table's cells and returns what was there: how a mutation run changes one
    /// cell. `None`, and nothing changed, when there is no such table or index.
    pub fn replace_cell(&mut self, table: &str, index: usize, cell: Cell) -> Option<Cell> {
        match self.records.get_mut(table).map(|record| &mut record.body) {
            Some(Body::Table(table)) => {
                table.cells.get_mut(index).map(|place| std::mem::replace(place, cell))
            }
            _ => None,
        }
    }

    /// The function of the execution-space byte of that id.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn bytes(&self, id: &str) -> &ByteTable {
        match self.find(id).map(|r| &r.body) {
            Some(Body::Bytes(table)) => table,
            _ => panic!("no byte table `{id}` in the rules"),
        }
    }

    /// The number `name` of the constants of that id.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn constant(&self, id: &str, name: &str) -> u32 {
        match self.find(id).map(|r| &r.body) {
            Some(Body::Constants(constants)) if constants.contains_key(name) => constants[name],
            _ => panic!("no constant `{name}` in `{id}` in the rules"),
        }
    }

    /// The output template of that id, which is the same in every release.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`], and when releases differ: then [`Rules::text_in`] is to be asked.
    pub fn text(&self, id: &str) -> &str {
        let text = self.text_of(id);
        assert!(text.later.is_empty(), "the text `{id}` differs between releases");
        &text.first
    }

    /// The output template of that id in `dialect`.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn text_in(&self, id: &str, dialect: Dialect) -> &str {
        self.text_of(id).of(dialect)
    }

    fn text_of(&self, id: &str) -> &Text {
        match self.find(id).map(|r| &r.body) {
            Some(Body::Text(text)) => text,
            _ => panic!("no text `{id}` in the rules"),
        }
    }

    /// The list of that id.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn list(&self, id: &str) -> &[String] {
        match self.find(id).map(|r| &r.body) {
            Some(Body::List(list)) => list,
            _ => panic!("no list `{id}` in the rules"),
        }
    }

    /// The fact `name` of the entries of that id.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn entry(&self, id: &str, name: &str) -> &str {
        let found = match self.find(id).map(|r| &r.body) {
            Some(Body::Entries(entries)) => entries.iter().find(|(key, _)| key == name),
            _ => None,
        };
        match found {
            Some((_, value)) => value,
            None => panic!("no entry `{name}` in `{id}` in the rules"),
        }
    }

    /// The diagnostic of that id.
    ///
    /// # Panics
    /// When there is none, as [`Rules::table`].
    pub fn diagnostic(&self, id: &str) -> &DiagnosticRecord {
        match self.find_diagnostic(id) {
            Some(record) => record,
            None => panic!("no diagnostic `{id}` in the catalogue"),
        }
    }

    /// The diagnostics that a `--diag_*` operand names: a public number (texts can share one), the released
    /// tool's tag or our id.
    pub fn diagnostics_named(&self, operand: &str) -> Vec<&DiagnosticRecord> {
        let number = operand.parse::<u32>().ok();
        let named = |d: &&DiagnosticRecord| {
            d.id == operand
                || d.option_tag.as_deref() == Some(operand)
                || (number.is_some() && d.editions.iter().any(|edition| edition.public == number))
        };
        self.diagnostics().filter(named).collect()
    }
}
