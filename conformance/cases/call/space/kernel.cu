/*---
says: A call of a kernel crosses no space; it is not configured.
rules: call.space, launch.unconfigured
runs: host reject, device reject, documented accept, documented-device accept
---*/
__global__ void kernel();
__global__ constexpr void constexpr_kernel() {}
//^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
//^ device error[kernel.constexpr]: A __global__ function or function template cannot be marked constexpr
void calls_none_0() {
  kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(none, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
void calls_none_1() {
  constexpr_kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(none, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ void calls_H_0() {
  kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(H, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ void calls_H_1() {
  constexpr_kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(H, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__device__ void calls_D_0() {
  kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(D, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__device__ void calls_D_1() {
  constexpr_kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(D, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__global__ void calls_G_0() {
  kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(G, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__global__ void calls_G_1() {
  constexpr_kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(G, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ __device__ void calls_HD_0() {
  kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(HD, G, no, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
__host__ __device__ void calls_HD_1() {
  constexpr_kernel();
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[call.space(HD, G, yes, no)]
  //^ host,device witness[launch.unconfigured(kernel, body)]
}
