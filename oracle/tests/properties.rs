//! What holds of every input: no answer is a panic, keywords of a declaration are a set, merging declarations is
//! commutative and associative where the document says so, and line ends and blanks mean nothing.

mod asking;

use std::sync::OnceLock;

use cufe_spec::observation::Answer;
use cufe_spec::rules::Rules;
use cufe_spec::unit::{Dialect, Options, Pass, Unit};
use pretty_assertions::assert_eq;
use quickcheck::{Arbitrary, Gen, TestResult, quickcheck};
use rstest::rstest;

const PASSES: [Pass; 3] = [Pass::Host, Pass::Device, Pass::Jit];

fn rules() -> &'static Rules {
    static RULES: OnceLock<Rules> = OnceLock::new();
    RULES.get_or_init(|| Rules::load().unwrap())
}

/// Words that programs are made of, in any order.
const WORDS: [&str; 44] = [
    "__host__",
    "__device__",
    "__global__",
    "__shared__",
    "__constant__",
    "__managed__",
    "int",
    "void",
    "f",
    "g",
    "x",
    "T",
    "S",
    "(",
    ")",
    "{",
    "}",
    "<",
    ">",
    "<<<",
    ">>>",
    ";",
    ",",
    "::",
    "*",
    "&",
    "=",
    "1",
    "\"s\"",
    "template",
    "class",
    "struct",
    "typename",
    "namespace",
    "constexpr",
    "static",
    "extern",
    "friend",
    "operator",
    "return",
    "[",
    "]",
    "#pragma unroll\n",
    "~",
];

/// A text of such words.
#[derive(Clone, Debug)]
struct Soup(String);

impl Arbitrary for Soup {
    fn arbitrary(g: &mut Gen) -> Soup {
        let count = usize::arbitrary(g) % 60;
        Soup((0..count).map(|_| *g.choose(&WORDS).unwrap()).collect::<Vec<_>>().join(" "))
    }
}

/// Asks in every pass and dialect; what comes back is an answer.
fn is_answered(text: &[u8]) -> bool {
    Dialect::ONE_OF_EACH_FAMILY.into_iter().all(|dialect| {
        PASSES.into_iter().all(|pass| {
            let options = Options { dialect, pass, ..Options::default() };
            let unit = Unit { name: "unit.cu".to_owned(), text: text.to_vec(), options };
            match cufe_oracle::observe_with(rules(), &unit) {
                Answer::NotCore { what, .. } => !what.is_empty(),
                Answer::Observed(seen) => [0, 2, 4].contains(&seen.exit),
            }
        })
    })
}

quickcheck! {
    /// Bytes that are no text, and texts that are no program.
    fn any_bytes_are_answered(bytes: Vec<u8>) -> bool {
        is_answered(&bytes)
    }

    fn any_words_are_answered(soup: Soup) -> bool {
        is_answered(soup.0.as_bytes())
    }

    /// A program that is cut anywhere.
    fn cut_programs_are_answered(at: usize) -> bool {
        const PROGRAM: &str = "template <class T, int N> struct S { __device__ S(T t) : t_(t) {} __host__ __device__ T m() const { return t_[N]; } T t_; };\n\
            __shared__ int s; namespace n { __global__ void k(int *p) { auto l = [=](int x) { return p[x]; }; *p = l(1); } }\n\
            void h() { int a[2] = {1, 2}; n::k<<<dim3(1), 2>>>(a); }";
        is_answered(&PROGRAM.as_bytes()[..at % PROGRAM.len()])
    }
}

