/*---
says: Code is generated for kernels of internal linkage whether anybody launches them or not; for other internal functions only where they are used.
rules: call.phase
runs: host accept, device reject
---*/
__host__ int h();
namespace {
__global__ void k1() { h(); }
//^ device error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("_NV_ANON_NAMESPACE::k1") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void d1() { h(); }
}
static __global__ void k2() { h(); }
//^ device error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("k2") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
static __device__ void d2() { h(); }
