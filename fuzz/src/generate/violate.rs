//! Programs that break exactly one rule, and near misses that break none.
//!
//! A snippet is one line in a tiny pattern language: `$n` is a number that is unique in the program, `$t` an
//! arithmetic type, `$p` a parameter list, and `{a|b|c}` one of its alternatives. The line goes to a drawn place of a
//! drawn valid program, so that every draw is a program of its own.

use arbitrary::{Result, Unstructured};
use cufe_spec::unit::Pass;

use super::declared::ARITHMETIC;
use super::grow;
use super::program::{Item, Program};

/// What is known about breaking one rule.
#[derive(Clone, Copy, Debug)]
pub struct Breakage {
    /// The diagnostic's id in the catalogue.
    pub rule: &'static str,
    /// The pass in which it is reported.
    pub pass: Pass,
    /// Lines that break the rule once and no other rule.
    pub violations: &'static [&'static str],
    /// Lines that look alike and are accepted without a word.
    pub near_misses: &'static [&'static str],
    /// Other rules that the same construct always reports.
    pub along: &'static [&'static str],
    /// Whether the line only makes sense at global scope.
    pub global_only: bool,
}

/// Every rule of the chapters present that a generated program can break; what a line must report was seen in the
/// released tool, and `cufe-fuzz campaign --against cudafe++` shows it again. Not here yet: texts of the documented
/// dialect only, texts that are off by default, and those that need instances, closures or library types.
pub const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "space.conflict",
        pass: Pass::Host,
        violations: &[
            "{__global__ __host__|__host__ __global__|__global__ __device__|__device__ __global__} void f$n($p){;| {}}",
            "__host__ __device__ __global__ void f$n($p);",
            "__device__ void f$n($p); __global__ void f$n($p);",
            "__global__ void f$n($p); {__host__|__device__} void f$n($p);",
            "__host__ __device__ void f$n($p); __global__ void f$n($p){;| {}}",
            "template <typename T> {__global__ __host__|__device__ __global__} void f$n(T p, $p){;| {}}",
            "__shared__ __constant__ $t v$n;",
            "__constant__ __shared__ $t v$n[4];",
        ],
        near_misses: &[
            "{__host__ __device__|__device__ __host__|__host__ __host__|__device__ __device__} void f$n($p){;| {}}",
            "__global__ __global__ void f$n($p);",
            "void f$n($p); __global__ void f$n($p) {}",
            "__global__ void f$n($p); void f$n($p);",
            "__device__ void f$n($p); __host__ void f$n($p);",
            "{__device__ __shared__|__device__ __constant__|__constant__ __device__} $t v$n;",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.defaulted",
        pass: Pass::Host,
        violations: &[
            "struct S$n { {__device__|__host__} S$n() = default; };",
            "struct S$n { $t m; {__device__|__host__} S$n(const S$n &) = default; };",
            "struct S$n { {__device__|__host__} ~S$n() = default; $t m; };",
        ],
        near_misses: &[
            "struct S$n { S$n() = default; $t m; };",
            "struct S$n { {__device__|__host__} virtual ~S$n() = default; };",
            "struct S$n { {__device__|__host__|__host__ __device__} S$n() {} $t m; };",
            "struct S$n { {__device__|__host__} S$n() = delete; };",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "main.marked",
        pass: Pass::Host,
        violations: &[
            "{__device__|__host__ __device__} int main(){;| { return 0; }}",
            "__device__ int main({int p|int p, char **q}) { return 0; }",
        ],
        near_misses: &["{__host__ |}int main() { return 0; }", "__device__ int main$n() { return 0; }"],
        along: &[],
        global_only: true,
    },
    Breakage {
        rule: "kernel.ellipsis",
        pass: Pass::Host,
        violations: &["{static |}__global__ void k$n($p, ...){;| {}}", "__global__ void k$n(...);"],
        near_misses: &[
            "{__device__ |__host__ |}void f$n($p, ...);",
            "template <typename... T> __global__ void k$n($p, T... q){;| {}}",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.return.void",
        pass: Pass::Host,
        violations: &[
            "{static |}__global__ $t k$n($p);",
            "__global__ $t k$n($p) { return 0; }",
            "__global__ $t *k$n($p){;| { return 0; }}",
            "__global__ auto k$n($p) -> $t;",
        ],
        near_misses: &[
            "__global__ void k$n($p){;| {}}",
            "__global__ auto k$n($p) -> void{;| {}}",
            "typedef void V$n; __global__ V$n k$n($p);",
            "{__device__|__host__} $t f$n($p) { return 0; }",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.return.deduced",
        pass: Pass::Host,
        violations: &[
            "{static |}__global__ {auto|decltype(auto)} k$n($p) {}",
            "__global__ auto k$n($p) { return 1; }",
        ],
        near_misses: &["__global__ auto k$n($p) -> void {}", "__device__ auto f$n($p) { return 1; }"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.inline",
        pass: Pass::Host,
        violations: &["{inline __global__|__global__ inline} void k$n($p) {}"],
        near_misses: &["static __global__ void k$n($p) {}", "inline __device__ void f$n($p) {}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.member",
        pass: Pass::Host,
        violations: &[
            "struct S$n { {static |}__global__ void k($p); };",
            "struct S$n { $t m; __global__ void k($p) const; };",
        ],
        near_misses: &[
            "struct S$n { {static |}__device__ void f($p); };",
            "struct S$n { friend __global__ void k$n($p); };",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.operator",
        pass: Pass::Host,
        violations: &["struct E$n {}; __global__ void operator{+|-|==|<<}(E$n, E$n){;| {}}"],
        near_misses: &["struct E$n {}; __device__ void operator{+|-|==|<<}(E$n, E$n){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.exception-specification",
        pass: Pass::Host,
        violations: &["{static |}__global__ void k$n($p) {noexcept|noexcept(true)|throw()}{;| {}}"],
        near_misses: &["{__device__|__host__} void f$n($p) noexcept{;| {}}", "__global__ void k$n($p);"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.pack.not-last",
        pass: Pass::Host,
        violations: &["template <typename... T, typename U> __global__ void k$n(U p, T... q){;| {}}"],
        near_misses: &[
            "template <typename U, typename... T> __global__ void k$n(U p, T... q){;| {}}",
            "template <typename... T, typename U> __device__ void f$n(U p, T... q){;| {}}",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "launch-bounds.not-kernel",
        pass: Pass::Host,
        violations: &[
            "{__device__ |__host__ |}{__launch_bounds__(32)|__launch_bounds__(64, 2)} void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ {__launch_bounds__(32)|__launch_bounds__(64, 2)} void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "grid-constant.not-kernel-parameter",
        pass: Pass::Host,
        violations: &["{__device__ |__host__ |}void f$n(const __grid_constant__ $t p){;| {}}"],
        near_misses: &["__global__ void k$n(const __grid_constant__ $t p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "launch.unconfigured",
        pass: Pass::Host,
        violations: &[
            "__global__ void k$n($t p); void f$n() { k$n(1); }",
            "__global__ void k$n($t p) {} void f$n($p) { if (true) { k$n(1); } }",
        ],
        near_misses: &[
            "__global__ void k$n($t p); void f$n() { k$n<<<1, 1>>>(1); }",
            "__global__ void k$n($t p); void f$n() { (void)&k$n; }",
            "void k$n($t p); void f$n() { k$n(1); }",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "launch.host-callee",
        pass: Pass::Host,
        violations: &["{__host__ |}void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        near_misses: &["__global__ void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.managed.space",
        pass: Pass::Host,
        violations: &["{__managed__ __shared__|__managed__ __constant__|__constant__ __managed__} $t v$n;"],
        near_misses: &["{__managed__ __device__|__device__ __managed__} $t v$n;"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.managed.const",
        pass: Pass::Host,
        violations: &["__managed__ const $t v$n = 1;", "const __managed__ $t v$n = 2;"],
        near_misses: &[
            "__managed__ $t v$n = 1;",
            "__device__ const $t v$n = 1;",
            "__managed__ const $t *v$n;",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.shared.initializer",
        pass: Pass::Host,
        violations: &["__shared__ $t v$n = 1;"],
        near_misses: &["__shared__ $t v$n;", "__device__ $t v$n = 1;"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.local.automatic",
        pass: Pass::Host,
        violations: &["{__host__ |}void f$n($p) { {__device__|__constant__|__managed__} $t x; }"],
        near_misses: &["__device__ void f$n($p) { __shared__ $t x; }", "void f$n($p) { $t x; }"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.local.static",
        pass: Pass::Host,
        violations: &["{__host__ |}void f$n($p) { static {__device__|__constant__|__managed__} $t x; }"],
        near_misses: &[
            "__device__ void f$n($p) { static __device__ $t x; }",
            "void f$n($p) { static $t x; }",
        ],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.data-member",
        pass: Pass::Host,
        violations: &["struct S$n { static {__device__|__constant__|__managed__} $t m; };"],
        near_misses: &["struct S$n { static $t m; };"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.inline",
        pass: Pass::Host,
        violations: &["inline {__device__|__constant__|__managed__} $t v$n;"],
        near_misses: &["inline $t v$n;", "static inline __device__ $t v$n;"],
        along: &[],
        global_only: true,
    },
    Breakage {
        rule: "space.redeclared.device-with-host",
        pass: Pass::Device,
        violations: &["__device__ void f$n($p); __host__ void f$n($p){;| {}}"],
        near_misses: &["__device__ void f$n($p); __device__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.device-with-host-device",
        pass: Pass::Device,
        violations: &[
            "__device__ void f$n($p); {__host__ __device__|__device__ __host__} void f$n($p){;| {}}",
        ],
        near_misses: &["__host__ __device__ void f$n($p); __device__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.device-without-device",
        pass: Pass::Device,
        violations: &["__device__ void f$n($p); void f$n($p){;| {}}"],
        near_misses: &["__host__ __device__ void f$n($p); void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.host-with-device",
        pass: Pass::Device,
        violations: &["{__host__ |}void f$n($p); __device__ void f$n($p){;| {}}"],
        near_misses: &["{__host__ |}void f$n($p); __host__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.host-with-host-device",
        pass: Pass::Device,
        violations: &["{__host__ |}void f$n($p); __host__ __device__ void f$n($p){;| {}}"],
        near_misses: &["__host__ __device__ void f$n($p); __host__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.with-global",
        pass: Pass::Device,
        violations: &[
            "{__host__ |__device__ |__host__ __device__ |}void f$n($p); __global__ void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ void f$n($p); __global__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.global-without",
        pass: Pass::Device,
        violations: &["__global__ void f$n($p); void f$n($p){;| {}}"],
        near_misses: &["__global__ void f$n($p); __global__ void f$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "space.redeclared.global-with",
        pass: Pass::Device,
        violations: &[
            "__global__ void f$n($p); {__host__|__device__|__host__ __device__} void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ void f$n($p); void g$n($p);"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.constexpr",
        pass: Pass::Device,
        violations: &["__global__ constexpr void k$n($p) {}"],
        near_misses: &["__device__ constexpr void f$n($p) {}"],
        along: &["kernel.inline"],
        global_only: false,
    },
    Breakage {
        rule: "kernel.parameter.rvalue-reference",
        pass: Pass::Device,
        violations: &["__global__ void k$n({int|float|double} &&p){;| {}}"],
        near_misses: &["__device__ void f$n({int|float|double} &&p){;| {}}", "__global__ void k$n($t p);"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "grid-constant.not-const",
        pass: Pass::Device,
        violations: &["__global__ void k$n(__grid_constant__ $t p){;| {}}"],
        near_misses: &["__global__ void k$n({const __grid_constant__|__grid_constant__ const} $t p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.thread-local",
        pass: Pass::Device,
        violations: &["{__device__|__constant__|__managed__} thread_local $t v$n;"],
        near_misses: &["{__device__|__constant__|__managed__} $t v$n;", "thread_local $t v$n;"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "attribute.does-not-apply",
        pass: Pass::Host,
        violations: &[
            "{__global__|__host__} $t v$n;",
            "struct {__global__|__host__|__device__} S$n { $t m; };",
            "void f$n({__global__|__host__} $t p);",
            "typedef {__global__|__host__|__device__} $t T$n;",
        ],
        near_misses: &["__device__ $t v$n;", "struct S$n { $t m; };", "typedef $t T$n;"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.pack.multiple",
        pass: Pass::Host,
        violations: &["template <typename... T, typename... U> __global__ void k$n(T... p);"],
        near_misses: &["template <typename... T> __global__ void k$n(T... p);"],
        along: &["kernel.pack.not-last"],
        global_only: false,
    },
    Breakage {
        rule: "launch-bounds.with-maxnreg",
        pass: Pass::Host,
        violations: &[
            "__global__ {__launch_bounds__(32) __maxnreg__(64)|__maxnreg__(64) __launch_bounds__(32)} void k$n($p){;| {}}",
        ],
        near_misses: &["__global__ {__launch_bounds__(32)|__maxnreg__(64)} void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "maxnreg.not-kernel",
        pass: Pass::Host,
        violations: &["{__device__ |__host__ |}__maxnreg__(32) void f$n($p){;| {}}"],
        near_misses: &["__global__ __maxnreg__(32) void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "maxnreg.not-positive",
        pass: Pass::Host,
        violations: &["__global__ __maxnreg__({0|-8}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __maxnreg__({1|64}) void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "cluster-dims.not-kernel",
        pass: Pass::Host,
        violations: &["{__device__ |__host__ |}__cluster_dims__(2, 1, 1) void f$n($p){;| {}}"],
        near_misses: &["__global__ __cluster_dims__({2|2, 1|1, 2, 4}) void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "cluster-dims.not-positive",
        pass: Pass::Host,
        violations: &["__global__ __cluster_dims__({0, 1, 1|1, 0, 1|2, -1, 1}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __cluster_dims__({2|2, 1|1, 2, 4}) void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.managed.reference",
        pass: Pass::Host,
        violations: &["extern __managed__ $t &v$n;"],
        near_misses: &["extern __managed__ $t *v$n;", "extern $t &v$n;"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "kernel.friend-definition",
        pass: Pass::Host,
        violations: &["struct S$n { friend __global__ void k$n($p) {} };"],
        near_misses: &[
            "struct S$n { friend __global__ void k$n($p); };",
            "struct S$n { friend __device__ void k$n($p) {} };",
        ],
        along: &["kernel.inline"],
        global_only: false,
    },
    Breakage {
        rule: "grid-constant.reference",
        pass: Pass::Device,
        violations: &["__global__ void k$n(const __grid_constant__ $t &p){;| {}}"],
        near_misses: &["__global__ void k$n(const __grid_constant__ $t p){;| {}}"],
        along: &["grid-constant.not-const"],
        global_only: false,
    },
    Breakage {
        rule: "variable.redeclared.with",
        pass: Pass::Device,
        violations: &["extern $t v$n; extern __device__ $t v$n;"],
        near_misses: &["extern $t v$n; extern $t v$n;"],
        along: &["variable.extern-definition"],
        global_only: false,
    },
    Breakage {
        rule: "launch.device-callee",
        pass: Pass::Host,
        violations: &[
            "{__host__ __device__|__device__ __host__} void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }",
        ],
        near_misses: &["__global__ void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "launch-bounds.max-blocks",
        pass: Pass::Host,
        violations: &["__global__ __launch_bounds__(32, 1, {-1|-2}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __launch_bounds__(32, 1, {1|2}) void k$n($p){;| {}}"],
        along: &[],
        global_only: false,
    },
    Breakage {
        rule: "variable.constexpr",
        pass: Pass::Host,
        violations: &["__shared__ constexpr $t v$n = 1;"],
        near_misses: &["{__device__|__constant__} constexpr $t v$n = 1;", "__shared__ $t v$n;"],
        along: &["variable.shared.initializer"],
        global_only: false,
    },
    Breakage {
        rule: "variable.redeclared.without",
        pass: Pass::Device,
        violations: &["extern __device__ $t v$n; extern $t v$n;"],
        near_misses: &["extern $t v$n; extern $t v$n;"],
        along: &["variable.extern-definition"],
        global_only: false,
    },
    Breakage {
        rule: "variable.extern-definition",
        pass: Pass::Device,
        violations: &["extern {__device__|__constant__} $t v$n;"],
        near_misses: &["extern $t v$n;", "{__device__|__constant__} $t v$n;"],
        along: &[],
        global_only: false,
    },
];

/// A valid program with one snippet in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The program; its only [`Item::Line`] is the snippet.
    pub program: Program,
    /// The pass to read it in.
    pub pass: Pass,
}

/// Draws a valid program and puts one of `lines` into it.
///
/// # Errors
/// As [`grow::program`].
pub fn plant(breakage: &Breakage, lines: &[&str], dna: &mut Unstructured<'_>) -> Result<Marked> {
    let pattern = *dna.choose(lines)?;
    let number = dna.int_in_range(5000..=9999)?;
    let line = instantiate(pattern, number, dna)?;
    let mut program = grow::program(dna)?;
    insert(&mut program.items, Item::Line(line), breakage.global_only, dna)?;
    Ok(Marked { program, pass: breakage.pass })
}

fn insert(items: &mut Vec<Item>, line: Item, global_only: bool, dna: &mut Unstructured<'_>) -> Result<()> {
    let at = dna.int_in_range(0..=items.len())?;
    if !global_only && let Some(Item::Namespace { items: inner, .. }) = items.get_mut(at) {
        return insert(inner, line, global_only, dna);
    }
    items.insert(at, line);
    Ok(())
}

/// Writes out a pattern: chooses alternatives, then fills `$n`, `$t` and `$p`.
fn instantiate(pattern: &str, number: u32, dna: &mut Unstructured<'_>) -> Result<String> {
    let mut text = pattern.to_owned();
    // Only braces with a bar inside are alternatives; `{}` and class bodies stay.
    while let Some((open, close)) = innermost_alternatives(&text) {
        let options: Vec<&str> = text[open + 1..close].split('|').collect();
        let chosen = (*dna.choose(&options)?).to_owned();
        text.replace_range(open..=close, &chosen);
    }
    let ty = *dna.choose(&ARITHMETIC)?;
    let mut parameters = Vec::new();
    for index in 0..dna.int_in_range(1..=3)? {
        let ty = *dna.choose(&ARITHMETIC)?;
        let star = if dna.ratio(1, 3)? { " *" } else { " " };
        parameters.push(format!("{ty}{star}q{index}"));
    }
    Ok(text.replace("$n", &number.to_string()).replace("$t", ty).replace("$p", &parameters.join(", ")))
}

/// The byte positions of the braces of the first group that holds a bar of its own.
fn innermost_alternatives(text: &str) -> Option<(usize, usize)> {
    let mut open: Vec<(usize, bool)> = Vec::new();
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => open.push((at, false)),
            b'|' => {
                if let Some(group) = open.last_mut() {
                    group.1 = true;
                }
            }
            b'}' => {
                if let Some((start, true)) = open.pop() {
                    return Some((start, at));
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::dna_of_seed;

    #[test]
    fn alternatives_are_chosen_and_plain_braces_stay() {
        assert_eq!(innermost_alternatives("a {b|c} d"), Some((2, 6)));
        assert_eq!(innermost_alternatives("f(){;| { return 0; }}"), Some((3, 20)));
        assert_eq!(innermost_alternatives("struct S { int m; };"), None);
    }

    #[test]
    fn every_pattern_becomes_one_line_without_leftovers() {
        for breakage in BREAKAGES {
            for pattern in breakage.violations.iter().chain(breakage.near_misses) {
                for seed in 0..20 {
                    let dna = dna_of_seed(seed);
                    let line = instantiate(pattern, 5000, &mut Unstructured::new(&dna)).unwrap();
                    assert!(!line.contains(['$', '\n']), "{pattern} became {line}");
                    assert_eq!(
                        line.matches('{').count(),
                        line.matches('}').count(),
                        "{pattern} became {line}"
                    );
                }
            }
        }
    }
}
