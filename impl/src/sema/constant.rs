//! Integral constant expressions ([expr.const]), as far as conditions need them.

use super::value::Value;
use crate::ids::arithmetic::common;
use crate::ids::model::Type;
use crate::lex::{Kind, SHIFT_RIGHT};

/// The value of an operator on two constants of integral types; `None` where it is not certain: it may wrap, or is none.
pub(super) fn binary(kind: Kind, left: &Value, right: &Value) -> Option<i128> {
    match (kind, left.constant, right.constant) {
        // The other operand is not evaluated.
        (Kind::AmpAmp, Some(0), _) => return Some(0),
        (Kind::PipePipe, Some(one), _) if one != 0 => return Some(1),
        _ => {}
    }
    let (one, other) = (left.constant?, right.constant?);
    let (Type::Builtin(own), Type::Builtin(second)) = (left.decayed(), right.decayed()) else { return None };
    let ty = match kind {
        Kind::ShiftLeft | SHIFT_RIGHT => common(own, own),
        _ => common(own, second),
    };
    let (one, other) = (fitting(ty, one)?, fitting(ty, other)?);
    let truth = |is_true: bool| Some(i128::from(is_true));
    let result = match kind {
        Kind::Plus => one.checked_add(other),
        Kind::Minus => one.checked_sub(other),
        Kind::Star => one.checked_mul(other),
        Kind::Slash => one.checked_div(other),
        Kind::Percent => one.checked_rem(other),
        Kind::Amp => Some(one & other),
        Kind::Pipe => Some(one | other),
        Kind::Caret => Some(one ^ other),
        Kind::ShiftLeft if one >= 0 && (0..32).contains(&other) => Some(one << other),
        SHIFT_RIGHT if one >= 0 && (0..32).contains(&other) => Some(one >> other),
        Kind::Equal => return truth(one == other),
        Kind::NotEqual => return truth(one != other),
        Kind::Less => return truth(one < other),
        Kind::LessEqual => return truth(one <= other),
        Kind::Greater => return truth(one > other),
        Kind::GreaterEqual => return truth(one >= other),
        Kind::AmpAmp => return truth(one != 0 && other != 0),
        Kind::PipePipe => return truth(one != 0 || other != 0),
        _ => None,
    };
    fitting(ty, result?)
}

/// A value that its type holds as it is.
fn fitting(ty: &str, value: i128) -> Option<i128> {
    let range = match ty {
        "i" => i128::from(i32::MIN)..=i128::from(i32::MAX),
        "j" => 0..=i128::from(u32::MAX),
        "l" | "x" => i128::from(i64::MIN)..=i128::from(i64::MAX),
        "m" | "y" => 0..=i128::from(u64::MAX),
        _ => return None,
    };
    range.contains(&value).then_some(value)
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
