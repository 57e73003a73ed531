//! What the flags and pragmas make of a finding: its severity, or silence.
//!
//! Observed on the released tool 13.0.88:
//! * only discretionary records listen; a hard error stays an error whatever is asked;
//! * `nv_diag_default` goes back to what the command line asked for, not to the built-in severity;
//! * `nv_diag_once` is sticky: from then on the diagnostic is issued at most once in the whole unit, whatever
//!   severity later pragmas give it, `push`/`pop` and `default` included;
//! * discretionary findings inside system headers are dropped;
//! * remarks are silent without `--remarks`; `--promote_warnings` makes errors that keep their number.

use super::Finding;
use super::catalogue::{self, Record};
use crate::rules::generated::DiagnosticId;
use cufe_spec::observation::Severity;
use cufe_spec::release::Release;
use cufe_spec::unit::{DiagnosticControl, Dialect};
use std::collections::{HashMap, HashSet};

/// The diagnostic flags of a command line.
#[derive(Clone, Debug)]
pub struct Settings {
    /// `--diag_suppress|remark|warning|error|default`, in order: (tag or number, wish).
    pub changes: Vec<(String, DiagnosticControl)>,
    /// `--diag_once`: tags or numbers.
    pub once: Vec<String>,
    /// `--no_warnings` clears it.
    pub warnings: bool,
    /// `--remarks`.
    pub remarks: bool,
    /// `--promote_warnings`.
    pub promote_warnings: bool,
    /// `--error_limit`: the run stops when this many errors were issued.
    pub error_limit: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            changes: Vec::new(),
            once: Vec::new(),
            warnings: true,
            remarks: false,
            promote_warnings: false,
            error_limit: 100,
        }
    }
}

/// Why a `--diag_*` argument or the operand of a pragma is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelectorError {
    /// A number outside the released tool's ranges.
    Number(String),
    /// Neither a number nor a name.
    NotASelector(String),
}

impl std::fmt::Display for SelectorError {
    /// The released tool's words.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SelectorError::Number(n) => {
                write!(f, "invalid error number in diagnostic control option: {n}")
            }
            SelectorError::NotASelector(n) => write!(f, "invalid number: {n}"),
        }
    }
}

/// Checks one comma-separated operand of a `--diag_*` flag.
///
/// # Errors
/// A number that the released tool of `release` refuses, or text that is neither a number nor a tag. A tag that the catalogue does not know may be one of the released tool's plain C++
/// tags, so it is accepted; it has no effect here because cufe issues no plain C++ diagnostics.
pub fn check_selector(selector: &str, release: Release) -> Result<(), SelectorError> {
    let selector = selector.trim();
    if !selector.is_empty() && selector.bytes().all(|b| b.is_ascii_digit()) {
        let (last_internal, last_public) = last_numbers(release);
        let is_known =
            |number| (1..=last_internal).contains(&number) || (FIRST_PUBLIC..=last_public).contains(&number);
        return match selector.parse::<u32>() {
            Ok(number) if is_known(number) => Ok(()),
            _ => Err(SelectorError::Number(selector.to_owned())),
        };
    }
    let word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let is_tag = selector.bytes().all(word) && !selector.as_bytes().first().is_none_or(u8::is_ascii_digit);
    if is_tag { Ok(()) } else { Err(SelectorError::NotASelector(selector.to_owned())) }
}

/// The first public number that `--diag_*` accepts.
const FIRST_PUBLIC: u32 = 20_000;

/// The last plain number and the last public one that `--diag_*` of the released tool accepts.
const fn last_numbers(release: Release) -> (u32, u32) {
    match release {
        Release::Cuda13_0 => (3_794, 20_337),
        Release::Cuda13_1 => (3_822, 20_347),
        Release::Cuda13_2 => (3_905, 20_370),
        Release::Cuda13_3 => (3_934, 20_384),
        Release::Cuda13_4 => (3_970, 20_405),
        Release::Cuda13_5 => (4_012, 20_428),
    }
}

/// What a `#pragma nv_...` line asks of the diagnostics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// `nv_diag_suppress|remark|warning|error|default LIST`.
    Set(DiagnosticControl, Vec<String>),
    /// `nv_diag_once LIST`.
    Once(Vec<String>),
    /// `nv_diagnostic push`.
    Push,
    /// `nv_diagnostic pop`.
    Pop,
}

