//! How well an argument fits a parameter ([over.best.ics]), as far as types tell it: standard conversions are ranked, and
//! what a class may convert to is left open.

use crate::bodies::{Null, Passed};
use crate::ids::arithmetic::{is_arithmetic, promoted};
use crate::ids::model::{Cv, Type};
use crate::ids::spelled::Spelling;

/// The rank of an implicit conversion sequence; a smaller one is the better one ([over.ics.rank]). Two of the same rank
/// are not told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// The type is the same.
    Identity,
    /// What a pointer points to gets more qualifiers.
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
}

/// Whether an argument can be converted to a parameter, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// It cannot.
    Not,
    /// It can.
    Certain(Rank),
    /// Perhaps it can, by a conversion of this rank at best.
    Possible(Rank),
}

impl Fit {
    /// Whether this is the better one of two.
    pub(super) fn is_better(self, other: Fit) -> bool {
        match (self, other) {
            (Fit::Certain(own), Fit::Certain(rank) | Fit::Possible(rank)) => own < rank,
            _ => false,
        }
    }
}

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
        (Type::Pointer(from), Type::Pointer(to)) => pointer(passed, from, to),
        _ => Fit::Possible(Rank::Identity),
    }
}

/// Integral and floating-point promotions and conversions ([conv.prom], [conv.integral], [conv.double]) between types that
/// are not the same.
fn arithmetic(from: &'static str, to: &'static str) -> Fit {
    if !is_arithmetic(from) || !is_arithmetic(to) {
        return Fit::Possible(Rank::Promotion);
    }
    let is_promotion = promoted(from) == to || (from, to) == ("f", "d");
    Fit::Certain(if is_promotion { Rank::Promotion } else { Rank::Conversion })
}

/// A pointer to `from` as a pointer to `to` ([conv.qual], [conv.ptr]).
fn pointer(passed: &Passed, from: &Type, to: &Type) -> Fit {
    let (own, from) = parts(from);
    let (wanted, to) = parts(to);
    let fits = |rank| if wanted.with(own) == wanted { Fit::Certain(rank) } else { Fit::Not };
    if from == to {
        return fits(Rank::Qualification);
    }
    match (from, to) {
        (Type::Function(_), _) | (_, Type::Function(_)) => Fit::Possible(Rank::Qualification),
        (_, Type::Builtin("v")) => fits(Rank::ToVoid),
        (Type::Named(_), Type::Named(_)) => match &passed.bases {
            Some(bases) if bases.contains(to) => fits(Rank::Conversion),
            Some(_) => Fit::Not,
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

/// A type and its own qualifiers; `__restrict` says nothing here.
fn parts(ty: &Type) -> (Cv, &Type) {
    match ty {
        Type::Qualified(cv, inner) => (Cv { is_restrict: false, ..*cv }, inner),
        other => (Cv::NONE, other),
    }
}

/// Whether the conversion of a class, or of a pointer to one, to `own` is better than that to `other`: the nearer base
/// ([over.ics.rank]).
pub(super) fn is_nearer_base(spelling: Spelling<'_>, own: &Type, other: &Type) -> bool {
    match (own, other) {
        (Type::Pointer(own), Type::Pointer(other)) => {
            let (own, other) = (parts(own).1, parts(other).1);
            matches!((own, other), (Type::Named(_), Type::Named(_)))
                && spelling.derives(own, other) == Ok(true)
        }
        (Type::Named(_), Type::Named(_)) => spelling.derives(own, other) == Ok(true),
        _ => false,
    }
}
