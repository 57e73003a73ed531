/*---
says: Device code that calls a virtual function of the host is refused where it is read; the function need not be there.
rules: call.phase, call.callee-name
runs: device reject
---*/
struct Base { virtual void f(); void plain(); };
__device__ void emitted(Base &b) { b.f(); }
//^ error[call.host-from-device]: calling a __host__ function("f") from a __device__ function("emitted") is not allowed
__device__ inline void unused(Base &b) { b.f(); }
//^ error[call.host-from-device]: calling a __host__ function("f") from a __device__ function("unused") is not allowed
__global__ void kernel(Base *b) { b->f(); }
//^ error[call.host-from-global]: calling a __host__ function("f") from a __global__ function("kernel") is not allowed
__device__ void behind(Base &b) { b.plain(); }
