//! Addresses of functions as template arguments ([temp.arg.nontype]).

use super::super::model::{Argument, Base, Entity, Name, Type};
use super::cursor::Cursor;
use super::declarator::skip_arguments;
use super::{Spelling, Standing};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::names::{BindingId, END, Named};
use crate::tree::{DeclarationKind, Form, FunctionId, ScopeId, ScopeKind, SpecifierKind, Tree};

impl<'a> Spelling<'a> {
    /// The function of a namespace at the cursor, if the whole argument names one that is not overloaded or has the type that is
    /// `wanted` ([over.over]), a specialisation of one that is a template, or a template parameter that stands for one. Only where
    /// nobody reads the names: what a linker calls a function with internal linkage is not known here.
    pub(super) fn address(
        &self,
        cursor: &mut Cursor<'a>,
        standing: &Standing,
        wanted: impl FnOnce() -> Option<Type>,
    ) -> Option<Argument> {
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
        let (name, written) = template_id(&mut walk)?;
        let mut qualified = Cursor::new(self.unit, name);
        let (last, binding, _) = self.id_expression(&mut qualified, standing).ok()?;
        let is_whole = matches!(walk.kind(), Kind::Comma | Kind::Greater | Kind::End);
        let position = standing.position.max(last);
        let entity = match written.is_empty() {
            _ if !is_whole => return None,
            true => match self.only_function(binding, position, Form::Plain) {
                Some(function) => self.as_argument(function, None)?,
                None => self.of_type(binding, position, &wanted()?)?,
            },
            false => {
                let function = self.only_function(binding, position, Form::Template)?;
                let id = self.unit.tree[function].declaration;
                let arguments = self.function_arguments_in(id, written, standing, &[]).ok()?;
                self.as_argument(function, Some(&arguments))?
            }
        };
        *cursor = walk;
        Some(Argument::Entity(Box::new(entity)))
    }

    /// A function as a template argument, with its own template arguments where it is a template.
    fn as_argument(&self, function: FunctionId, arguments: Option<&[Argument]>) -> Option<Entity> {
        let tree = self.unit.tree;
        let entity = tree[tree[function].declaration].entity?;
        let mut declarations = tree[entity].declarations.iter();
        let is_internal = declarations.any(|id| tree.has_specifier(*id, SpecifierKind::Static));
        let named = match arguments {
            None => self.function(function).ok()?,
            Some(arguments) => {
                let (Name(mut components), signature) = self.template(function).ok()?;
                let last = components.pop()?.with_arguments(arguments.to_vec());
                components.push(last);
                Entity::Function { name: Name(components), signature }
            }
        };
        match named {
            Entity::Function { name, signature } if is_internal => {
                Some(Entity::InternalFunction { name, signature })
            }
            entity => Some(entity),
        }
    }

    /// The function of a namespace that a name means alone, of that form and declared before `position`.
    fn only_function(&self, binding: BindingId, position: TokenId, form: Form) -> Option<FunctionId> {
        let (found, is_alone) = self.functions_of_form(binding, position, form)?;
        let [only] = found.as_slice() else { return None };
        is_alone.then_some(*only)
    }

    /// The functions of namespaces that a name means, of that form and declared before `position`, and whether it means nothing
    /// else; `None` where it means what is no function.
    fn functions_of_form(
        &self,
        binding: BindingId,
        position: TokenId,
        form: Form,
    ) -> Option<(Vec<FunctionId>, bool)> {
        let tree = self.unit.tree;
        let (mut found, mut is_alone) = (Vec::new(), true);
        for named in self.unit.names.through_usings(binding, |_| position) {
            let Named::Declaration(id) = named else { return None };
            let DeclarationKind::Function(function) = tree[id].kind else { return None };
            // A specialisation is not found by its name ([temp.expl.spec]).
            if form == Form::Template && tree[id].form.specializes() {
                continue;
            }
            let entity = tree[id].entity?;
            if tree[id].form != form || !tree[tree[id].scope].is_namespace() {
                is_alone = false;
                continue;
            }
            let is_same = |one: &&mut FunctionId| tree[tree[**one].declaration].entity == Some(entity);
            match found.iter_mut().find(is_same) {
                Some(known) => *known = function,
                None => found.push(function),
            }
        }
        Some((found, is_alone))
    }

    /// The one among overloaded functions that has the type which a pointer to functions points to: those that are no templates come
    /// before specialisations of templates.
    fn of_type(&self, binding: BindingId, position: TokenId, wanted: &Type) -> Option<Entity> {
        let Type::Pointer(wanted) = wanted.unqualified().1 else { return None };
        let Type::Function(wanted) = wanted.as_ref() else { return None };
        let (all, _) = self.functions_of_form(binding, position, Form::Plain)?;
        let mut fitting = all.into_iter().filter(|&function| match self.function(function) {
            Ok(Entity::Function { signature, .. }) => {
                signature.parameters == wanted.parameters && signature.returns == wanted.returns
            }
            _ => false,
        });
        let only = fitting.next()?;
        fitting.next().is_none().then(|| self.as_argument(only, None)).flatten()
    }

    /// The function that an argument is the address of, and its template arguments where it is a template.
    pub(crate) fn addressed(&self, entity: &Entity) -> Option<(FunctionId, Option<Vec<Argument>>)> {
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
        let form = if last.arguments.is_some() { Form::Template } else { Form::Plain };
        let (all, _) = self.functions_of_form(binding, END, form)?;
        let is_same = |function: &FunctionId| {
            self.as_argument(*function, last.arguments.as_deref()).is_some_and(|one| one == *entity)
        };
        all.into_iter().find(is_same).map(|function| (function, last.arguments.clone()))
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

/// Steps over a name, qualified or not, and the template arguments behind it: their ranges.
fn template_id(cursor: &mut Cursor<'_>) -> Option<(TokenRange, TokenRange)> {
    let first = cursor.at();
    cursor.eat(Kind::ColonColon);
    loop {
        if cursor.kind() != Kind::Identifier {
            return None;
        }
        let name = cursor.at();
        cursor.step();
        let open = cursor.at();
        if cursor.kind() == Kind::Less {
            skip_arguments(cursor);
        }
        let written = TokenRange::new(open, cursor.at());
        if !cursor.eat(Kind::ColonColon) {
            return Some((TokenRange::new(first, name.next()), written));
        }
    }
}
