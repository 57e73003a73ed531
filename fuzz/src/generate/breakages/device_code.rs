//! What code of the device cannot have, and variables that are initialised when the program begins.

use super::{Breakage, DEVICE, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "device-code.exception",
        violations: &[
            "__device__ void f$n($p) { throw 1; }",
            "__device__ void f$n($p) { try { } catch (...) { } }",
            "__global__ void k$n($p) { if (sizeof($t) > 100) throw 'a'; }",
        ],
        near_misses: &[
            "{__host__ |}void f$n($p) { throw 1; }",
            "{__host__ |}void f$n($p) { try { } catch (...) { } }",
            "template <class T> __device__ void f$n(T) { throw 1; }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.dynamic-cast",
        violations: &[
            "struct V$n { virtual void m() {} }; __device__ const void *f$n(V$n *v) { return dynamic_cast<void *>(v); }",
        ],
        near_misses: &[
            "struct V$n { virtual void m() {} }; {__host__ |}const void *f$n(V$n *v) { return dynamic_cast<void *>(v); }",
            "struct V$n { int m; }; __device__ const void *f$n(V$n *v) { return static_cast<void *>(v); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.label-address",
        violations: &["__device__ void f$n($p) { void *l = &&a; a: (void)l; }"],
        near_misses: &[
            "{__host__ |}void f$n($p) { void *l = &&a; a: (void)l; }",
            "__device__ void f$n(bool a, bool b) { (void)(a &&b); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.thread-local",
        violations: &["__device__ void f$n($p) { thread_local $t v; (void)v; }"],
        near_misses: &[
            "{__host__ |}void f$n($p) { thread_local $t v; (void)v; }",
            "__device__ void f$n($p) { static $t v; (void)v; }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.dynamic-initialization",
        violations: &[
            "__device__ $t h$n(); __device__ $t v$n = h$n();",
            "struct C$n { __device__ C$n(int); }; __device__ C$n v$n(1);",
        ],
        near_misses: &[
            "__device__ $t v$n = 1;",
            "struct C$n { int m; }; __device__ C$n v$n = {2};",
            "$t h$n(); {static |}$t v$n = h$n();",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.static-initialization",
        violations: &["__device__ $t h$n(); __device__ void f$n($p) { static $t v = h$n(); (void)v; }"],
        near_misses: &[
            "__device__ void f$n($p) { static $t v = 1; (void)v; }",
            "__device__ $t h$n(); __device__ void f$n($p) { $t v = h$n(); (void)v; }",
            "$t h$n(); {__host__ |}void f$n($p) { static $t v = h$n(); (void)v; }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.shared-initialization",
        violations: &[
            "struct C$n { __device__ C$n(); }; __global__ void k$n($p) { __shared__ C$n v; (void)v; }",
        ],
        near_misses: &[
            "struct C$n { int m; }; __global__ void k$n($p) { __shared__ C$n v; (void)v; }",
            "__global__ void k$n($p) { __shared__ $t v; (void)v; }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
];
