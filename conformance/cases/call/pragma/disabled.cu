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
  h();
  //^ witness[call.pragma(disabled, none)]
}
#pragma nv_exec_check_disable
__host__ void silent_H() {
  d();
  h();
  //^ witness[call.pragma(disabled, H)]
}
#pragma nv_exec_check_disable
__device__ void silent_D() {
  d();
  //^ witness[call.pragma(disabled, D)]
}
#pragma nv_exec_check_disable
__global__ void silent_G() {
  d();
  //^ witness[call.pragma(disabled, G)]
}
#pragma nv_exec_check_disable
__host__ __device__ void silent_HD() {
  d();
  h();
  //^ witness[call.pragma(disabled, HD)]
}
#pragma hd_warning_disable
__host__ __device__ void old_name() { h(); }