/// A wish at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// Byte offset of the pragma in the unit; it holds for everything noticed after it.
    pub at: u32,
    /// What it asks.
    pub wish: Wish,
}

impl Directive {
    /// Reads the text after `#pragma`; `None` for every other pragma.
    ///
    /// Operands that the released tool warns about (a missing comma, an unknown name) select nothing here
    /// but do not spoil the ones before them.
    pub fn parse(at: u32, text: &str) -> Option<Directive> {
        let text = text.trim_start();
        let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let rest = rest.trim();
        let wish = match name {
            "nv_diag_suppress" => Wish::Set(DiagnosticControl::Suppress, operands(rest)),
            "nv_diag_remark" => Wish::Set(DiagnosticControl::Remark, operands(rest)),
            "nv_diag_warning" => Wish::Set(DiagnosticControl::Warning, operands(rest)),
            "nv_diag_error" => Wish::Set(DiagnosticControl::Error, operands(rest)),
            "nv_diag_default" => Wish::Set(DiagnosticControl::Default, operands(rest)),
            "nv_diag_once" => Wish::Once(operands(rest)),
            "nv_diagnostic" if rest.starts_with("push") => Wish::Push,
            "nv_diagnostic" if rest.starts_with("pop") => Wish::Pop,
            _ => return None,
        };
        Some(Directive { at, wish })
    }
}

/// The operands of a pragma up to the first missing comma; an optional `=` stands before them.
fn operands(text: &str) -> Vec<String> {
    let text = text.strip_prefix('=').unwrap_or(text);
    let mut list = Vec::new();
    for part in text.split(',') {
        let mut words = part.split_whitespace();
        list.extend(words.next().map(str::to_owned));
        if words.next().is_some() {
            break;
        }
    }
    list
}

/// A finding that is shown, with the severity it is shown with.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The finding.
    pub finding: Finding,
    /// Its record in the dialect judged.
    pub record: Record,
    /// Its severity after flags and pragmas.
    pub severity: Severity,
    /// Whether the tool form prints its number: warnings and remarks of numbered records, and errors that
    /// only `--promote_warnings` made.
    pub numbered: bool,
}

/// The outcome of control.
#[derive(Clone, Debug, Default)]
pub struct Judgement {
    /// What is shown, in the order noticed.
    pub judged: Vec<Judged>,
    /// Errors among them.
    pub errors: u32,
    /// Whether the error limit stopped the run.
    pub limit_reached: bool,
}

/// Severities as the flags and pragmas met so far leave them. `None` means suppressed.
#[derive(Clone, Debug, Default, PartialEq)]
struct Levels(HashMap<DiagnosticId, Option<Severity>>);

impl Levels {
    /// The severity of a record at this point. What is off by default is a remark: `--remarks` shows it.
    fn of(&self, record: &Record) -> Option<Severity> {
        let built_in = Some(if record.default_on { record.severity } else { Severity::Remark });
        self.0.get(&record.diagnostic).copied().unwrap_or(built_in)
    }

    fn set(&mut self, selector: &str, control: DiagnosticControl, base: &Levels, dialect: Dialect) {
        for record in catalogue::select(selector, dialect).filter(|r| r.discretionary) {
            let level = match control {
                DiagnosticControl::Suppress => None,
                DiagnosticControl::Remark => Some(Severity::Remark),
                DiagnosticControl::Warning => Some(Severity::Warning),
                DiagnosticControl::Error => Some(Severity::Error),
                DiagnosticControl::Default => base.of(&record),
            };
            self.0.insert(record.diagnostic, level);
        }
    }
}

/// What the flags and the pragmas passed so far ask for.
struct State {
    dialect: Dialect,
    base: Levels,
    levels: Levels,
    saved: Vec<Levels>,
    once: HashSet<DiagnosticId>,
    issued: HashSet<DiagnosticId>,
}

impl State {
    fn new(settings: &Settings, dialect: Dialect) -> State {
        let built_in = Levels::default();
        let mut base = Levels::default();
        for (selector, control) in &settings.changes {
            base.set(selector, *control, &built_in, dialect);
        }
        let levels = base.clone();
        let (saved, once, issued) = (Vec::new(), HashSet::new(), HashSet::new());
        let mut state = State { dialect, base, levels, saved, once, issued };
        state.once(&settings.once);
        state
    }

