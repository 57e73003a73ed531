//! Overload resolution ([over.match]), where the types tell it for certain.

use super::Resolved;
use super::convert::{Fit, Rank, fit, is_nearer_base};
use super::deducible::contradicts;
use super::user_conversion::by_user;
use super::value::{Value, with};
use crate::ids::model::{Argument, Cv, Type};
use crate::ids::spelled::{Actual, Known, Missing, Spelling, Standpoint, Unit};
use crate::lex::{Kind, TokenId, TokenRange};
use crate::limits;
use crate::names::Named;
use crate::tree::{
    DeclarationId, DeclarationKind, EntityId, Form, FunctionId, FunctionName, Reference, SpecifierKind,
    TemplateParameterId,
};

/// What a template parameter stands for.
pub(super) type Given = Vec<(TemplateParameterId, Argument)>;

/// A function that a call may mean.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Candidate {
    pub(super) function: FunctionId,
    /// What the parameters of the class templates around it stand for.
    pub(super) given: Given,
    /// Its template arguments, where a template parameter stands for it with them.
    pub(super) arguments: Option<Vec<Argument>>,
}

impl From<&Candidate> for Resolved {
    fn from(one: &Candidate) -> Resolved {
        Resolved::new(one.function, one.given.clone(), one.arguments.clone())
    }
}

/// A call of one of several functions.
pub(super) struct Call<'a> {
    /// Where names in template arguments are looked up.
    pub(super) place: Standpoint,
    /// Template arguments with their brackets, or empty.
    pub(super) written: TokenRange,
    /// The object of a member function.
    pub(super) object: Option<&'a Value>,
    /// The arguments; `None` where the type is not known.
    pub(super) arguments: &'a [Option<Value>],
}

/// The function that is called.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) function: Resolved,
    /// The arguments certainly fit it.
    pub(super) is_viable: bool,
    /// What it gives.
    pub(super) result: Option<Value>,
    /// The types of its parameters, where one is a class perhaps, or a reference to one, or an argument is converted by a function.
    pub(super) parameters: Vec<Type>,
}

/// How a candidate fits.
#[derive(Clone)]
struct Fitting {
    function: FunctionId,
    entity: Option<EntityId>,
    is_template: bool,
    /// It is there to be called wherever the arguments fit.
    is_certain: bool,
    /// The types of its parameters are known, those of a specialisation.
    is_spelled: bool,
    /// Of the object, then of the arguments.
    fits: Vec<Fit>,
    /// A parameter takes what comes first.
    takes_object: bool,
    /// The qualifiers of the object, of a member function that is called for one.
    object: Option<Cv>,
    parameters: Vec<Type>,
    given: Given,
    arguments: Option<Vec<Argument>>,
}

impl Fitting {
    /// How the argument at `at`, behind the object, fits beside `other`: more qualifiers make a reference worse than another
    /// reference alone ([over.ics.rank]).
    fn beside(&self, at: usize, fit: Fit, other: &Fitting) -> Fit {
        let parameter = |one: &Fitting| {
            let ty = one.parameters.get(at.checked_sub(1)?)?;
            Some(matches!(ty, Type::LvalueReference(_) | Type::RvalueReference(_)))
        };
        match (fit, parameter(self), parameter(other)) {
            (Fit::Certain(Rank::Qualification), Some(true), Some(false)) => Fit::Certain(Rank::Identity),
            _ => fit,
        }
    }

    /// Whether a conversion is better than that of the same rank to a parameter of `other`, or the object's: to a nearer base, an
    /// rvalue to an rvalue reference, to a type with less qualifiers ([over.ics.rank]).
    fn binds_better(&self, other: &Fitting, spelling: Spelling<'_>) -> bool {
        let is_less = |own: Cv, than: Cv| own != than && than.includes(own);
        let objects = self.object.zip(other.object).filter(|_| self.fits.first() == other.fits.first());
        if objects.is_some_and(|(own, than)| is_less(own, than)) {
            return true;
        }
        // The object comes before the parameters.
        let fits = self.fits.iter().zip(&other.fits).skip(1);
        fits.zip(self.parameters.iter().zip(&other.parameters)).any(|((own, fit), (ty, than))| match own {
            _ if own != fit => false,
            Fit::Certain(Rank::Conversion) if is_nearer_base(spelling, ty, than) => true,
            Fit::Certain(rank) if *rank < Rank::User => match (ty, than) {
                (Type::RvalueReference(_), Type::LvalueReference(_)) => true,
                (Type::LvalueReference(inner), Type::LvalueReference(of))
                | (Type::RvalueReference(inner), Type::RvalueReference(of)) => {
                    let ((cv, inner), (more, of)) = (inner.unqualified(), of.unqualified());
                    inner == of && is_less(cv, more)
                }
                _ => false,
            },
            _ => false,
        })
    }

