//! Breaking the restrictions of extended lambdas.
//!
//! The near misses are lambdas that are not extended, or extended ones in functions of the host that keep the rule.

use super::{Breakage, HOST, Placement};

/// Under the flag that allows extended lambdas.
const EXTENDED: Breakage = Breakage { arguments: &["--extended-lambda"], ..HOST };

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "lambda.disallowed",
        violations: &[
            "void f$n($p) { auto l = [] {__device__|__host__ __device__|__host__} { }; (void)l; }",
            "void f$n($t x) { auto l = [=] {__device__|__host__ __device__} ($t y) { return x + y; }; (void)l; }",
        ],
        near_misses: &[
            "void f$n($p) { auto l = [] { }; l(); }",
            "__device__ void f$n($t x) { auto l = [=] ($t y) { return x + y; }; l(1); }",
        ],
        ..HOST
    },
    Breakage {
        rule: "lambda.reference-capture",
        violations: &[
            "void f$n($t x) { auto l = [&x] {__device__|__host__ __device__} { return x; }; (void)l; }",
            "void f$n($t x) { $t y = x; auto l = [x, &y] {__device__|__host__ __device__} { return x + y; }; (void)l; }",
        ],
        near_misses: &[
            "void f$n($t x) { auto l = [{=|x}] {__device__|__host__ __device__} { return x; }; (void)l; }",
            "void f$n($t x) { auto l = [{&|&x}] { return x; }; l(); }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.pack-element-capture",
        violations: &[
            "template <class... T> void f$n(T... t) { auto l = [t...] {__device__|__host__ __device__} { }; (void)l; } template void f$n($t, $t);",
        ],
        near_misses: &[
            "template <class... T> void f$n(T... t) { auto l = [t...] { }; l(); } template void f$n($t, $t);",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.array-init-capture",
        violations: &[
            "void f$n() { int z[2] = {1, 2}; auto l = [w{z}] __device__ { return w[0]; }; (void)l; }",
        ],
        near_misses: &[
            "void f$n() { int z[2] = {1, 2}; auto l = [z] __device__ { return z[0]; }; (void)l; }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.array-dimensions",
        violations: &[
            "void f$n() { $t a[1][1][1][1][1][1][1][{1|2}] = {}; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        near_misses: &[
            "void f$n() { $t a[1][1][1][1][1][1][{1|2}] = {}; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.array-element-construction",
        violations: &[
            "struct S$n { S$n($t); }; void f$n() { S$n a[2] = {1, 2}; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        near_misses: &[
            "struct S$n { S$n($t = 0); }; void f$n() { S$n a[2] = {1, 2}; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
            "struct S$n { S$n($t); }; void f$n() { S$n a = 1; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.array-element-assignment",
        violations: &[
            "struct S$n { S$n(); S$n &operator=(const S$n &) = delete; }; void f$n() { S$n a[2]; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        near_misses: &[
            "struct S$n { S$n(); S$n &operator=(const S$n &) = default; }; void f$n() { S$n a[2]; auto l = [{=|a}] {__device__|__host__ __device__} { (void)a; }; (void)l; }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.parent-private",
        violations: &[
            "class S$n { {private:|protected:} {static |}void m() { auto l = [] {__device__|__host__ __device__} { }; (void)l; } };",
        ],
        near_misses: &[
            "class S$n { public: {static |}void m() { auto l = [] {__device__|__host__ __device__} { }; (void)l; } };",
            "class S$n { void m() { auto l = [] { }; l(); } };",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.local-type-capture",
        violations: &[
            "void f$n() { struct L { $t m; } v{}; auto l = [{=|v}] {__device__|__host__ __device__} { (void)v; }; (void)l; }",
        ],
        near_misses: &[
            "struct L$n { $t m; }; void f$n() { L$n v{}; auto l = [{=|v}] {__device__|__host__ __device__} { (void)v; }; (void)l; }",
            "void f$n() { struct L { $t m; } v{}; auto l = [{=|v}] { (void)v; }; l(); }",
        ],
        // The oracle names a local class in a namespace as if it were the namespace's.
        placement: Placement::GlobalScope,
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.private-type-capture",
        violations: &[
            "class S$n { struct In { $t x; }; public: void m() { In v{}; auto l = [{=|v}] {__device__|__host__ __device__} { (void)v; }; (void)l; } };",
        ],
        near_misses: &[
            "class S$n { public: struct In { $t x; }; void m() { In v{}; auto l = [{=|v}] {__device__|__host__ __device__} { (void)v; }; (void)l; } };",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.class-private",
        violations: &[
            "class S$n { struct In { void m() { auto l = [] {__device__|__host__ __device__} { }; (void)l; } }; };",
        ],
        near_misses: &[
            "class S$n { public: struct In { void m() { auto l = [] {__device__|__host__ __device__} { }; (void)l; } }; };",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.generic",
        violations: &["void f$n($p) { auto l = [] __host__ __device__ (auto x) { }; (void)l; }"],
        near_misses: &[
            "void f$n($p) { auto l = [] __host__ __device__ ($t x) { }; (void)l; }",
            "void f$n($p) { auto l = [] (auto x) { }; l(1); }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.init-capture",
        violations: &["void f$n($t x) { auto l = [y = x] __host__ __device__ { return y; }; (void)l; }"],
        near_misses: &[
            "void f$n($t x) { auto l = [y = x] { return y; }; l(); }",
            "void f$n($t x) { auto l = [x] __host__ __device__ { return x; }; (void)l; }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.inside-generic-lambda",
        violations: &[
            "void f$n() { auto g = [](auto x) { auto l = [] {__device__|__host__ __device__} { }; (void)l; }; g(1); }",
        ],
        near_misses: &["void f$n() { auto g = [](auto x) { auto l = [] { }; (void)l; }; g(1); }"],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.outside-function",
        violations: &[
            "auto g$n = [] { auto l = [] {__device__|__host__ __device__} ($t x) { return x; }; (void)l; };",
        ],
        near_misses: &[
            "auto g$n = [] { auto l = [] ($t x) { return x; }; (void)l; };",
            "void f$n() { auto g = [] { auto l = [] {__device__|__host__ __device__} ($t x) { return x; }; (void)l; }; g(); }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.inside-host-device-lambda",
        violations: &[
            "void f$n() { auto g = [] __host__ __device__ { auto l = [] {__device__|__host__ __device__} { }; (void)l; }; (void)g; }",
        ],
        near_misses: &[
            "void f$n() { auto g = [] __host__ __device__ { auto l = [] { }; (void)l; }; (void)g; }",
            "void f$n() { auto g = [] { }; auto l = [] {__device__|__host__ __device__} { }; (void)l; g(); }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.constexpr-specifier",
        violations: &[
            "void f$n() { auto l = [] {__device__|__host__ __device__} () constexpr { }; (void)l; }",
        ],
        near_misses: &[
            "void f$n() { auto l = [] {__device__|__host__ __device__} () { }; (void)l; }",
            "void f$n() { auto l = [] () constexpr { }; l(); }",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.call-operator-annotation",
        violations: &["void f$n() { auto l = []() {__device__|__host__ __device__} { }; (void)l; }"],
        near_misses: &["void f$n() { auto l = [] {__device__|__host__ __device__} () { }; (void)l; }"],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.implicit-this",
        arguments: &["--extended-lambda", "--diag_warning=20178"],
        violations: &[
            "struct S$n { $t v; void m() { auto l = [=] {__device__|__host__ __device__} { return v; }; (void)l; } };",
        ],
        near_misses: &[
            "struct S$n { $t v; void m() { auto l = [=] { return v; }; l(); } };",
            "struct S$n { $t v; void m() { auto w = v; auto l = [w] {__device__|__host__ __device__} { return w; }; (void)l; } };",
        ],
        ..EXTENDED
    },
    Breakage {
        rule: "lambda.constexpr-if-capture",
        violations: &[
            "void f$n($t x) { auto l = [=] {__device__|__host__ __device__} { if constexpr (sizeof($t) == sizeof($t)) (void)x; }; (void)l; }",
        ],
        near_misses: &[
            "void f$n($t x) { auto l = [=] {__device__|__host__ __device__} { (void)x; if constexpr (sizeof($t) == sizeof($t)) (void)x; }; (void)l; }",
            "void f$n($t x) { auto l = [=] { if constexpr (sizeof($t) == sizeof($t)) (void)x; }; l(); }",
        ],
        ..EXTENDED
    },
];
