//! Arithmetic types by the codes that mangled names have for them: promotions, the usual arithmetic conversions, and
//! operators on constants.

use super::model::Type;
use crate::lex::{Kind, SHIFT_RIGHT};

/// The functions of the C library that take one argument of a floating type and give one of it.
pub(crate) const UNARY_FUNCTIONS: [&str; 33] = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "nearbyint",
    "rint",
    "round",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// Arithmetic types by their codes: what they are promoted to, their rank, whether they are unsigned.
const RANKS: [(&str, &str, u8, bool); 19] = [
    ("b", "i", 0, false),
    ("c", "i", 0, false),
    ("a", "i", 0, false),
    ("h", "i", 0, false),
    ("s", "i", 0, false),
    ("t", "i", 0, false),
    ("w", "i", 0, false),
    ("Du", "i", 0, false),
    ("Ds", "i", 0, false),
    ("Di", "j", 0, false),
    ("i", "i", 1, false),
    ("j", "j", 1, true),
    ("l", "l", 2, false),
    ("m", "m", 2, true),
    ("x", "x", 3, false),
    ("y", "y", 3, true),
    // What is of floating type takes the other operand with it.
    ("f", "f", 10, false),
    ("d", "d", 11, false),
    ("e", "e", 12, false),
];

/// Whether a type is arithmetic ([basic.fundamental]) and its promotion is known.
pub(crate) fn is_arithmetic(code: &str) -> bool {
    RANKS.iter().any(|(one, ..)| *one == code)
}

/// The type that integral promotion gives ([conv.prom]).
pub(crate) fn promoted(code: &'static str) -> &'static str {
    RANKS.iter().find(|(one, ..)| *one == code).map_or(code, |(_, to, ..)| to)
}

/// The usual arithmetic conversions ([expr.arith.conv]) on x86-64 Linux.
pub(crate) fn common(left: &'static str, right: &'static str) -> &'static str {
    let (left, right) = (promoted(left), promoted(right));
    let of =
        |code: &str| RANKS.iter().find(|(one, ..)| *one == code).map_or((0, false), |one| (one.2, one.3));
    let ((left_rank, left_unsigned), (right_rank, _)) = (of(left), of(right));
    if left_rank == right_rank {
        return if left_unsigned { left } else { right };
    }
    match if left_rank < right_rank { (left, right) } else { (right, left) } {
        // Of the same size, so that the signed one does not hold all values.
        ("m", "x") => "y",
        (_, high) => high,
    }
}

/// What a built-in operator converts its left operand to, which is the type of its result, but for comparisons ([expr.shift],
/// [expr.arith.conv]).
pub(crate) fn operand(kind: Kind, left: &'static str, right: &'static str) -> &'static str {
    match kind {
        Kind::ShiftLeft | SHIFT_RIGHT => promoted(left),
        _ => common(left, right),
    }
}

/// The type and value of an operator on two constants of integral types ([expr.const]); `None` where it is not certain: it
/// may wrap, or is no integral operator.
pub(crate) fn binary(
    kind: Kind,
    (left, one): (&'static str, i128),
    (right, other): (&'static str, i128),
) -> Option<(&'static str, i128)> {
    let ty = operand(kind, left, right);
    let (one, other) = (fitting(ty, one)?, fitting(ty, other)?);
    let truth = |is_true: bool| Some(("b", i128::from(is_true)));
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
    Some((ty, fitting(ty, result?)?))
}

/// The type and value of `~` on a constant of an integral type ([expr.unary.op]).
pub(crate) fn complement(code: &'static str, value: &str) -> Option<(&'static str, String)> {
    let ty = promoted(code);
    let value = fitting(ty, value.parse().ok()?)?;
    let complement = match ty {
        "j" => i128::from(u32::MAX) - value,
        "m" | "y" => i128::from(u64::MAX) - value,
        _ => !value,
    };
    Some((ty, complement.to_string()))
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

/// What an object of an integral type keeps of a value ([conv.integral]): no value is one of `bool` here.
pub(crate) fn wrapped(code: &str, value: i128) -> Option<i128> {
    let (bits, is_signed) = match code {
        "a" | "c" => (8, true),
        "h" | "Du" => (8, false),
        "s" => (16, true),
        "t" | "Ds" => (16, false),
        "i" | "w" => (32, true),
        "j" | "Di" => (32, false),
        "l" | "x" => (64, true),
        "m" | "y" => (64, false),
        _ => return None,
    };
    let kept = value.rem_euclid(1 << bits);
    Some(if is_signed && kept >= 1 << (bits - 1) { kept - (1 << bits) } else { kept })
}

/// The size of a type on x86-64 Linux; `None` of classes, enumerations and what has none.
pub(crate) fn size_of(ty: &Type) -> Option<i128> {
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
