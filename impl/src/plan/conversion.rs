//! How well an argument fits a parameter ([over.best.ics]), as far as types tell it: standard conversions are ranked, and
//! what a class may convert to is left open.

use crate::bodies::{Null, Passed};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::Spelling;
use crate::sema::{Fit, Rank, arithmetic, pointer};

/// How an argument fits a parameter of type `to`.
pub(super) fn fit(passed: &Passed, to: &Type) -> Fit {
    let to = match to {
        // A reference to const takes what can be converted; what it is bound to is not looked at.
        Type::LvalueReference(inner) => match &**inner {
            Type::Qualified(Cv { is_const: true, is_volatile: false, .. }, inner) => inner,
            _ => return Fit::Possible(Rank::Identity),
        },
        Type::RvalueReference(_) => return Fit::Possible(Rank::Identity),
        Type::Qualified(_, inner) => inner,
        other => other,
    };
    let Some(from) = passed.value_type() else { return Fit::Possible(Rank::Identity) };
    if from == *to {
        return Fit::Certain(Rank::Identity);
    }
    match (&from, to) {
        (Type::Named(_), Type::Named(_)) => match &passed.bases {
            Some(bases) if bases.contains(to) => Fit::Certain(Rank::Conversion),
            Some(_) => Fit::Possible(Rank::User),
            None => Fit::Possible(Rank::Conversion),
        },
        // An enumeration perhaps.
        (Type::Named(_), Type::Builtin(_)) if passed.bases.is_none() => Fit::Possible(Rank::Promotion),
        (Type::Named(_), _) | (_, Type::Named(_)) => Fit::Possible(Rank::User),
        (Type::Builtin("Dn"), Type::Pointer(_) | Type::MemberPointer { .. }) => {
            Fit::Certain(Rank::Conversion)
        }
        (Type::Builtin("Dn"), Type::Builtin(_)) => Fit::Not,
        (Type::Builtin(from), Type::Builtin(to)) => arithmetic(from, to),
        (Type::Builtin(_), Type::Pointer(_) | Type::MemberPointer { .. }) => match passed.null {
            Null::Zero => Fit::Certain(Rank::Conversion),
            Null::No => Fit::Not,
            Null::Unknown => Fit::Possible(Rank::Conversion),
        },
        (Type::Pointer(_), Type::Builtin("b")) => Fit::Certain(Rank::ToBool),
        (Type::Pointer(_), Type::Builtin(_) | Type::MemberPointer { .. }) => Fit::Not,
        (Type::Pointer(from), Type::Pointer(to)) => {
            pointer(from, to, |_, base| passed.bases.as_ref().map(|bases| bases.contains(base)))
        }
        _ => Fit::Possible(Rank::Identity),
    }
}

/// Whether the conversion of a class, or of a pointer to one, to `own` is better than that to `other`: the nearer base
/// ([over.ics.rank]).
pub(super) fn is_nearer_base(spelling: Spelling<'_>, own: &Type, other: &Type) -> bool {
    match (own, other) {
        (Type::Pointer(own), Type::Pointer(other)) => {
            let (own, other) = (own.unqualified().1, other.unqualified().1);
            matches!((own, other), (Type::Named(_), Type::Named(_)))
                && spelling.derives(own, other) == Ok(true)
        }
        (Type::Named(_), Type::Named(_)) => spelling.derives(own, other) == Ok(true),
        _ => false,
    }
}
