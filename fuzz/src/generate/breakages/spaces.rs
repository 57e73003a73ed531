//! Breaking the rules of execution spaces and their redeclaration.

use super::{Breakage, DEVICE, DOCUMENTED, HOST, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "space.conflict",
        violations: &[
            "{__global__ __host__|__host__ __global__|__global__ __device__|__device__ __global__} void f$n($p){;| {}}",
            "{void f$n($p); |}__host__ __device__ __global__ void f$n($p);",
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
        ..HOST
    },
    Breakage {
        rule: "space.defaulted",
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
        ..HOST
    },
    Breakage {
        rule: "main.marked",
        violations: &[
            "{__device__|__host__ __device__} int main(){;| { return 0; }}",
            "__device__ int main({int p|int p, char **q}) { return 0; }",
        ],
        near_misses: &["{__host__ |}int main() { return 0; }", "__device__ int main$n() { return 0; }"],
        placement: Placement::GlobalScope,
        ..HOST
    },
    Breakage {
        rule: "space.local-function",
        violations: &[
            "{__host__ |__device__ |}void f$n($p) { __global__ void g$n($p); }",
            "__global__ void f$n($p) { if (true) { __global__ void g$n(); } }",
        ],
        near_misses: &[
            "{__host__ |__device__ |}void f$n($p) { {__device__|__host__|__host__ __device__} void g$n($p); }",
            "__global__ void g$n($p); __global__ void f$n($p) { __device__ void h$n(); }",
        ],
        ..DOCUMENTED
    },
    Breakage {
        rule: "space.constexpr-lambda",
        arguments: &["--extended-lambda"],
        violations: &[
            "static auto l$n = [] {__host__|__global__} () constexpr { return $n; };",
            "__device__ void f$n($p) { auto l = [] {__device__|__host__} () constexpr -> $t { return 1; }; (void)l; }",
        ],
        near_misses: &[
            "static auto l$n = [] {__host__ |}() { return $n; };",
            "{__host__|__device__} void f$n($p) { auto l = [] () constexpr { return $n; }; (void)l; }",
            "__device__ void f$n($p) { auto l = [] {__device__|__host__} () -> $t { return 1; }; (void)l; }",
        ],
        ..DOCUMENTED
    },
    Breakage {
        rule: "space.redeclared.device-with-host",
        violations: &["__device__ void f$n($p); __host__ void f$n($p){;| {}}"],
        near_misses: &["__device__ void f$n($p); __device__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.device-with-host-device",
        violations: &[
            "__device__ void f$n($p); {__host__ __device__|__device__ __host__} void f$n($p){;| {}}",
        ],
        near_misses: &["__host__ __device__ void f$n($p); __device__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.device-without-device",
        violations: &["__device__ void f$n($p); void f$n($p){;| {}}"],
        near_misses: &["__host__ __device__ void f$n($p); void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.host-with-device",
        violations: &["{__host__ |}void f$n($p); __device__ void f$n($p){;| {}}"],
        near_misses: &["{__host__ |}void f$n($p); __host__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.host-with-host-device",
        violations: &["{__host__ |}void f$n($p); __host__ __device__ void f$n($p){;| {}}"],
        near_misses: &["__host__ __device__ void f$n($p); __host__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.with-global",
        violations: &[
            "{__host__ |__device__ |__host__ __device__ |}void f$n($p); __global__ void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ void f$n($p); __global__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.global-without",
        violations: &["__global__ void f$n($p); void f$n($p){;| {}}"],
        near_misses: &["__global__ void f$n($p); __global__ void f$n($p){;| {}}"],
        ..DEVICE
    },
    Breakage {
        rule: "space.redeclared.global-with",
        violations: &[
            "__global__ void f$n($p); {__host__|__device__|__host__ __device__} void f$n($p){;| {}}",
        ],
        near_misses: &["__global__ void f$n($p); void g$n($p);"],
        ..DEVICE
    },
    Breakage {
        rule: "space.duplicate",
        arguments: &["--diag_warning=20189"],
        violations: &[
            "{__device__ __device__|__global__ __global__|__host__ __host__} void f$n($p){;| {}}",
            "__device__ __host__ __device__ void f$n($p);",
        ],
        near_misses: &[
            "{__device__|__host__ __device__|__global__} void f$n($p);",
            "__device__ void f$n($p); __device__ void f$n($p) {}",
        ],
        ..HOST
    },
];
