//! Names whose uses are rewritten: managed variables, and kernels that are given template arguments they do not
//! have. What each name means was found while the text around it was read ([`Bodies`](crate::bodies::Bodies)).

use rustc_hash::{FxHashMap, FxHashSet};

use super::texts::pieces;
use super::{Piece, Planner};
use crate::bodies::{Meant, NameUse};
use crate::lex::{Kind, Symbol, TokenId, TokenRange};
use crate::rules::generated::{HOST_OUTPUT_MANAGED_ACCESS, HOST_OUTPUT_MANAGED_DECLTYPE};
use crate::tree::{DeclarationId, DeclarationKind, Form};

/// What is rewritten, by the tokens that declare it.
#[derive(Default)]
struct Rewritten {
    /// Managed variables; true for templates.
    managed: FxHashMap<TokenId, bool>,
    /// Kernels that are no templates.
    kernels: FxHashSet<TokenId>,
    /// The names of the managed variables.
    names: FxHashSet<Symbol>,
}

impl Planner<'_> {
    /// Rewrites all uses in text that is written.
    pub(super) fn uses(&mut self) {
        let rewritten = self.rewritten();
        if rewritten.managed.is_empty() && rewritten.kernels.is_empty() {
            return;
        }
        let bodies = &self.reading.bodies;
        for found in &bodies.names {
            if !self.is_dropped(found.name) {
                self.rewrite(found, &rewritten);
            }
        }
        for region in &bodies.unparsed {
            let name = region
                .range
                .iter()
                .find(|&at| rewritten.names.contains(&self.tokens.symbol(at)) && !self.is_dropped(at));
            if let Some(name) = name {
                let message = format!(
                    "the text around a name that may have to be rewritten could not be read ({})",
                    region.reason.name()
                );
                self.refuse(name, message);
            }
        }
    }

    fn rewritten(&self) -> Rewritten {
        let tree = self.tree;
        let mut rewritten = Rewritten::default();
        for (number, declaration) in tree.declarations.iter().enumerate() {
            let marks = self.marks(DeclarationId::from_index(number));
            match declaration.kind {
                DeclarationKind::Variable(variable) if marks.managed => {
                    if let Some(name) = tree[variable].name_token {
                        rewritten.managed.insert(name, declaration.form == Form::Template);
                        rewritten.names.insert(self.tokens.symbol(name));
                    }
                }
                DeclarationKind::Function(function) if marks.global && declaration.form == Form::Plain => {
                    rewritten.kernels.insert(tree[function].name_token);
                }
                _ => {}
            }
        }
        for (entity, _) in self.managed_of_blocks() {
            rewritten.managed.insert(entity.name, false);
            rewritten.names.insert(self.tokens.symbol(entity.name));
        }
        rewritten
    }

    /// Rewrites one use, if it is what its name suggests.
    fn rewrite(&mut self, found: &NameUse, rewritten: &Rewritten) {
        let Meant::Declared(declared) = &found.meant else { return };
        let mut managed = declared.iter().filter_map(|token| rewritten.managed.get(token)).peekable();
        if managed.peek().is_some() {
            let is_template = managed.any(|&is_template| is_template);
            let mut range = found.range;
            if is_template && self.kind(range.end) == Kind::Less {
                match self.tokens.angle_partner(range.end) {
                    Some(greater) => range.end = greater.next(),
                    None => {
                        return self
                            .refuse(found.name, "the template arguments of a managed variable do not end");
                    }
                }
            }
            self.decltype_of(range);
            let span = self.span(range);
            self.edits.replace(span, pieces(HOST_OUTPUT_MANAGED_ACCESS, |_| vec![Piece::Copy(span)]));
            return;
        }
        let is_plain_kernel =
            !declared.is_empty() && declared.iter().all(|token| rewritten.kernels.contains(token));
        if is_plain_kernel
            && self.kind(found.range.end) == Kind::Less
            && let Some(greater) = self.tokens.angle_partner(found.range.end)
        {
            self.delete(self.span(TokenRange::new(found.range.end, greater.next())));
        }
    }

    /// `host-output.managed.decltype`: `decltype(name)` of a managed variable names its type; of the access that is written it
    /// would be a reference. Releases refuse such programs.
    fn decltype_of(&mut self, name: TokenRange) {
        let open = name.start.previous();
        let is_operand = self.is_documented()
            && self.kind(open) == Kind::OpenParen
            && self.kind(open.previous()) == Kind::Decltype
            && self.tokens.partner(open) == name.end;
        if is_operand {
            self.put(self.span(TokenRange::new(open.previous(), open)), HOST_OUTPUT_MANAGED_DECLTYPE);
        }
    }
}
