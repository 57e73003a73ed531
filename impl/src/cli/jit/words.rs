//! Words of g++ that headers use and NVRTC does not know.
//!
//! None of them is device code: a device function that uses one is refused, since it is declared for the host only, or is a type.

use crate::ids::arithmetic;
use std::borrow::Cow;

/// What stands for words of the language.
pub(super) const WORDS: &str = "#define __extension__\n#define __asm __asm__\n#define __null 0L\n\
    template <class T> struct __cufe_object { typedef T type; };\n\
    template <class T> struct __cufe_object<T &> { typedef T type; };\n\
    template <class T> struct __cufe_object<T &&> { typedef T type; };\n\
    template <class T> using __cufe_typeof = typename __cufe_object<T>::type;\n\
    #define __typeof(...) __cufe_typeof<decltype(__VA_ARGS__)>\n#define __typeof__ __typeof\n\
    #define type_info __cufe_type_info\n#define __class_type_info __cufe_class_type_info\n\
    namespace std { class type_info; }\nconst std::type_info &__cufe_typeid();\n#define typeid(...) __cufe_typeid()\n\
    template <class T> T __cufe_host();\n\
    template <class, class> struct __cufe_same { static constexpr bool value = false; };\n\
    template <class T> struct __cufe_same<T, T> { static constexpr bool value = true; };\n\
    #define __is_same(...) (__cufe_same<__VA_ARGS__>::value)\n\
    template <unsigned long... I> struct __cufe_indices {\n\
    template <template <unsigned long...> class S> using with = S<I...>;\n\
    template <template <class T, T...> class S, class T> using typed = S<T, (T)I...>; };\n\
    template <class A, class B> struct __cufe_joined;\n\
    template <unsigned long... A, unsigned long... B> struct __cufe_joined<__cufe_indices<A...>, __cufe_indices<B...> > {\n\
    typedef __cufe_indices<A..., (sizeof...(A) + B)...> type; };\n\
    template <unsigned long N> struct __cufe_counted {\n\
    typedef typename __cufe_joined<typename __cufe_counted<N / 2>::type, typename __cufe_counted<N - N / 2>::type>::type type; };\n\
    template <> struct __cufe_counted<0> { typedef __cufe_indices<> type; };\n\
    template <> struct __cufe_counted<1> { typedef __cufe_indices<0> type; };\n";
