//! Implicit conversion sequences ([over.best.ics]): how well an expression fits a parameter.

use super::value::Value;
use crate::ids::arithmetic::{is_arithmetic, promoted};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::Spelling;

/// The rank of a conversion; a smaller one is the better one ([over.ics.rank]). Two of the same rank are not told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// The type is the same.
    Identity,
    /// A reference to, or a pointer to, something with more qualifiers.
    Qualification,
    /// A promotion.
    Promotion,
    /// A conversion.
    Conversion,
    /// That of a pointer to `void *`: worse than one to a base.
    ToVoid,
    /// That of a pointer to `bool`: worse than others.
    ToBool,
    /// By a constructor or a conversion function.
    User,
    /// Through `...`.
    Ellipsis,
}

/// Whether an argument can be converted to a parameter, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    /// It cannot.
    Not,
    /// It can.
    Certain(Rank),
    /// Perhaps it can, by a conversion of this rank at best.
    Possible(Rank),
}

impl Fit {
    /// Whether this is the better one of two.
    pub(crate) fn is_better(self, other: Fit) -> bool {
        match (self, other) {
            (Fit::Certain(own), Fit::Certain(rank) | Fit::Possible(rank)) => own < rank,
            _ => false,
        }
    }
}

/// How an argument fits a parameter of type `to`; what constructors and conversion functions do is not looked at.
pub(super) fn fit(spelling: Spelling<'_>, from: &Value, to: &Type) -> Fit {
    match to {
        Type::LvalueReference(inner) => reference(spelling, from, inner, true),
        Type::RvalueReference(inner) => reference(spelling, from, inner, false),
        other => value(spelling, from, other.unqualified().1),
    }
}

/// A reference to `to` ([dcl.init.ref]).
fn reference(spelling: Spelling<'_>, from: &Value, to: &Type, is_lvalue: bool) -> Fit {
    let ((wanted, target), (own, source)) = (to.unqualified(), from.parts());
    let takes_temporary = !is_lvalue || wanted == Cv::CONST;
    let is_function_or_array = |ty: &Type| matches!(ty, Type::Function(_) | Type::Array(..));
    // What they decay to is no class, and no reference to one is bound but to a temporary.
    if is_function_or_array(target)
        || is_function_or_array(source) && !matches!(target, Type::Named(_) | Type::Builtin(_))
    {
        return Fit::Possible(Rank::Identity);
    }
    let rank = match (source == target, source, target) {
        (true, ..) => Some(Rank::Identity),
        (false, Type::Named(_), Type::Named(_)) => match spelling.derives(source, target) {
            Ok(true) => Some(Rank::Conversion),
            Ok(false) => None,
            Err(_) => return Fit::Possible(Rank::Conversion),
        },
        _ => None,
    };
    let Some(rank) = rank else {
        // A temporary is made and bound.
        return match value(spelling, from, target) {
            Fit::Not => Fit::Not,
            _ if !takes_temporary && !matches!(source, Type::Named(_)) => Fit::Not,
            Fit::Certain(_) if !takes_temporary => Fit::Possible(Rank::User),
            fit => fit,
        };
    };
    let binds = match is_lvalue {
        true => from.is_lvalue || wanted == Cv::CONST,
        false => !from.is_lvalue,
    };
    let has_more = !wanted.includes(own);
    match (binds, has_more) {
        (true, false) if rank == Rank::Identity && wanted != own => Fit::Certain(Rank::Qualification),
        (true, false) => Fit::Certain(rank),
        // A class may convert to what the reference needs.
        _ if matches!(source, Type::Named(_)) => Fit::Possible(Rank::User),
        _ => Fit::Not,
    }
}