    /// That the best function is not `other`, because this one can be called, too, wherever that one can.
    fn excludes(&self, other: &Fitting, spelling: Spelling<'_>) -> bool {
        if !self.is_certain || self.entity == other.entity && self.given == other.given {
            return false;
        }
        let pairs = || {
            (0..)
                .zip(self.fits.iter().zip(&other.fits))
                .map(|(at, (own, fit))| (self.beside(at, *own, other), other.beside(at, *fit, self)))
        };
        if !pairs().all(|(own, other)| match (own, other) {
            (Fit::Certain(own), Fit::Certain(rank) | Fit::Possible(rank)) => own <= rank,
            _ => false,
        }) {
            return false;
        }
        let is_better = pairs().any(|(own, fit)| own.is_better(fit)) || self.binds_better(other, spelling);
        is_better
            || match (self.is_template, other.is_template) {
                (false, true) => true,
                (true, true) if self.takes_object != other.takes_object => false,
                (true, true) => {
                    let count = self.fits.len() - usize::from(!self.takes_object);
                    spelling.is_more_specialised(self.function, other.function, count) == Ok(true)
                }
                _ => false,
            }
    }
}

/// The function that `call` means; `None` where it is not certain.
pub(super) fn choose(
    facts: (Unit<'_>, Spelling<'_>),
    candidates: &[Candidate],
    call: &Call<'_>,
) -> Option<Chosen> {
    let is_within = candidates.len() <= limits::OVERLOADS;
    let all = is_within.then(|| Fittings::of(facts, candidates, call))?;
    let known = all.best(facts).or_else(|| all.looked_into(facts, call)?.best(facts));
    known.or_else(|| all.best_substituted(facts))
}

/// How the functions of one name fit a call.
pub(super) struct Fittings {
    all: Vec<Fitting>,
    is_within: bool,
}

impl Fittings {
    pub(super) fn of(facts: (Unit<'_>, Spelling<'_>), candidates: &[Candidate], call: &Call<'_>) -> Fittings {
        let all = candidates.iter().filter_map(|one| fitting(facts, one, call)).collect();
        Fittings { all, is_within: candidates.len() <= limits::OVERLOADS }
    }

    /// The same with what constructors and conversion functions can do for arguments; `None` where nothing is left to them.
    pub(super) fn looked_into(&self, facts: (Unit<'_>, Spelling<'_>), call: &Call<'_>) -> Option<Fittings> {
        const OPEN: Fit = Fit::Possible(Rank::User);
        let is_open = |one: &Fitting| one.fits.contains(&OPEN) && !one.fits.contains(&Fit::Not);
        self.all.iter().any(is_open).then_some(())?;
        let mut all = self.all.clone();
        for one in all.iter_mut().filter(|one| is_open(one)) {
            // The object comes first.
            let arguments = one.fits.iter_mut().skip(1).zip(&one.parameters).zip(call.arguments);
            for ((fit, ty), argument) in arguments.filter(|((fit, _), _)| **fit == OPEN) {
                if let Some(value) = argument {
                    *fit = by_user(facts, value, ty);
                }
            }
        }
        Some(Fittings { all, is_within: self.is_within })
    }

    /// The function that is called, told by which results there are.
    pub(super) fn best_substituted(&self, facts: (Unit<'_>, Spelling<'_>)) -> Option<Chosen> {
        self.substituted(facts)?.best(facts)
    }

