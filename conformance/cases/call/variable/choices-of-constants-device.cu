/*---
says: What a choice between objects of classes gives that hangs on no constant is an object.
rules: call.variable, call.variable-access
runs: device reject
---*/
struct B { int x; }; struct D2 : B {}; struct N { B b; };
 const B s1 = {1};  constexpr B sx = {1};  const int hc = 3;  constexpr int hx = 3;  int h;  const float fc = 1;  const D2 sd = {{1}};  const N n = {{1}};  const unsigned uc = 3;  const B sa[2] = {{1}, {2}};
template <class T> __device__ void a1() { const B p = s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
template <class T> __device__ void a2() { const T p = s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
template <class T> __device__ void a3(bool b) { int k = b ? hc : hc; }
template <class T> __device__ void a4(bool b) { B p; p = s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
template <class T> __device__ void a5(bool b) { B p = b ? s1 : s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
template <class T> __device__ const B a6(bool b) { return s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
template <class T> __device__ const T a7(bool b) { return s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void a8() { a1<B>(); a2<B>(); a3<B>(true); a4<B>(true); a5<B>(true); a6<B>(true); a7<B>(true); }
__device__ void b1(bool b) { int k = true ? hc : h; }
//^ @-13.1 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a device function
//^ @13.3 warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
//^ @13.5- warning[variable.read-by-device]: a host variable "h" cannot be directly read in a __device__/__global__ function
__device__ void b2(bool b) { int k = false ? hc : hx; }
__device__ void b3(bool b) { float k = b ? hc : fc; }
__device__ void b4(bool b) { unsigned k = b ? hc : uc; }
__device__ void b5(bool b) { int k = b ? (hc) : (hx); }
__device__ void b6(bool b) { int k = (b ? hc : hx) + 1; }
__device__ void b7(bool b) { (void)(b ? hc : hx); b ? hc : hx; }
__device__ void b8(bool b) { int k = b ? b ? hc : hx : hc; }
__device__ void b9(bool b) { int k = b ? hc : b ? hc : 3; }
__device__ void c1(bool b, int z) { int k = b ? hc : z; }
__device__ void c2(bool b, const int z) { int k = b ? hc : z; k = b ? z : hx; }
__device__ void c3(bool b, int &z) { z = b ? hc : z; z += b ? hc : z; }
__device__ void c4(bool b, int *z) { z[b ? hc : hx] = 1; *z = b ? hc : *z; }
__device__ int c5(bool b, int *z) { if (b ? hc : hx) return z[0]; switch (b ? hc : *z) { } return hc ? *z : hx; }
__device__ bool c6(bool b, int *z) { return (b ? hc : *z) == 3 && (b ? hc : 3) == 2; }
__device__ void c7(bool b) { static_cast<void>(b ? s1 : s1); }
__device__ void c8(bool b) { B p; p = n.b; p = sd; p = sa[0]; p = s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "sa" is undefined in device code
__device__ void c9(bool b) { const B p = n.b; const B q = sd; const B r = sa[0]; }
__device__ void d1(bool b, const B &z) { B p = b ? s1 : z; B q = b ? z : sx; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "sx" is undefined in device code
__device__ void d2(bool b, B &z) { int p = (b ? s1 : z).x; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d3(bool b, B &z) { z = b ? s1 : z; z = b ? sx : z; z = b ? B() : s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void d4(bool b, int z = true ? hc : hx) { d4(b); }
__device__ void d5(bool b) { auto l = [&] { return b ? hc : hx; }; l(); auto m = [=](int z) { return z ? hc : z; }; m(1); }
__device__ void d6(bool b) { float k = b ? fc : fc; double d = b ? fc : 1.0; k = b ? hc : fc; }
__device__ void d7(bool b) { long k = b ? hc : hx; short s = b ? hc : hc; }
struct S { int m; __device__ S(bool b) : m(b ? hc : hx) {} int k = hc; int l = hc ? hc : hx; };
__device__ void d8(bool b) { S s(b); }
__device__ void d9(bool b) { int k[2] = {b ? hc : hx, hc}; B p[2] = {b ? s1 : s1, s1}; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void e1(bool b) { const int k = b ? hc : hx; constexpr int z = hx ? hx : hx; int y[hx ? hc : 2]; }
__device__ void e2(bool b) { sizeof(b ? hc : hx); const int &r = b ? hc : hx; const int *p = &(b ? hc : hx); }
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ error[device-code.undefined]: identifier "hc" is undefined in device code
//^ error[device-code.undefined]: identifier "hx" is undefined in device code
//^ error[device-code.undefined]: identifier "hx" is undefined in device code
