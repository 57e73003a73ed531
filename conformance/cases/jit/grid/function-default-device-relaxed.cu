/*---
says: Functions of every space, in device-only compilation, with -default-device and --relaxed_constexpr.
rules: jit.function, jit.default-space
runs: documented-jit reject
arguments: -default-device --relaxed_constexpr
---*/
void none_no() {}
//^ witness[jit.function(none, yes, no, yes)]
constexpr void none_yes() {}
//^ witness[jit.function(none, yes, yes, yes)]
__host__ void H_no() {}
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, yes, no, yes)]
__host__ constexpr void H_yes() {}
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, yes, yes, yes)]
__device__ void D_no() {}
//^ witness[jit.function(D, yes, no, yes)]
__device__ constexpr void D_yes() {}
//^ witness[jit.function(D, yes, yes, yes)]
__global__ void G_no() {}
//^ witness[jit.function(G, yes, no, yes)]
__global__ constexpr void G_yes() {}
//^ witness[jit.function(G, yes, yes, yes)]
__host__ __device__ void HD_no() {}
//^ witness[jit.function(HD, yes, no, yes)]
__host__ __device__ constexpr void HD_yes() {}
//^ witness[jit.function(HD, yes, yes, yes)]
