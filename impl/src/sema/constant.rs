//! Integral constant expressions ([expr.const]), as far as conditions need them.

use super::value::Value;
use crate::ids::arithmetic;
use crate::ids::model::Type;
use crate::lex::Kind;

/// The value of an operator on two constants of integral types; `None` where it is not certain: it may wrap, or is none.
pub(super) fn binary(kind: Kind, left: &Value, right: &Value) -> Option<i128> {
    match (kind, left.constant, right.constant) {
        // The other operand is not evaluated.
        (Kind::AmpAmp, Some(0), _) => return Some(0),
        (Kind::PipePipe, Some(one), _) if one != 0 => return Some(1),
        _ => {}
    }
    let (Type::Builtin(own), Type::Builtin(other)) = (left.decayed(), right.decayed()) else { return None };
    arithmetic::binary(kind, (own, left.constant?), (other, right.constant?)).map(|(_, value)| value)
}

/// The size of a type on x86-64 Linux; `None` of classes, enumerations and what has none.
pub(super) fn size_of(ty: &Type) -> Option<i128> {
    Some(match ty {
        Type::Qualified(_, inner) => size_of(inner)?,
        Type::Pointer(_) => 8,
        Type::Array(Some(length), element) => i128::from(*length) * size_of(element)?,
        Type::Builtin(code) => match *code {
            "b" | "c" | "a" | "h" | "Du" => 1,
            "s" | "t" | "Ds" => 2,
            "i" | "j" | "f" | "w" | "Di" => 4,
            "l" | "m" | "x" | "y" | "d" | "Dn" => 8,
            "n" | "o" | "e" | "g" => 16,
            _ => return None,
        },
        _ => return None,
    })
}
