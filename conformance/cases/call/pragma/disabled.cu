/*---
says: A pragma before a function silences the check of its calls.
rules: call.pragma
runs: host accept, device accept
---*/
__device__ void d();
void h();
#pragma nv_exec_check_disable
void silent_none() {
  d();
  //^ witness[call.pragma(disabled, none) = unchecked]
  //^ host witness[call.space(none, D, no, no)]
  h();
}
#pragma nv_exec_check_disable
__host__ void silent_H() {
  d();
  //^ witness[call.pragma(disabled, H) = unchecked]
  //^ host witness[call.space(H, D, no, no)]
  h();
}
#pragma nv_exec_check_disable
__device__ void silent_D() {
  d();
  //^ witness[call.pragma(disabled, D) = unchecked]
}
#pragma nv_exec_check_disable
__global__ void silent_G() {
  d();
  //^ host witness[call.pragma(disabled, G) = unchecked]
  //^ device witness[call.pragma(disabled, G) = checked]
}
#pragma nv_exec_check_disable
__host__ __device__ void silent_HD() {
  d();
  //^ witness[call.pragma(disabled, HD) = unchecked]
  //^ host witness[call.space(HD, D, no, no)]
  h();
  //^ device witness[call.pragma(disabled, HD) = unchecked]
  //^ device witness[call.space(HD, none, no, no)]
}
