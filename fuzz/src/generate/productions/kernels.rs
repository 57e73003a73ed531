//! Kernels and launches.

use super::{Production, any, on_host};

/// Kernels of every form, and the host code that launches them.
pub(super) const PRODUCTIONS: &[Production] = &[
    on_host(
        "kernel.launch",
        "__global__ void ka$n(int q, $t *r) { *r = q; }\n\
         $a void kb$n($t *r) { for (int i = 0; i < 2; ++i) ka$n<<<dim3(i + 1), {32|dim3(8, 4)}{, 0|}>>>(i, r); }",
    ),
    on_host(
        "kernel.template",
        "template <typename T, int N = 4> __global__ void kc$n(T *p, T q) { p[N] = q; }\n\
         $a void kd$n() { kc$n<{int|int, 3}><<<1, 1>>>((int *)0, 2); kc$n<<<1, 1>>>((float *)0, 2.f); }",
    ),
    on_host(
        "kernel.template.pack",
        "template <typename... T> __global__ void ke$n(T... q) { {int s = (0 + ... + (int)q); (void)s;|} }\n\
         $a void kf$n() { ke$n<<<1, 1>>>(1, 2.f, 'c'); ke$n<int, int><<<1, 1>>>(1, 2); }",
    ),
    on_host(
        "kernel.template.specialised",
        "template <typename T> __global__ void kg$n(T q) {}\ntemplate <> __global__ void kg$n<float>(float q) {}\n\
         template __global__ void kg$n<int>(int);\n$a void kh$n() { kg$n<<<1, 1>>>(1.f); }",
    ),
    on_host(
        "kernel.launch.template",
        "template <typename T> __global__ void ki$n(T q) {}\ntemplate <typename T> $a void kj$n(T q) { ki$n<T><<<1, sizeof(T)>>>(q); }\n\
         $a void kk$n() { kj$n(1); kj$n<char>('c'); }",
    ),
    on_host(
        "kernel.class",
        "struct Kl$n { int a; float b[2]; };\n__global__ void km$n(Kl$n o, const Kl$n *p) { (void)(o.a + p->a); }\n\
         $a void kn$n() { Kl$n o{1, {2, 3}}; km$n<<<1, 1>>>(o, &o); }",
    ),
    any(
        "kernel.bounds",
        "__global__ void __launch_bounds__({128|64, 2}) ko$n(int *p) { *p = $e; }\n__launch_bounds__(32) __global__ void kp$n();",
    ),
    any(
        "kernel.static",
        "{static|inline} __device__ int kq$n(int q) { return q; }\nstatic __global__ void kr$n(int *p) { *p = kq$n(*p); }",
    ),
    any(
        "kernel.shared",
        "__global__ void ks$n(int *p) {\n  __shared__ int s[32];\n  {extern __shared__ float t$n[];|__shared__ double t;}\
         \n  s[1] = *p;\n  p[0] = s[1];\n}",
    ),
    any(
        "kernel.grid-constant",
        "struct Kt$n { int a; };\n__global__ void ku$n(const __grid_constant__ Kt$n o, int *p) { *p = o.a; }",
    ),
    any("kernel.redeclared", "__global__ void kv$n(int);\n__global__ void kv$n(int q) { {return;|} }"),
    on_host(
        "kernel.address",
        "__global__ void kw$n(int) {}\n$a void kx$n() { void (*p)(int) = kw$n; p<<<1, 1>>>(1); (void)&kw$n; }",
    ),
    any(
        "kernel.device-calls",
        "struct Ky$n { __device__ int f() const { return a; } int a; };\n__global__ void kz$n(Ky$n o, int *p) { *p = o.f(); }",
    ),
    any(
        "kernel.virtual",
        "struct Kva$n { __device__ virtual int f() { return 1; } };\n__global__ void kvb$n(Kva$n *o, int *p) { *p = o->f(); }",
    ),
];
