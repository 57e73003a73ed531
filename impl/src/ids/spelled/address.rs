//! Addresses of functions as template arguments ([temp.arg.nontype]).

use super::super::model::{Argument, Base, Entity, Name};
use super::cursor::Cursor;
use super::{Spelling, Standing};
use crate::lex::{Kind, TokenId};
use crate::names::{BindingId, END, Named};
use crate::tree::{DeclarationKind, Form, FunctionId, ScopeId, ScopeKind, SpecifierKind, Tree};

impl<'a> Spelling<'a> {
    /// The function of a namespace at the cursor, if the whole argument names one that is not overloaded and no template, or a
    /// template parameter that stands for one. Only where nobody reads the names: what a linker calls a function with internal
    /// linkage is not known here.
    pub(super) fn address(&self, cursor: &mut Cursor<'a>, standing: &Standing) -> Option<Argument> {
        if !self.tells_apart {
            return None;
        }
        let mut walk = cursor.clone();
        let has_amp = walk.eat(Kind::Amp);
        if !matches!(walk.kind(), Kind::Identifier | Kind::ColonColon) {
            return None;
        }
        let is_plain = walk.kind() == Kind::Identifier && walk.next_kind() != Kind::ColonColon;
        if is_plain
            && !has_amp
            && let Ok(Some(argument @ Argument::Entity(_))) = self.bound(walk.symbol(), standing)
        {
            walk.step();
            *cursor = walk;
            return Some(argument);
        }
        let (last, binding, _) = self.id_expression(&mut walk, standing).ok()?;
        let is_whole = matches!(walk.kind(), Kind::Comma | Kind::Greater | Kind::End);
        let function = self.only_function(binding, standing.position.max(last)).filter(|_| is_whole)?;
        let entity = self.as_argument(function)?;
        *cursor = walk;
        Some(Argument::Entity(Box::new(entity)))
    }

    fn as_argument(&self, function: FunctionId) -> Option<Entity> {
        let tree = self.unit.tree;
        let entity = tree[tree[function].declaration].entity?;
        let mut declarations = tree[entity].declarations.iter();
        let is_internal = declarations.any(|id| tree.has_specifier(*id, SpecifierKind::Static));
        match self.function(function).ok()? {
            Entity::Function { name, signature } if is_internal => {
                Some(Entity::InternalFunction { name, signature })
            }
            entity => Some(entity),
        }
    }

    /// The function of a namespace that a name means alone, declared before `position`.
    fn only_function(&self, binding: BindingId, position: TokenId) -> Option<FunctionId> {
        let tree = self.unit.tree;
        let mut found: Option<FunctionId> = None;
        for named in self.unit.names.through_usings(binding, |_| position) {
            let Named::Declaration(id) = named else { return None };
            let DeclarationKind::Function(function) = tree[id].kind else { return None };
            let is_plain = tree[id].form == Form::Plain && tree[tree[id].scope].is_namespace();
            let is_same = found.is_none_or(|first| tree[tree[first].declaration].entity == tree[id].entity);
            if !is_plain || !is_same || tree[id].entity.is_none() {
                return None;
            }
            found = Some(function);
        }
        found
    }

    /// The function that an argument is the address of.
    pub(crate) fn addressed(&self, entity: &Entity) -> Option<FunctionId> {
        let Name(components) = entity.name();
        let (last, around) = components.split_last()?;
        let symbol = |base: &Base| match base {
            Base::Source(text) => self.unit.tokens.symbols.find(text),
            _ => None,
        };
        let mut scope = Tree::GLOBAL;
        for component in around {
            scope = self.inner_namespace(scope, symbol(&component.base)?)?;
        }
        let binding = self.unit.names.own(scope, symbol(&last.base)?)?;
        let function = self.only_function(binding, END)?;
        (self.as_argument(function)? == *entity).then_some(function)
    }

    fn inner_namespace(&self, scope: ScopeId, symbol: crate::lex::Symbol) -> Option<ScopeId> {
        let tree = self.unit.tree;
        let binding = self.unit.names.own(scope, symbol)?;
        self.unit.names.declarations(binding, END).find_map(|named| match named {
            Named::Declaration(id) => match tree[id].kind {
                DeclarationKind::Namespace(namespace) => {
                    let inner = tree[namespace].scope;
                    matches!(tree[inner].kind, ScopeKind::Namespace { .. }).then_some(inner)
                }
                _ => None,
            },
            _ => None,
        })
    }
}
