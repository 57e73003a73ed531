//! Lambda-expressions: their closure types, and what calls of these give ([expr.prim.lambda]).

use super::infer::{Inference, Item, value};
use super::value::{Value, with};
use super::{Branch, CalledClosure, Use, Uses};
use crate::hir::{Body, Jump, Lambda, Mark, Node, NodeKind, Step};
use crate::ids::model::{Argument, Base, Closure, Component, Cv, Enclosure, Entity, Name, Type};
use crate::ids::spelled::adjusted;
use crate::lex::{Kind, TokenRange};
use crate::tree::{DeclarationId, DeclarationKind, Form, Initializer, ParameterId, Shape, SpecifierKind};
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
        // What template parameters in angle brackets are is not looked at.
        let parameters = self.parameters_of(lambda).filter(|_| !self.has_template_parameters(node));
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
        let declared = match lambda.returns.is_empty() {
            true => None,
            false => self.type_id(lambda.returns, lambda.returns.start, node),
        };
        let returned = self.in_lambda(node, lambda, (within, declared.clone()));
        let Some(mut closure) = closure else { return Item::Unknown };
        closure.returns = if lambda.returns.is_empty() { returned } else { declared };
        value(closure_type(closure))
    }

    /// Takes in what a part of the body launches and names, and what lambdas in it use.
    pub(super) fn take_in(&mut self, part: Uses) {
        self.found.in_lambdas.extend(part.in_lambdas);
        self.found.dependent.extend(part.dependent);
        self.found.launches.extend(part.launches);
        self.found.named.extend(part.named);
        self.found.local_named.extend(part.local_named);
        self.found.local_launches.extend(part.local_launches);
        self.found.closures.extend(part.closures);
        self.found.compiler_calls.extend(part.compiler_calls);
        self.found.derived.extend(part.derived);
        self.found.variables_of_instances.extend(part.variables_of_instances);
        self.found.variables.extend(part.variables);
        self.found.initializations.extend(part.initializations);
    }

    /// Looks at the body of a lambda-expression, with the type behind its `->`; what a call gives without one.
    fn in_lambda(
        &mut self,
        node: &Node,
        lambda: &Lambda,
        (within, declared): (InLambda, Option<Type>),
    ) -> Option<Type> {
        if lambda.is_generic || node.context.branch != Branch::Taken {
            return None;
        }
        let statements = &lambda.statements;
        let mut inner = Inference::new(self.unit, self.around);
        inner.is_element = self.is_element;
        (inner.lambda, inner.lambda_gives) = (within, declared);
        inner.kept = Some(FxHashMap::default());
        inner.telling = self.telling.take();
        inner.go_through(statements, Mark::default());
        inner.note_changing(statements);
        inner.note_compiler_calls(statements);
        inner.destroy_temporaries(statements);
        inner.place_conversions(statements);
        let returned = inner.kept.as_ref().and_then(|kept| deduced(statements, kept));
        let mut uses = std::mem::take(&mut inner.uses);
        uses.extend(std::mem::take(&mut inner.flow).destructions());
        uses.sort_by_key(|(index, _)| *index);
        inner.tell(statements, &uses);
        let Inference { mut found, telling, .. } = inner;
        self.telling = telling;
        found.named.iter_mut().for_each(|one| one.lambda = one.lambda.or(Some(node.start)));
        found.compiler_calls.iter_mut().for_each(|one| one.lambda = one.lambda.or(Some(node.start)));
        let uses = uses.into_iter().map(|(_, one)| one).filter(|one| one.context.is_executed());
        self.found.in_lambdas.extend(uses.map(|one| Use { lambda: Some(node.start), ..one }));
        self.take_in(found);
        returned
    }

    /// The types of the parameters of a call operator; each `auto` is a template parameter.
    fn parameters_of(&self, lambda: &Lambda) -> Option<Vec<Type>> {
        if lambda.has_ellipsis {
            return None;
        }
        let mut placeholders = 0;
        // Those of the types of parameters stand before these.
        let range = |id: ParameterId| self.unit.tree.parameters.get(id.index()).map(|one| one.range);
        let is_inner = |id: ParameterId| {
            let start = range(id).map(|range| range.start);
            let later = lambda.parameters.iter().filter(|other| other.index() > id.index()).filter_map(range);
            start.is_some_and(|start| later.into_iter().any(|range| range.contains(start)))
        };
        let own = lambda.parameters.iter().filter(|id| !is_inner(*id));
        own.map(|id| self.parameter_of(lambda, id, &mut placeholders)).collect()
    }

    fn parameter_of(&self, lambda: &Lambda, id: ParameterId, placeholders: &mut u32) -> Option<Type> {
        let parameter = self.unit.tree.parameters.get(id.index()).filter(|one| !one.is_pack)?;
        let kinds: Vec<Kind> = parameter.type_specifier.iter().map(|at| self.unit.tokens.kind(at)).collect();
        if kinds.contains(&Kind::Auto) {
            let is_const = kinds.len() == 2 && kinds.contains(&Kind::Const);
            if !is_const && kinds.len() != 1 {
                return None;
            }
            let cv = if is_const { Cv::CONST } else { Cv::NONE };
            let ty = with(cv, Type::TemplateParameter(*placeholders));
            *placeholders += 1;
            return Some(match parameter.shape {
                Shape::Plain => ty.unqualified().1.clone(),
                Shape::LvalueReference => Type::LvalueReference(Box::new(ty)),
                Shape::RvalueReference => Type::RvalueReference(Box::new(ty)),
                Shape::Pointer => Type::Pointer(Box::new(ty)),
                _ => return None,
            });
        }
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
        // The names of functions with C linkage say nothing of their parameters.
        if tree[declaration].linkage.is_some_and(|linkage| tree[linkage].is_c) {
            return None;
        }
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

    /// Whether template parameters in angle brackets stand behind the introducer of a lambda-expression.
    fn has_template_parameters(&self, node: &Node) -> bool {
        let tokens = self.unit.tokens;
        tokens.kind(tokens.partner(node.start).next()) == Kind::Less
    }

    /// The closure type of a variable that a namespace declares with `auto`: what is known without reading its body.
    pub(super) fn closure_of(&self, id: DeclarationId) -> Option<Type> {
        let (tree, tokens) = (self.unit.tree, self.unit.tokens);
        let variable = tree.variable(id)?;
        let scope = tree[id].scope;
        let is_plain = tree[scope].is_namespace()
            && !tree[scope].within.template
            && tree[id].headers.is_empty()
            && variable.shape == Shape::Plain
            && variable.type_specifier.iter().filter(|at| tokens.kind(*at) == Kind::Auto).count() == 1;
        let range = match variable.initializer {
            Initializer::Equals(_, range) if is_plain => range,
            Initializer::Parens(range) | Initializer::Braces(range) if is_plain => {
                TokenRange::new(range.start.next(), range.last())
            }
            _ => return None,
        };
        let open = range.start;
        if tokens.kind(open) != Kind::OpenBracket || !self.is_one_lambda(range) {
            return None;
        }
        let DeclarationKind::Variable(own) = tree[id].kind else { return None };
        let name = self.spelling.untagged_variable_name(own).ok()?;
        let closure = Closure {
            open,
            namespace: tree.namespace_around(scope),
            around: Enclosure::Variable(name),
            parameters: None,
            number: None,
            is_mutable: false,
            returns: None,
        };
        let is_const = variable.type_specifier.iter().any(|at| tokens.kind(at) == Kind::Const)
            || tree.has_specifier(id, SpecifierKind::Constexpr);
        Some(with(if is_const { Cv::CONST } else { Cv::NONE }, closure_type(closure)))
    }

    /// Whether the tokens of `range`, which begin with `[`, are those of one lambda-expression, which nothing calls.
    fn is_one_lambda(&self, range: TokenRange) -> bool {
        let tokens = self.unit.tokens;
        if tokens.kind(range.last()) != Kind::CloseBrace {
            return false;
        }
        let body = tokens.partner(range.last());
        let mut at = tokens.partner(range.start).next();
        while at < body {
            match tokens.kind(at) {
                Kind::OpenBrace => return false,
                kind if kind.is_open_bracket() => at = tokens.partner(at),
                _ => {}
            }
            at = at.next();
        }
        at == body
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
        let are_constant = arguments.iter().all(|one| one.as_ref().is_some_and(|one| one.constant.is_some()));
        let lambda = match &self.lambda {
            InLambda::No => Some(None),
            InLambda::Known(around) => Some(Some(around.open)),
            InLambda::Unknown => None,
        };
        let (at, context, closure_type) = (node.at, node.context, closure.clone());
        let call =
            lambda.map(|lambda| CalledClosure { at, lambda, context, closure: closure_type, are_constant });
        self.found.closures.extend(call);
        closure.returns.clone().map_or(Item::Unknown, |ty| Item::Value(Value::returned(ty)))
    }
}

