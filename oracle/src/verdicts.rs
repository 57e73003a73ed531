//! From the cell of a decision table to diagnostics of an observation: place, severity, arguments, text.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use cufe_spec::observation::{Diagnostic, Severity};
use cufe_spec::rules::{Anchor, Body, Cell, Report, Rules, Table};
use cufe_spec::unit::{DiagnosticControl, Dialect, Options, Pass};

use crate::module_id::{First, with_name};
use crate::program::Program;
use crate::source::Source;

/// What a diagnostic's places can be anchored at, as token indices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anchors {
    name: usize,
    attribute: Option<usize>,
    declaration: Option<usize>,
    declarator_end: Option<usize>,
    parameter: Option<usize>,
    other: Option<(Anchor, usize)>,
    another: Option<(Anchor, usize)>,
}

impl Anchors {
    /// Everything at the name that is declared.
    pub(crate) fn at(name: usize) -> Anchors {
        Anchors {
            name,
            attribute: None,
            declaration: None,
            declarator_end: None,
            parameter: None,
            other: None,
            another: None,
        }
    }

    /// The same with another token for one anchor.
    pub(crate) fn with(&self, anchor: Anchor, token: usize) -> Anchors {
        let mut anchors = *self;
        match anchor {
            Anchor::Name => anchors.name = token,
            Anchor::Attribute => anchors.attribute = Some(token),
            Anchor::Declaration => anchors.declaration = Some(token),
            Anchor::DeclaratorEnd => anchors.declarator_end = Some(token),
            Anchor::Parameter => anchors.parameter = Some(token),
            _ => {
                anchors.another = anchors.other;
                anchors.other = Some((anchor, token));
            }
        }
        anchors
    }

    fn token(&self, anchor: Anchor) -> usize {
        let listed = match anchor {
            Anchor::Name => Some(self.name),
            Anchor::Attribute => self.attribute,
            Anchor::Declaration => self.declaration,
            Anchor::DeclaratorEnd => self.declarator_end,
            Anchor::Parameter => self.parameter,
            _ => [self.other, self.another].into_iter().flatten().find(|(a, _)| *a == anchor).map(|(_, t)| t),
        };
        listed.unwrap_or(self.name)
    }
}

/// A diagnostic with the token that orders it.
#[derive(Clone, Debug)]
struct Found {
    token: usize,
    diagnostic: Diagnostic,
}

/// The cells of decision tables that were asked: by the address of a table its id and indices into [`Table::cells`].
#[derive(Debug, Default)]
pub(crate) struct Asked(RefCell<BTreeMap<usize, (String, BTreeSet<usize>)>>);

impl Asked {
    /// [`Table::find`], and remembers what was asked.
    pub(crate) fn find<'r>(&self, table: &'r Table, options: &Options, inputs: &[&str]) -> Option<&'r Cell> {
        let Some(at) = table.index(options.dialect, options.pass, inputs) else {
            // No column has it, or no table.
            return table.find(options.dialect, options.pass, inputs);
        };
        let mut all = self.0.borrow_mut();
        let of_table = all.entry(std::ptr::from_ref(table).addr());
        of_table.or_insert_with(|| (table.id.clone(), BTreeSet::new())).1.insert(at);
        table.cells.get(at)
    }

    /// All of them, by the ids of their tables.
    pub(crate) fn all(self) -> BTreeMap<String, BTreeSet<usize>> {
        self.0.into_inner().into_values().collect()
    }
}

/// The judge of one unit: what the chapters read and what they found.
pub(crate) struct Judge<'j> {
    /// The rules.
    pub(crate) rules: &'j Rules,
    /// The options of the unit.
    pub(crate) options: &'j Options,
    /// The tokens, for places.
    pub(crate) source: &'j Source<'j>,
    /// The program.
    pub(crate) program: &'j Program,
    /// The state of each function after the whole unit, once it is known.
    pub(crate) states: Vec<String>,
    /// The spaces of each function as values of the `tile-space` domain, once they are known.
    pub(crate) tile_spaces: Vec<&'static str>,
    /// The memory-space keywords of each variable, values of the `memory-class` domain, once they are known.
    pub(crate) memory_classes: Vec<String>,
    /// The same after each declaration of a variable.
    pub(crate) declared_classes: Vec<String>,
    /// What was asked of the tables.
    pub(crate) asked: Asked,
    /// Inputs that a chapter gave to a table that does not have them.
    pub(crate) faults: Vec<String>,
    /// The definition that names the module, and nothing where that is not certain.
    pub(crate) first_definition: Option<Option<First>>,
    /// The module id where it was needed first.
    module_id: Option<String>,
    found: Vec<Found>,
}

