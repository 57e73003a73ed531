//! The host writer: the input with edits (the emission contract). Tokens are printed one by one; a token of the
//! source stands on its own line of its own file, generated and copied tokens stand on the line of the token that
//! they are put before.

mod boilerplate;
mod functions;
mod kernels;
mod lambda_parents;
mod lambda_preamble;
mod lambdas;
mod launches;
mod namespaces;
mod print;
mod references;
mod types;
mod variables;

use std::ops::Range;

use cufe_spec::rules::{Body, Rules};
use cufe_spec::space::SpaceByte;
use cufe_spec::unit::Options;

use crate::NotCore;
use crate::chapters::stubs::StubMode;
use crate::program::Program;
use crate::scopes::Scopes;
use crate::source::Source;
use crate::types::PathPart;
use crate::verdicts::Asked;

/// A part of what replaces a range of tokens.
#[derive(Clone, Debug)]
pub(crate) enum Piece {
    /// Generated tokens.
    Text(String),
    /// Tokens of the source that stay where they are.
    Source(Range<usize>),
    /// Tokens of the source that stand elsewhere: they are printed without their lines.
    Copy(Range<usize>),
    /// Tokens of the source as they were written, without CUDA attributes: no edit applies.
    Bare(Range<usize>),
    /// Nothing; what follows stands on the line of this token.
    Here(usize),
    /// A directive on a line of its own.
    Directive(String),
}

/// What is done to a range of tokens; an empty range is an insertion before its token.
#[derive(Clone, Debug)]
pub(crate) struct Edit {
    /// The tokens that are replaced.
    pub(crate) range: Range<usize>,
    /// What stands there instead.
    pub(crate) pieces: Vec<Piece>,
}

impl Edit {
    /// Replaces `range` by generated tokens.
    pub(crate) fn replace(range: Range<usize>, text: &str) -> Edit {
        let pieces = if text.is_empty() { Vec::new() } else { vec![Piece::Text(text.to_owned())] };
        Edit { range, pieces }
    }

    /// Deletes `range`.
    pub(crate) fn delete(range: Range<usize>) -> Edit {
        Edit { range, pieces: Vec::new() }
    }

    /// Inserts generated tokens before token `at`.
    pub(crate) fn insert(at: usize, text: &str) -> Edit {
        Edit::replace(at..at, text)
    }
}

/// Everything that the writer looks at.
pub(crate) struct Writer<'w> {
    /// What is asked of the tables.
    asked: &'w Asked,
    /// The rules, for texts.
    pub(crate) rules: &'w Rules,
    /// The options.
    pub(crate) options: &'w Options,
    /// The tokens.
    pub(crate) source: &'w Source<'w>,
    /// The program.
    pub(crate) program: &'w Program,
    /// Its scopes.
    pub(crate) scopes: &'w Scopes,
    /// The execution-space byte of every function.
    pub(crate) spaces: &'w [SpaceByte],
    /// The module id.
    pub(crate) module_id: String,
    /// The name of unnamed namespaces.
    pub(crate) unnamed: String,
    /// Which stubs are written: `dword_1065850`.
    stub_mode: StubMode<'w>,
    edits: Vec<Edit>,
    /// What each CUDA attribute becomes; nothing by default.
    attributes: Vec<String>,
    /// Code of the device that is not written: declarations of device-only functions, bodies of kernels and lambdas.
    left_out: Vec<Range<usize>>,
    /// How many `__T<n>` were given out.
    invented: usize,
}

/// The host C++ of a unit without errors; `None` where no rule settles a part of it. `module_id` names the unnamed
/// namespaces.
pub(crate) fn write(
    rules: &Rules,
    options: &Options,
    source: &Source<'_>,
    program: &Program,
    scopes: &Scopes,
    spaces: &[SpaceByte],
    (module_id, asked): (&str, &Asked),
) -> Result<Option<String>, NotCore> {
    let mut writer = Writer {
        asked,
        rules,
        options,
        source,
        program,
        scopes,
        spaces,
        module_id: module_id.to_owned(),
        unnamed: format!("_GLOBAL__N_{module_id}"),
        stub_mode: StubMode::new(rules, options.dialect),
        edits: Vec::new(),
        left_out: Vec::new(),
        attributes: vec![String::new(); program.attributes.len()],
        invented: 0,
    };
    writer.functions()?;
    writer.variables()?;
    if writer.lambdas().is_none() {
        return Ok(None);
    }
    writer.types();
    writer.launches();
    writer.managed_uses();
    writer.unnamed_namespaces();
    writer.builtin_declarations();
    writer.host_runtime();
    writer.attribute_edits();
    let arrays = if options.device_c { writer.reference_arrays()? } else { String::new() };
    Ok(Some(writer.print(module_id) + &arrays))
}

impl<'w> Writer<'w> {
    /// [`Writer::decide`], borrowed from the rules.
    fn decided(&self, table: &str, inputs: &[&str]) -> Option<&'w str> {
        let rules: &'w Rules = self.rules;
        match rules.find(table).map(|r| &r.body) {
            Some(Body::Table(table)) => {
                self.asked.find(table, self.options, inputs).and_then(|c| c.result.as_deref())
            }
            _ => None,
        }
    }

    fn outside<T>(&self, token: usize, what: &str) -> Result<T, NotCore> {
        Err(NotCore { place: self.source.place(token), what: what.to_owned() })
    }

    fn edit(&mut self, edit: Edit) {
        self.edits.push(edit);
    }

    fn text_of(&self, token: usize) -> &str {
        self.source.tokens[token].text
    }

    /// The result of a table's cell; `None` where the dialect has no such record.
    fn decide(&self, table: &str, inputs: &[&str]) -> Option<String> {
        self.decided(table, inputs).map(str::to_owned)
    }

    /// Whether the dialect has a record.
    fn has(&self, record: &str) -> bool {
        self.rules.find(record).is_some_and(|r| r.exists_in(self.options.dialect))
    }

    /// Contract point 3: every CUDA attribute goes; what replaces it was decided by the rules before.
    fn attribute_edits(&mut self) {
        let mut texts: Vec<(Range<usize>, String)> = Vec::new();
        for (attribute, text) in self.program.attributes.iter().zip(std::mem::take(&mut self.attributes)) {
            match texts.last_mut() {
                Some((range, joined)) if *range == attribute.range => joined.push_str(&text),
                _ => texts.push((attribute.range.clone(), text)),
            }
        }
        self.edits.extend(texts.into_iter().map(|(range, text)| Edit::replace(range, &text)));
    }

    /// The namespaces around an entity as a qualifier that begins at the global one: `::n::`; empty where none has a
    /// name. Unnamed ones that the dialect gives no name are left out: lookup goes through them.
    fn qualifier(&self, path: &[PathPart]) -> String {
        let named = self.has("host-output.anonymous.open");
        let names: Vec<&str> = path
            .iter()
            .filter_map(|p| match p.name == crate::parse::UNNAMED {
                true => named.then_some(self.unnamed.as_str()),
                false => Some(p.name.as_str()),
            })
            .collect();
        if names.is_empty() { String::new() } else { format!("::{}::", names.join("::")) }
    }
}
