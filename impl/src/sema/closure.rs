//! Lambda-expressions: their closure types, and what calls of these give ([expr.prim.lambda]).

use super::infer::{Inference, Item, value};
use super::value::Value;
use super::{Branch, ClosureCall};
use crate::hir::{Body, Jump, Lambda, Mark, Node, NodeKind, Step};
use crate::ids::model::{Argument, Base, Closure, Component, Enclosure, Entity, Name, Type};
use crate::ids::spelled::adjusted;
use crate::tree::{Form, ParameterId};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The lambda whose body is looked at, if it is one's.
#[derive(Clone, Debug, Default)]
pub(super) enum InLambda {
    /// It is none's.
    #[default]
    No,
    /// It is that of a lambda the type of which is not known.
    Unknown,
    /// That of a lambda of this type.
    Known(Arc<Closure>),
}

impl InLambda {
    pub(super) fn is_one(&self) -> bool {
        !matches!(self, InLambda::No)
    }
}

impl Inference<'_> {
    /// What a lambda-expression is, and what its body uses when it is called.
    pub(super) fn lambda(&mut self, node: &Node, lambda: &Lambda) -> Item {
        let parameters = self.parameters_of(lambda);
        let number = self.number(parameters.as_deref());
        self.closures.push(parameters.clone());
        let closure = self.enclosure().map(|around| Closure {
            open: node.start,
            namespace: self.unit.tree.namespace_around(self.original(node.scope)),
            around,
            parameters,
            number,
            is_mutable: lambda.is_mutable,
            returns: None,
        });
        let within = match &closure {
            Some(closure) => InLambda::Known(Arc::new(closure.clone())),
            None => InLambda::Unknown,
        };
        let returned = self.in_lambda(node, lambda, within);
        let Some(mut closure) = closure else { return Item::Unknown };
        closure.returns = match lambda.returns.is_empty() {
            true => returned,
            false => self.type_id(lambda.returns, lambda.returns.start, node),
        };
        let base = Base::Closure(Arc::new(closure));
        value(Type::Named(Name(vec![Component { base, tags: Vec::new(), arguments: None }])))
    }

    /// Looks at the body of a lambda-expression; what a call gives without a type behind `->`.
    fn in_lambda(&mut self, node: &Node, lambda: &Lambda, within: InLambda) -> Option<Type> {
        if lambda.is_generic || node.context.branch != Branch::Taken {
            return None;
        }
        let statements = &lambda.statements;
        let mut inner = Inference::new(self.unit, self.around);
        (inner.deduced, inner.is_element) = (self.deduced.clone(), self.is_element);
        (inner.lambda, inner.kept) = (within, Some(FxHashMap::default()));
        inner.telling = self.telling.take();
        inner.go_through(statements, Mark::default());
        inner.destroy_temporaries(statements);
        let uses = std::mem::take(&mut inner.uses);
        inner.tell(statements, &uses);
        let Inference { found, telling, kept, .. } = inner;
        self.telling = telling;
        let uses = uses.into_iter().map(|(_, one)| one).filter(|one| one.context.is_executed());
        self.found.in_lambdas.extend(uses);
        self.take_in(found);
        deduced(statements, &kept?)
    }

    /// The types of the parameters of a call operator that is no template.
    fn parameters_of(&self, lambda: &Lambda) -> Option<Vec<Type>> {
        if lambda.is_generic || lambda.has_ellipsis {
            return None;
        }
        lambda.parameters.iter().map(|id| self.parameter_of(lambda, id)).collect()
    }

    fn parameter_of(&self, lambda: &Lambda, id: ParameterId) -> Option<Type> {
        let parameter = self.unit.tree.parameters.get(id.index()).filter(|one| !one.is_pack)?;
        let place = self.place(lambda.scope, parameter.range.start);
        let ty = self.spelling.declared_at(parameter.type_specifier, parameter.declarator, place).ok()?;
        Some(adjusted(ty))
    }

    /// How many closure types around have these parameters before it.
    fn number(&self, parameters: Option<&[Type]>) -> Option<u32> {
        let all: Option<Vec<&[Type]>> = self.closures.iter().map(Option::as_deref).collect();
        let same = all?.into_iter().filter(|one| Some(*one) == parameters).count();
        parameters.and_then(|_| u32::try_from(same).ok())
    }

    /// What a lambda-expression stands in; `None` where that is not certain.
    fn enclosure(&self) -> Option<Enclosure> {
        match &self.lambda {
            InLambda::Known(closure) => return Some(Enclosure::Closure(closure.clone())),
            InLambda::Unknown => return None,
            InLambda::No => {}
        }
        let tree = self.unit.tree;
        let id = self.around.function.filter(|_| !self.around.is_pattern)?;
        let declaration = tree[id].declaration;
        if tree[declaration].form != Form::Template {
            return self.spelling.function(id).ok().map(Box::new).map(Enclosure::Function);
        }
        let header = tree.headers_of(declaration).last()?;
        let bound = |id| self.around.bindings.iter().find(|(own, _)| *own == id);
        let arguments: Option<Vec<Argument>> =
            header.parameters.iter().map(|id| bound(id).map(|(_, argument)| argument.clone())).collect();
        // Its own parameters stand for themselves in its signature.
        let is_own = |id| header.parameters.iter().any(|own| own == id);
        let outer: Vec<_> = self.around.bindings.iter().filter(|(id, _)| !is_own(*id)).cloned().collect();
        let (mut name, signature) = self.spelling.given(&outer).template(id).ok()?;
        name.0.last_mut()?.arguments = Some(arguments?);
        Some(Enclosure::Function(Box::new(Entity::Function { name, signature })))
    }

    /// A call of an object of a closure type, which takes the arguments by value where `closure` says so.
    pub(super) fn closure_called(
        &mut self,
        node: &Node,
        closure: &Arc<Closure>,
        arguments: &[Option<Value>],
    ) -> Item {
        if let Some(parameters) = &closure.parameters {
            self.take_by_value(1, parameters, arguments);
        }
        let call = ClosureCall { at: node.at, context: node.context, closure: closure.clone() };
        self.found.closures.push(call);
        closure.returns.clone().map_or(Item::Unknown, |ty| Item::Value(Value::returned(ty)))
    }
}

/// What the `return` statements of a body give ([dcl.spec.auto]): nothing, or all the same type.
fn deduced(body: &Body, kept: &FxHashMap<u32, Item>) -> Option<Type> {
    let mut found: Option<Type> = None;
    for (index, node) in body.since(Mark::default()) {
        if node.kind != NodeKind::Statement(Step::Jump(Jump::Return)) || node.context.branch == Branch::Discarded {
            continue;
        }
        let operand = (node.from < index).then(|| index - 1);
        let ty = match operand.map(|operand| kept.get(&operand)) {
            None => Type::Builtin("v"),
            Some(Some(Item::Value(value))) => value.decayed().unqualified().1.clone(),
            Some(_) => return None,
        };
        if node.context.branch != Branch::Taken || found.get_or_insert_with(|| ty.clone()) != &ty {
            return None;
        }
    }
    Some(found.unwrap_or(Type::Builtin("v")))
}
