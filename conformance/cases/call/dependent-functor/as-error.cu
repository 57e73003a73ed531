/*---
says: An error that a flag makes ends what is told of code.
rules: call.dependent-functor, call.phase
arguments: --diag_error=20014
runs: device reject
deviation: oracle device BUG the function that has the first error is looked at to its end
---*/
inline int un(int q) { return q; }
inline __host__ int uh(int q) { return q; }
__host__ __device__ int twice(int q) { return un(q) + uh(q); }
//^ error[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ error[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ int behind(int q) { return un(q); }
__device__ int of_device(int q) { return un(q); }
struct Class { Class() {} ~Class() {} int m() { return 1; } };
__device__ int with_object(int q) { Class a; return a.m(); }
template <class T> __host__ __device__ int instance(T q) { return un(q); }
__device__ int of_instance(int q) { return instance(q); }
int variable;
__device__ int reads(int q) { return variable; }
//^ @-13.2 warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a device function
//^ @13.3- warning[variable.read-by-device]: a host variable "variable" cannot be directly read in a __device__/__global__ function
