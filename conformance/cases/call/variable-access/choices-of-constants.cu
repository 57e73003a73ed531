/*---
says: What a choice between lvalues gives that hangs on no constant is an object.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; }; struct D2 : B {}; struct N { B b; };
__device__ const B s1 = {1}; __device__ constexpr B sx = {1}; __device__ const int hc = 3; __device__ constexpr int hx = 3; __device__ int h; __device__ const float fc = 1; __device__ const D2 sd = {{1}}; __device__ const N n = {{1}}; __device__ const unsigned uc = 3; __device__ const B sa[2] = {{1}, {2}};
template <class T> __host__ void a1() { const B p = s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
template <class T> __host__ void a2() { const T p = s1; }
template <class T> __host__ void a3(bool b) { int k = b ? hc : hc; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
template <class T> __host__ void a4(bool b) { B p; p = s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
template <class T> __host__ void a5(bool b) { B p = b ? s1 : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
template <class T> __host__ const B a6(bool b) { return s1; }
template <class T> __host__ const T a7(bool b) { return s1; }
__host__ void a8() { a1<B>(); a2<B>(); a3<B>(true); a4<B>(true); a5<B>(true); a6<B>(true); a7<B>(true); }
__host__ void b1(bool b) { int k = true ? hc : h; }
//^ warning[variable.read-by-host]: a __device__ variable "h" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
__host__ void b2(bool b) { int k = false ? hc : hx; }
__host__ void b3(bool b) { float k = b ? hc : fc; }
__host__ void b4(bool b) { unsigned k = b ? hc : uc; }
__host__ void b5(bool b) { int k = b ? (hc) : (hx); }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void b6(bool b) { int k = (b ? hc : hx) + 1; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void b7(bool b) { (void)(b ? hc : hx); b ? hc : hx; }
__host__ void b8(bool b) { int k = b ? b ? hc : hx : hc; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void b9(bool b) { int k = b ? hc : b ? hc : 3; }
__host__ void c1(bool b, int z) { int k = b ? hc : z; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
__host__ void c2(bool b, const int z) { int k = b ? hc : z; k = b ? z : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void c3(bool b, int &z) { z = b ? hc : z; z += b ? hc : z; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
__host__ void c4(bool b, int *z) { z[b ? hc : hx] = 1; *z = b ? hc : *z; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ int c5(bool b, int *z) { if (b ? hc : hx) return z[0]; switch (b ? hc : *z) { } return hc ? *z : hx; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ bool c6(bool b, int *z) { return (b ? hc : *z) == 3 && (b ? hc : 3) == 2; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
__host__ void c7(bool b) { static_cast<void>(b ? s1 : s1); }
__host__ void c8(bool b) { B p; p = n.b; p = sd; p = sa[0]; p = s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sa" cannot be directly read in a host function
__host__ void c9(bool b) { const B p = n.b; const B q = sd; const B r = sa[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "sa" cannot be directly read in a host function
__host__ void d1(bool b, const B &z) { B p = b ? s1 : z; B q = b ? z : sx; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void d2(bool b, B &z) { int p = (b ? s1 : z).x; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void d3(bool b, B &z) { z = b ? s1 : z; z = b ? sx : z; z = b ? B() : s1; }
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "sx" cannot be directly read in a host function
__host__ void d4(bool b, int z = true ? hc : hx) { d4(b); }
__host__ void d5(bool b) { auto l = [&] { return b ? hc : hx; }; l(); auto m = [=](int z) { return z ? hc : z; }; m(1); }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void d6(bool b) { float k = b ? fc : fc; double d = b ? fc : 1.0; k = b ? hc : fc; }
//^ warning[variable.read-by-host]: a __device__ variable "fc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "fc" cannot be directly read in a host function
__host__ void d7(bool b) { long k = b ? hc : hx; short s = b ? hc : hc; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
struct S { int m; __host__ S(bool b) : m(b ? hc : hx) {} int k = hc; int l = hc ? hc : hx; };
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void d8(bool b) { S s(b); }
__host__ void d9(bool b) { int k[2] = {b ? hc : hx, hc}; B p[2] = {b ? s1 : s1, s1}; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "s1" cannot be directly read in a host function
__host__ void e1(bool b) { const int k = b ? hc : hx; constexpr int z = hx ? hx : hx; int y[hx ? hc : 2]; }
//^ warning[variable.read-by-host]: a __device__ variable "hc" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "hx" cannot be directly read in a host function
__host__ void e2(bool b) { sizeof(b ? hc : hx); const int &r = b ? hc : hx; const int *p = &(b ? hc : hx); }
