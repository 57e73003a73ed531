//! From the cell of a decision table to diagnostics of an observation: place, severity, arguments, text.

use cufe_spec::observation::{Diagnostic, Severity};
use cufe_spec::rules::{Report, Rules};
use cufe_spec::unit::{DiagnosticControl, Dialect, Options, Pass};

use crate::program::Program;
use crate::source::Source;

/// What a diagnostic's places can be anchored at, as token indices.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Anchors {
    /// The attribute that is applied; where the rule has none, the name.
    pub(crate) attribute: usize,
    /// The name that is declared.
    pub(crate) name: usize,
    /// The parameter concerned; where there is none, the name.
    pub(crate) parameter: usize,
    /// The call or operand concerned; where there is none, the name.
    pub(crate) call: usize,
}

impl Anchors {
    /// Everything at one token.
    pub(crate) fn at(token: usize) -> Anchors {
        Anchors { attribute: token, name: token, parameter: token, call: token }
    }

    /// The same with another attribute.
    pub(crate) fn attribute(self, token: usize) -> Anchors {
        Anchors { attribute: token, ..self }
    }

    /// The same with another parameter.
    pub(crate) fn parameter(self, token: usize) -> Anchors {
        Anchors { parameter: token, ..self }
    }
}

/// A diagnostic with the token that orders it.
#[derive(Clone, Debug)]
struct Found {
    token: usize,
    diagnostic: Diagnostic,
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
    found: Vec<Found>,
}

impl<'j> Judge<'j> {
    /// A judge that has found nothing yet.
    pub(crate) fn new(
        rules: &'j Rules,
        options: &'j Options,
        source: &'j Source<'j>,
        program: &'j Program,
    ) -> Judge<'j> {
        Judge { rules, options, source, program, found: Vec::new() }
    }

    /// The dialect in force.
    pub(crate) fn dialect(&self) -> Dialect {
        self.options.dialect
    }

    /// The pass in force.
    pub(crate) fn pass(&self) -> Pass {
        self.options.pass
    }

    /// Decides a table and reports what its cell asks for. `facts` are the values of placeholders that the cell
    /// leaves open. Returns the cell's result.
    pub(crate) fn decide(
        &mut self,
        table: &str,
        inputs: &[&str],
        anchors: Anchors,
        facts: &[(&str, &str)],
    ) -> Option<&'j str> {
        let rules: &'j Rules = self.rules;
        let cell = rules.table(table).decide(self.options.dialect, self.options.pass, inputs);
        for report in &cell.diagnostics {
            self.report(report, anchors, facts);
        }
        cell.result.as_deref()
    }

    /// Reports one diagnostic unless the catalogue, an option, a pragma or a system header keeps it silent.
    pub(crate) fn report(&mut self, report: &Report, anchors: Anchors, facts: &[(&str, &str)]) {
        use cufe_spec::rules::Anchor;
        let record = self.rules.diagnostic(&report.diagnostic);
        let token = match record.place {
            Anchor::Attribute => anchors.attribute,
            Anchor::Name => anchors.name,
            Anchor::Parameter => anchors.parameter,
            Anchor::Call => anchors.call,
        };
        let Some(severity) = self.severity(&report.diagnostic, token) else { return };
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
        if dialect == Dialect::Cuda130 && self.source.tokens[token].system {
            return None;
        }
        let named = |operand: &str| self.rules.diagnostic_named(operand).is_some_and(|d| d.id == id);
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
                    if let Some(control) = pragma_control(word) {
                        if listed.any(named) {
                            severity = match control {
                                DiagnosticControl::Default => by_options,
                                other => controlled(other, default),
                            };
                        }
                    }
                }
                [] => {}
            }
        }
        severity
    }

    /// The diagnostics in source order, ties on a line by text.
    pub(crate) fn into_diagnostics(self) -> Vec<Diagnostic> {
        let source = self.source;
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
