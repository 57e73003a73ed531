//! Kernels and variables in device memory that are declared in blocks ([basic.scope.block]).

use super::Parser;
use crate::bodies::BlockEntity;
use crate::lex::{Kind, TokenId, TokenRange, known};
use crate::names::Meaning;
use crate::tree::{Attribute, DeclarationId, DeclarationKind, ScopeKind, Shape, SpecifierKind};

impl Parser<'_> {
    /// Notes those among the declarations from `first` on, which a block has just declared, and every function.
    pub(super) fn note_block_entities(&mut self, first: usize) {
        if !self.again.as_ref().is_some_and(|again| again.request.block_entities) {
            return;
        }
        let ids = (first as u32..self.tree.declarations.len() as u32).map(DeclarationId);
        let found: Vec<BlockEntity> = ids.filter_map(|id| self.block_entity(id)).collect();
        if let Some(again) = &mut self.again {
            again.bodies.block_entities.extend(found);
        }
    }

    fn block_entity(&self, id: DeclarationId) -> Option<BlockEntity> {
        let tree = &*self.tree;
        let is_wanted = |attribute: &Attribute| {
            matches!(
                attribute.name,
                known::DEVICE
                    | known::WORD_DEVICE
                    | known::CONSTANT
                    | known::WORD_CONSTANT
                    | known::MANAGED
                    | known::WORD_MANAGED
                    | known::GLOBAL
                    | known::WORD_GLOBAL
            )
        };
        let attributes = tree.attributes_of(id);
        if !matches!(tree[tree[id].scope].kind, ScopeKind::Block) {
            return None;
        }
        let is_annotated = attributes.iter().any(is_wanted);
        let (name, is_function, is_array) = match tree[id].kind {
            DeclarationKind::Variable(_) if !is_annotated => return None,
            DeclarationKind::Function(function) => (tree[function].name_token, true, false),
            DeclarationKind::Variable(variable) => {
                (tree[variable].name_token?, false, tree[variable].shape == Shape::Array)
            }
            _ => return None,
        };
        Some(BlockEntity {
            name,
            scope: self.enclosing_namespace(),
            extern_token: tree.specifier(id, SpecifierKind::Extern).map(|specifier| specifier.token),
            is_function,
            is_array,
            attributes: attributes.to_vec(),
            depends: self.depends(tree[tree[id].group].range.start, tree[id].range, name),
        })
    }

    /// Whether the type of what `range` declares as `name` depends on a template parameter, as far as its words tell;
    /// the specifiers begin at `start`.
    fn depends(&self, start: TokenId, range: TokenRange, name: TokenId) -> Option<bool> {
        let (mut is_dependent, mut is_certain) = (false, true);
        // In a lambda, which may be generic, nothing tells that a name depends on a parameter.
        let is_in_lambda = self.again.as_ref().is_some_and(|again| again.lambda.is_some());
        let may_depend = self.in_template() || is_in_lambda;
        let mut at = start.min(range.start);
        while at < range.end {
            let kind = self.kind_at(at);
            match kind {
                Kind::Attribute => at = self.tokens.partner(at.next()).max(at),
                // What stands inside need not change the type.
                Kind::Decltype | Kind::Less | Kind::Assign => is_certain &= !may_depend,
                Kind::Identifier
                    if at == name
                        || super::attribute::is_word(self.tokens.symbol(at))
                        || self.is_parameter_name(at) => {}
                Kind::Identifier => match self.local(self.tokens.symbol(at)) {
                    Some(local) if local.parameter.is_none() => is_dependent |= is_certain,
                    // A parameter of a generic lambda may be meant.
                    Some(_) => is_certain &= !may_depend,
                    None => is_certain &= !may_depend || self.is_of_namespace(at),
                },
                _ => {}
            }
            at = at.next();
        }
        match is_dependent {
            true => Some(true),
            false => is_certain.then_some(false),
        }
    }

    /// Whether the name of a parameter stands at `at`: behind a type, at the end.
    fn is_parameter_name(&self, at: TokenId) -> bool {
        let before = self.kind_at(at.previous());
        let is_behind_type = matches!(before, Kind::Identifier | Kind::Star | Kind::Amp | Kind::Greater)
            || before.is_keyword() && !matches!(before, Kind::Const | Kind::Volatile | Kind::Typename);
        is_behind_type
            && matches!(self.kind_at(at.next()), Kind::Comma | Kind::CloseParen | Kind::OpenBracket)
    }

    /// Whether the name at `at` is that of a member of a namespace, or is qualified by one that was looked at before.
    fn is_of_namespace(&self, at: TokenId) -> bool {
        if self.kind_at(at.previous()) == Kind::ColonColon
            && self.kind_at(at.previous().previous()) == Kind::Identifier
        {
            return true;
        }
        let found = self.names.lookup_now(self.tree, self.scope, self.tokens.symbol(at), Meaning::NONE);
        found.is_some_and(|found| self.tree[found.scope].is_namespace())
    }
}
