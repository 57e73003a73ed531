/*---
says: Functions of every space, in device-only compilation.
rules: jit.function, jit.default-space
runs: jit reject, documented-jit reject
---*/
void none_no() {}
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function(none, no, no, no)]
//^ witness[jit.default-space(function, no) = none]
constexpr void none_yes() {}
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function(none, no, yes, no)]
__host__ void H_no() {}
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, no, no, no)]
//^ witness[jit.default-space(host-function, no) = H]
__host__ constexpr void H_yes() {}
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, no, yes, no)]
__device__ void D_no() {}
//^ witness[jit.function(D, no, no, no)]
//^ witness[jit.default-space(device-function, no) = D]
__device__ constexpr void D_yes() {}
//^ witness[jit.function(D, no, yes, no)]
__global__ void G_no() {}
//^ witness[jit.function(G, no, no, no)]
//^ witness[jit.default-space(kernel, no) = G]
__global__ constexpr void G_yes() {}
//^ error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[jit.function(G, no, yes, no)]
//^ jit witness[kernel.constexpr(function, yes)]
//^ jit witness[kernel.inline(function, yes, no)]
__host__ __device__ void HD_no() {}
//^ witness[jit.function(HD, no, no, no)]
__host__ __device__ constexpr void HD_yes() {}
//^ witness[jit.function(HD, no, yes, no)]