/// Sequences of keywords up to three, with repetitions.
#[derive(Clone, Debug)]
struct Keywords(Vec<&'static str>);

impl Arbitrary for Keywords {
    fn arbitrary(g: &mut Gen) -> Keywords {
        let count = usize::arbitrary(g) % 4;
        Keywords((0..count).map(|_| *g.choose(&["__host__", "__device__", "__global__"]).unwrap()).collect())
    }
}

/// The byte of `f` and the number of conflicts.
fn byte_of(program: &str, dialect: Dialect) -> (u8, usize) {
    let seen = asking::observed(program, dialect, Pass::Host);
    let byte = seen.entities.iter().find(|e| e.name == "f").map(|e| e.space.0).unwrap();
    (byte, seen.diagnostics.iter().filter(|d| d.tag == "space.conflict").count())
}

fn without_conflict(words: &[&str]) -> bool {
    !words.contains(&"__global__") || words.iter().all(|word| *word == "__global__")
}

quickcheck! {
    /// execution-spaces: the masks are combined with `|=`, so order and repetition mean nothing where none conflicts.
    fn keywords_of_a_declaration_are_a_set(keywords: Keywords) -> TestResult {
        let mut words = keywords.0;
        if !without_conflict(&words) {
            return TestResult::discard();
        }
        let given = byte_of(&format!("{} void f();", words.join(" ")), Dialect::Documented);
        words.sort_unstable();
        words.dedup();
        let masks = |word: &&str| match *word { "__host__" => 0x15, "__device__" => 0x23, _ => 0xE1 };
        let expected = words.iter().map(masks).fold(0, |byte: u8, mask: u8| byte | mask);
        TestResult::from_bool(given == (expected, 0))
    }

    /// A conflict is one whatever the order.
    fn a_conflict_has_no_order(keywords: Keywords) -> bool {
        let mut words = keywords.0;
        let conflicts = |words: &[&str]| byte_of(&format!("{} void f();", words.join(" ")), Dialect::REFERENCE).1 > 0;
        let given = conflicts(&words);
        words.reverse();
        given == conflicts(&words) && given != without_conflict(&words)
    }
}

/// The document's redeclaration matrix is that of a commutative and associative merge among the spaces that do not
/// conflict; and what conflicts with a part conflicts with the whole.
#[rstest]
fn merging_is_commutative_and_associative(
    #[values("", "__host__", "__device__", "__host__ __device__", "__global__")] one: &str,
    #[values("", "__host__", "__device__", "__host__ __device__", "__global__")] other: &str,
    #[values("", "__host__", "__device__", "__host__ __device__")] third: &str,
) {
    let merged = |parts: &[&str]| {
        let program: String = parts.iter().map(|words| format!("{words} void f();\n")).collect();
        byte_of(&program, Dialect::Documented)
    };
    let conflict = |(_, conflicts): (u8, usize)| conflicts > 0;
    let (forward, backward) = (merged(&[one, other]), merged(&[other, one]));
    assert_eq!(conflict(forward), conflict(backward), "{one} | {other}");
    if !conflict(forward) {
        assert_eq!(forward, backward, "{one} | {other}");
    }
    let (left, right) = (merged(&[one, other, third]), merged(&[third, other, one]));
    assert_eq!(conflict(left), conflict(right), "{one} | {other} | {third}");
    if !conflict(left) {
        assert_eq!(left, right, "{one} | {other} | {third}");
    }
    // A redeclaration without keywords changes nothing.
    assert_eq!(merged(&[one, other, ""]), merged(&[one, "", other]), "{one} | {other}");
}

/// Two units whose tokens are the same are answered the same, but for places.
#[rstest]
#[case("__device__ int f(int a) { return a; } int g() { return f(1); }")]
#[case("template <class T> __global__ void k(T t) {} void h() { k<<<1, 2>>>(3); }")]
#[case("__shared__ int s = 1; __constant__ __device__ int c;")]
#[case("struct S { virtual __device__ void v(); }; struct D : S { void v(); };")]
fn blanks_mean_nothing(#[case] program: &str, #[values("  ", "\n", " /* c */ ", "\t")] blank: &str) {
    let texts = |program: &str, pass: Pass| -> Vec<String> {
        asking::observed(program, Dialect::REFERENCE, pass).diagnostics.into_iter().map(|d| d.text).collect()
    };
    for pass in [Pass::Host, Pass::Device] {
        let (mut given, mut spaced) = (texts(program, pass), texts(&program.replace(' ', blank), pass));
        given.sort();
        spaced.sort();
        assert_eq!(spaced, given, "{program}");
    }
}
