/*---
says: Of a call with several arguments that are no constants nothing is said without names.
rules: call.dependent-functor
runs: device accept
---*/
static inline int f0() { return 1; }
static inline int f1(int a) { return 1; }
static inline int f2(int a, int b) { return 1; }
static inline int f3(int a, int b, int c) { return 1; }
static inline int r2(int &a, int b) { return 1; }
struct S { int m(int a, int b) { return 1; } int x; int n(int a) { return 1; } };
__host__ __device__ inline void a0(int p, int q) { f0(); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a1(int p, int q) { f2(p, q); }
__host__ __device__ inline void a2(int p, int q) { f2(1, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a3(int p, int q) { f2(p, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a4(int p, int q) { f2(1, q); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a5(int p, int q) { r2(p, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a6(int p, int q) { r2(p, q); }
__host__ __device__ inline void a7(S s, int q) { s.m(1, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a8(S s, int q) { s.m(q, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ inline void a9(S s, int q) { s.m(q, q); }
__host__ __device__ inline void b1(int p, int q) { f2(p, p); }
__host__ __device__ inline void b2(int p, int q) { f3(p, q, 1); }
__host__ __device__ inline void b3(int p, int q) { f3(p, q, p); }
__host__ __device__ inline void b4(int p, int q) { f3(p, 1, q); }
__host__ __device__ inline void b5(S s, int q) { f2(s.x, q); }
__host__ __device__ inline void b6(S s, int q) { f2(q + 1, q); }
__host__ __device__ inline void b7(S s, int q) { f1(q + q); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
