/*---
says: A pragma makes an error where it is in force, and that ends what is told of code.
rules: call.dependent-functor, call.phase
runs: device reject
---*/
inline int un(int q) { return q; }
__host__ __device__ int before(int q) { return un(q); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
#pragma nv_diag_error 20014
__host__ __device__ int within(int q) { return un(q); }
//^ error[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
#pragma nv_diag_default 20014
__host__ __device__ int behind(int q) { return un(q); }
__device__ int of_device(int q) { return un(q); }
