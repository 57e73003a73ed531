/*---
says: Members of elements of constant arrays are values where a constant chooses the element.
rules: call.variable
runs: device reject
---*/
struct B { int x; int y[2]; };  const B ba[2] = {{1}, {2}};  constexpr B bxa[2] = {{1}, {2}};  const float *const pa[2] = {nullptr, nullptr};  const B b0 = {1, {2, 3}};
__device__ void throw_(B); __device__ void g(int); __device__ void gb(B);
__device__ void a1(int i) { g(ba[1].x); }
__device__ int a2(int i) { return ba[1].x + 1; }
__device__ void a3(int i) { int k; k += ba[1].x; k = ba[1].x; }
__device__ int a4(int i) { return ba[1].x; }
__device__ int a5(int i) { return ba[1].y[0]; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ int a6(int i) { return b0.y[0]; }
//^ error[device-code.undefined]: identifier "b0" is undefined in device code
__device__ void a7(int i) { g(b0.y[0]); }
//^ error[device-code.undefined]: identifier "b0" is undefined in device code
__device__ void a8(int i) { g(bxa[1].x); }
__device__ void a9(int i) { if (ba[1].x) { } }
__device__ bool b2(int i) { return pa[1] == pa[0]; }
__device__ float b3(int i) { return pa[1][0]; }
//^ error[device-code.undefined]: identifier "pa" is undefined in device code
__device__ void b4(int i) { const float *k = pa[1]; k = *pa; }
__device__ void b5(int i) { const float *k; k = pa[1]; }
__device__ void b6(int i) { if (pa[1]) { } }
__device__ void b7(int i) { B x[2] = {ba[1], ba[0]}; }
__device__ B b8(int i) { return ba[1]; }
__device__ void b9(int i) { const B *p = &ba[1]; gb(*p); const B &r = ba[1]; new B(ba[1]); new const B(ba[1]); }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ const B c1(int i) { return ba[1]; }
//^ error[device-code.undefined]: identifier "ba" is undefined in device code
__device__ void c2(int i) { throw_(ba[1]); }
__device__ void c3(int i) { auto l = [] { return bxa[1].x; }; l(); auto m = [] { return ba[1]; }; m(); }
