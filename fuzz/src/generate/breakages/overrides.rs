//! Breaking the rules of overriding functions.

use super::{Breakage, HOST};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "override.device-over-host",
        violations: &[
            "struct B$n { virtual {__host__ |}void f($p); }; struct S$n : B$n { __device__ {virtual |}void f($p){;| {}| override;} };",
            "struct A$n { virtual $t f() const; }; struct B$n : A$n {}; struct S$n : B$n { $t m; __device__ $t f() const; };",
            "struct B$n { {__host__ |}virtual ~B$n() {} }; struct S$n : B$n { __device__ ~S$n() {} };",
        ],
        near_misses: &[
            "struct B$n { virtual {__host__ |}void f($p); }; struct S$n : B$n { {__host__ |}void f($p) override{;| {}} };",
            "struct B$n { virtual void f($p); }; struct S$n : B$n { __device__ void g($p){;| {}} };",
            "struct B$n { void f($p); }; struct S$n : B$n { __device__ {virtual |}void f($p){;| {}} };",
            "struct B$n { virtual void f() const; }; struct S$n : B$n { __device__ void f(){;| {}} };",
        ],
        ..HOST
    },
    Breakage {
        rule: "override.host-device-over-host",
        violations: &[
            "struct B$n { virtual {__host__ |}void f($p); }; struct S$n : B$n { {__host__ __device__|__device__ __host__} void f($p){;| {}| override;} };",
            "struct A$n { virtual {__host__ |}$t operator()($t) = 0; }; struct S$n : A$n { __host__ __device__ $t operator()($t p) { return p; } };",
        ],
        near_misses: &[
            "struct B$n { virtual {__host__ |}void f($p) = 0; }; struct S$n : B$n { {__host__ |}void f($p){;| {}| override;} };",
            "struct B$n { virtual void f($p); }; struct S$n : B$n { __host__ __device__ void f($p, $t *more){;| {}} };",
        ],
        ..HOST
    },
    Breakage {
        rule: "override.host-device-over-device",
        violations: &[
            "struct B$n { virtual __device__ void f($p); }; struct S$n : B$n { {__host__ __device__|__device__ __host__} void f($p){;| {}| override;} };",
            "struct A$n { __device__ virtual void f() {} }; struct B$n : {private |virtual |}A$n { $t m; }; struct S$n final : B$n { __host__ __device__ void f() {} };",
        ],
        near_misses: &[
            "struct B$n { virtual __device__ void f($p); }; struct S$n : B$n { __device__ void f($p){;| {}| override;} };",
            "struct B$n { static __device__ void f($p); }; struct S$n : B$n { __host__ __device__ virtual void f($p){;| {}} };",
        ],
        ..HOST
    },
    Breakage {
        rule: "override.host-over-device",
        violations: &[
            "struct B$n { virtual __device__ void f($p); }; struct S$n : B$n { {__host__ |}void f($p){;| {}| override;} };",
            "struct A$n { virtual __device__ $t &f($t &) = 0; }; struct B$n { $t m; }; struct S$n : B$n, A$n { $t &f($t &p) { return p; } };",
        ],
        near_misses: &[
            "struct B$n { virtual __device__ void f($p); }; struct S$n : B$n { __device__ void f($p){;| {}} };",
            "struct B$n { virtual __device__ void f($p); }; struct S$n { virtual {__host__ |}void f($p){;| {}} B$n *m; };",
        ],
        ..HOST
    },
    Breakage {
        rule: "override.host-over-host-device",
        violations: &[
            "struct B$n { virtual __host__ __device__ void f($p); }; struct S$n : B$n { {__host__ |}void f($p){;| {}| override;} };",
            "struct B$n { {__host__ __device__|__device__ __host__} virtual void f() const volatile; }; struct S$n : protected B$n { void f() const volatile; $t m; };",
        ],
        near_misses: &[
            "struct B$n { virtual __host__ __device__ void f($p); }; struct S$n : B$n { __device__ __host__ void f($p){;| {}| override;} };",
            "struct B$n { virtual __host__ __device__ void f($p); }; struct S$n : B$n { using B$n::f; __host__ void f($p, $t **more); };",
        ],
        ..HOST
    },
    Breakage {
        rule: "override.device-over-host-device",
        violations: &[
            "struct B$n { virtual __host__ __device__ void f($p); }; struct S$n : B$n { __device__ void f($p){;| {}| override;} };",
            "struct B$n { __host__ __device__ virtual ~B$n() {} $t m; }; struct S$n : B$n { __device__ ~S$n() {} };",
        ],
        near_misses: &[
            "struct B$n { virtual __host__ __device__ void f($p); }; struct S$n : B$n { __host__ __device__ void f($p){;| {}} };",
            "struct B$n { __host__ __device__ ~B$n() {} $t m; }; struct S$n : B$n { __device__ ~S$n() {} };",
        ],
        ..HOST
    },
];
