//! What built-in operators make of the types of their operands ([expr.compound]).

use crate::bodies::{Null, Passed};
use crate::ids::arithmetic::{common, is_arithmetic, promoted};
use crate::ids::model::{Cv, Type};
use crate::lex::{Kind, SHIFT_RIGHT};

/// What a reference refers to; other types as they are.
pub(super) fn unreferenced(ty: Type) -> Type {
    match ty {
        Type::LvalueReference(inner) | Type::RvalueReference(inner) => *inner,
        other => other,
    }
}

/// A type and its own qualifiers.
pub(super) fn parts(ty: Type) -> (Cv, Type) {
    match ty {
        Type::Qualified(cv, inner) => (cv, *inner),
        other => (Cv::NONE, other),
    }
}

pub(super) fn is_scalar(ty: &Type) -> bool {
    matches!(ty, Type::Pointer(_)) || matches!(ty, Type::Builtin(code) if *code != "v")
}

/// The code of the arithmetic type of an operand.
pub(super) fn arithmetic(value: &Passed) -> Option<&'static str> {
    match value.value_type()? {
        Type::Builtin(code) => is_arithmetic(code).then_some(code),
        _ => None,
    }
}

pub(super) fn is_floating(value: &Passed) -> bool {
    matches!(arithmetic(value), Some("f" | "d" | "e"))
}

pub(super) fn is_pointer(value: &Passed) -> bool {
    matches!(value.value_type(), Some(Type::Pointer(_)))
}

/// Whether operators on it are built in.
pub(super) fn is_condition(value: &Passed) -> bool {
    arithmetic(value).is_some() || is_pointer(value)
}

/// What an operator gives.
pub(super) fn joined(operator: Kind, left: &Passed, right: &Passed) -> Passed {
    let unknown = Passed::default();
    let is_logical = matches!(operator, Kind::AmpAmp | Kind::PipePipe);
    let is_comparison = matches!(
        operator,
        Kind::Less | Kind::LessEqual | Kind::Greater | Kind::GreaterEqual | Kind::Equal | Kind::NotEqual
    );
    if is_logical || is_comparison {
        let are_built_in = is_condition(left) && is_condition(right);
        return if are_built_in { Passed::of(Type::Builtin("b")) } else { unknown };
    }
    match (arithmetic(left), arithmetic(right), operator) {
        (Some(left_code), Some(_), Kind::ShiftLeft | SHIFT_RIGHT) => {
            Passed::of(Type::Builtin(promoted(left_code)))
        }
        (
            Some(left_code),
            Some(right_code),
            Kind::Plus
            | Kind::Minus
            | Kind::Star
            | Kind::Slash
            | Kind::Percent
            | Kind::Amp
            | Kind::Caret
            | Kind::Pipe,
        ) => Passed::of(Type::Builtin(common(left_code, right_code))),
        (None, Some(_), Kind::Plus | Kind::Minus) if is_pointer(left) => moved(left),
        (Some(_), None, Kind::Plus) if is_pointer(right) => moved(right),
        (None, None, Kind::Minus) if is_pointer(left) && is_pointer(right) => Passed::of(Type::Builtin("l")),
        _ => unknown,
    }
}

/// A pointer that was moved.
pub(super) fn moved(pointer: &Passed) -> Passed {
    pointer.value_type().map_or(Passed::default(), Passed::of)
}

/// What a conditional gives.
pub(super) fn either(first: &Passed, second: &Passed) -> Passed {
    match (first.value_type(), second.value_type()) {
        (Some(one), Some(other)) if one == other => {
            let null =
                if first.null == Null::No || second.null == Null::No { Null::No } else { Null::Unknown };
            Passed { is_cv_known: false, null, ..Passed::of(one) }
        }
        (Some(ty @ Type::Pointer(_)), Some(Type::Builtin("Dn")))
        | (Some(Type::Builtin("Dn")), Some(ty @ Type::Pointer(_))) => Passed::of(ty),
        _ => match (arithmetic(first), arithmetic(second)) {
            (Some(one), Some(other)) => Passed::of(Type::Builtin(common(one, other))),
            _ => Passed::default(),
        },
    }
}

/// What a pointer or array points to.
pub(super) fn element(value: &Passed) -> Passed {
    match &value.ty {
        Some(Type::Array(_, element)) => {
            Passed { null: Null::No, ty: Some((**element).clone()), ..value.clone() }
        }
        _ => pointed_to(value),
    }
}

pub(super) fn pointed_to(value: &Passed) -> Passed {
    match value.value_type() {
        Some(Type::Pointer(inner)) if !matches!(*inner, Type::Function(_)) => Passed::of(*inner),
        _ => Passed::default(),
    }
}

/// What a function gives that is called through a pointer or reference.
pub(super) fn returned(callee: &Passed) -> Passed {
    let function = match &callee.ty {
        Some(Type::Function(function)) => function,
        Some(Type::Pointer(inner)) => match &**inner {
            Type::Function(function) => function,
            _ => return Passed::default(),
        },
        _ => return Passed::default(),
    };
    Passed::of(unreferenced(function.returns.clone()))
}