/// A value of type `to`, which has no qualifiers.
fn value(spelling: Spelling<'_>, from: &Value, to: &Type) -> Fit {
    let own = from.decayed();
    if own == *to {
        return Fit::Certain(Rank::Identity);
    }
    match (&own, to) {
        (Type::Named(_), Type::Named(_)) => match spelling.derives(&own, to) {
            Ok(true) => Fit::Certain(Rank::Conversion),
            Ok(false) => Fit::Possible(Rank::User),
            Err(_) => Fit::Possible(Rank::Promotion),
        },
        // An enumeration perhaps.
        (Type::Named(_), _) => match spelling.class_scope(&own) {
            Ok(Some(_)) => Fit::Possible(Rank::User),
            _ => Fit::Possible(Rank::Promotion),
        },
        (_, Type::Named(_)) => match spelling.class_scope(to) {
            // Nothing converts to an enumeration.
            Ok(None) => Fit::Not,
            _ => Fit::Possible(Rank::User),
        },
        (Type::Builtin("Dn"), Type::Pointer(_) | Type::MemberPointer { .. }) => {
            Fit::Certain(Rank::Conversion)
        }
        (Type::Builtin("Dn"), Type::Builtin(_)) => Fit::Not,
        (Type::Builtin(from), Type::Builtin(to)) => arithmetic(from, to),
        (Type::Builtin(_), Type::Pointer(_) | Type::MemberPointer { .. }) if from.is_zero => {
            Fit::Certain(Rank::Conversion)
        }
        // Another null pointer constant perhaps, before C++11.
        (Type::Builtin(_), Type::Pointer(_) | Type::MemberPointer { .. }) => Fit::Possible(Rank::Conversion),
        (Type::Pointer(_) | Type::MemberPointer { .. }, Type::Builtin("b")) => Fit::Certain(Rank::ToBool),
        (Type::Pointer(_), Type::Builtin(_) | Type::MemberPointer { .. }) => Fit::Not,
        (Type::MemberPointer { .. }, Type::Builtin(_) | Type::Pointer(_)) => Fit::Not,
        (Type::Pointer(from), Type::Pointer(to)) => {
            pointer(from, to, |from, to| spelling.derives(from, to).ok())
        }
        _ => Fit::Possible(Rank::Identity),
    }
}

/// Integral and floating-point promotions and conversions ([conv.prom], [conv.integral], [conv.double]) between types that
/// are not the same.
pub(crate) fn arithmetic(from: &'static str, to: &'static str) -> Fit {
    if !is_arithmetic(from) || !is_arithmetic(to) {
        return Fit::Possible(Rank::Promotion);
    }
    let is_promotion = promoted(from) == to || (from, to) == ("f", "d");
    Fit::Certain(if is_promotion { Rank::Promotion } else { Rank::Conversion })
}

/// A pointer to `from` as a pointer to `to` ([conv.qual], [conv.ptr]); `derives` says of two classes whether the first has the
/// second for a base, if that is known.
pub(crate) fn pointer(from: &Type, to: &Type, derives: impl FnOnce(&Type, &Type) -> Option<bool>) -> Fit {
    let ((own, from), (wanted, to)) = (from.unqualified(), to.unqualified());
    let fits = |rank| if wanted.includes(own) { Fit::Certain(rank) } else { Fit::Not };
    if from == to {
        return fits(Rank::Qualification);
    }
    match (from, to) {
        (Type::Function(_), _) | (_, Type::Function(_)) => Fit::Possible(Rank::Qualification),
        (_, Type::Builtin("v")) => fits(Rank::ToVoid),
        (Type::Named(_), Type::Named(_)) => match derives(from, to) {
            Some(true) => fits(Rank::Conversion),
            Some(false) => Fit::Not,
            None => Fit::Possible(Rank::Conversion),
        },
        (Type::Builtin(_), Type::Builtin(_) | Type::Named(_) | Type::Pointer(_))
        | (Type::Named(_) | Type::Pointer(_), Type::Builtin(_))
        | (Type::Named(_), Type::Pointer(_))
        | (Type::Pointer(_), Type::Named(_)) => Fit::Not,
        // More levels, arrays.
        _ => Fit::Possible(Rank::Qualification),
    }
}

/// Whether the conversion to `own` is better than that to `other`, both from a derived class: the nearer base.
pub(super) fn is_nearer_base(spelling: Spelling<'_>, own: &Type, other: &Type) -> bool {
    let referred = |ty: &Type| match ty {
        Type::LvalueReference(inner) | Type::RvalueReference(inner) | Type::Pointer(inner) => {
            inner.unqualified().1.clone()
        }
        ty => ty.unqualified().1.clone(),
    };
    let (own, other) = (referred(own), referred(other));
    matches!((&own, &other), (Type::Named(_), Type::Named(_))) && spelling.derives(&own, &other) == Ok(true)
}
