/*---
says: Functions of every space, in device-only compilation, with -default-device.
rules: jit.function, jit.default-space
runs: jit reject, documented-jit reject
arguments: -default-device
---*/
void none_no() {}
//^ witness[jit.function(none, yes, no, no)]
//^ witness[jit.default-space(function, yes) = D]
constexpr void none_yes() {}
//^ witness[jit.function(none, yes, yes, no)]
__host__ void H_no() {}
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, yes, no, no)]
//^ witness[jit.default-space(host-function, yes) = H]
__host__ constexpr void H_yes() {}
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, yes, yes, no)]
__device__ void D_no() {}
//^ witness[jit.function(D, yes, no, no)]
//^ witness[jit.default-space(device-function, yes) = D]
__device__ constexpr void D_yes() {}
//^ witness[jit.function(D, yes, yes, no)]
__global__ void G_no() {}
//^ witness[jit.function(G, yes, no, no)]
//^ witness[jit.default-space(kernel, yes) = G]
__global__ constexpr void G_yes() {}
//^ error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ witness[jit.function(G, yes, yes, no)]
//^ jit witness[kernel.constexpr(function, yes)]
//^ jit witness[kernel.inline(function, yes, no)]
__host__ __device__ void HD_no() {}
//^ witness[jit.function(HD, yes, no, no)]
__host__ __device__ constexpr void HD_yes() {}
//^ witness[jit.function(HD, yes, yes, no)]