/// The exception specification of glibc's functions.
const SPECIFICATION: &[u8] = b"noexcept (true)";
/// The word of g++ for the numbers below one.
const PACK: &str = "__integer_pack(";
/// How the names of g++'s functions begin.
const BUILTIN: &str = "__builtin_";
/// Functions of two arguments.
const BINARY: [&str; 10] =
    ["atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "nextafter", "pow", "remainder"];
/// Constants of floating types.
const CONSTANTS: [&str; 2] = ["huge_val", "inf"];
/// Constants that a text tells apart.
const NANS: [&str; 2] = ["nan", "nans"];
/// The rest: name, result, parameters; those whose first parameter is `x` may be called in constant expressions.
const DECLARED: [(&str, &str, &str); 33] = [
    ("abs", "int", "int x"),
    ("labs", "long", "long x"),
    ("llabs", "long long", "long long x"),
    ("memchr", "void *", "const void *x, int, unsigned long"),
    ("memcmp", "int", "const void *x, const void *, unsigned long"),
    ("memcpy", "void *", "void *, const void *, unsigned long"),
    ("memmove", "void *", "void *, const void *, unsigned long"),
    ("memset", "void *", "void *, int, unsigned long"),
    ("char_memchr", "char *", "const char *x, int, unsigned long"),
    ("strchr", "char *", "const char *x, int"),
    ("strcmp", "int", "const char *x, const char *"),
    ("strlen", "unsigned long", "const char *x"),
    ("wcslen", "unsigned long", "const wchar_t *x"),
    ("wmemcmp", "int", "const wchar_t *x, const wchar_t *, unsigned long"),
    ("wmemchr", "wchar_t *", "const wchar_t *x, wchar_t, unsigned long"),
    ("clz", "int", "unsigned x"),
    ("clzl", "int", "unsigned long x"),
    ("clzll", "int", "unsigned long long x"),
    ("ctz", "int", "unsigned x"),
    ("ctzl", "int", "unsigned long x"),
    ("ctzll", "int", "unsigned long long x"),
    ("popcount", "int", "unsigned x"),
    ("popcountl", "int", "unsigned long x"),
    ("popcountll", "int", "unsigned long long x"),
    ("abort", "void", ""),
    ("trap", "void", ""),
    ("unreachable", "void", ""),
    ("vsnprintf", "int", "char *, unsigned long, const char *, ..."),
    ("vsprintf", "int", "char *, const char *, ..."),
    ("sprintf", "int", "char *, const char *, ..."),
    ("printf", "int", "const char *, ..."),
    ("operator_new", "void *", "unsigned long"),
    ("operator_delete", "void", "void *"),
];
/// What takes anything, and gives nothing that matters.
const ANYTHING: [&str; 6] = ["va_start", "va_end", "va_copy", "mul_overflow", "add_overflow", "sub_overflow"];
/// Functions of any type.
const GENERIC: [&str; 11] = [
    "fpclassify",
    "isfinite",
    "isgreater",
    "isgreaterequal",
    "isinf",
    "isless",
    "islessequal",
    "islessgreater",
    "isnan",
    "isnormal",
    "isunordered",
];

/// Declarations, a line each, of what NVRTC's messages call undefined and is a word of g++'s.
pub(super) fn missing(log: &str) -> Vec<String> {
    let names = log.lines().filter_map(|line| {
        let (_, rest) = line.split_once(": error: identifier \"")?;
        rest.strip_suffix("\" is undefined")
    });
    names.filter_map(declaration).collect()
}

fn declaration(name: &str) -> Option<String> {
    if let Some(atomic) = name.strip_prefix("__atomic_") {
        let is_object = atomic.starts_with("fetch") || ["add_fetch", "sub_fetch"].contains(&atomic);
        return is_object.then(|| format!("template <class T, class... R> T {name}(volatile T *, R...);\n"));
    }
    let word = name.strip_prefix(BUILTIN)?;
    if let Some((_, result, parameters)) = DECLARED.iter().find(|(one, _, _)| *one == word) {
        let is_constant = parameters.split(", ").next().is_some_and(|first| first.ends_with('x'));
        return Some(match is_constant {
            true => {
                let value = format!("x == x ? __cufe_host<{result}>() : ({result})0");
                format!("constexpr {result} {name}({parameters}) {{ return {value}; }}\n")
            }
            false => format!("{result} {name}({parameters});\n"),
        });
    }
    if word == "va_list" {
        return Some(format!("typedef char *{name};\n"));
    }
    if ANYTHING.contains(&word) {
        return Some(format!("template <class... T> bool {name}(T &&...);\n"));
    }
    if GENERIC.contains(&word) || word == "signbit" {
        return Some(format!("template <class... T> constexpr int {name}(T...);\n"));
    }
    let suffixes = [("", "double"), ("f", "float"), ("l", "long double")];
    let (base, of) = suffixes.iter().rev().find_map(|(suffix, of)| {
        let base = word.strip_suffix(suffix)?;
        is_known(base).then_some((base, of))
    })?;
    // No body gives a constant: a host function's value is asked, as far as a compiler that folds can tell.
    let value = format!("{{ return x == x ? __cufe_host<{of}>() : x; }}\n");
    Some(match base {
        _ if CONSTANTS.contains(&base) => format!("constexpr {of} {name}();\n"),
        _ if NANS.contains(&base) => format!("constexpr {of} {name}(const char *);\n"),
        _ if BINARY.contains(&base) => format!("constexpr {of} {name}({of} x, {of}) {value}"),
        _ => format!("constexpr {of} {name}({of} x) {value}"),
    })
}

fn is_known(base: &str) -> bool {
    let all: [&[&str]; 4] = [&arithmetic::UNARY_FUNCTIONS, &BINARY, &CONSTANTS, &NANS];
    all.iter().any(|names| names.contains(&base))
}

/// The text without the symbols' names that glibc puts behind exception specifications, where NVRTC takes none:
/// `noexcept (true) __asm ("wmemchr")`. That is no statement.
pub(super) fn without_labels(text: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut from = 0;
    for at in memchr::memmem::find_iter(text, SPECIFICATION) {
        let end = at + SPECIFICATION.len();
        if let Some(length) = label(&text[end..]) {
            out.extend_from_slice(&text[from..end]);
            from = end + length;
        }
    }
    out.extend_from_slice(&text[from..]);
    out
}

/// How long the symbol's name is that a text begins with, in `__asm`.
fn label(text: &[u8]) -> Option<usize> {
    let word = text.trim_ascii_start();
    let word = word.strip_prefix(b"__asm__").or_else(|| word.strip_prefix(b"__asm"))?;
    let operand = word.trim_ascii_start().strip_prefix(b"(")?;
    let close = memchr::memchr(b')', operand)?;
    Some(text.len() - operand.len() + close + 1)
}

/// The text with templates in the place of g++'s packs of numbers: `S<T, __integer_pack(N)...>`.
pub(super) fn without_packs(text: &[u8]) -> Cow<'_, [u8]> {
    let Ok(text) = str::from_utf8(text) else { return Cow::Borrowed(text) };
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(PACK) {
        let Some((before, written, behind)) = replaced(rest, at) else {
            out.push_str(&rest[..at + PACK.len()]);
            rest = &rest[at + PACK.len()..];
            continue;
        };
        out.push_str(before);
        out.push_str(&written);
        rest = behind;
    }
    if out.is_empty() {
        return Cow::Borrowed(text.as_bytes());
    }
    out.push_str(rest);
    Cow::Owned(out.into_bytes())
}

