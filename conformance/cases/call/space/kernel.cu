/*---
says: A call of a kernel crosses no space; it is not configured.
rules: call.space, launch.unconfigured
runs: host reject, device reject, jit reject, documented accept, documented-device accept
---*/
__global__ void kernel();
__global__ constexpr void constexpr_kernel() {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device,jit error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
void calls_none_0() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(none, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
void calls_none_1() {
//^ jit error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
  constexpr_kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(none, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ void calls_H_0() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(H, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ void calls_H_1() {
//^ jit error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
  constexpr_kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(H, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__device__ void calls_D_0() {
  kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(D, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__device__ void calls_D_1() {
  constexpr_kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(D, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__global__ void calls_G_0() {
  kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(G, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__global__ void calls_G_1() {
  constexpr_kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(G, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ __device__ void calls_HD_0() {
  kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(HD, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ __device__ void calls_HD_1() {
  constexpr_kernel();
  //^ host,device error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(HD, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
