/*---
says: Members of elements of constant arrays are values where a constant chooses the element, elements that are pointers are objects.
rules: call.variable-access
runs: host accept
---*/
struct B { int x; int y[2]; }; __device__ const B ba[2] = {{1}, {2}}; __device__ constexpr B bxa[2] = {{1}, {2}}; __device__ const float *const pa[2] = {nullptr, nullptr}; __device__ const B b0 = {1, {2, 3}};
__host__ void throw_(B); __host__ void g(int); __host__ void gb(B);
__host__ void a1(int i) { g(ba[1].x); }
__host__ int a2(int i) { return ba[1].x + 1; }
__host__ void a3(int i) { int k; k += ba[1].x; k = ba[1].x; }
__host__ int a4(int i) { return ba[1].x; }
__host__ int a5(int i) { return ba[1].y[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ int a6(int i) { return b0.y[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "b0" cannot be directly read in a host function
__host__ void a7(int i) { g(b0.y[0]); }
//^ warning[variable.read-by-host]: a __device__ variable "b0" cannot be directly read in a host function
__host__ void a8(int i) { g(bxa[1].x); }
__host__ void a9(int i) { if (ba[1].x) { } }
__host__ const float *b1(int i) { return pa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ bool b2(int i) { return pa[1] == pa[0]; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ float b3(int i) { return pa[1][0]; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ void b4(int i) { const float *k = pa[1]; k = *pa; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ void b5(int i) { const float *k; k = pa[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ void b6(int i) { if (pa[1]) { } }
//^ warning[variable.read-by-host]: a __device__ variable "pa" cannot be directly read in a host function
__host__ void b7(int i) { B x[2] = {ba[1], ba[0]}; }
__host__ B b8(int i) { return ba[1]; }
__host__ void b9(int i) { const B *p = &ba[1]; gb(*p); const B &r = ba[1]; new B(ba[1]); new const B(ba[1]); }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ const B c1(int i) { return ba[1]; }
//^ warning[variable.read-by-host]: a __device__ variable "ba" cannot be directly read in a host function
__host__ void c2(int i) { throw_(ba[1]); }
__host__ void c3(int i) { auto l = [] { return bxa[1].x; }; l(); auto m = [] { return ba[1]; }; m(); }
