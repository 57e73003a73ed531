//! Template arguments found by comparing a pattern with what is given, part by part ([temp.deduct.type]).
//!
//! In a pattern a template parameter is a placeholder: of a type [`Type::TemplateParameter`], of a value a number that no
//! value has ([`value_placeholder`]). In what is given the same placeholders are types and values that nothing else is, as
//! partial ordering wants it ([temp.func.order]).

use super::super::model::{Argument, Cv, FunctionType, Name, Type};
use super::declarator::adjusted;
use super::{Actual, Known, Missing};
use std::iter::Zip;
use std::slice::Iter;

/// Placeholders of values are the numbers from this one on: no array is as large.
const FIRST_PLACEHOLDER: u64 = u64::MAX - u16::MAX as u64;

/// The bound of an array of which no more is known than that there is one.
pub(crate) const UNKNOWN_BOUND: u64 = u64::MAX;

/// The placeholder of the non-type template parameter number `index`.
pub(super) fn value_placeholder(index: usize) -> Argument {
    let value = FIRST_PLACEHOLDER.saturating_add(index as u64);
    Argument::Integer(Type::TemplateParameter(index as u32), value.to_string())
}

/// The number of the template parameter that the bound of an array in a pattern is.
pub(crate) fn parameter_of_bound(bound: u64) -> Option<u32> {
    let number = bound.checked_sub(FIRST_PLACEHOLDER).filter(|_| bound != UNKNOWN_BOUND);
    number.and_then(|number| u32::try_from(number).ok())
}

/// The placeholder of the template parameter pack number `index`, of values or of types: its elements are not told apart.
pub(super) fn pack_placeholder(index: usize, is_value: bool) -> Argument {
    let expansion = Type::PackExpansion(Box::new(Type::TemplateParameter(index as u32)));
    Argument::Pack(vec![match is_value {
        true => Argument::Integer(expansion, String::new()),
        false => Argument::Type(expansion),
    }])
}

/// Whether the type of a value says that it is a placeholder.
pub(super) fn is_placeholder(ty: &Type) -> bool {
    matches!(ty, Type::TemplateParameter(_) | Type::PackExpansion(_))
}

/// The number of the template parameter pack that a type is the expansion of.
pub(super) fn expanded_type(ty: &Type) -> Option<usize> {
    let Type::PackExpansion(inner) = ty else { return None };
    match inner.as_ref() {
        Type::TemplateParameter(index) => Some(*index as usize),
        _ => None,
    }
}

/// The number of the template parameter pack that an argument is the expansion of.
fn expanded(argument: &Argument) -> Option<usize> {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => expanded_type(ty),
        _ => None,
    }
}

/// A list without the expansion of a template parameter pack that ends it, and the number of that pack.
pub(super) fn without_expansion<T>(
    list: &[T],
    expanded: impl Fn(&T) -> Option<usize>,
) -> (&[T], Option<usize>) {
    match list.split_last().and_then(|(last, others)| Some((others, expanded(last)?))) {
        Some((others, pack)) => (others, Some(pack)),
        None => (list, None),
    }
}

/// The elements of two lists that are to be compared, pair by pair; the rest of `actual` is what the pack at the end of `wanted`
/// stands for, `element` by element.
pub(super) fn pairs<'a, T: Clone>(
    wanted: &'a [T],
    actual: &'a [T],
    expanded: impl Fn(&T) -> Option<usize>,
    element: impl Fn(T) -> Argument,
    found: &mut [Option<Argument>],
) -> Known<Zip<Iter<'a, T>, Iter<'a, T>>> {
    let (wanted, pack) = without_expansion(wanted, &expanded);
    let (actual, rest) = match pack {
        Some(_) => actual.split_at_checked(wanted.len()).ok_or(Missing::Expression)?,
        None => (actual, &[][..]),
    };
    if let Some(pack) = pack {
        bind(pack, Argument::Pack(rest.iter().cloned().map(element).collect()), found)?;
    }
    // Only an expansion is made of one.
    if wanted.len() != actual.len() || actual.iter().any(|one| expanded(one).is_some()) {
        return Err(Missing::Expression);
    }
    Ok(wanted.iter().zip(actual))
}

/// Determines template parameters, the placeholders in `ty`, so that `ty` takes `actual`.
pub(super) fn match_argument(ty: Type, actual: &Actual, found: &mut [Option<Argument>]) -> Known<()> {
    if !mentions_parameter(&ty) {
        return Ok(());
    }
    match actual {
        Actual::Unknown | Actual::UnknownRest | Actual::Result(_) => Ok(()),
        Actual::Declared(declared) => unify(&adjusted(ty), &adjusted(declared.clone()), false, found),
        Actual::Value(of) | Actual::Variable(of) => {
            let is_variable = matches!(actual, Actual::Variable(_));
            let of = of.referred();
            if matches!((&ty, of.unqualified().1), (Type::Pointer(_), Type::Builtin(_))) {
                return Err(Missing::NoMember);
            }
            match ty {
                // A forwarding reference ([temp.deduct.call]).
                Type::RvalueReference(inner) if matches!(*inner, Type::TemplateParameter(_)) => {
                    let reference = Type::LvalueReference(Box::new(of.clone()));
                    unify(&inner, if is_variable { &reference } else { of }, false, found)
                }
                Type::LvalueReference(inner) | Type::RvalueReference(inner) => unify(&inner, of, true, found),
                by_value => unify(&adjusted(by_value), &adjusted(of.clone()), true, found),
            }
        }
    }
}

