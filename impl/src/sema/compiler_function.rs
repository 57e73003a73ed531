//! Functions that compilers declare, `__builtin_strlen` and its like: what they give.

use crate::ids::arithmetic;
use crate::ids::model::{Cv, Type};

/// What a call of the function `name` gives, where it evaluates its arguments, each as it is written; `None` of any other.
pub(super) fn returned(name: &str) -> Option<Type> {
    let name = name.strip_prefix("__builtin_")?;
    let pointer = || Type::Pointer(Box::new(Type::Builtin("v")));
    Some(match name {
        "unreachable" | "trap" | "abort" | "exit" | "free" | "prefetch" | "bzero" | "va_end" => {
            Type::Builtin("v")
        }
        "memcpy" | "memmove" | "memset" | "mempcpy" | "memchr" | "malloc" | "calloc" | "realloc"
        | "alloca" => pointer(),
        "strcpy" | "strncpy" | "strcat" | "strncat" | "strchr" | "strrchr" | "strstr" => {
            Type::Pointer(Box::new(Type::Builtin("c")))
        }
        "FILE" | "FUNCTION" => {
            Type::Pointer(Box::new(Type::Qualified(Cv::CONST, Box::new(Type::Builtin("c")))))
        }
        "memcmp" | "strcmp" | "strncmp" | "printf" | "puts" | "putchar" | "LINE" => Type::Builtin("i"),
        "strlen" => Type::Builtin("m"),
        "abs" => Type::Builtin("i"),
        "labs" => Type::Builtin("l"),
        "llabs" => Type::Builtin("x"),
        "expect" | "expect_with_probability" => Type::Builtin("l"),
        "is_constant_evaluated" => Type::Builtin("b"),
        "isnan" | "isinf" | "isinf_sign" | "isfinite" | "isnormal" | "isunordered" | "isless"
        | "islessequal" | "islessgreater" | "isgreater" | "isgreaterequal" | "fpclassify" | "signbit"
        | "signbitf" | "signbitl" => Type::Builtin("i"),
        "bswap16" => Type::Builtin("t"),
        "bswap32" => Type::Builtin("j"),
        "bswap64" => Type::Builtin("m"),
        _ => Type::Builtin(of_numbers(name)?),
    })
}

/// Functions on numbers, by the type that the end of their name tells.
fn of_numbers(name: &str) -> Option<&'static str> {
    const BITS: [&str; 6] = ["clz", "ctz", "ffs", "popcount", "parity", "clrsb"];
    let of_bits = |one: &str| name.strip_prefix(one).is_some_and(|rest| matches!(rest, "" | "l" | "ll"));
    if BITS.iter().any(|one| of_bits(one)) {
        return Some("i");
    }
    const OTHERS: [&str; 23] = [
        "atan2",
        "copysign",
        "fdim",
        "fma",
        "fmax",
        "fmin",
        "fmod",
        "frexp",
        "huge_val",
        "hypot",
        "inf",
        "ldexp",
        "modf",
        "nan",
        "nans",
        "nextafter",
        "nexttoward",
        "pow",
        "powi",
        "remainder",
        "remquo",
        "scalbln",
        "scalbn",
    ];
    const INTEGRAL: [(&str, &str); 5] =
        [("ilogb", "i"), ("lrint", "l"), ("lround", "l"), ("llrint", "x"), ("llround", "x")];
    let rest = |one: &str| name.strip_prefix(one).filter(|rest| matches!(*rest, "" | "f" | "l"));
    if let Some((_, ty)) = INTEGRAL.iter().find(|(one, _)| rest(one).is_some()) {
        return Some(ty);
    }
    arithmetic::UNARY_FUNCTIONS.iter().chain(&OTHERS).find_map(|one| rest(one)).map(|rest| match rest {
        "f" => "f",
        "l" => "e",
        _ => "d",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_name_tells_the_type() {
        let of = |name| returned(name).map(|ty| format!("{ty:?}"));
        let builtin = |code| Some(format!("{:?}", Type::Builtin(code)));
        assert_eq!(of("__builtin_clzll"), builtin("i"));
        assert_eq!(of("__builtin_ceilf"), builtin("f"));
        assert_eq!(of("__builtin_erf"), builtin("d"));
        assert_eq!(of("__builtin_tanhl"), builtin("e"));
        assert_eq!(of("__builtin_llrint"), builtin("x"));
        assert_eq!((of("__builtin_choose_expr"), of("strlen")), (None, None));
    }
}
