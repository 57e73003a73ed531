/*---
says: The old pragma hides warnings and leaves errors, in both passes.
rules: call.pragma.warnings
runs: host reject, device reject
---*/
__device__ void d();
void h();
#pragma hd_warning_disable
__host__ __device__ void warns() {
  h();
  //^ device witness[call.pragma.warnings(yes) = unchecked]
  //^ device witness[call.space(HD, none, no, no)]
}
#pragma hd_warning_disable
__host__ __device__ void fails() {
  d();
  //^ host error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("fails") is not allowed
  //^ host witness[call.pragma.warnings(no) = checked]
  //^ host witness[call.space(HD, D, no, no)]
}
#pragma hd_warning_disable
void host() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("host") is not allowed
}
#pragma hd_warning_disable
__device__ void device() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("device") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
#pragma nv_exec_check_disable
__global__ void kernel() {
  h();
  //^ device error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("kernel") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