/// Whether a placeholder stands in a type.
pub(crate) fn mentions_parameter(ty: &Type) -> bool {
    match ty {
        Type::TemplateParameter(_) | Type::DependentMember(..) => true,
        Type::Array(Some(bound), _) if *bound >= FIRST_PLACEHOLDER => true,
        Type::Named(name) => name.0.iter().flat_map(|one| one.arguments.iter().flatten()).any(is_dependent),
        _ => ty.parts().any(mentions_parameter),
    }
}

/// Whether a placeholder stands in a template argument.
pub(super) fn is_dependent(argument: &Argument) -> bool {
    match argument {
        Argument::Type(ty) | Argument::Integer(ty, _) => mentions_parameter(ty),
        Argument::Pack(elements) => elements.iter().any(is_dependent),
        Argument::Entity(_) | Argument::Template(_) => false,
    }
}

/// Makes `pattern` and `ty` one; `converts` allows the pattern more qualifiers, as a call does.
pub(super) fn unify(pattern: &Type, ty: &Type, converts: bool, found: &mut [Option<Argument>]) -> Known<()> {
    let mut work = vec![(pattern, ty)];
    while let Some((pattern, ty)) = work.pop() {
        match (pattern, ty) {
            (Type::TemplateParameter(index), ty) => bind(*index as usize, Argument::Type(ty.clone()), found)?,
            (Type::Qualified(wanted, inner), Type::Array(..)) => match inner.as_ref() {
                Type::TemplateParameter(index) => {
                    bind(*index as usize, Argument::Type(array_without(*wanted, ty, converts)?), found)?;
                }
                _ => return Err(Missing::Expression),
            },
            (Type::Qualified(wanted, inner), ty) => {
                match (inner.as_ref(), unqualified(*wanted, ty, converts)?) {
                    (inner, (Cv::NONE, of)) => work.push((inner, of)),
                    (Type::TemplateParameter(index), (rest, of)) => {
                        let ty = super::qualified(rest, of.clone());
                        bind(*index as usize, Argument::Type(ty), found)?;
                    }
                    _ => return Err(Missing::Expression),
                }
            }
            (Type::Pointer(pattern), Type::Pointer(ty))
            | (Type::LvalueReference(pattern), Type::LvalueReference(ty))
            | (Type::RvalueReference(pattern), Type::RvalueReference(ty))
            | (Type::Complex(pattern), Type::Complex(ty)) => work.push((pattern, ty)),
            (Type::Array(Some(bound), pattern), Type::Array(Some(other), ty))
                if *bound >= FIRST_PLACEHOLDER =>
            {
                let value = Argument::Integer(Type::Builtin("m"), other.to_string());
                bind((bound - FIRST_PLACEHOLDER) as usize, value, found)?;
                work.push((pattern, ty));
            }
            (Type::Array(bound, pattern), Type::Array(other, ty)) if bound == other => {
                work.push((pattern, ty))
            }
            (Type::Function(pattern), Type::Function(ty)) if is_alike(pattern, ty) => {
                work.push((&pattern.returns, &ty.returns));
                let (wanted, actual) = (&pattern.parameters, &ty.parameters);
                work.extend(pairs(wanted, actual, expanded_type, Argument::Type, found)?);
            }
            (Type::MemberPointer { class, member }, Type::MemberPointer { class: of, member: ty }) => {
                work.extend([(class.as_ref(), of.as_ref()), (member.as_ref(), ty.as_ref())]);
            }
            (Type::Named(pattern), Type::Named(name)) => names(pattern, name, &mut work, found)?,
            (pattern, ty) if pattern == ty => {}
            _ => return Err(Missing::Expression),
        }
    }
    Ok(())
}

/// What is left of `ty` and its qualifiers where a pattern takes away `wanted`.
fn unqualified(wanted: Cv, ty: &Type, converts: bool) -> Known<(Cv, &Type)> {
    let (own, of) = match ty {
        Type::Qualified(own, of) => (*own, of.as_ref()),
        other => (Cv::NONE, other),
    };
    let rest = Cv {
        is_const: own.is_const && !wanted.is_const,
        is_volatile: own.is_volatile && !wanted.is_volatile,
        is_restrict: own.is_restrict && !wanted.is_restrict,
    };
    match converts || own.includes(wanted) {
        true => Ok((rest, of)),
        false => Err(Missing::Expression),
    }
}

