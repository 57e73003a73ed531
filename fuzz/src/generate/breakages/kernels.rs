//! Breaking the rules of kernel declarations.

use super::{Breakage, DEVICE, DOCUMENTED, DOCUMENTED_DEVICE, HOST, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "kernel.ellipsis",
        violations: &["{static |}__global__ void k$n($p, ...){;| {}}", "__global__ void k$n(...);"],
        near_misses: &[
            "{__device__ |__host__ |}void f$n($p, ...);",
            "template <typename... T> __global__ void k$n($p, T... q){;| {}}",
        ],
        ..HOST
    },
    Breakage {
        rule: "kernel.return.void",
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
        ..HOST
    },
    Breakage {
        rule: "kernel.return.deduced",
        violations: &[
            "{static |}__global__ {auto|decltype(auto)} k$n($p) {}",
            "__global__ auto k$n($p) { return 1; }",
        ],
        near_misses: &["__global__ auto k$n($p) -> void {}", "__device__ auto f$n($p) { return 1; }"],
        ..HOST
    },
    Breakage {
        rule: "kernel.inline",
        violations: &["{inline __global__|__global__ inline} void k$n($p) {}"],
        near_misses: &["static __global__ void k$n($p) {}", "inline __device__ void f$n($p) {}"],
        ..HOST
    },
    Breakage {
        rule: "kernel.member",
        violations: &[
            "struct S$n { {static |}__global__ void k($p); };",
            "struct S$n { $t m; __global__ void k($p) const; };",
        ],
        near_misses: &[
            "struct S$n { {static |}__device__ void f($p); };",
            "struct S$n { friend __global__ void k$n($p); };",
        ],
        ..HOST
    },
    Breakage {
        rule: "kernel.operator",
        violations: &["struct E$n {}; __global__ void operator{+|-|==|<<}(E$n, E$n){;| {}}"],
        near_misses: &["struct E$n {}; __device__ void operator{+|-|==|<<}(E$n, E$n){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "kernel.exception-specification",
        violations: &["{static |}__global__ void k$n($p) {noexcept|noexcept(true)|throw()}{;| {}}"],
        near_misses: &["{__device__|__host__} void f$n($p) noexcept{;| {}}", "__global__ void k$n($p);"],
        ..HOST
    },
    Breakage {
        rule: "kernel.pack.not-last",
        violations: &["template <typename... T, typename U> __global__ void k$n(U p, T... q){;| {}}"],
        near_misses: &[
            "template <typename U, typename... T> __global__ void k$n(U p, T... q){;| {}}",
            "template <typename... T, typename U> __device__ void f$n(U p, T... q){;| {}}",
        ],
        ..HOST
    },
    Breakage {
        rule: "kernel.constexpr",
        violations: &["__global__ constexpr void k$n($p) {}"],
        near_misses: &["__device__ constexpr void f$n($p) {}"],
        along: &["kernel.inline"],
        ..DEVICE
    },
    Breakage {
        rule: "kernel.parameter.rvalue-reference",
        violations: &["__global__ void k$n({int|float|double} &&p){;| {}}"],
        near_misses: &["__device__ void f$n({int|float|double} &&p){;| {}}", "__global__ void k$n($t p);"],
        ..DEVICE
    },
    Breakage {
        rule: "kernel.pack.multiple",
        violations: &["template <typename... T, typename... U> __global__ void k$n(T... p);"],
        near_misses: &["template <typename... T> __global__ void k$n(T... p);"],
        along: &["kernel.pack.not-last"],
        ..HOST
    },
    Breakage {
        rule: "kernel.friend-definition",
        violations: &["struct S$n { friend __global__ void k$n($p) {} };"],
        near_misses: &[
            "struct S$n { friend __global__ void k$n($p); };",
            "struct S$n { friend __device__ void k$n($p) {} };",
        ],
        along: &["kernel.inline"],
        ..HOST
    },
    Breakage {
        rule: "kernel.static-member",
        violations: &[
            "struct S$n { static __global__ void k($p); };",
            "struct S$n { $t m; {static __global__|__global__ static} void k(); };",
        ],
        near_misses: &[
            "struct S$n { static {__device__|__host__} void f($p); };",
            "struct S$n { friend __global__ void k$n($p); };",
        ],
        ..DOCUMENTED
    },
    Breakage {
        rule: "kernel.return.lambda",
        arguments: &["--extended-lambda"],
        violations: &[
            "{__host__|__device__} void f$n($p) { auto l = [] __global__ () -> void {}; (void)l; }",
            "static auto l$n = [] __global__ ($t p = 1) -> void {};",
        ],
        near_misses: &[
            "__device__ void f$n($p) { auto l = [] {__device__|__host__} () -> void {}; (void)l; }",
            "static auto l$n = [] {__device__ |__host__ |}($t p) -> void {};",
        ],
        along: &["kernel.operator"],
        ..DOCUMENTED
    },
    Breakage {
        rule: "kernel.parameter.default",
        violations: &["__global__ void k$n($t p){;| {}}", "__global__ void k$n($t p, $t q = 1);"],
        near_misses: &[
            "__global__ void k$n($t p = 1){;| {}}",
            "__device__ void f$n($t p);",
            "__global__ void k$n();",
        ],
        ..DOCUMENTED_DEVICE
    },
    Breakage {
        rule: "kernel.parameter.va-list",
        violations: &[
            "__global__ void k$n(__builtin_va_list p);",
            "__global__ void k$n($p, __builtin_va_list p);",
        ],
        near_misses: &[
            "{__device__|__host__} void f$n(__builtin_va_list p);",
            "__global__ void k$n(__builtin_va_list *p);",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "kernel.parameter.initializer-list",
        violations: &[
            "namespace std { template <class T> class initializer_list { const T *b; size_t n; }; } __global__ void k$n($p, std::initializer_list<$t> p);",
        ],
        near_misses: &[
            "namespace own$n { template <class T> class initializer_list {}; } __global__ void k$n($p, own$n::initializer_list<$t> p);",
            "namespace std { template <class T> class initializer_list { const T *b; size_t n; }; } __device__ void f$n(std::initializer_list<$t> p);",
        ],
        placement: Placement::GlobalScope,
        ..DEVICE
    },
    Breakage {
        rule: "kernel.extern-template",
        violations: &[
            "template <typename T> __global__ void k$n(T p) {} extern template __global__ void k$n<$t>($t p);",
            "template <typename T> __global__ void k$n(T p) {} extern template __global__ void k$n($t p);",
        ],
        near_misses: &[
            "template <typename T> __global__ void k$n(T p) {} template __global__ void k$n<$t>($t p);",
            "template <typename T> __device__ void k$n(T p) {} extern template __device__ void k$n<$t>($t p);",
        ],
        placement: Placement::NamedScope,
        ..HOST
    },
];
