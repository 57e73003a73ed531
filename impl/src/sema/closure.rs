//! Lambda-expressions: their closure types, and what calls of these give ([expr.prim.lambda]).

use super::infer::{Inference, Item, value};
use super::value::{Value, with};
use super::{Branch, CalledClosure, Resolved, Use, Uses};
use crate::hir::{Body, Jump, Lambda, Mark, Node, NodeKind, Step};
use crate::ids::model::{
    Argument, Base, CallOperator, Closure, Component, Cv, Enclosure, Entity, Name, Type,
};
use crate::ids::spelled::adjusted;
use crate::lex::{Kind, TokenId, TokenRange};
use crate::tree::{
    DeclarationId, DeclarationKind, Form, IdRange, Initializer, ParameterId, Shape, SpecifierKind, Tree,
};
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
            maker: self.maker().map(Arc::new),
        });
        let within = match &closure {
            Some(closure) => InLambda::Known(Arc::new(closure.clone())),
            None => InLambda::Unknown,
        };
        let is_deduced = lambda.returns.is_empty() || self.has(lambda.returns, Kind::Auto);
        let declared = match is_deduced {
            true => None,
            false => self.type_id(lambda.returns, lambda.returns.start, node),
        };
        let returned = self.in_lambda(node, lambda, (within, declared.clone()));
        let Some(mut closure) = closure else { return Item::Unknown };
        let result = if is_deduced { returned } else { declared.clone() };
        if let (Some(types), true) = (self.around.types, self.is_asked(node.start)) {
            types.note_result(result.clone());
        }
        closure.returns = match lambda.is_generic {
            // Of a template what is written is shown.
            true if is_deduced && self.has(lambda.returns, Kind::Decltype) => {
                Some(Type::Vendor("decltype(auto)".to_owned()))
            }
            true => declared,
            false => result,
        };
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
        if !self.is_looked_into(node, lambda) || node.context.branch != Branch::Taken {
            return None;
        }
        let statements = &lambda.statements;
        let mut inner = Inference::new(self.unit, self.around);
        inner.is_element = self.is_element;
        inner.operator = self.called_operator(node.start).or(self.operator.clone());
        (inner.lambda, inner.lambda_gives) = (within, declared);
        inner.kept = Some(FxHashMap::default());
        inner.telling = self.telling.take();
        inner.go_through(statements, Mark::default());
        inner.note_changing(statements);
        inner.note_compiler_calls(statements);
        inner.destroy_temporaries(statements);
        inner.place_conversions(statements);
        let returned = inner.deduced_by(statements, lambda.returns);
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
        let own = own_parameters(self.unit.tree, lambda.parameters).into_iter();
        own.map(|id| self.parameter_of(lambda, id, &mut placeholders)).collect()
    }

    fn parameter_of(&self, lambda: &Lambda, id: ParameterId, placeholders: &mut u32) -> Option<Type> {
        let parameter = self.unit.tree.parameters.get(id.index())?;
        let kinds: Vec<Kind> = parameter.type_specifier.iter().map(|at| self.unit.tokens.kind(at)).collect();
        if kinds.contains(&Kind::Auto) {
            let has = |kind| kinds.contains(&kind);
            let cv = Cv { is_const: has(Kind::Const), is_volatile: has(Kind::Volatile), is_restrict: false };
            if kinds.len() != 1 + usize::from(cv.is_const) + usize::from(cv.is_volatile) {
                return None;
            }
            let ty = with(cv, Type::TemplateParameter(*placeholders));
            *placeholders += 1;
            let ty = match parameter.shape {
                Shape::Plain => ty.unqualified().1.clone(),
                Shape::LvalueReference => Type::LvalueReference(Box::new(ty)),
                Shape::RvalueReference => Type::RvalueReference(Box::new(ty)),
                Shape::Pointer => Type::Pointer(Box::new(ty)),
                _ => return None,
            };
            return Some(if parameter.is_pack { Type::PackExpansion(Box::new(ty)) } else { ty });
        }
        if parameter.is_pack {
            return None;
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

    /// Whether such a token is among those of a result.
    fn has(&self, written: TokenRange, kind: Kind) -> bool {
        written.iter().any(|at| self.unit.tokens.kind(at) == kind)
    }

    /// What makes the closure types of the lambda-expressions in the text that is looked at.
    fn maker(&self) -> Option<Resolved> {
        let function = self.around.of?;
        Some(Resolved { operator: self.operator.clone(), ..function.clone() })
    }

    /// The instance of the call operator of the lambda with that `[` that is looked at, or that lambdas in it are looked at for.
    pub(super) fn called_operator(&self, open: TokenId) -> Option<Arc<CallOperator>> {
        self.around.of?.operator_of(open).cloned()
    }

    /// Whether the body of a lambda is looked at: that of a generic one in an instance of its call operator.
    pub(super) fn is_looked_into(&self, node: &Node, lambda: &Lambda) -> bool {
        !lambda.is_generic || self.called_operator(node.start).is_some()
    }

    /// Whether it is asked what the call operator of the lambda with that `[` gives.
    fn is_asked(&self, open: TokenId) -> bool {
        let operator = self.around.of.and_then(|of| of.operator.as_ref());
        operator.is_some_and(|operator| operator.closure.open == open)
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
            maker: None,
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
        let operator = call_operator(closure, arguments);
        let result = match &operator {
            Some(operator) => {
                self.around.memo.and_then(|memo| memo.results.get(operator.clone(), self.is_taken))
            }
            None => closure.returns.clone(),
        };
        let call = lambda.map(|lambda| CalledClosure {
            at,
            lambda,
            context,
            closure: closure_type,
            are_constant,
            operator,
        });
        self.found.closures.extend(call);
        result.map_or(Item::Unknown, |ty| Item::Value(Value::returned(ty)))
    }
}

impl Uses {
    /// What the lambda with that `[` and body uses among this, as code of its own.
    pub(crate) fn of_lambda(self, open: TokenId, body: TokenRange) -> Uses {
        let in_lambdas = self.in_lambdas.into_iter().filter(|one| body.contains(one.name));
        let (functions, in_lambdas) = in_lambdas.partition(|one| one.lambda == Some(open));
        let within = |one: &Use| body.contains(one.name);
        Uses {
            functions,
            in_lambdas,
            closures: self.closures.into_iter().filter(|one| body.contains(one.at)).collect(),
            launches: self.launches.into_iter().filter(within).collect(),
            named: self.named.into_iter().filter(within).collect(),
            without_address: self.without_address,
            compiler_calls: self.compiler_calls.into_iter().filter(|one| body.contains(one.name)).collect(),
            derived: self.derived.into_iter().filter(|(name, _)| body.contains(*name)).collect(),
            accesses: self.accesses.into_iter().filter(|one| body.contains(one.name)).collect(),
            ..Uses::default()
        }
    }
}

/// The instance of the call operator of a generic lambda that a call with these arguments means, where that is certain.
fn call_operator(closure: &Arc<Closure>, arguments: &[Option<Value>]) -> Option<Resolved> {
    let (parameters, maker) = (closure.parameters.as_deref()?, closure.maker.as_deref()?);
    if !parameters.iter().any(is_placeholder) {
        return None;
    }
    let mut own = Vec::new();
    let mut deduced = Vec::new();
    let mut left = arguments.iter();
    for parameter in parameters {
        if let Type::PackExpansion(parameter) = parameter {
            let all = left.by_ref().map(|argument| placeholder_given(parameter, argument.as_ref()?));
            let (types, given) = all.collect::<Option<(Vec<Type>, Vec<Type>)>>()?;
            own.push(Argument::Pack(types.into_iter().map(Argument::Type).collect()));
            deduced.push(Argument::Pack(given.into_iter().map(Argument::Type).collect()));
        } else if is_placeholder(parameter) {
            let (parameter, given) = placeholder_given(parameter, left.next()?.as_ref()?)?;
            own.push(Argument::Type(parameter));
            deduced.push(Argument::Type(given));
        } else {
            // Those without an argument have default arguments.
            left.next();
            own.push(Argument::Type(parameter.clone()));
        }
    }
    if left.next().is_some() {
        return None;
    }
    let operator = CallOperator { closure: closure.clone(), arguments: deduced, parameters: own };
    Some(Resolved { operator: Some(Arc::new(operator)), ..maker.clone() })
}

/// The parameters of a call operator, without those of the types of parameters, which stand before these.
pub(crate) fn own_parameters(tree: &Tree, parameters: IdRange<ParameterId>) -> Vec<ParameterId> {
    let range = |id: ParameterId| tree.parameters.get(id.index()).map(|one| one.range);
    let is_inner = |id: ParameterId| {
        let start = range(id).map(|range| range.start);
        let later = parameters.iter().filter(|other| other.index() > id.index()).filter_map(range);
        start.is_some_and(|start| later.into_iter().any(|range| range.contains(start)))
    };
    parameters.iter().filter(|id| !is_inner(*id)).collect()
}

/// Whether a parameter of a call operator is declared with `auto`.
fn is_placeholder(parameter: &Type) -> bool {
    let inner = match parameter {
        Type::PackExpansion(inner) => return is_placeholder(inner),
        Type::LvalueReference(inner) | Type::RvalueReference(inner) | Type::Pointer(inner) => inner,
        ty => ty,
    };
    matches!(inner.unqualified().1, Type::TemplateParameter(_))
}

/// The type of a parameter that is declared with `auto`, and what that stands for, where the argument is this ([temp.deduct.call]).
fn placeholder_given(parameter: &Type, argument: &Value) -> Option<(Type, Type)> {
    let (shape, cv) = match parameter {
        Type::LvalueReference(inner) => (Shape::LvalueReference, inner.unqualified().0),
        Type::RvalueReference(inner) => (Shape::RvalueReference, inner.unqualified().0),
        Type::Pointer(inner) => (Shape::Pointer, inner.unqualified().0),
        _ => (Shape::Plain, Cv::NONE),
    };
    // A reference to what may change is bound to no rvalue that is not const.
    if shape == Shape::LvalueReference && !cv.is_const && !argument.is_lvalue && !argument.parts().0.is_const
        || shape == Shape::RvalueReference && cv.is_some()
    {
        return None;
    }
    let ty = match (shape, argument.decayed()) {
        (Shape::Pointer, Type::Pointer(inner)) => Type::Pointer(Box::new(with(cv, *inner))),
        (Shape::Pointer, _) => return None,
        _ => argument.deduced((shape, cv))?,
    };
    let given = match (&ty, shape) {
        (Type::LvalueReference(inner), Shape::LvalueReference) => without(cv, inner),
        (Type::RvalueReference(inner), Shape::RvalueReference) => (**inner).clone(),
        (Type::LvalueReference(_), Shape::RvalueReference) => ty.clone(),
        (Type::Pointer(inner), Shape::Pointer) => without(cv, inner),
        _ => ty.clone(),
    };
    Some((ty, given))
}

/// The type without the qualifiers that are written already.
fn without(written: Cv, ty: &Type) -> Type {
    let (cv, plain) = ty.unqualified();
    let is_left = |has: bool, is_written: bool| has && !is_written;
    let cv = Cv {
        is_const: is_left(cv.is_const, written.is_const),
        is_volatile: is_left(cv.is_volatile, written.is_volatile),
        is_restrict: is_left(cv.is_restrict, written.is_restrict),
    };
    with(cv, plain.clone())
}

fn closure_type(closure: Closure) -> Type {
    let base = Base::Closure(Arc::new(closure));
    Type::Named(Name(vec![Component { base, tags: Vec::new(), arguments: None }]))
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
