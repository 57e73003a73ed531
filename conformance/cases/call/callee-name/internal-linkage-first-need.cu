/*---
says: The module id in a mangled name is made where it is needed first, of the first definition before, in whose name types are not known any more; it stays the same.
rules: call.callee-name
runs: host reject
---*/
__global__ int failed(int);  // error[kernel.return.void]: a __global__ function must have a void return type
static __device__ int hidden(int a, float b) { return a; }
inline int passed_over(int x) { return x; }
int defined_first(int x) { return hidden(x, 1.f); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN61_INTERNAL_a15cdfcb_30_internal_linkage_first_need_cu_5a0050246hiddenE1?1?") from a __host__ function("defined_first") is not allowed
int defined_later() { return hidden(1, 1.f); }
//^ error[call.device-from-host]: calling a __device__ function("_ZN61_INTERNAL_a15cdfcb_30_internal_linkage_first_need_cu_5a0050246hiddenE1?1?") from a __host__ function("defined_later") is not allowed
