/*---
says: A choice between parts of constant objects gives an object but where it is copied to a const one or assigned.
rules: call.variable
runs: device reject
---*/
struct B { int x; }; struct K { B b; int c[2]; };  const B s1 = {1};  constexpr B sx = {1};  const K k5 = {{1}, 1, 2};  const K k6 = {{1}, 1, 2};  constexpr K kx = {{1}, 1, 2};
 const int hc = 3;  constexpr int hx = 3;  __device__ void g(B);
__device__ void a1(bool b) { int p = b ? k5.b.x : k6.b.x; }
__device__ void a2(bool b) { int p = k5.c[0]; }
__device__ void a3(bool b) { const B q = b ? k5.b : k6.b; }
__device__ void a4(bool b) { B q = b ? k5.b : k6.b; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
__device__ void a5(bool b) { B q; q = b ? k5.b : k6.b; }
__device__ void a6(bool b) { B p; p = false ? s1 : sx; }
__device__ void a7(bool b) { B p; p = b ? sx : p; }
__device__ void a8(bool b) { B p; p = b ? p : sx; }
__device__ void a9(bool b) { B p; p = b ? B() : sx; }
__device__ void b1(bool b) { B p; B q = b ? p : sx; }
//^ error[device-code.undefined]: identifier "sx" is undefined in device code
__device__ void b2(bool b) { B p; const B q = b ? p : sx; }
__device__ void b3(bool b) { B q = b ? B() : sx; }
__device__ void b4(bool b) { B q = b ? B() : s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void b5(bool b) { B q; q = b ? B() : s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void b6(bool b) { const B q = b ? B() : s1; }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void b7(bool b) { g(b ? B() : s1); g(b ? B() : sx); }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void b8(bool b) { const B q = b ? B() : sx; }
__device__ void b9(bool b) { int p = b ? k5.c[0] : k6.c[1]; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
__device__ void c1(bool b) { int p = b ? kx.b.x : kx.c[0]; }
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
__device__ void c2(bool b) { B p = b ? kx.b : k5.b; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
__device__ void c3(bool b) { const B p = b ? kx.b : kx.b; }
__device__ B c4(bool b) { return b ? k5.b : kx.b; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "kx" is undefined in device code
__device__ void c5(bool b) { int p = (b ? k5.b : k6.b).x; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
__device__ void c6(bool b) { int p = (b ? k5 : k6).b.x; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
__device__ void c7(bool b) { K p = b ? k5 : k6; const B r = (b ? k5 : k6).b; }
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k5" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
//^ error[device-code.undefined]: identifier "k6" is undefined in device code
__device__ void d4(bool b, int *z) { int k = hc ? *z : hx; }
__device__ void d5(bool b, int *z) { int k = hc ? hx : *z; }
__device__ void d6(bool b, int *z) { int k = (b, 1) ? hx : hc; }
__device__ void d7(bool b, int *z) { int k = sx.x ? hx : hc; }
__device__ void d8(bool b, B z) { B k = true ? s1 : z; }
__device__ void d9(bool b, B z) { B k = true ? sx : z; }
__device__ void e1(bool b, B z) { B k = true ? s1 : B(); }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
__device__ void e2(bool b, B z) { if (const B p = s1; p.x) { } }
//^ error[device-code.undefined]: identifier "s1" is undefined in device code