    /// The same without templates whose result names a member that is not there ([temp.deduct]); `None` where no result may.
    fn substituted(&self, (unit, spelling): (Unit<'_>, Spelling<'_>)) -> Option<Fittings> {
        let tree = unit.tree;
        let may_fit = |one: &&Fitting| !one.fits.contains(&Fit::Not);
        let is_open = |one: &Fitting| {
            let function = &tree[one.function];
            let mut headers = tree.headers_of(function.declaration).iter();
            one.is_spelled
                && !one.is_certain
                && !function.abbreviated
                && tree.requires_clause(function).is_empty()
                && headers.all(|header| header.requires_clause.is_empty())
        };
        self.all.iter().filter(may_fit).any(is_open).then_some(())?;
        let mut all = Vec::new();
        for one in self.all.iter().filter(may_fit) {
            let mut is_certain = one.is_certain;
            if is_open(one) {
                let declaration = tree[one.function].declaration;
                let bound = bound(spelling, declaration, (&one.given, one.arguments.as_deref()));
                match spelling.given(&bound).returns(one.function) {
                    Err(Missing::NoMember) => continue,
                    // A body is read for a result only when its function is chosen.
                    result => is_certain = matches!(result, Ok(_) | Err(Missing::Deduced)),
                }
            }
            all.push(Fitting { is_certain, ..one.clone() });
        }
        Some(Fittings { all, is_within: self.is_within })
    }

    /// The same where no constructor and no conversion function does anything for an argument.
    pub(super) fn without_user_conversions(mut self) -> Fittings {
        for fit in self.all.iter_mut().flat_map(|one| &mut one.fits) {
            if matches!(fit, Fit::Possible(Rank::User) | Fit::Certain(Rank::User)) {
                *fit = Fit::Not;
            }
        }
        self
    }

    /// These member functions beside functions that are no members, the first parameter of which takes the object.
    pub(super) fn beside(mut self, others: Fittings) -> Fittings {
        self.is_within &= others.is_within;
        self.all.extend(others.all.into_iter().map(|mut one| {
            one.fits.remove(0);
            one.takes_object = true;
            if !one.parameters.is_empty() {
                one.parameters.remove(0);
            }
            one
        }));
        self
    }

    /// Whether one of the functions may be what is called.
    pub(super) fn may_fit(&self) -> bool {
        self.all.iter().any(|one| !one.fits.contains(&Fit::Not))
    }

    /// The function that is called; `None` where it is not certain.
    pub(super) fn best(&self, (unit, spelling): (Unit<'_>, Spelling<'_>)) -> Option<Chosen> {
        let is_possible = |one: &&Fitting| {
            !one.fits.contains(&Fit::Not) && !self.all.iter().any(|other| other.excludes(one, spelling))
        };
        let mut possible = self.all.iter().filter(|_| self.is_within).filter(is_possible);
        let only = possible.next()?;
        let is_other = |other: &Fitting| other.entity != only.entity || other.given != only.given;
        if possible.any(|other| is_other(other) || only.entity.is_none()) {
            return None;
        }
        if only.is_template && only.arguments.is_none() {
            return None;
        }
        let declaration = unit.tree[only.function].declaration;
        let bound = bound(spelling, declaration, (&only.given, only.arguments.as_deref()));
        let result = spelling.given(&bound).returns(only.function).ok().map(Value::returned);
        let (function, given, arguments) = (only.function, only.given.clone(), only.arguments.clone());
        let is_viable = only.is_certain && only.fits.iter().all(|fit| matches!(fit, Fit::Certain(_)));
        let is_object = |ty: &Type| matches!(ty.referred().unqualified().1, Type::Named(_));
        let is_converted = |fit: &Fit| matches!(fit, Fit::Certain(Rank::User) | Fit::Possible(Rank::User));
        let takes_objects = only.parameters.iter().any(is_object) || only.fits.iter().any(is_converted);
        let parameters = if takes_objects { only.parameters.clone() } else { Vec::new() };
        let function = Resolved::new(function, given, arguments);
        Some(Chosen { function, is_viable, result, parameters })
    }
}

/// What all template parameters of a function stand for: those around it, and its own.
pub(super) fn bound(
    spelling: Spelling<'_>,
    declaration: DeclarationId,
    (given, arguments): (&Given, Option<&[Argument]>),
) -> Given {
    let mut all = given.clone();
    if let Some(arguments) = arguments {
        all.extend(spelling.bindings_of(declaration, arguments));
    }
    all
}

