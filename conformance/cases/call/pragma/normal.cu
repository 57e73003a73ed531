/*---
says: Without a pragma, or with one before another function, calls are checked.
rules: call.pragma
runs: host reject, device reject
---*/
__device__ void d();
void h();
void speaks_none() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("speaks_none") is not allowed
  //^ witness[call.pragma(normal, none) = checked]
  //^ witness[call.space(none, D, no, no)]
}
__host__ void speaks_H() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("speaks_H") is not allowed
  //^ witness[call.pragma(normal, H) = checked]
  //^ witness[call.space(H, D, no, no)]
}
__device__ void speaks_D() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("speaks_D") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.pragma(normal, D) = checked]
  //^ witness[call.space(D, none, no, no)]
}
__global__ void speaks_G() {
  h();
  //^ device error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("speaks_G") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.pragma(normal, G) = checked]
  //^ witness[call.space(G, none, no, no)]
}
__host__ __device__ void speaks_HD() {
  d();
  //^ host error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("speaks_HD") is not allowed
  //^ witness[call.pragma(normal, HD) = checked]
  //^ witness[call.space(HD, D, no, no)]
}
