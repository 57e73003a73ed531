//! Overload resolution ([over.match]), where the types tell it for certain.

use super::Resolved;
use super::convert::{Fit, Rank, fit, is_nearer_base};
use super::value::{Value, unqualified, with};
use crate::ids::model::{Argument, Cv, Type};
use crate::ids::spelled::{Actual, Spelling, Standpoint, Unit};
use crate::lex::TokenRange;
use crate::limits;
use crate::tree::{
    DeclarationId, EntityId, Form, FunctionId, FunctionName, Reference, SpecifierKind, TemplateParameterId,
    TemplateParameterKind,
};

/// What a template parameter stands for.
pub(super) type Given = Vec<(TemplateParameterId, Argument)>;

/// A function that a call may mean.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) function: FunctionId,
    /// What the parameters of the class templates around it stand for.
    pub(super) given: Given,
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
pub(super) struct Chosen {
    pub(super) function: Resolved,
    /// The arguments certainly fit it.
    pub(super) is_viable: bool,
    /// What it gives.
    pub(super) result: Option<Value>,
}

/// How a candidate fits.
struct Fitting {
    function: FunctionId,
    entity: Option<EntityId>,
    is_template: bool,
    /// It is there to be called wherever the arguments fit.
    is_certain: bool,
    /// Of the object, then of the arguments.
    fits: Vec<Fit>,
    parameters: Vec<Type>,
    given: Given,
    arguments: Option<Vec<Argument>>,
}

impl Fitting {
    /// That the best function is not `other`, because this one can be called, too, wherever that one can.
    fn excludes(&self, other: &Fitting, spelling: Spelling<'_>) -> bool {
        if !self.is_certain || self.entity == other.entity {
            return false;
        }
        let pairs = || self.fits.iter().zip(&other.fits);
        if !pairs().all(|(own, other)| match (own, other) {
            (Fit::Certain(own), Fit::Certain(rank) | Fit::Possible(rank)) => own <= rank,
            _ => false,
        }) {
            return false;
        }
        let is_nearer = || {
            // The object comes before the parameters.
            let fits = self.fits.iter().zip(&other.fits).skip(1);
            let parameters = self.parameters.iter().zip(&other.parameters);
            fits.zip(parameters).any(|((own, fit), (ty, than))| {
                *own == Fit::Certain(Rank::Conversion) && own == fit && is_nearer_base(spelling, ty, than)
            })
        };
        let is_better = pairs().any(|(own, fit)| own.is_better(*fit)) || is_nearer();
        is_better || !self.is_template && other.is_template
    }
}

/// The function that `call` means; `None` where it is not certain.
pub(super) fn choose(
    (unit, spelling): (Unit<'_>, Spelling<'_>),
    candidates: &[Candidate],
    call: &Call<'_>,
) -> Option<Chosen> {
    if candidates.is_empty() || candidates.len() > limits::OVERLOADS {
        return None;
    }
    let all: Vec<Fitting> =
        candidates.iter().filter_map(|one| fitting((unit, spelling), one, call)).collect();
    let is_possible = |one: &&Fitting| {
        !one.fits.contains(&Fit::Not) && !all.iter().any(|other| other.excludes(one, spelling))
    };
    let mut possible = all.iter().filter(is_possible);
    let only = possible.next()?;
    if possible.any(|other| other.entity != only.entity || only.entity.is_none()) {
        return None;
    }
    if only.is_template && only.arguments.is_none() {
        return None;
    }
    let bound = bound(spelling, unit, only);
    let result = spelling.given(&bound).returns(only.function).ok().map(Value::returned);
    let function =
        Resolved { function: only.function, given: only.given.clone(), arguments: only.arguments.clone() };
    let is_viable = only.is_certain && only.fits.iter().all(|fit| matches!(fit, Fit::Certain(_)));
    Some(Chosen { function, is_viable, result })
}

/// Whether one of the functions may be what `call` means.
pub(super) fn may_fit(
    (unit, spelling): (Unit<'_>, Spelling<'_>),
    all: &[Candidate],
    call: &Call<'_>,
) -> bool {
    let fitting = |one: &Candidate| fitting((unit, spelling), one, call);
    all.iter().filter_map(fitting).any(|one| !one.fits.contains(&Fit::Not))
}

