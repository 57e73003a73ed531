//! Which overload of a kernel a launch or an address means (`--device-c`), where the types tell it for certain.
//!
//! A function that is no template and whose parameters have exactly the types of all arguments is the best one
//! ([over.match.best]), and of the functions of one name only one has the parameters of a pointer's target
//! ([over.over]). Everything else, conversions above all, is left undecided.

use super::Planner;
use crate::bodies::NameUse;
use crate::check::{arguments_of_call, may_name_local_type};
use crate::ids::model::Type;
use crate::ids::spelled::{Actual, Spelling, Standpoint, adjusted};
use crate::lambda::bodies_of_functions;
use crate::lex::{Kind, TokenId, TokenRange, list_elements, within};
use crate::tree::{DeclarationId, DeclarationKind, Form, FunctionId, IdRange};

impl Planner<'_> {
    /// The one of `all` whose parameters are the arguments of the launch with the parentheses at `open`.
    pub(super) fn launched_overload(
        &self,
        found: &NameUse,
        all: &[DeclarationId],
        open: TokenId,
    ) -> Option<DeclarationId> {
        let call = (open, self.tokens.partner(open));
        let caller = self.function_around(found.name)?;
        let types = arguments_of_call(self.reading, caller, call).into_iter().map(|actual| match actual {
            Actual::Value(ty) => Some(adjusted(ty)),
            Actual::Variable(Type::LvalueReference(ty) | Type::RvalueReference(ty)) => Some(adjusted(*ty)),
            Actual::Variable(ty) => Some(adjusted(ty)),
            Actual::Declared(_) | Actual::Unknown => None,
        });
        let types: Vec<Type> = types.collect::<Option<_>>()?;
        self.only(all, |parameters| parameters.starts_with(&types))
    }

    /// The one of `all` that has the parameters of the pointer that a name is converted to.
    pub(super) fn addressed_overload(&self, found: &NameUse, all: &[DeclarationId]) -> Option<DeclarationId> {
        let list = self.target_parameters(found)?;
        let place = match self.function_around(found.name) {
            Some(function) => {
                if may_name_local_type(self.reading, function, list) {
                    return None;
                }
                Standpoint::in_body(self.tree, function, found.name)
            }
            None => {
                let scope = self.namespace_variable_scope(found.name)?;
                Standpoint { scope, position: found.name, headers: IdRange::default() }
            }
        };
        let spelling = Spelling::new(self.reading);
        let is_void = list.len() == 1 && self.kind(list.start) == Kind::Void;
        let elements = if list.is_empty() || is_void { Vec::new() } else { list_elements(self.tokens, list) };
        let types = elements.into_iter().map(|one| spelling.type_at(one, place).ok().map(adjusted));
        let types: Vec<Type> = types.collect::<Option<_>>()?;
        self.only(all, |parameters| parameters == types)
    }

    /// The one function in `all` that is no template and whose parameters `fit`, when the types of all are known.
    fn only(&self, all: &[DeclarationId], fit: impl Fn(&[Type]) -> bool) -> Option<DeclarationId> {
        let spelling = Spelling::new(self.reading);
        let mut only: Option<DeclarationId> = None;
        for &id in all {
            let DeclarationKind::Function(function) = self.tree[id].kind else { return None };
            if self.tree[id].form != Form::Plain || self.tree[function].abbreviated {
                continue;
            }
            if !fit(&spelling.parameters(function).ok()?) {
                continue;
            }
            let entity = self.tree[id].entity?;
            if only.is_some_and(|other| self.tree[other].entity != Some(entity)) {
                return None;
            }
            only = Some(id);
        }
        only
    }

    /// The function whose body holds `name`, where no lambda is around it: its parameters would hide names.
    fn function_around(&self, name: TokenId) -> Option<FunctionId> {
        let lambdas = &self.reading.bodies.lambdas;
        let bodies = bodies_of_functions(self.reading);
        let &(_, id) = within(&bodies, |(range, _)| *range, name)?;
        let DeclarationKind::Function(function) = self.tree[id].kind else { return None };
        (!lambdas.iter().any(|lambda| lambda.range().contains(name))).then_some(function)
    }

    /// The namespace of the variable whose initialiser holds `name`.
    fn namespace_variable_scope(&self, name: TokenId) -> Option<crate::tree::ScopeId> {
        let holds = |id: &DeclarationId| {
            let declaration = &self.tree[*id];
            declaration.range.contains(name)
                && declaration.form == Form::Plain
                && self.tree[declaration.scope].is_namespace()
                && self.tree.variable(*id).is_some_and(|variable| {
                    variable.target.is_none_or(|scope| scope == declaration.scope)
                        && variable.initializer.range().is_some_and(|range| range.contains(name))
                })
        };
        let ids = (0..self.tree.declarations.len()).map(DeclarationId::from_index);
        ids.into_iter().find(holds).map(|id| self.tree[id].scope)
    }

    /// What stands between the parentheses of the parameters of the pointer to function that a name is converted to:
    /// `void (*p)(T) = k`, `static_cast<void (*)(T)>(k)`, `(void (*)(T)) k`.
    fn target_parameters(&self, found: &NameUse) -> Option<TokenRange> {
        let (mut before, mut behind) = (found.range.start.previous(), found.range.end);
        loop {
            match self.kind(before) {
                Kind::Amp if !self.is_operand(before.previous()) => before = before.previous(),
                Kind::OpenParen if self.tokens.partner(before) == behind => {
                    if self.kind(before.previous()) == Kind::Greater {
                        let less = self.tokens.angle_partner(before.previous())?;
                        let is_cast = self.kind(less.previous()) == Kind::StaticCast;
                        let target = TokenRange::new(less.next(), before.previous());
                        return is_cast.then(|| self.pointer_parameters(target)).flatten();
                    }
                    (before, behind) = (before.previous(), behind.next());
                }
                Kind::Assign if matches!(self.kind(behind), Kind::Semicolon | Kind::Comma) => {
                    let declarator = TokenRange::new(self.tokens.partner(before.previous()), before);
                    return self.pointer_parameters(declarator);
                }
                Kind::CloseParen => {
                    let open = self.tokens.partner(before);
                    return self.pointer_parameters(TokenRange::new(open.next(), before));
                }
                _ => return None,
            }
        }
    }

    /// Whether a token may end an operand: a `&` behind it joins two.
    fn is_operand(&self, at: TokenId) -> bool {
        let kind = self.kind(at);
        kind == Kind::Identifier || kind == Kind::CloseBracket || kind.is_builtin_type()
    }

    /// What stands between the last parentheses of `range`, which ends a declarator `(*)(...)` or `(*name)(...)`.
    fn pointer_parameters(&self, range: TokenRange) -> Option<TokenRange> {
        let close = range.last();
        if range.is_empty() || self.kind(close) != Kind::CloseParen {
            return None;
        }
        let open = self.tokens.partner(close);
        let group_end = open.previous();
        if self.kind(group_end) != Kind::CloseParen {
            return None;
        }
        let group = TokenRange::new(self.tokens.partner(group_end).next(), group_end);
        let mut rest = group.iter().skip(1).skip_while(|&at| self.kind(at) == Kind::Const);
        let is_pointer = self.kind(group.start) == Kind::Star
            && rest.next().is_none_or(|at| self.kind(at) == Kind::Identifier)
            && rest.next().is_none();
        is_pointer.then(|| TokenRange::new(open.next(), close))
    }
}
