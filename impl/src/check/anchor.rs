//! Where a report of a declaration stands: the catalogue says what its line is the line of.

use crate::lex::TokenId;
use crate::read::Reading;
use crate::rules::generated::{Anchor, DiagnosticId};
use crate::tree::{DeclarationId, DeclarationKind, Function, SpecifierKind, Tree};

/// The places of one declaration that a report may stand at; what a rule does not concern is the name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    /// The name declared.
    pub name: u32,
    /// The attribute concerned.
    pub attribute: u32,
    /// The template or function parameter concerned.
    pub parameter: u32,
    declaration: u32,
    declarator_end: u32,
    thread_local: u32,
}

impl Places {
    /// The places of `declaration`.
    pub(super) fn of(reading: &Reading, declaration: DeclarationId) -> Places {
        let tree = &reading.tree;
        let start = |token: TokenId| reading.tokens.get(token).start;
        let entry = &tree[declaration];
        let name = match entry.kind {
            DeclarationKind::Function(id) => tree[id].name_token,
            DeclarationKind::Variable(id) => {
                let variable = &tree[id];
                variable.name_token.unwrap_or(variable.structured_binding.start)
            }
            DeclarationKind::Alias(id) => tree[id].name_token,
            _ => entry.range.start,
        };
        // The released tool points at a template's name.
        let first = if entry.headers.is_empty() { entry.range.start } else { name };
        let end = match entry.kind {
            DeclarationKind::Function(id) => declarator_end(tree, &tree[id]),
            _ => name.next(),
        };
        let thread_local = tree.specifier(declaration, SpecifierKind::ThreadLocal).map_or(name, |s| s.token);
        Places {
            name: start(name),
            attribute: start(name),
            parameter: start(name),
            declaration: start(first),
            declarator_end: start(end),
            thread_local: start(thread_local),
        }
    }

    /// The same places with the attribute concerned.
    pub(super) fn at_attribute(mut self, at: u32) -> Places {
        self.attribute = at;
        self
    }

    /// The same places with the parameter concerned.
    pub(super) fn at_parameter(mut self, at: u32) -> Places {
        self.parameter = at;
        self
    }

    /// One place for everything.
    pub(super) fn all_at(at: u32) -> Places {
        Places {
            name: at,
            attribute: at,
            parameter: at,
            declaration: at,
            declarator_end: at,
            thread_local: at,
        }
    }

    /// The byte offset at which `diagnostic` stands.
    pub(super) fn anchor(&self, diagnostic: DiagnosticId) -> u32 {
        match diagnostic.record().place {
            Anchor::Attribute => self.attribute,
            Anchor::Declaration => self.declaration,
            Anchor::DeclaratorEnd => self.declarator_end,
            Anchor::TemplateParameter | Anchor::Parameter => self.parameter,
            Anchor::ThreadLocal => self.thread_local,
            _ => self.name,
        }
    }
}

/// The token after a function's declarator.
fn declarator_end(tree: &Tree, function: &Function) -> TokenId {
    let mut end = function.close.next();
    for range in
        [function.exception_specification, tree.trailing_return(function), tree.requires_clause(function)]
    {
        if !range.is_empty() {
            end = end.max(range.end);
        }
    }
    match function.body.range() {
        Some(range) => range.start,
        None => end,
    }
}
