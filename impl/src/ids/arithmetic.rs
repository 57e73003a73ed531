//! Arithmetic types by the codes that mangled names have for them: promotions and the usual arithmetic conversions.

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