/// An array whose elements have no longer the qualifiers `wanted`.
fn array_without(wanted: Cv, ty: &Type, converts: bool) -> Known<Type> {
    match ty {
        Type::Array(bound, element) => {
            Ok(Type::Array(*bound, Box::new(array_without(wanted, element, converts)?)))
        }
        element => {
            unqualified(wanted, element, converts).map(|(rest, of)| super::qualified(rest, of.clone()))
        }
    }
}

/// Whether two function types differ in nothing but the types that they are made of.
fn is_alike(one: &FunctionType, other: &FunctionType) -> bool {
    let facts = |ty: &FunctionType| (ty.cv, ty.reference, ty.noexcept, ty.variadic);
    facts(one) == facts(other)
}

/// Compares two names; what is left to be compared is added to `work`.
fn names<'a>(
    pattern: &'a Name,
    name: &'a Name,
    work: &mut Vec<(&'a Type, &'a Type)>,
    found: &mut [Option<Argument>],
) -> Known<()> {
    if pattern.0.len() != name.0.len() {
        return Err(Missing::Expression);
    }
    for (pattern, component) in pattern.0.iter().zip(&name.0) {
        if pattern.base != component.base {
            return Err(Missing::Expression);
        }
        let wanted = pattern.arguments.as_deref().unwrap_or_default();
        let actual = component.arguments.as_deref().unwrap_or_default();
        lists(wanted, actual, work, found)?;
    }
    Ok(())
}

/// Whether a type is a specialisation of the class template that the type `template` is made of.
pub(crate) fn is_of_template(ty: &Type, template: &Name) -> bool {
    let Type::Named(name) = ty else { return false };
    let (Some((own, around)), Some((last, of))) = (name.0.split_last(), template.0.split_last()) else {
        return false;
    };
    let are_specialisations = own.arguments.is_some() && last.arguments.is_some();
    are_specialisations && own.base == last.base && around == of
}

fn lists<'a>(
    wanted: &'a [Argument],
    actual: &'a [Argument],
    work: &mut Vec<(&'a Type, &'a Type)>,
    found: &mut [Option<Argument>],
) -> Known<()> {
    for pair in pairs(wanted, actual, expanded, |argument| argument, found)? {
        match pair {
            (Argument::Type(wanted), Argument::Type(actual)) => work.push((wanted, actual)),
            (Argument::Integer(Type::TemplateParameter(index), _), Argument::Integer(..)) => {
                bind(*index as usize, pair.1.clone(), found)?;
            }
            (Argument::Pack(wanted), Argument::Pack(actual)) => lists(wanted, actual, work, found)?,
            (wanted, actual) if wanted == actual => {}
            _ => return Err(Missing::Expression),
        }
    }
    Ok(())
}

/// The arguments `wanted`, which may hold placeholders, made one with `actual`.
pub(super) fn unify_arguments(
    wanted: &[Argument],
    actual: &[Argument],
    found: &mut [Option<Argument>],
) -> Known<()> {
    let mut work = Vec::new();
    lists(wanted, actual, &mut work, found)?;
    work.into_iter().try_for_each(|(pattern, ty)| unify(pattern, ty, false, found))
}

/// Lets a template parameter stand for `argument`, which is what it stands for already if it stands for anything.
fn bind(index: usize, argument: Argument, found: &mut [Option<Argument>]) -> Known<()> {
    let slot = found.get_mut(index).ok_or(Missing::Form)?;
    let is_same = match (&*slot, &argument) {
        (None, _) => true,
        // The bound of an array has a type of its own.
        (Some(Argument::Integer(_, known)), Argument::Integer(_, value)) => known == value,
        (Some(known), argument) => known == argument,
    };
    match is_same {
        true => {
            slot.get_or_insert(argument);
            Ok(())
        }
        false => Err(Missing::Expression),
    }
}

/// Whether all template parameters in patterns can be found by comparing them with what is given: a pack at the end alone.
pub(super) fn are_deduced_from(patterns: &[Argument]) -> bool {
    without_expansion(patterns, expanded).0.iter().all(|pattern| match pattern {
        Argument::Type(ty) | Argument::Integer(ty, _) => is_deduced_from(ty),
        Argument::Pack(elements) => are_deduced_from(elements),
        Argument::Entity(_) | Argument::Template(_) => true,
    })
}

pub(super) fn is_deduced_from(pattern: &Type) -> bool {
    match pattern {
        Type::PackExpansion(_) | Type::DependentMember(..) => false,
        Type::Named(name) => name.0.iter().filter_map(|one| one.arguments.as_deref()).all(are_deduced_from),
        Type::Function(function) => {
            let (parameters, _) = without_expansion(&function.parameters, expanded_type);
            is_deduced_from(&function.returns) && parameters.iter().all(is_deduced_from)
        }
        _ => pattern.parts().all(is_deduced_from),
    }
}
