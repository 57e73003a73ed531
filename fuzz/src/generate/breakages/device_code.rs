//! Breaking the rules of what device code cannot have.

use super::{Breakage, DEVICE, Placement};

/// The chapter's breakages.
pub(super) const BREAKAGES: &[Breakage] = &[
    Breakage {
        rule: "device-code.exception",
        violations: &[
            "{__device__ |__host__ __device__ |__global__ |static __device__ }void f$n($p) { throw {1|'c'|($t)1}; }",
            "__device__ $t f$n($t a) { return a > 1 ? a : throw a; }",
            "__device__ void f$n($p) { try { } catch ({...|$t|$t &e}) { } }",
            "__device__ void f$n($p) try { } catch (...) { }",
            "struct S$n { {static |}__device__ void f($p) { throw 1; } };",
            "template <class T> __device__ void f$n(T) { throw 1; } template __device__ void f$n<$t>($t);",
            "__device__ void f$n() { auto l = [] { throw 1; }; (void)l; }",
        ],
        near_misses: &[
            "{__host__ |}void f$n($p) { throw {1|'c'|($t)1}; }",
            "{__host__ |}void f$n($p) { try { } catch ({...|$t|$t &e}) { } }",
            "struct S$n { {static |}void f($p) { throw 1; } };",
            "template <class T> __device__ void f$n(T) { throw 1; }",
            "__device__ void f$n($p) noexcept(false);",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "device-code.typeid",
        violations: &[
            "namespace std { class type_info { }; } {__device__|__host__ __device__|__global__} void f$n($p) { (void)&typeid($t); }",
            "namespace std { class type_info { }; } __device__ const void *f$n($t a) { return &typeid(a); }",
            "namespace std { class type_info { }; } struct S$n { __device__ const void *f() const { return &typeid(*this); } };",
        ],
        near_misses: &[
            "namespace std { class type_info { }; } {__host__ |}const void *f$n($p) { return &typeid($t); }",
            "namespace std { class type_info { }; } template <class T> __device__ const void *f$n(T) { return &typeid(T); }",
            "namespace std { class type_info { }; } __device__ const std::type_info *f$n($p);",
        ],
        // The operand typeid wants std::type_info complete, at global scope.
        placement: Placement::GlobalScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.dynamic-cast",
        violations: &[
            "struct B$n { virtual __device__ void v(); }; struct D$n : B$n { $t m; }; __device__ D$n *f$n(B$n *b) { return dynamic_cast<D$n *>(b); }",
            "struct B$n { virtual __device__ void v(); }; __global__ void k$n({B$n *b|const B$n *b}) { (void)dynamic_cast<const void *>(b); }",
            "struct B$n { $t m; }; struct D$n : B$n { }; __host__ __device__ B$n &f$n(D$n &d) { return dynamic_cast<B$n &>(d); }",
        ],
        near_misses: &[
            "struct B$n { virtual void v(); }; struct D$n : B$n { $t m; }; {__host__ |}D$n *f$n(B$n *b) { return dynamic_cast<D$n *>(b); }",
            "struct B$n { virtual __device__ void v(); }; struct D$n : B$n { }; __device__ D$n *f$n(B$n *b) { return static_cast<D$n *>(b); }",
            "struct B$n { $t m; }; template <class T> __device__ B$n *f$n(T *d) { return dynamic_cast<B$n *>(d); }",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "device-code.label-address",
        violations: &[
            "{__device__|__host__ __device__|__global__} void f$n($p) { void *x = &&there; (void)x; there:; }",
            "__device__ void f$n($p) { there:; const void *x = &&there; (void)x; }",
            "struct S$n { $t m; __device__ void f() { void *x = &&there; (void)x; there:; } };",
        ],
        near_misses: &[
            "{__host__ |}void f$n($p) { void *x = &&there; (void)x; there:; }",
            "template <class T> __device__ void f$n(T) { void *x = &&there; (void)x; there:; }",
            "__device__ void f$n($t a) { if (a > 1) goto there; a = 2; there:; }",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "device-code.thread-local",
        violations: &[
            "{__device__|__host__ __device__|__global__} void f$n($p) { {static |}thread_local $t x = 0; (void)x; }",
            "struct S$n { __device__ $t f() { thread_local $t x; return x; } };",
            "template <class T> __device__ void f$n(T) { thread_local T x; (void)x; } template __device__ void f$n<$t>($t);",
        ],
        near_misses: &[
            "{__host__ |}void f$n($p) { {static |}thread_local $t x = 0; (void)x; }",
            "__device__ void f$n($p) { extern thread_local $t x; }",
            "template <class T> __device__ void f$n(T) { thread_local T x; (void)x; }",
            "__device__ void f$n($p) { {static |}$t x = 0; (void)x; }",
        ],
        ..DEVICE
    },
    Breakage {
        rule: "device-code.dynamic-initialization",
        violations: &[
            "{__host__ __device__|__device__} $t g$n(); {__device__|__constant__|__managed__} $t v$n = g$n();",
            "extern {__device__|__managed__} $t w$n; static __device__ $t v$n = w$n + 1;",
            "struct S$n { __device__ S$n(); $t m; }; {__device__|__constant__|__managed__|__shared__} S$n v$n;",
            "struct S$n { __device__ ~S$n(); $t m; }; {__device__|__constant__|__managed__|__shared__} S$n v$n;",
        ],
        near_misses: &[
            "{__host__ |}$t g$n(); $t v$n = g$n();",
            "constexpr __host__ __device__ $t g$n() { return 1; } {__device__|__constant__|__managed__} $t v$n = g$n();",
            "struct S$n { constexpr __host__ __device__ S$n() : m(1) { } $t m; }; {__device__|__constant__|__managed__} S$n v$n;",
            "struct S$n { $t m; }; {__device__|__constant__|__managed__} S$n v$n = {1};",
            "__device__ $t w$n; __device__ $t *v$n = &w$n;",
        ],
        // A function of an unnamed namespace that is called has to be defined.
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.static-initialization",
        violations: &[
            "{__device__|__host__ __device__|__global__} void f$n($t a) { static {__device__ |__constant__ |__managed__ |}$t x = a; }",
            "__device__ $t g$n(); __device__ void f$n($p) { static {const |}$t x = g$n(); }",
            "struct S$n { __device__ S$n(); $t m; }; __device__ void f$n($p) { static {__constant__ |}S$n x; }",
            "struct S$n { __device__ ~S$n(); $t m; }; __global__ void k$n($p) { static {__managed__ |}S$n x; }",
        ],
        near_misses: &[
            "{__device__|__host__ __device__|__global__} void f$n($t a) { static {__device__ |__constant__ |__managed__ |}$t x = 1; }",
            "{__host__ |}void f$n($t a) { static $t x = a; }",
            "__device__ void f$n($t a) { {const |}$t x = a; (void)x; }",
            "struct S$n { $t m; }; __device__ void f$n($p) { static S$n x = {1}; }",
            "template <class T> __device__ void f$n(T a) { static T x = a; }",
        ],
        // A function of an unnamed namespace that is called has to be defined.
        placement: Placement::NamedScope,
        ..DEVICE
    },
    Breakage {
        rule: "device-code.shared-initialization",
        violations: &[
            "struct S$n { __device__ {S$n();|~S$n();} $t m; }; __device__ void f$n($p) { {static |}__shared__ S$n x{|[2]}; }",
            "struct S$n { __host__ __device__ S$n() : m(1) { } $t m; }; __global__ void k$n($p) { __shared__ S$n x; }",
        ],
        near_misses: &[
            "struct S$n { $t m; }; __device__ void f$n($p) { {static |}__shared__ S$n x{|[2]}; }",
            "struct S$n { constexpr __host__ __device__ S$n() : m(1) { } $t m; }; __global__ void k$n($p) { __shared__ S$n x; }",
            "struct S$n { __device__ S$n(); $t m; }; template <class T> __device__ void f$n(T) { __shared__ S$n x; }",
        ],
        // A function of an unnamed namespace that is called has to be defined.
        placement: Placement::NamedScope,
        ..DEVICE
    },
];
