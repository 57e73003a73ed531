//! Whether the types of arguments alone show that template arguments cannot be deduced from a call ([temp.deduct.call]).

use super::convert::{Fit, Rank, fit};
use super::overload::{Call, Candidate};
use super::user_conversion::by_user;
use super::value::Value;
use crate::ids::model::{Argument, Name, Type};
use crate::ids::spelled::{Spelling, Unit, is_of_template, mentions_parameter, names_made_up};
use crate::lex::{Kind, TokenRange, list_elements};

/// Whether deduction fails for certain: a template parameter would be two types, or the type of a parameter is made of another
/// template than what an argument is. Where template arguments are written only the latter is looked at.
pub(super) fn contradicts(
    (unit, spelling): (Unit<'_>, Spelling<'_>),
    candidate: &Candidate,
    call: &Call<'_>,
) -> bool {
    let inside = spelling.given(&candidate.given);
    let Some(written) = count((unit, spelling), candidate, call) else { return false };
    let Ok(parameters) = inside.template_parameters(candidate.function) else { return false };
    let mut found: Vec<(u32, Type)> = Vec::new();
    let mut conflicts = |index: u32, actual: &Type| {
        if !is_certain(spelling, actual) {
            return false;
        }
        match found.iter().find(|(known, _)| *known == index) {
            Some((_, known)) => known != actual,
            None => {
                found.push((index, actual.clone()));
                false
            }
        }
    };
    parameters.iter().zip(call.arguments).any(|(parameter, argument)| {
        let (Ok(parameter), Some(value)) = (parameter, argument) else { return false };
        if !mentions_parameter(parameter) {
            return cannot_take((unit, spelling), value, parameter);
        }
        if written > 0 {
            return is_made_of_other(spelling, value, parameter, written);
        }
        if is_never_bound(parameter, value) {
            return true;
        }
        let actual = match parameter {
            Type::LvalueReference(_) | Type::RvalueReference(_) => value.parts().1.clone(),
            _ => value.decayed(),
        };
        match parameter.referred().unqualified().1 {
            Type::TemplateParameter(index) => conflicts(*index, &actual),
            Type::Pointer(of) => {
                let of = of.unqualified().1;
                let takes = matches!(of, Type::TemplateParameter(_)) || template_id(of).is_some();
                match (of, &actual) {
                    (Type::TemplateParameter(index), Type::Pointer(pointee)) => {
                        conflicts(*index, pointee.unqualified().1)
                    }
                    (_, Type::Pointer(_)) => false,
                    _ => takes && is_certain(spelling, &actual),
                }
            }
            ty => template_id(ty).is_some_and(|template| {
                !may_be_of(spelling, value, template)
                    || is_other(spelling, &actual, template)
                    || deduced(template, &actual).any(|(index, actual)| conflicts(index, actual))
            }),
        }
    })
}

/// How many template parameters of the candidate have written arguments, a pack those that are left; `None` where the number is not
/// known.
fn count(
    (unit, spelling): (Unit<'_>, Spelling<'_>),
    candidate: &Candidate,
    call: &Call<'_>,
) -> Option<usize> {
    let written = call.written;
    if written.len() < 2 {
        return Some(0);
    }
    let (tree, tokens) = (unit.tree, unit.tokens);
    let all = list_elements(tokens, TokenRange::new(written.start.next(), written.last()));
    let count = |one: TokenRange| match tokens.kind(one.last()) {
        Kind::Ellipsis => spelling.expansion_length(one, call.place).ok(),
        _ => Some(1),
    };
    let count: usize = all.into_iter().map(count).sum::<Option<usize>>()?;
    let own = tree.headers_of(tree[candidate.function].declaration).last()?.parameters;
    let behind_pack = own.iter().position(|id| tree[id].is_pack).map(|at| at + 1);
    Some(behind_pack.map_or(count, |end| count.min(end)))
}

/// Whether the type of a parameter is made of another class template than what the argument is, and template parameters behind the
/// first `written` are deduced from it.
fn is_made_of_other(spelling: Spelling<'_>, value: &Value, parameter: &Type, written: usize) -> bool {
    let is_left = |ty: &Type| match ty {
        Type::TemplateParameter(index) => *index as usize >= written,
        Type::PackExpansion(of) => {
            matches!(**of, Type::TemplateParameter(index) if index as usize >= written)
        }
        _ => false,
    };
    let is_deduced = |one: &Argument| match one {
        Argument::Type(ty) | Argument::Integer(ty, _) => is_left(ty),
        Argument::Pack(all) => {
            all.iter().any(|one| matches!(one, Argument::Type(ty) | Argument::Integer(ty, _) if is_left(ty)))
        }
        _ => false,
    };
    let of = parameter.referred().unqualified().1;
    template_id(of).is_some_and(|template| {
        let arguments = template.0.last().and_then(|last| last.arguments.as_ref());
        arguments.is_some_and(|all| all.iter().any(is_deduced))
            && (is_never_bound(parameter, value) || !may_be_of(spelling, value, template))
    })
}

