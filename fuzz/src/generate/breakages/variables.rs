//! Breaking the rules of variables in memory spaces.

use super::{Breakage, DEVICE, HOST, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "variable.managed.space",
        violations: &["{__managed__ __shared__|__managed__ __constant__|__constant__ __managed__} $t v$n;"],
        near_misses: &["{__managed__ __device__|__device__ __managed__} $t v$n;"],
        ..HOST
    },
    Breakage {
        rule: "variable.managed.const",
        violations: &["__managed__ const $t v$n = 1;", "const __managed__ $t v$n = 2;"],
        near_misses: &[
            "__managed__ $t v$n = 1;",
            "__device__ const $t v$n = 1;",
            "__managed__ const $t *v$n;",
        ],
        ..HOST
    },
    Breakage {
        rule: "variable.managed.decltype",
        violations: &[
            "__managed__ $t v$n; decltype(v$n) w$n;",
            "__managed__ $t v$n[2]; typedef decltype(v$n) T$n;",
            "__managed__ $t v$n; {__host__ |__device__ |}void f$n($p) { decltype(v$n) x = 1; (void)x; }",
        ],
        near_misses: &[
            "__managed__ $t v$n; typedef decltype((v$n)) T$n;",
            "__device__ $t v$n; typedef decltype(v$n) T$n;",
            "__managed__ $t v$n[2]; typedef decltype(v$n[0] + 1) T$n;",
            "__managed__ $t v$n; void f$n() { int v$n = 1; decltype(v$n) x = 1; (void)x; }",
        ],
        ..HOST
    },
    Breakage {
        rule: "variable.shared.initializer",
        violations: &["__shared__ $t v$n = 1;"],
        near_misses: &["__shared__ $t v$n;", "__device__ $t v$n = 1;"],
        ..HOST
    },
    Breakage {
        rule: "variable.local.automatic",
        violations: &["{__host__ |}void f$n($p) { {__device__|__constant__|__managed__} $t x; }"],
        near_misses: &["__device__ void f$n($p) { __shared__ $t x; }", "void f$n($p) { $t x; }"],
        ..HOST
    },
    Breakage {
        rule: "variable.local.static",
        violations: &["{__host__ |}void f$n($p) { static {__device__|__constant__|__managed__} $t x; }"],
        near_misses: &[
            "__device__ void f$n($p) { static __device__ $t x; }",
            "void f$n($p) { static $t x; }",
        ],
        ..HOST
    },
    Breakage {
        rule: "variable.data-member",
        violations: &["struct S$n { static {__device__|__constant__|__managed__} $t m; };"],
        near_misses: &["struct S$n { static $t m; };"],
        ..HOST
    },
    Breakage {
        rule: "variable.inline",
        violations: &["inline {__device__|__constant__|__managed__} $t v$n;"],
        near_misses: &["inline $t v$n;", "static inline __device__ $t v$n;"],
        placement: Placement::NamedScope,
        ..HOST
    },
    Breakage {
        rule: "variable.thread-local",
        violations: &["{__device__|__constant__|__managed__} thread_local $t v$n;"],
        near_misses: &["{__device__|__constant__|__managed__} $t v$n;", "thread_local $t v$n;"],
        ..DEVICE
    },
    Breakage {
        rule: "variable.managed.reference",
        violations: &["extern __managed__ $t &v$n;"],
        near_misses: &["extern __managed__ $t *v$n;", "extern $t &v$n;"],
        ..HOST
    },
    // Extern variables of unnamed namespaces have internal linkage, and are never taken for definitions.
    Breakage {
        rule: "variable.redeclared.with",
        violations: &["extern $t v$n; extern __device__ $t v$n;"],
        near_misses: &["extern $t v$n; extern $t v$n;"],
        along: &["variable.extern-definition"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.constexpr",
        violations: &["__shared__ constexpr $t v$n = 1;"],
        near_misses: &["{__device__|__constant__} constexpr $t v$n = 1;", "__shared__ $t v$n;"],
        along: &["variable.shared.initializer"],
        ..HOST
    },
    Breakage {
        rule: "variable.redeclared.without",
        violations: &["extern __device__ $t v$n; extern $t v$n;"],
        near_misses: &["extern $t v$n; extern $t v$n;"],
        along: &["variable.extern-definition"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.extern-definition",
        violations: &["extern {__device__|__constant__} $t v$n;"],
        near_misses: &["extern $t v$n;", "{__device__|__constant__} $t v$n;"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.structured-binding",
        violations: &[
            "struct P$n { $t a, b; }; {__device__|__constant__|__managed__} auto [x$n, y$n] = P$n{1, 2};",
        ],
        near_misses: &[
            "struct P$n { $t a, b; }; auto [x$n, y$n] = P$n{1, 2};",
            "struct P$n { $t a, b; }; {__device__|__constant__|__managed__} P$n v$n;",
        ],
        ..HOST
    },
];