    fn once(&mut self, selectors: &[String]) {
        let dialect = self.dialect;
        self.once.extend(selectors.iter().flat_map(|s| catalogue::select(s, dialect)).map(|r| r.diagnostic));
    }

    fn pass(&mut self, wish: &Wish) {
        match wish {
            Wish::Set(control, selectors) => {
                for selector in selectors {
                    self.levels.set(selector, *control, &self.base, self.dialect);
                }
            }
            Wish::Once(selectors) => self.once(selectors),
            Wish::Push => self.saved.push(self.levels.clone()),
            Wish::Pop => {
                if let Some(levels) = self.saved.pop() {
                    self.levels = levels;
                }
            }
        }
    }

    /// The severity that `record` is issued with here, `None` for silence; issuing is remembered.
    fn issue(&mut self, record: &Record, settings: &Settings) -> Option<Severity> {
        let severity = self.levels.of(record)?;
        let shown = match severity {
            Severity::Remark => settings.remarks,
            Severity::Warning => settings.warnings,
            _ => true,
        };
        let again = self.once.contains(&record.diagnostic) && self.issued.contains(&record.diagnostic);
        if !shown || again {
            return None;
        }
        self.issued.insert(record.diagnostic);
        Some(severity)
    }
}

/// Applies flags, pragmas and the silence of system headers to `findings`.
///
/// `directives` are in source order. `in_system_header` answers for a byte offset.
pub fn judge(
    mut findings: Vec<Finding>,
    dialect: Dialect,
    settings: &Settings,
    directives: &[Directive],
    in_system_header: impl Fn(u32) -> bool,
) -> Judgement {
    findings.sort_by_key(|f| f.noticed);
    let mut state = State::new(settings, dialect);
    let mut pending = directives.iter().peekable();
    let mut out = Judgement::default();
    for finding in findings {
        while let Some(directive) = pending.next_if(|d| d.at < finding.noticed) {
            state.pass(&directive.wish);
        }
        let record = catalogue::record(finding.diagnostic, dialect);
        if record.discretionary && in_system_header(finding.at) {
            continue;
        }
        let Some(mut severity) = state.issue(&record, settings) else { continue };
        let numbered = severity < Severity::Error && record.public.is_some();
        if severity == Severity::Warning && settings.promote_warnings {
            severity = Severity::Error;
        }
        out.errors += u32::from(severity >= Severity::Error);
        out.judged.push(Judged { finding, record, severity, numbered });
        if out.errors >= settings.error_limit && severity >= Severity::Error {
            out.limit_reached = true;
            break;
        }
    }
    out
}

/// The severities that flags and pragmas give, by place.
#[derive(Clone, Debug)]
pub struct Severities {
    dialect: Dialect,
    first: Levels,
    /// Those that a directive changed, behind its offset.
    changed: Vec<(u32, Levels)>,
}

impl Severities {
    /// Those of a unit with the flags `changes` and the pragmas `directives`, which are in source order.
    pub fn new(
        changes: &[(String, DiagnosticControl)],
        directives: &[Directive],
        dialect: Dialect,
    ) -> Severities {
        let settings = Settings { changes: changes.to_vec(), ..Settings::default() };
        let mut state = State::new(&settings, dialect);
        let first = state.levels.clone();
        let mut changed: Vec<(u32, Levels)> = Vec::new();
        for directive in directives {
            state.pass(&directive.wish);
            if changed.last().map_or(&first, |(_, levels)| levels) != &state.levels {
                changed.push((directive.at, state.levels.clone()));
            }
        }
        Severities { dialect, first, changed }
    }

    /// The severity of a finding, `None` for silence.
    pub fn of(&self, finding: &Finding) -> Option<Severity> {
        let behind = self.changed.partition_point(|(at, _)| *at < finding.noticed);
        let last = behind.checked_sub(1).and_then(|last| self.changed.get(last));
        let levels = last.map_or(&self.first, |(_, levels)| levels);
        levels.of(&catalogue::record(finding.diagnostic, self.dialect))
    }
}