/// Whether a reference to a specialisation of a class template never binds to a value ([dcl.init.ref]).
fn is_never_bound(parameter: &Type, value: &Value) -> bool {
    let (cv, of) = parameter.referred().unqualified();
    let is_taken = matches!(value.parts().1, Type::Named(_)) && template_id(of).is_some();
    let is_more_const = value.parts().0.is_const && !cv.is_const;
    match parameter {
        Type::RvalueReference(_) => is_taken && (value.is_lvalue || is_more_const),
        Type::LvalueReference(_) if !cv.is_const => is_taken && (!value.is_lvalue || is_more_const),
        _ => false,
    }
}

/// Whether no conversion makes what a parameter of the type takes, which is no template parameter's, of a value.
fn cannot_take(facts: (Unit<'_>, Spelling<'_>), value: &Value, ty: &Type) -> bool {
    match fit(facts.1, value, ty) {
        Fit::Possible(Rank::User) => by_user(facts, value, ty) == Fit::Not,
        known => known == Fit::Not,
    }
}

/// What the parameters among the arguments of a template stand for, where `actual` is a specialisation of it.
fn deduced<'a>(template: &'a Name, actual: &'a Type) -> impl Iterator<Item = (u32, &'a Type)> {
    arguments_of(template, actual).filter_map(|pair| match pair {
        (Argument::Type(Type::TemplateParameter(index)), Argument::Type(actual)) => Some((*index, actual)),
        _ => None,
    })
}

/// Whether `actual` is a specialisation of the template for other arguments than the ones that are written, and no class is its
/// base that may be one for these.
fn is_other(spelling: Spelling<'_>, actual: &Type, template: &Name) -> bool {
    let are_two = |(written, known): (&Argument, &Argument)| match (written, known) {
        (Argument::Integer(of, written), Argument::Integer(ty, known)) => {
            written != known && !mentions_parameter(of) && !mentions_parameter(ty)
        }
        (Argument::Type(written), Argument::Type(known)) if mentions_parameter(written) => {
            template_id(written).is_some_and(|template| is_other(spelling, known, template))
        }
        (Argument::Type(written), Argument::Type(known)) => {
            written != known && is_certain(spelling, written) && is_certain(spelling, known)
        }
        _ => false,
    };
    arguments_of(template, actual).any(are_two)
        && spelling.all_bases(actual).is_ok_and(|all| !all.iter().any(|base| may_be_one(base, template)))
}

/// The arguments that are written for a template, each with the one of `actual`, where that is a specialisation of it.
fn arguments_of<'a>(
    template: &'a Name,
    actual: &'a Type,
) -> impl Iterator<Item = (&'a Argument, &'a Argument)> {
    let arguments =
        |name: &'a Name| name.0.last().into_iter().flat_map(|last| last.arguments.iter().flatten());
    let name = match actual {
        Type::Named(name) if is_of_template(actual, template) => Some(name),
        _ => None,
    };
    arguments(template).zip(name.into_iter().flat_map(arguments))
}

/// Whether a type is known so well that another one is not the same: not one that decays, nor one with a made-up name.
fn is_certain(spelling: Spelling<'_>, ty: &Type) -> bool {
    match ty {
        Type::Builtin(_) => true,
        Type::Pointer(of) => is_certain(spelling, of.unqualified().1),
        Type::Named(_) if names_made_up(ty) => false,
        Type::Named(_) => {
            matches!(spelling.class_scope(ty), Ok(Some(_))) || matches!(spelling.enumeration(ty), Ok(Some(_)))
        }
        _ => false,
    }
}

/// The name of a type that is a class template's with arguments that are deduced from it.
fn template_id(ty: &Type) -> Option<&Name> {
    let Type::Named(name) = ty else { return None };
    let (last, around) = name.0.split_last()?;
    let is_parameter = |one: &Argument| match one {
        Argument::Type(ty) | Argument::Integer(ty, _) => matches!(ty, Type::TemplateParameter(_)),
        Argument::Pack(all) => all.iter().any(|one| {
            matches!(
                one,
                Argument::Type(Type::PackExpansion(_)) | Argument::Integer(Type::PackExpansion(_), _)
            )
        }),
        _ => false,
    };
    let is_deduced = last.arguments.iter().flatten().any(is_parameter);
    (is_deduced && around.iter().all(|one| one.arguments.is_none())).then_some(name)
}

/// Whether a class is a specialisation of the template, as far as its name tells that.
fn may_be_one(ty: &Type, template: &Name) -> bool {
    is_of_template(ty, template) || names_made_up(ty)
}

/// Whether a value may be an object of a specialisation of the template, or of a class derived from one.
fn may_be_of(spelling: Spelling<'_>, value: &Value, template: &Name) -> bool {
    match value.parts().1 {
        Type::Builtin(_) | Type::Pointer(_) | Type::MemberPointer { .. } | Type::Array(..) => false,
        ty if ty.closure().is_some() => false,
        ty @ Type::Named(_) if matches!(spelling.enumeration(ty), Ok(Some(_))) => false,
        ty @ Type::Named(_) => {
            let bases = || spelling.all_bases(ty);
            may_be_one(ty, template)
                || !matches!(spelling.class_scope(ty), Ok(Some(_)))
                || bases().map_or(true, |all| all.iter().any(|base| may_be_one(base, template)))
        }
        _ => true,
    }
}