/// What stands before the template-id whose last argument begins at a byte, what stands for it, and what behind it.
fn replaced(text: &str, at: usize) -> Option<(&str, String, &str)> {
    let open = text[..at].rfind('<')?;
    let leading = text[open + 1..at].trim().trim_end_matches(',');
    let is_part = |one: char| one.is_ascii_alphanumeric() || one == '_' || one == ':';
    let name_start = text[..open].rfind(|one| !is_part(one)).map_or(0, |last| last + 1);
    let operand = &text[at + PACK.len()..];
    let mut depth = 1;
    let close = operand.find(|one| {
        depth += match one {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    })?;
    let behind = operand[close + 1..].trim_start().strip_prefix("...")?.trim_start().strip_prefix('>')?;
    let (name, operand) = (&text[name_start..open], &operand[..close]);
    let (member, arguments) = match leading {
        "" => ("with", name.to_owned()),
        _ => ("typed", format!("{name}, {leading}")),
    };
    let typename = if text[..name_start].trim_end().ends_with("typename") { "" } else { "typename " };
    let written =
        format!("{typename}__cufe_counted<(unsigned long)({operand})>::type::template {member}<{arguments}>");
    Some((&text[..name_start], written, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_are_templates() {
        let text = "{ using __type = _Index_tuple<__integer_pack(_Num)...>; };\n= integer_sequence<_Tp, __integer_pack(_Num)...>;\n";
        let written = without_packs(text.as_bytes());
        assert_eq!(
            str::from_utf8(&written).unwrap(),
            "{ using __type = typename __cufe_counted<(unsigned long)(_Num)>::type::template with<_Index_tuple>; };\n\
             = typename __cufe_counted<(unsigned long)(_Num)>::type::template typed<integer_sequence, _Tp>;\n"
        );
        let nested = without_packs(b"typename seq<size_t, __integer_pack(E - S)...>::template to<S>;");
        assert_eq!(
            str::from_utf8(&nested).unwrap(),
            "typename __cufe_counted<(unsigned long)(E - S)>::type::template typed<seq, size_t>::template to<S>;"
        );
        assert!(matches!(without_packs(b"int x;"), Cow::Borrowed(_)));
    }

    #[test]
    fn names_of_symbols_go() {
        let text = b"extern int f() noexcept (true) __asm (\"f\") __attribute__((pure));\nint g() noexcept (true);\n";
        let left = without_labels(text);
        assert_eq!(
            str::from_utf8(&left).unwrap(),
            "extern int f() noexcept (true) __attribute__((pure));\nint g() noexcept (true);\n"
        );
        assert_eq!(without_labels(b"asm(\"x\");"), b"asm(\"x\");");
    }

    #[test]
    fn what_is_missing_is_declared_for_the_host() {
        let log = "a(1): error: identifier \"__builtin_fabsf\" is undefined\na(2): error: identifier \"x\" is undefined\n\
            a(3): error: identifier \"__builtin_logl\" is undefined\na(3): error: identifier \"__builtin_log\" is undefined\n\
            a(4): error: identifier \"__builtin_memset\" is undefined\na(5): error: identifier \"__builtin_nansf\" is undefined\n";
        assert_eq!(
            missing(log),
            [
                "constexpr float __builtin_fabsf(float x) { return x == x ? __cufe_host<float>() : x; }\n",
                "constexpr long double __builtin_logl(long double x) { return x == x ? __cufe_host<long double>() : x; }\n",
                "constexpr double __builtin_log(double x) { return x == x ? __cufe_host<double>() : x; }\n",
                "void * __builtin_memset(void *, int, unsigned long);\n",
                "constexpr float __builtin_nansf(const char *);\n",
            ]
        );
    }
}