impl<'j> Judge<'j> {
    /// The module id, which is in mangled names of internal linkage: it is made where it is needed first, of the definitions
    /// before, which have their types in it where no error stands before them. Nothing where it is not certain.
    pub(crate) fn module_id(&mut self, at: usize) -> Option<String> {
        if self.module_id.is_none() {
            let first = self.first_definition.as_ref()?.as_ref().filter(|first| first.at < at);
            self.module_id = match &self.options.module_id {
                Some(given) => Some(given.clone()),
                None => {
                    let name = first.map(|first| match self.has_errors_before(first.at) {
                        true => first.after_error(self.program),
                        false => first.name.clone(),
                    });
                    with_name(self.options, name.as_deref())
                }
            };
        }
        self.module_id.clone()
    }

    /// A judge that has found nothing yet.
    pub(crate) fn new(
        rules: &'j Rules,
        options: &'j Options,
        source: &'j Source<'j>,
        program: &'j Program,
    ) -> Judge<'j> {
        Judge {
            rules,
            options,
            source,
            program,
            states: Vec::new(),
            tile_spaces: Vec::new(),
            memory_classes: Vec::new(),
            declared_classes: Vec::new(),
            asked: Asked::default(),
            faults: Vec::new(),
            first_definition: None,
            module_id: None,
            found: Vec::new(),
        }
    }

    /// The dialect in force.
    pub(crate) fn dialect(&self) -> Dialect {
        self.options.dialect
    }

    /// The pass in force.
    pub(crate) fn pass(&self) -> Pass {
        self.options.pass
    }

    /// The value of the `enclosing` domain for a function declaration.
    pub(crate) fn enclosing(&self, function: usize) -> &'static str {
        let entity = self.program.functions[function].entity;
        let state = self.states.get(entity).map_or("none", String::as_str);
        match (state.contains('G'), state) {
            (true, _) | (false, "D") => "device",
            (false, "HD") => "host-device",
            (false, _) => "host",
        }
    }

    /// Whether the rules have a record in the unit's dialect.
    pub(crate) fn has(&self, record: &str) -> bool {
        self.rules.find(record).is_some_and(|r| r.exists_in(self.options.dialect))
    }

    /// The cell of a table in the unit's dialect and pass. Inputs that the table does not have are a fault of a chapter:
    /// it is remembered and makes the unit `NotCore`.
    pub(crate) fn cell(&mut self, table: &str, inputs: &[&str]) -> Option<&'j Cell> {
        let rules: &'j Rules = self.rules;
        let known = match rules.find(table).map(|record| &record.body) {
            Some(Body::Table(known)) => self.asked.find(known, self.options, inputs),
            _ => None,
        };
        if known.is_none() {
            self.faults.push(format!("{inputs:?} are no inputs of table `{table}`"));
        }
        known
    }

    /// Decides a table and reports what its cell asks for. `facts` are the values of placeholders that the cell
    /// leaves open. Returns the cell's result.
    pub(crate) fn decide(
        &mut self,
        table: &str,
        inputs: &[&str],
        anchors: &Anchors,
        facts: &[(&str, &str)],
    ) -> Option<&'j str> {
        let cell = self.cell(table, inputs)?;
        for report in &cell.diagnostics {
            self.report(report, anchors, facts);
        }
        cell.result.as_deref()
    }

    /// Reports one diagnostic unless the catalogue, an option, a pragma or a system header keeps it silent.
    pub(crate) fn report(&mut self, report: &Report, anchors: &Anchors, facts: &[(&str, &str)]) {
        let id = match self.program.tiles {
            true => self.in_place_of("tile.reports", &report.diagnostic),
            false => &report.diagnostic,
        };
        let record = self.rules.diagnostic(id);
        let token = anchors.token(record.place);
        let Some(severity) = self.severity(id, token) else { return };
        let value = |name: &str| -> String {
            let fixed = report.arguments.get(name).map(String::as_str);
            let fact = facts.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
            fixed.or(fact).unwrap_or_default().to_owned()
        };
        let arguments: Vec<String> = record.arguments.iter().map(|a| value(&a.name)).collect();
        let text = cufe_spec::rules::text::fill(record.text_in(self.options.dialect), |name| {
            let at = record.arguments.iter().position(|a| a.name == name)?;
            arguments.get(at).map(String::as_str)
        });
        let diagnostic = Diagnostic {
            tag: record.id.clone(),
            internal: record.internal_in(self.options.dialect),
            severity,
            place: self.source.place(token),
            arguments,
            text,
        };
        self.found.push(Found { token, diagnostic });
    }

    /// The diagnostic that stands in place of another one by a list of pairs; where there is none, that one.
    pub(crate) fn in_place_of<'a>(&self, list: &str, id: &'a str) -> &'a str
    where
        'j: 'a,
    {
        let rules: &'j Rules = self.rules;
        let found = match rules.find(list).map(|record| &record.body) {
            Some(Body::Entries(entries)) => entries.iter().find(|(left, _)| left == id),
            _ => None,
        };
        found.map_or(id, |(_, right)| right)
    }

    /// Whether a diagnostic was reported at a token.
    pub(crate) fn was_reported(&self, id: &str, token: usize) -> bool {
        self.found.iter().any(|f| f.token == token && f.diagnostic.tag == id)
    }

    /// Whether an error was reported.
    pub(crate) fn has_errors(&self) -> bool {
        self.found.iter().any(|f| f.diagnostic.severity >= Severity::Error)
    }

    /// Whether an error was reported before a token.
    pub(crate) fn has_errors_before(&self, token: usize) -> bool {
        let before = self.found.iter().filter(|f| f.token < token);
        before.into_iter().any(|f| f.diagnostic.severity >= Severity::Error)
    }

    /// Whether a diagnostic is not silent at a token.
    pub(crate) fn is_reported(&self, id: &str, token: usize) -> bool {
        self.severity(id, token).is_some()
    }

    /// The severity in force at a token; `None` where the diagnostic is silent.
    fn severity(&self, id: &str, token: usize) -> Option<Severity> {
        let record = self.rules.diagnostic(id);
        let dialect = self.options.dialect;
        if !record.exists_in(dialect) {
            return None;
        }
        let default = record.default_on_in(dialect).then(|| record.severity_in(dialect));
        if !record.discretionary {
            return default;
        }
        if dialect.is_released() && self.source.tokens[token].system {
            return None;
        }
        let named = |operand: &str| self.rules.diagnostics_named(operand).iter().any(|d| d.id == id);
        let mut severity = default;
        let mut pushed = Vec::new();
        let mut by_options = default;
        for (operand, control) in &self.options.diagnostic_control {
            if named(operand) {
                severity = controlled(*control, default);
                by_options = severity;
            }
        }
        for pragma in self.source.pragmas.iter().take_while(|p| p.before <= token) {
            match pragma.text.split_whitespace().collect::<Vec<_>>().as_slice() {
                ["nv_diagnostic", "push"] => pushed.push(severity),
                ["nv_diagnostic", "pop"] => severity = pushed.pop().unwrap_or(severity),
                [word, operands @ ..] => {
                    let operands = operands.join(" ");
                    let mut listed = operands.split([',', ' ', '=', '(', ')']).filter(|o| !o.is_empty());
                    if let Some(control) = pragma_control(word)
                        && listed.any(named)
                    {
                        severity = match control {
                            DiagnosticControl::Default => by_options,
                            other => controlled(other, default),
                        };
                    }
                }
                [] => {}
            }
        }
        severity
    }

    /// The diagnostics in source order, ties on a line by text. Nothing is said behind one that ends the compilation.
    pub(crate) fn into_diagnostics(mut self) -> Vec<Diagnostic> {
        let source = self.source;
        let ends = |f: &Found| f.diagnostic.severity >= Severity::Catastrophic;
        if let Some(last) = self.found.iter().filter(|f| ends(f)).map(|f| f.token).min() {
            let mut ended = false;
            self.found.retain(|f| {
                if ends(f) { f.token == last && !std::mem::replace(&mut ended, true) } else { f.token < last }
            });
        }
        let line_start = |token: usize| {
            let here = &source.tokens[token];
            let mut first = token;
            while first > 0 {
                let before = &source.tokens[first - 1];
                if before.line != here.line || before.file != here.file {
                    break;
                }
                first -= 1;
            }
            first
        };
        let mut found: Vec<(usize, Diagnostic)> =
            self.found.into_iter().map(|f| (line_start(f.token), f.diagnostic)).collect();
        found.sort_by(|a, b| (a.0, &a.1.text).cmp(&(b.0, &b.1.text)));
        found.into_iter().map(|(_, diagnostic)| diagnostic).collect()
    }
}

/// The severity that an option or pragma gives.
fn controlled(control: DiagnosticControl, default: Option<Severity>) -> Option<Severity> {
    match control {
        DiagnosticControl::Suppress => None,
        DiagnosticControl::Remark => Some(Severity::Remark),
        DiagnosticControl::Warning => Some(Severity::Warning),
        DiagnosticControl::Error => Some(Severity::Error),
        DiagnosticControl::Default => default,
    }
}

/// `nv_diag_suppress` and its sisters.
fn pragma_control(word: &str) -> Option<DiagnosticControl> {
    Some(match word {
        "nv_diag_suppress" => DiagnosticControl::Suppress,
        "nv_diag_remark" => DiagnosticControl::Remark,
        "nv_diag_warning" => DiagnosticControl::Warning,
        "nv_diag_error" => DiagnosticControl::Error,
        "nv_diag_default" => DiagnosticControl::Default,
        _ => return None,
    })
}
