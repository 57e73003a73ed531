//! Which overload of a kernel a launch or an address means (`--device-c`), where the types tell it for certain.
//!
//! Of the functions that can be called one is the best ([over.match.best]), and of the functions of one name only one has
//! the parameters of a pointer's target ([over.over]). What is not known of a type leaves open what hangs on it.

use super::Planner;
use super::conversion::{fit, is_nearer_base};
use crate::bodies::{NameUse, Passed, PassedArguments};
use crate::check::may_name_local_type;
use crate::ids::model::{Base, Type};
use crate::ids::spelled::{Actual, Spelling, Standpoint, adjusted};
use crate::lambda::bodies_of_functions;
use crate::lex::{Kind, TokenId, TokenRange, list_elements, within};
use crate::sema::{Fit, Rank};
use crate::tree::{DeclarationId, DeclarationKind, EntityId, Form, FunctionId, IdRange, Shape, Tree};

/// A function that a launch may mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) id: DeclarationId,
    /// Lookup finds it for certain.
    pub(super) is_found: bool,
}

/// How the arguments fit a candidate.
struct Fitting {
    candidate: Candidate,
    entity: Option<EntityId>,
    is_template: bool,
    /// It is there to be called wherever the arguments fit.
    is_certain: bool,
    /// The types of its parameters, where they are known.
    parameters: Vec<Type>,
    fits: Vec<Fit>,
}

impl Fitting {
    /// That the best function is not `other`, because this one can be called, too, wherever that one can.
    fn excludes(&self, other: &Fitting, spelling: Spelling<'_>) -> bool {
        if !self.candidate.is_found || !self.is_certain || self.entity == other.entity {
            return false;
        }
        let pairs = || self.fits.iter().zip(&other.fits).enumerate();
        let are_alike = |index: usize| {
            let own = self.parameters.get(index);
            own.is_some() && own == other.parameters.get(index)
        };
        if !pairs().all(|(index, (own, _))| matches!(own, Fit::Certain(_)) || are_alike(index)) {
            return false;
        }
        let is_nearer = |index: usize| match (self.parameters.get(index), other.parameters.get(index)) {
            (Some(own), Some(other)) => is_nearer_base(spelling, own, other),
            _ => false,
        };
        let is_better = pairs().any(|(index, (own, fit))| {
            let both_derive = *own == Fit::Certain(Rank::Conversion) && own == fit;
            own.is_better(*fit) || both_derive && is_nearer(index)
        });
        // Nothing is better than the same types, and then what is no template is the better one.
        let is_as_good =
            pairs().all(|(index, (own, _))| *own == Fit::Certain(Rank::Identity) || are_alike(index));
        is_better || (is_as_good && !self.is_template)
    }
}