/// How a candidate fits; `None` of one that cannot be called so.
fn fitting(
    (unit, spelling): (Unit<'_>, Spelling<'_>),
    candidate: &Candidate,
    call: &Call<'_>,
) -> Option<Fitting> {
    let tree = unit.tree;
    let function = &tree[candidate.function];
    let id = function.declaration;
    let parameters = function.parameters.of(&tree.parameters);
    if !tree.takes(id, call.arguments.len()) {
        return None;
    }
    let is_template = tree[id].form == Form::Template || function.abbreviated;
    if !call.written.is_empty() && !is_template {
        return None;
    }
    let arguments = match is_template.then(|| own_arguments(spelling, candidate, id, call)) {
        // There is no such specialisation ([temp.deduct]).
        Some(Err(Missing::NoMember)) => return None,
        found => found.and_then(Result::ok),
    };
    if is_template && arguments.is_none() && contradicts((unit, spelling), candidate, call) {
        return None;
    }
    let all = bound(spelling, id, (&candidate.given, arguments.as_deref()));
    let inside = spelling.given(&all);
    let has_pack = parameters.iter().any(|one| one.is_pack);
    let types = match is_template && arguments.is_none() {
        true => Ok(Vec::new()),
        false => inside.parameters(candidate.function),
    };
    let is_made = !is_template || arguments.is_some();
    let counts = || has_other_count(&types, (unit, candidate.function), call.arguments.len());
    if is_template && types == Err(Missing::NoMember) || has_pack && is_made && counts() {
        return None;
    }
    let is_spelled = is_template && types.is_ok() && arguments.is_some();
    let types = types.unwrap_or_default();
    let mut fits = vec![object_fit(unit, candidate.function, call.object)];
    for (index, argument) in call.arguments.iter().enumerate() {
        fits.push(match (argument, types.get(index)) {
            (_, None) if function.has_ellipsis && index >= parameters.len() => Fit::Certain(Rank::Ellipsis),
            (Some(value), Some(ty)) => fit(spelling, value, ty),
            _ => Fit::Possible(Rank::Identity),
        });
    }
    let deduces = !is_template || always_deduces(unit, id);
    let is_certain = tree.requires_clause(function).is_empty() && deduces;
    let entity = tree[id].entity;
    Some(Fitting {
        function: candidate.function,
        entity,
        is_template,
        is_certain,
        is_spelled,
        fits,
        takes_object: false,
        object: call
            .object
            .filter(|_| !has_no_object(unit, candidate.function))
            .map(|_| object_cv(unit, candidate.function)),
        parameters: types,
        given: candidate.given.clone(),
        arguments,
    })
}

