/*---
says: A virtual function that is called for an object itself is told while reading and where code is generated.
rules: call.phase, call.callee-name
runs: device accept
deviation: cufe device BUG it tells it while reading alone
deviation: oracle device BUG the same
---*/
struct A { virtual int h(); };
struct B : A { int h(); };
__host__ __device__ void f(B b) { b.h(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("B::h()") from a __host__ __device__ function("f") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("h") from a __host__ __device__ function("f") is not allowed
__host__ __device__ void g(B &b) { b.h(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("h") from a __host__ __device__ function("g") is not allowed
