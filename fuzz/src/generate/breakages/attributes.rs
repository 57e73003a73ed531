//! Breaking the rules of where attributes apply: launch bounds, registers, clusters, grid constants.

use super::{Breakage, DEVICE, HOST};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "launch-bounds.not-kernel",
        violations: &[
            "{__device__ |__host__ |}{__launch_bounds__(32)|__launch_bounds__(64, 2)} void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ {__launch_bounds__(32)|__launch_bounds__(64, 2)} void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "grid-constant.not-kernel-parameter",
        violations: &["{__device__ |__host__ |}void f$n(const __grid_constant__ $t p){;| {}}"],
        near_misses: &["__global__ void k$n(const __grid_constant__ $t p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "grid-constant.not-const",
        violations: &["__global__ void k$n(__grid_constant__ $t p){;| {}}"],
        near_misses: &["__global__ void k$n({const __grid_constant__|__grid_constant__ const} $t p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "attribute.does-not-apply",
        violations: &[
            "{__global__|__host__} $t v$n;",
            "struct {__global__|__host__|__device__} S$n { $t m; };",
            "void f$n({__global__|__host__} $t p);",
            "typedef {__global__|__host__|__device__} $t T$n;",
        ],
        near_misses: &["__device__ $t v$n;", "struct S$n { $t m; };", "typedef $t T$n;"],
        ..HOST
    },
    Breakage {
        rule: "launch-bounds.with-maxnreg",
        violations: &[
            "__global__ {__launch_bounds__(32) __maxnreg__(64)|__maxnreg__(64) __launch_bounds__(32)} void k$n($p){;| {}}",
        ],
        near_misses: &["__global__ {__launch_bounds__(32)|__maxnreg__(64)} void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "maxnreg.not-kernel",
        violations: &["{__device__ |__host__ |}__maxnreg__(32) void f$n($p){;| {}}"],
        near_misses: &["__global__ __maxnreg__(32) void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "maxnreg.not-positive",
        violations: &["__global__ __maxnreg__({0|-8}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __maxnreg__({1|64}) void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "cluster-dims.not-kernel",
        violations: &["{__device__ |__host__ |}__cluster_dims__(2, 1, 1) void f$n($p){;| {}}"],
        near_misses: &["__global__ __cluster_dims__({2|2, 1|1, 2, 4}) void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "cluster-dims.not-positive",
        violations: &["__global__ __cluster_dims__({0, 1, 1|1, 0, 1|2, -1, 1}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __cluster_dims__({2|2, 1|1, 2, 4}) void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "grid-constant.reference",
        violations: &["__global__ void k$n(const __grid_constant__ $t &p){;| {}}"],
        near_misses: &["__global__ void k$n(const __grid_constant__ $t p){;| {}}"],
        along: &["grid-constant.not-const"],
        ..DEVICE
    },
    Breakage {
        rule: "launch-bounds.max-blocks",
        violations: &["__global__ __launch_bounds__(32, 1, {-1|-2}) void k$n($p){;| {}}"],
        near_misses: &["__global__ __launch_bounds__(32, 1, {1|2}) void k$n($p){;| {}}"],
        ..HOST
    },
    Breakage {
        rule: "attribute.no-entity",
        violations: &["void f$n($p) { {__device__|__host__|__constant__} struct L {}; }"],
        near_misses: &["void f$n($p) { struct L {}; }"],
        ..HOST
    },
    Breakage {
        rule: "launch-bounds.member",
        violations: &["struct S$n { {__device__ |__host__ |}__launch_bounds__(64) void f($p); };"],
        near_misses: &[
            "struct S$n { {__device__ |}void f($p); }; __global__ __launch_bounds__(64) void k$n($p);",
        ],
        along: &["launch-bounds.not-kernel"],
        ..HOST
    },
    Breakage {
        rule: "cluster-dims.limit",
        violations: &[
            "__global__ __launch_bounds__(32, 1, {1|2|3}) __cluster_dims__({4|2, 2|1, 2, 4}) void k$n($p){;| {}}",
            "__global__ __launch_bounds__(32, 1, 2) void k$n($p); __global__ __cluster_dims__(4) void k$n($p) {}",
        ],
        near_misses: &[
            "__global__ __launch_bounds__(32, 1, 8) __cluster_dims__({4|2, 2|2, 2, 2}) void k$n($p){;| {}}",
            "__global__ __launch_bounds__(32, 1, 1) void k$n($p);",
        ],
        ..HOST
    },
    Breakage {
        rule: "grid-constant.redeclared",
        violations: &[
            "__global__ void k$n(const __grid_constant__ $t p); __global__ void k$n(const $t p){;| {}}",
            "__global__ void k$n(const $t p); __global__ void k$n(const __grid_constant__ $t p){;| {}}",
            "template <typename T> __global__ void k$n(const T p); template <typename T> __global__ void k$n(const __grid_constant__ T p) {}",
        ],
        near_misses: &[
            "__global__ void k$n(const __grid_constant__ $t p); __global__ void k$n(const __grid_constant__ $t q){;| {}}",
            "__global__ void k$n(const $t p); __global__ void k$n(const $t q) {}",
        ],
        ..HOST
    },
    Breakage {
        rule: "launch-bounds.missing",
        arguments: &["--diag_warning=20238"],
        violations: &[
            "{static |}__global__ void k$n($p){;| {}}",
            "template <typename T> __global__ void k$n(T p, $p){;| {}}",
        ],
        near_misses: &[
            "__global__ __launch_bounds__({32|64, 2}) void k$n($p){;| {}}",
            "{__device__|__host__} void f$n($p){;| {}}",
        ],
        ..HOST
    },
];
