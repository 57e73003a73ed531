/*---
says: #pragma hd_warning_disable before a function hides the warnings of host-device callers in the device pass, and no error in either pass; it says nothing of lambdas in the function.
rules: call.pragma
runs: host reject, device reject
---*/
__device__ void d();
void h();
#pragma hd_warning_disable
void silent_none() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("silent_none") is not allowed
  //^ witness[call.pragma(no-warnings, none) = checked]
  //^ witness[call.space(none, D, no, no)]
  h();
}
#pragma hd_warning_disable
__host__ void silent_H() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("silent_H") is not allowed
  //^ witness[call.pragma(no-warnings, H) = checked]
  //^ witness[call.space(H, D, no, no)]
  h();
}
#pragma hd_warning_disable
__device__ void silent_D() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("silent_D") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.pragma(no-warnings, D) = checked]
  //^ witness[call.space(D, none, no, no)]
}
#pragma hd_warning_disable
__global__ void silent_G() {
  h();
  //^ device error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("silent_G") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.pragma(no-warnings, G) = checked]
  //^ witness[call.space(G, none, no, no)]
}
#pragma hd_warning_disable
__host__ __device__ void silent_HD() {
  d();
  //^ host error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("silent_HD") is not allowed
  //^ host witness[call.pragma(no-warnings, HD) = checked]
  //^ host witness[call.space(HD, D, no, no)]
  h();
  //^ device witness[call.pragma(no-warnings, HD) = unchecked]
  //^ device witness[call.space(HD, none, no, no)]
}