fn closure_type(closure: Closure) -> Type {
    let base = Base::Closure(Arc::new(closure));
    Type::Named(Name(vec![Component { base, tags: Vec::new(), arguments: None }]))
}

/// What the `return` statements of a lambda's body give.
fn deduced(body: &Body, kept: &FxHashMap<u32, Item>) -> Option<Type> {
    given(body, |operand| match kept.get(&operand)? {
        Item::Value(value) => value.deduced((Shape::Plain, Cv::NONE)),
        _ => None,
    })
}

/// What the `return` statements of a body give ([dcl.spec.auto]): nothing, or all the same type, which `deduced` says of the node that
/// is the operand. Of one of them it must be known.
pub(super) fn given(body: &Body, deduced: impl Fn(u32) -> Option<Type>) -> Option<Type> {
    let mut found: Option<Type> = None;
    let mut is_open = false;
    for (index, node) in body.since(Mark::default()) {
        if node.kind != NodeKind::Statement(Step::Jump(Jump::Return))
            || node.context.branch == Branch::Discarded
        {
            continue;
        }
        let ty = match node.from < index {
            true => deduced(index - 1),
            false => Some(Type::Builtin("v")),
        };
        match ty.filter(|_| node.context.branch == Branch::Taken) {
            Some(ty) if found.get_or_insert_with(|| ty.clone()) != &ty => return None,
            Some(_) => {}
            None => is_open = true,
        }
    }
    found.or_else(|| (!is_open).then_some(Type::Builtin("v")))
}