impl Planner<'_> {
    /// Those of `candidates` that the launch of the name `found` with the arguments `passed` may mean, if it means one.
    pub(super) fn launched_overloads(
        &self,
        found: &NameUse,
        candidates: &[Candidate],
        passed: &PassedArguments,
    ) -> Vec<DeclarationId> {
        let all: Option<Vec<Fitting>> =
            candidates.iter().map(|&one| self.fitting(found, one, &passed.arguments)).collect();
        let Some(all) = all else { return candidates.iter().map(|one| one.id).collect() };
        let spelling = Spelling::telling_apart(self.reading);
        let is_possible = |one: &&Fitting| {
            !one.fits.contains(&Fit::Not) && !all.iter().any(|other| other.excludes(one, spelling))
        };
        all.iter().filter(is_possible).map(|one| one.candidate.id).collect()
    }

    fn fitting(&self, found: &NameUse, candidate: Candidate, arguments: &[Passed]) -> Option<Fitting> {
        let DeclarationKind::Function(function) = self.tree[candidate.id].kind else { return None };
        let is_plain = self.tree[candidate.id].form == Form::Plain && !self.tree[function].abbreviated;
        let spelling = Spelling::telling_apart(self.reading);
        let (parameters, is_certain) = match is_plain {
            true => (spelling.parameters(function).ok(), true),
            false => {
                (self.deduced_parameters(found, candidate.id, arguments), self.always_deduces(candidate.id))
            }
        };
        let parameters = parameters.unwrap_or_default();
        let fits = arguments.iter().enumerate().map(|(index, one)| match parameters.get(index) {
            Some(parameter) => fit(one, parameter),
            None => Fit::Possible(Rank::Identity),
        });
        let fits = fits.collect();
        let entity = self.tree[candidate.id].entity;
        Some(Fitting { candidate, entity, is_template: !is_plain, is_certain, parameters, fits })
    }

    /// The types of the parameters of the instance of a function template that a launch with these arguments makes.
    fn deduced_parameters(
        &self,
        found: &NameUse,
        id: DeclarationId,
        arguments: &[Passed],
    ) -> Option<Vec<Type>> {
        let DeclarationKind::Function(function) = self.tree[id].kind else { return None };
        let is_reference = |shape: Shape| matches!(shape, Shape::LvalueReference | Shape::RvalueReference);
        let own = self.tree[function].parameters.of(&self.tree.parameters);
        // What a reference deduces hangs on more than the type of a value.
        let is_written = self.kind(found.range.end) == Kind::Less;
        if self.tree[id].form != Form::Template
            || is_written
            || own.iter().any(|one| is_reference(one.shape) || one.is_pack)
        {
            return None;
        }
        let actuals = arguments.iter().map(|one| one.value_type().map_or(Actual::Unknown, Actual::Value));
        let actuals: Vec<Actual> = actuals.collect();
        let spelling = Spelling::telling_apart(self.reading);
        let nothing = TokenRange::empty_at(found.range.end);
        let place = Standpoint::new(Tree::GLOBAL, found.name, IdRange::default());
        let given = spelling.function_arguments(id, nothing, place, &actuals).ok()?;
        let given = spelling.bindings_of(id, &given);
        spelling.given(&given).parameters(function).ok()
    }

    /// Whether an instance of a function template is made wherever its arguments are deduced: nothing else is asked of
    /// them.
    fn always_deduces(&self, id: DeclarationId) -> bool {
        let tree = self.tree;
        let DeclarationKind::Function(function) = tree[id].kind else { return false };
        let function = &tree[function];
        let mut result = function.return_type.iter();
        tree.asks_only_for_types(id)
            && tree.requires_clause(function).is_empty()
            && tree.trailing_return(function).is_empty()
            && result.any(|at| self.kind(at) == Kind::Void)
    }

    /// Whether an argument says that lookup finds what its namespace declares ([basic.lookup.argdep]): its type is a
    /// class or enumeration of the namespace that holds the function, or a pointer to one.
    pub(super) fn is_found_by_arguments(&self, id: DeclarationId, arguments: &[Passed]) -> bool {
        let Some(path) = self.components(self.lookup_scope(id), "") else { return false };
        let is_there = |ty: &Type| {
            let Type::Named(name) = ty else { return false };
            let around = name.0.split_last().map_or(&[][..], |(_, around)| around);
            let names = around.iter().map(|one| match &one.base {
                Base::Source(text) if one.arguments.is_none() => Some(text.as_str()),
                _ => None,
            });
            let is_same = |(name, part): (Option<&str>, &&str)| match name {
                Some("{unnamed}") => *part == self.anonymous,
                name => name == Some(part),
            };
            around.len() + 1 == path.len() && names.zip(&path).all(is_same)
        };
        arguments.iter().any(|one| one.ty.as_ref().is_some_and(|ty| is_there(pointee(ty))))
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
                // A lambda may declare what it names.
                let lambdas = &self.reading.bodies.lambdas;
                if lambdas.iter().any(|lambda| lambda.range().contains(found.name))
                    && list.iter().any(|at| self.kind(at) == Kind::Identifier)
                {
                    return None;
                }
                Standpoint::new(scope, found.name, IdRange::default())
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

    /// The function whose body holds `name`.
    fn function_around(&self, name: TokenId) -> Option<FunctionId> {
        let bodies = bodies_of_functions(self.reading);
        let &(_, id) = within(&bodies, |(range, _)| *range, name)?;
        let DeclarationKind::Function(function) = self.tree[id].kind else { return None };
        Some(function)
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

/// What is left of a type without qualifiers, pointers and arrays.
fn pointee(ty: &Type) -> &Type {
    match ty {
        Type::Qualified(_, inner) | Type::Pointer(inner) | Type::Array(_, inner) => pointee(inner),
        other => other,
    }
}