/// What all template parameters of a candidate stand for.
fn bound(spelling: Spelling<'_>, unit: Unit<'_>, one: &Fitting) -> Given {
    let mut all = one.given.clone();
    if let Some(arguments) = &one.arguments {
        all.extend(spelling.bindings_of(unit.tree[one.function].declaration, arguments));
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
    if !function.takes(parameters, call.arguments.len(), |index| has_default(unit, id, index)) {
        return None;
    }
    let is_template = tree[id].form == Form::Template || function.abbreviated;
    if !call.written.is_empty() && !is_template {
        return None;
    }
    let inside = spelling.given(&candidate.given);
    let arguments = is_template.then(|| own_arguments(inside, id, call)).flatten();
    let mut all = candidate.given.clone();
    if let Some(arguments) = &arguments {
        all.extend(spelling.bindings_of(id, arguments));
    }
    let types = match is_template && arguments.is_none() || parameters.iter().any(|one| one.is_pack) {
        true => Vec::new(),
        false => spelling.given(&all).parameters(candidate.function).unwrap_or_default(),
    };
    let mut fits = vec![object_fit(unit, candidate.function, call.object)];
    for (index, argument) in call.arguments.iter().enumerate() {
        fits.push(match (argument, types.get(index)) {
            (_, None) if function.has_ellipsis && index >= parameters.len() => Fit::Certain(Rank::Ellipsis),
            (Some(value), Some(ty)) => fit(spelling, value, ty),
            _ => Fit::Possible(Rank::Identity),
        });
    }
    let is_certain = tree.requires_clause(function).is_empty() && (!is_template || always_deduces(unit, id));
    let entity = tree[id].entity;
    Some(Fitting {
        function: candidate.function,
        entity,
        is_template,
        is_certain,
        fits,
        parameters: types,
        given: candidate.given.clone(),
        arguments,
    })
}

/// The template arguments of a function template in a call.
fn own_arguments(inside: Spelling<'_>, id: DeclarationId, call: &Call<'_>) -> Option<Vec<Argument>> {
    let actuals: Vec<Actual> = call
        .arguments
        .iter()
        .map(|one| match one {
            Some(value) if value.is_lvalue => Actual::Variable(value.ty.clone()),
            Some(value) => Actual::Value(value.ty.clone()),
            None => Actual::Unknown,
        })
        .collect();
    inside.function_arguments(id, call.written, call.place, &actuals).ok()
}

/// Whether a parameter has a default argument on any declaration of the function.
fn has_default(unit: Unit<'_>, id: DeclarationId, index: usize) -> bool {
    let tree = unit.tree;
    let has = |other: &DeclarationId| {
        let function = tree.function(*other);
        let parameter = function.and_then(|one| one.parameters.of(&tree.parameters).get(index));
        parameter.is_some_and(|one| !one.default().is_empty())
    };
    has(&id) || tree[id].entity.is_some_and(|entity| tree[entity].declarations.iter().any(has))
}

/// How the object fits a member function ([over.match.funcs]).
fn object_fit(unit: Unit<'_>, id: FunctionId, object: Option<&Value>) -> Fit {
    let tree = unit.tree;
    let function = &tree[id];
    let is_static = tree.has_specifier(function.declaration, SpecifierKind::Static);
    let is_constructor = function.name == FunctionName::Constructor;
    let Some(object) = object.filter(|_| !is_static && !is_constructor) else {
        return Fit::Certain(Rank::Identity);
    };
    let fits = match function.reference {
        Reference::None => true,
        Reference::Lvalue => object.is_lvalue || function.is_const,
        Reference::Rvalue => !object.is_lvalue,
    };
    let (own, _) = object.parts();
    let wanted = Cv { is_const: function.is_const, is_volatile: function.is_volatile, is_restrict: false };
    match fits && wanted.with(own) == wanted {
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
    let is_plain = |header: crate::tree::TemplateHeaderId| {
        let all = tree[header].parameters.of(&tree.template_parameters);
        tree[header].requires_clause.is_empty()
            && all.iter().all(|one| one.kind == TemplateParameterKind::Type && one.default().is_empty())
    };
    let names_nothing_dependent = |range: TokenRange| {
        // `typename T::type` may not be there.
        !range.iter().any(|at| unit.tokens.kind(at) == crate::lex::Kind::ColonColon)
    };
    tree[id].headers.iter().all(is_plain)
        && names_nothing_dependent(tree.result_type(function))
        && function.parameters.iter().all(|one| names_nothing_dependent(tree[one].type_specifier))
}

/// The parameter type `const C &`, or `C &&`, of what copies and moves an object of the class `ty`.
pub(super) fn copies(unit: Unit<'_>, spelling: Spelling<'_>, candidate: &Candidate, ty: &Type) -> bool {
    let tree = unit.tree;
    let parameters = spelling.given(&candidate.given).parameters(candidate.function).unwrap_or_default();
    let first = match parameters.first() {
        Some(Type::LvalueReference(inner) | Type::RvalueReference(inner)) => unqualified(inner).1.clone(),
        _ => return false,
    };
    tree[tree[candidate.function].declaration].form != Form::Template && first == *unqualified(ty).1
}

/// An object of the class `ty` that is const, perhaps.
pub(super) fn object_of(ty: Type, is_const: bool) -> Value {
    Value::lvalue(with(if is_const { Cv::CONST } else { Cv::NONE }, ty))
}
