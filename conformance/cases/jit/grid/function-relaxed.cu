/*---
says: Functions of every space, in device-only compilation, with --relaxed_constexpr.
rules: jit.function, jit.default-space
runs: documented-jit reject
arguments: --relaxed_constexpr
---*/
void none_no() {}
//^ documented-jit error[jit.unannotated-function]
//^ witness[jit.function(none, no, no, yes)]
constexpr void none_yes() {}
//^ witness[jit.function(none, no, yes, yes)]
__host__ void H_no() {}
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, no, no, yes)]
__host__ constexpr void H_yes() {}
//^ documented-jit error[jit.host-function]
//^ witness[jit.function(H, no, yes, yes)]
__device__ void D_no() {}
//^ witness[jit.function(D, no, no, yes)]
__device__ constexpr void D_yes() {}
//^ witness[jit.function(D, no, yes, yes)]
__global__ void G_no() {}
//^ witness[jit.function(G, no, no, yes)]
__global__ constexpr void G_yes() {}
//^ witness[jit.function(G, no, yes, yes)]
__host__ __device__ void HD_no() {}
//^ witness[jit.function(HD, no, no, yes)]
__host__ __device__ constexpr void HD_yes() {}
//^ witness[jit.function(HD, no, yes, yes)]
