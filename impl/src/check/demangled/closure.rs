//! Closure types and their call operators as the released tools show them.

use super::{argument, enclosing, qualified, shown};
use crate::ids::model::{CallOperator, Closure, Enclosure, Entity, Name};

/// A closure type by what it stands in: `n::f(int)::[lambda(float) (instance 1)]`; as an argument `gap` stands behind a function.
pub(super) fn qualified_closure(closure: &Closure, gap: &str) -> String {
    let gap = if matches!(closure.around, Enclosure::Variable(_)) { "" } else { gap };
    format!("{}{gap}::{}", enclosure(closure), unqualified_closure(closure))
}

pub(super) fn unqualified_closure(closure: &Closure) -> String {
    let number = closure.number.unwrap_or_default() + 1;
    format!("[lambda({}) (instance {number})]", closure_parameters(closure))
}

fn enclosure(closure: &Closure) -> String {
    match &closure.around {
        Enclosure::Function(function) => enclosing(function),
        Enclosure::Variable(name) => qualified(name),
        Enclosure::Closure(outer) => {
            let operator = closure.maker.as_ref().and_then(|maker| maker.operator_of(outer.open));
            operator.map_or_else(|| call_operator(outer), |operator| enclosing_operator(operator))
        }
    }
}

/// The call operator of a closure type: `n::f(int)::[lambda(float) (instance 1)]::operator ()(float) const`.
pub(crate) fn call_operator(closure: &Closure) -> String {
    let parameters = closure_parameters(closure);
    format!("{}::operator ()({parameters}){}", qualified_closure(closure, ""), behind_call_operator(closure))
}

/// The same as device code that does not have it names it, without parameters.
pub(crate) fn undefined_call_operator(closure: &Closure) -> String {
    format!("{}::operator (){}", qualified_closure(closure, ""), behind_call_operator(closure))
}

/// An instance of the call operator of a generic lambda, in the same form: `f()::[lambda(T1) (instance 1)]::operator ()<int> const`.
pub(super) fn operator_instance(operator: &CallOperator) -> String {
    let closure = &operator.closure;
    let behind = if closure.is_mutable { "" } else { "const" };
    format!("{}::operator ()<{}> {behind}", qualified_closure(closure, ""), operator_arguments(operator))
}

/// The same where a closure type stands in it: `auto ::f()::[lambda(T1) (instance 1)]::operator ()<int> (T1) const`.
pub(crate) fn enclosing_operator(operator: &CallOperator) -> String {
    let closure = &operator.closure;
    let returns =
        closure.returns.as_ref().map_or_else(|| "auto".to_owned(), |ty| shown(ty, &own_name(closure)));
    let returns = returns.trim_start_matches(" ::").trim_end();
    let (around, arguments) = (qualified_closure(closure, ""), operator_arguments(operator));
    let (parameters, behind) = (closure_parameters(closure), behind_call_operator(closure));
    let scope = if is_scope_written(closure) { "::" } else { "" };
    format!("{returns} {scope}{around}::operator ()<{arguments}> ({parameters}){behind}")
}

/// Whether what a closure type stands in is a function of the global namespace that no result is shown of.
fn is_scope_written(closure: &Closure) -> bool {
    match &closure.around {
        Enclosure::Function(function) => {
            let components = &function.name().0;
            components.len() == 1 && components.iter().all(|one| one.arguments.is_none())
        }
        Enclosure::Variable(name) => name.0.len() == 1,
        Enclosure::Closure(outer) => {
            let operator = closure.maker.as_ref().and_then(|maker| maker.operator_of(outer.open));
            operator.is_none() && is_scope_written(outer)
        }
    }
}

fn operator_arguments(operator: &CallOperator) -> String {
    let own = own_name(&operator.closure);
    operator.arguments.iter().map(|one| argument(one, &own)).collect::<Vec<_>>().join(", ")
}

fn behind_call_operator(closure: &Closure) -> &'static str {
    if closure.is_mutable { "" } else { " const" }
}

fn closure_parameters(closure: &Closure) -> String {
    let own = own_name(closure);
    let parameters = closure.parameters.iter().flatten();
    parameters.map(|ty| shown(ty, &own)).collect::<Vec<_>>().join(", ")
}

/// The name of the function that a closure type stands in, which is left away there.
pub(super) fn own_name(closure: &Closure) -> Name {
    let function = closure.function().and_then(|entity| match entity {
        Entity::Function { name, .. } | Entity::InternalFunction { name, .. } => Some(name.clone()),
        Entity::Variable(_) => None,
    });
    function.unwrap_or(Name(Vec::new()))
}
