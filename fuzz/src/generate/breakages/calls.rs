//! Breaking the rules of calls from one execution space into another.

use super::{Breakage, DEVICE, HOST, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "call.device-from-host",
        violations: &[
            "__device__ void d$n($t p); {__host__ |}void f$n($p) { d$n(1); }",
            "__device__ $t d$n(); $t f$n($p) { if (false) { return d$n() + 1; } return 0; }",
            "struct S$n { {static |}__device__ void d(); }; void f$n(S$n &s) { s.d(); }",
            "struct S$n { __device__ S$n($t); }; void f$n() { S$n s(1); }",
            "struct S$n { __device__ $t operator-(const S$n &) const; }; $t f$n(S$n s) { return s - s; }",
        ],
        near_misses: &[
            "__device__ void d$n($t p); __device__ void f$n($p) { d$n(1); }",
            "__host__ __device__ void d$n($t p); {__host__ |}void f$n($p) { d$n(1); }",
            "__device__ $t d$n($t p); void f$n($p) { (void)sizeof(d$n(1)); }",
            "__device__ void d$n($t p); void f$n($p) { (void)&d$n; }",
            "struct S$n { {static |}__host__ void d(); }; void f$n(S$n &s) { s.d(); }",
        ],
        // The oracle calls the unnamed namespace of a parameter's type <unnamed>.
        placement: Placement::NamedScope,
        ..HOST
    },
    Breakage {
        rule: "call.device-from-host-device",
        violations: &[
            "__device__ void d$n($t p); {__host__ __device__|__device__ __host__} void f$n($p) { d$n(1); }",
            "__device__ $t d$n(); __host__ __device__ $t f$n($p) { return (d$n)(); }",
            "struct S$n { __device__ void d(); $t m; __host__ __device__ void f() { d(); } };",
        ],
        near_misses: &[
            "__host__ __device__ void d$n($t p); __host__ __device__ void f$n($p) { d$n(1); }",
            "__device__ void d$n($t p); __device__ void f$n($p) { d$n(1); }",
            "struct S$n { __host__ __device__ void d(); $t m; __host__ __device__ void f() { d(); } };",
        ],
        ..HOST
    },
    Breakage {
        rule: "call.constexpr-device-from-host",
        violations: &[
            "constexpr __device__ $t d$n($t p) { return p; } {__host__ |}$t f$n($p) { return d$n(1); }",
            "struct S$n { constexpr __device__ $t d() const { return 1; } $t m; }; $t f$n(const S$n &s) { return s.d(); }",
        ],
        near_misses: &[
            "constexpr __host__ __device__ $t d$n($t p) { return p; } {__host__ |}$t f$n($p) { return d$n(1); }",
            "constexpr $t d$n($t p) { return p; } {__host__ |}$t f$n($p) { return d$n(1); }",
            "constexpr __device__ $t d$n($t p) { return p; } __device__ $t f$n($p) { return d$n(1); }",
        ],
        ..HOST
    },
    Breakage {
        rule: "call.constexpr-device-from-host-device",
        violations: &[
            "constexpr __device__ $t d$n($t p) { return p; } __host__ __device__ $t f$n($p) { return d$n(1); }",
            "struct S$n { static constexpr __device__ $t d() { return 1; } }; __device__ __host__ $t f$n($p) { return S$n::d(); }",
        ],
        near_misses: &[
            "constexpr __host__ __device__ $t d$n($t p) { return p; } __host__ __device__ $t f$n($p) { return d$n(1); }",
            "constexpr __device__ $t d$n($t p) { return p; } __host__ __device__ $t f$n($p) { return 1; }",
        ],
        ..HOST
    },
    Breakage {
        rule: "call.host-from-device",
        violations: &[
            "{__host__ |}void h$n($t p); __device__ void f$n($p) { h$n(1); }",
            "$t h$n(); __device__ $t f$n($p) { return h$n(); }",
        ],
        near_misses: &[
            "__host__ __device__ void h$n($t p); __device__ void f$n($p) { h$n(1); }",
            "{__host__ |}$t h$n($t p); __device__ void f$n($p) { (void)sizeof(h$n(1)); }",
            "{__host__ |}void h$n($t p); {__host__ |}void f$n($p) { h$n(1); }",
            "{__host__ |}void h$n($t p); static __device__ void f$n($p) { h$n(1); }",
        ],
        along: &["device-code.undefined"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.host-from-global",
        violations: &[
            "{__host__ |}void h$n($t p); __global__ void k$n($p) { h$n(1); }",
            "$t h$n(); __global__ void k$n($p) { for (int i = 0; i < h$n(); ++i) {} }",
        ],
        near_misses: &[
            "__host__ __device__ void h$n($t p); __global__ void k$n($p) { h$n(1); }",
            "__device__ void h$n($t p); __global__ void k$n($p) { h$n(1); }",
            "{__host__ |}$t h$n($t p); __global__ void k$n($p) { (void)sizeof(h$n(1)); }",
        ],
        along: &["device-code.undefined"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.constexpr-host-from-device",
        violations: &[
            "constexpr {__host__ |}$t h$n($t p) { return p; } __device__ $t f$n($t q) { return h$n(q); }",
        ],
        near_misses: &[
            "constexpr __host__ __device__ $t h$n($t p) { return p; } __device__ $t f$n($t q) { return h$n(q); }",
            "constexpr $t h$n($t p) { return p; } $t f$n($t q) { return h$n(q); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.constexpr-host-from-global",
        violations: &[
            "constexpr {__host__ |}$t h$n($t p) { return p; } __global__ void k$n($t *q) { *q = h$n(*q); }",
        ],
        near_misses: &[
            "constexpr __device__ $t h$n($t p) { return p; } __global__ void k$n($t *q) { *q = h$n(*q); }",
            "constexpr __host__ __device__ $t h$n($t p) { return p; } __global__ void k$n($t *q) { *q = h$n(*q); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.host-from-host-device",
        violations: &[
            "{__host__ |}void h$n($t p); __host__ __device__ void f$n($p) { h$n(1); }",
            "$t h$n(); __device__ __host__ $t f$n($p) { return h$n(); }",
        ],
        near_misses: &[
            "__host__ __device__ void h$n($t p); __host__ __device__ void f$n($p) { h$n(1); }",
            "{__host__ |}$t h$n($t p); __host__ __device__ void f$n($p) { (void)sizeof(h$n(1)); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.constexpr-host-from-host-device",
        violations: &[
            "constexpr {__host__ |}$t h$n($t p) { return p; } __host__ __device__ $t f$n($t q) { return q + h$n(1); }",
        ],
        near_misses: &[
            "constexpr __host__ __device__ $t h$n($t p) { return p; } __host__ __device__ $t f$n($t q) { return q + h$n(1); }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.read-by-host",
        violations: &[
            "__device__ $t v$n; int f$n($p) { return v$n + 1; }",
            "static {__device__|__constant__} $t v$n; {void|__host__ void} f$n($p) { $t x = v$n; (void)x; }",
        ],
        near_misses: &[
            "__managed__ $t v$n; $t f$n($p) { return v$n; }",
            "__device__ $t v$n; unsigned long f$n($p) { return sizeof(v$n); }",
            "__device__ $t v$n; __device__ $t f$n($p) { return v$n; }",
        ],
        placement: Placement::NamedScope,
        ..HOST
    },
    Breakage {
        rule: "variable.written-by-host",
        violations: &["__device__ $t v$n; {void|__host__ void} f$n($t a) { v$n = a; }"],
        near_misses: &["__device__ $t v$n; __device__ void f$n($t a) { v$n = a; }"],
        placement: Placement::NamedScope,
        ..HOST
    },
    Breakage {
        rule: "variable.read-by-device",
        violations: &[
            "extern $t v$n; __device__ int f$n($p) { return v$n + 1; }",
            "$t v$n; __global__ void k$n($t *q) { *q = v$n; }",
        ],
        near_misses: &[
            "$t v$n; __device__ unsigned long f$n($p) { return sizeof(v$n); }",
            "$t v$n; {$t|__host__ $t} f$n($p) { return v$n; }",
        ],
        along: &["device-code.undefined"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.written-by-device",
        violations: &["$t v$n; __device__ void f$n($t a) { v$n = a; }"],
        near_misses: &["$t v$n; {void|__host__ void} f$n($t a) { v$n = a; }"],
        along: &["device-code.undefined"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "variable.addressed-by-device",
        violations: &["$t v$n; __device__ $t *f$n($p) { return &v$n; }"],
        near_misses: &["$t v$n; {$t *|__host__ $t *}f$n($p) { return &v$n; }"],
        along: &["device-code.undefined"],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.undefined",
        violations: &[
            "{__host__ |}void h$n(); __device__ void f$n($p) { void (*q)() = h$n; (void)q; }",
            "{__host__ |}void h$n($t p); __global__ void k$n($p) { void (*q)($t) = &h$n; (void)q; }",
        ],
        near_misses: &[
            "__host__ __device__ void h$n(); __device__ void f$n($p) { void (*q)() = h$n; (void)q; }",
            "{__host__ |}void h$n($t p); __host__ __device__ void f$n($p) { void (*q)($t) = &h$n; (void)q; }",
            "{__host__ |}void h$n($t p); {__host__ |}void f$n($p) { void (*q)($t) = &h$n; (void)q; }",
        ],
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "call.deduced-return",
        violations: &["__device__ auto d$n($t p) { return p; } void f$n() { (void)sizeof(d$n(1)); }"],
        near_misses: &[
            "__device__ auto d$n($t p) -> $t { return p; } void f$n() { (void)sizeof(d$n(1)); }",
            "__device__ auto d$n($t p) { return p; } __device__ void f$n() { (void)sizeof(d$n(1)); }",
            "__host__ __device__ auto d$n($t p) { return p; } void f$n() { (void)sizeof(d$n(1)); }",
        ],
        ..HOST
    },
];