/// Whether a function with a parameter pack, of which the types of the parameters are these, takes another number of arguments.
fn has_other_count(types: &Known<Vec<Type>>, (unit, id): (Unit<'_>, FunctionId), count: usize) -> bool {
    let Ok(types) = types else { return false };
    let function = &unit.tree[id];
    let parameters = function.parameters.of(&unit.tree.parameters);
    let pack = parameters.iter().position(|one| one.is_pack).unwrap_or_default();
    let elements = (types.len() + 1).saturating_sub(parameters.len());
    // What stands before an element has its argument, too.
    let needed = if elements == 0 { 0 } else { pack + elements };
    count < needed || count > types.len() && !function.has_ellipsis
}

/// The template arguments of a function template in a call.
///
/// # Errors
/// Why they are not known; [`Missing::NoMember`] where a default argument, or the type of a parameter, names a member that is
/// not there.
pub(super) fn own_arguments(
    spelling: Spelling<'_>,
    candidate: &Candidate,
    id: DeclarationId,
    call: &Call<'_>,
) -> Known<Vec<Argument>> {
    if let Some(arguments) = &candidate.arguments {
        return Ok(arguments.clone());
    }
    // What is written is looked up where the call stands, with the parameters there.
    let around = spelling.bindings();
    let is_other = |(id, argument): &(TemplateParameterId, Argument)| {
        candidate.given.iter().any(|(own, given)| own == id && given != argument)
    };
    if !call.written.is_empty() && around.iter().any(is_other) {
        return Err(Missing::Form);
    }
    let given = [around, &candidate.given].concat();
    let inside = spelling.given(&given);
    let actuals: Vec<Actual> = call
        .arguments
        .iter()
        .map(|one| match one {
            Some(value) if value.is_lvalue => Actual::Variable(value.ty.clone()),
            Some(value) => Actual::Value(value.ty.clone()),
            None => Actual::Unknown,
        })
        .collect();
    inside.function_arguments(id, call.written, call.place, &actuals)
}

/// The qualifiers of the object that a member function is called for.
pub(super) fn object_cv(unit: Unit<'_>, id: FunctionId) -> Cv {
    let function = &unit.tree[id];
    Cv { is_const: function.is_const, is_volatile: function.is_volatile, is_restrict: false }
}

/// Whether a member function is called for no object that is there: a static one, a constructor.
fn has_no_object(unit: Unit<'_>, id: FunctionId) -> bool {
    let function = &unit.tree[id];
    let is_static = unit.tree.has_specifier(function.declaration, SpecifierKind::Static);
    is_static || function.name == FunctionName::Constructor
}

/// How the object fits a member function ([over.match.funcs]).
pub(super) fn object_fit(unit: Unit<'_>, id: FunctionId, object: Option<&Value>) -> Fit {
    let tree = unit.tree;
    let function = &tree[id];
    let Some(object) = object.filter(|_| !has_no_object(unit, id)) else {
        return Fit::Certain(Rank::Identity);
    };
    let fits = match function.reference {
        Reference::None => true,
        Reference::Lvalue => object.is_lvalue || function.is_const,
        Reference::Rvalue => !object.is_lvalue,
    };
    let (own, _) = object.parts();
    let wanted = object_cv(unit, id);
    match fits && wanted.includes(own) {
        false => Fit::Not,
        true if wanted == own => Fit::Certain(Rank::Identity),
        true => Fit::Certain(Rank::Qualification),
    }
}

/// Whether a specialisation of a function template is made wherever its arguments are deduced: nothing else is asked of
/// them.
fn always_deduces(unit: Unit<'_>, id: DeclarationId) -> bool {
    let tree = unit.tree;
    let Some(function) = tree.function(id) else { return false };
    let names_nothing_dependent = |range: TokenRange| {
        // `typename T::type` may not be there.
        !range
            .iter()
            .any(|at| unit.tokens.kind(at) == Kind::ColonColon || may_be_alias_template(unit, id, at))
    };
    tree.asks_only_for_types(id)
        && names_nothing_dependent(tree.result_type(function))
        && function.parameters.iter().all(|one| names_nothing_dependent(tree[one].type_specifier))
}

/// Whether the name at `at`, in the declaration `id`, is that of an alias template, perhaps, which may have no type for its arguments.
fn may_be_alias_template(unit: Unit<'_>, id: DeclarationId, at: TokenId) -> bool {
    let (tree, tokens) = (unit.tree, unit.tokens);
    if tokens.kind(at) != Kind::Identifier || tokens.kind(at.next()) != Kind::Less {
        return false;
    }
    let found = unit.names.lookup(tree, tokens, tree[id].scope, tokens.symbol(at), at).found();
    found.is_none_or(|found| {
        let mut all = unit.names.declarations(found.binding, crate::names::END);
        all.any(
            |one| matches!(one, Named::Declaration(id) if matches!(tree[id].kind, DeclarationKind::Alias(_))),
        )
    })
}

/// The parameter type `const C &`, or `C &&`, of what copies and moves an object of the class `ty`.
pub(super) fn copies(unit: Unit<'_>, spelling: Spelling<'_>, candidate: &Candidate, ty: &Type) -> bool {
    let tree = unit.tree;
    let parameters = spelling.given(&candidate.given).parameters(candidate.function).unwrap_or_default();
    let first = match parameters.first() {
        Some(Type::LvalueReference(inner) | Type::RvalueReference(inner)) => inner.unqualified().1.clone(),
        _ => return false,
    };
    tree[tree[candidate.function].declaration].form != Form::Template && first == *ty.unqualified().1
}

/// An object of the class `ty` with qualifiers.
pub(super) fn object_of(ty: Type, cv: Cv) -> Value {
    Value::lvalue(with(cv, ty))
}
