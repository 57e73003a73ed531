/*---
says: An error that a flag makes ends what is told of instances.
rules: call.dependent-functor, call.phase
arguments: --diag_error=20014
runs: device reject
deviation: oracle device BUG the function that has the first error is looked at to its end
---*/
inline int un(int q) { return q; }
template <class T> __host__ __device__ int first(T q) { return un(q) + un(q + q); }
//^ error[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ error[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
template <class T> __host__ __device__ int second(T q) { return un(q); }
__device__ int uses(int q) { return first(q) + second(q); }
