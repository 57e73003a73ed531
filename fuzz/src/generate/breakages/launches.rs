//! Breaking the rules of launches.

use super::{Breakage, DEVICE, HOST};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "launch.unconfigured",
        violations: &[
            "__global__ void k$n($t p); void f$n() { k$n(1); }",
            "__global__ void k$n($t p) {} void f$n($p) { if (true) { k$n(1); } }",
        ],
        near_misses: &[
            "__global__ void k$n($t p); void f$n() { k$n<<<1, 1>>>(1); }",
            "__global__ void k$n($t p); void f$n() { (void)&k$n; }",
            "void k$n($t p); void f$n() { k$n(1); }",
        ],
        ..HOST
    },
    Breakage {
        rule: "launch.host-callee",
        violations: &["{__host__ |}void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        near_misses: &["__global__ void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        ..HOST
    },
    Breakage {
        rule: "launch.device-callee",
        violations: &[
            "{__host__ __device__|__device__ __host__} void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }",
        ],
        near_misses: &["__global__ void h$n($t p); void f$n($p) { h$n<<<1, 1>>>(1); }"],
        ..HOST
    },
    Breakage {
        rule: "launch.from-device",
        violations: &[
            "__global__ void k$n($t p) {} {__device__|__global__} void f$n($p) { k$n<<<1, 1>>>(1); }",
        ],
        near_misses: &["__global__ void k$n($t p) {} {__host__ |}void f$n($p) { k$n<<<1, 1>>>(1); }"],
        ..DEVICE
    },
    Breakage {
        rule: "launch.no-device-runtime",
        arguments: &["--device-c"],
        violations: &[
            "__global__ void k$n($t p) {} {__device__|__global__} void f$n($p) { k$n<<<1, 1>>>(1); }",
        ],
        near_misses: &[
            "__global__ void k$n($t p) {} {__host__ |}void f$n($p) { k$n<<<1, 1>>>(1); }",
            "__global__ void k$n($t p) {} {__device__|__global__} void f$n($p) { (void)&k$n; }",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "launch.no-stream",
        arguments: &["--diag_warning=20198"],
        violations: &["__global__ void k$n($t p); void f$n() { k$n<<<1, {1|2, 0}>>>(1); }"],
        near_misses: &["__global__ void k$n($t p); void f$n() { k$n<<<1, 2, 0, 0>>>(1); }"],
        ..HOST
    },
    Breakage {
        rule: "launch.no-push-configuration",
        violations: &[
            "__global__ void k$n($t p); void f$n() { int __cudaPushCallConfiguration = 0; k$n<<<1, 1>>>(1); }",
        ],
        near_misses: &[
            "__global__ void k$n($t p); void f$n() { int __cudaPushCallConfiguration = 0; (void)__cudaPushCallConfiguration; } void g$n() { k$n<<<1, 1>>>(1); }",
        ],
        ..HOST
    },
];
