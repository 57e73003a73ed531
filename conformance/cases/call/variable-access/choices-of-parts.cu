/*---
says: A choice between parts of constant objects gives an object.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; }; struct K { B b; int c[2]; }; __device__ const B s1 = {1}; __device__ constexpr B sx = {1}; __device__ const K k5 = {{1}, 1, 2}; __device__ const K k6 = {{1}, 1, 2}; __device__ constexpr K kx = {{1}, 1, 2};
__device__ const int hc = 3; __device__ constexpr int hx = 3;  __host__ void g(B);
__host__ void a1(bool b) { int p = b ? k5.b.x : k6.b.x; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void a2(bool b) { int p = k5.c[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
__host__ void a3(bool b) { const B q = b ? k5.b : k6.b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void a4(bool b) { B q = b ? k5.b : k6.b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void a5(bool b) { B q; q = b ? k5.b : k6.b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void a6(bool b) { B p; p = false ? s1 : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void a7(bool b) { B p; p = b ? sx : p; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void a8(bool b) { B p; p = b ? p : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void a9(bool b) { B p; p = b ? B() : sx; }
__host__ void b1(bool b) { B p; B q = b ? p : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b2(bool b) { B p; const B q = b ? p : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void b3(bool b) { B q = b ? B() : sx; }
__host__ void b4(bool b) { B q = b ? B() : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void b5(bool b) { B q; q = b ? B() : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void b6(bool b) { const B q = b ? B() : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void b7(bool b) { g(b ? B() : s1); g(b ? B() : sx); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void b8(bool b) { const B q = b ? B() : sx; }
__host__ void b9(bool b) { int p = b ? k5.c[0] : k6.c[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void c1(bool b) { int p = b ? kx.b.x : kx.c[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void c2(bool b) { B p = b ? kx.b : k5.b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void c3(bool b) { const B p = b ? kx.b : kx.b; }
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ B c4(bool b) { return b ? k5.b : kx.b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "kx" cannot be directly read in a host function
__host__ void c5(bool b) { int p = (b ? k5.b : k6.b).x; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void c6(bool b) { int p = (b ? k5 : k6).b.x; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void c7(bool b) { K p = b ? k5 : k6; const B r = (b ? k5 : k6).b; }
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k5" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "k6" cannot be directly read in a host function
__host__ void d4(bool b, int *z) { int k = hc ? *z : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void d5(bool b, int *z) { int k = hc ? hx : *z; }
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void d7(bool b, int *z) { int k = sx.x ? hx : hc; }
__host__ void d8(bool b, B z) { B k = true ? s1 : z; }
__host__ void d9(bool b, B z) { B k = true ? sx : z; }
__host__ void e1(bool b, B z) { B k = true ? s1 : B(); }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void e2(bool b, B z) { if (const B p = s1; p.x) { } }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
