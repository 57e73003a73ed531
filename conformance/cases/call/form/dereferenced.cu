/*---
says: A call of a dereferenced function goes through a pointer; parentheses and & change nothing.
rules: call.form, call.address
runs: host reject, device reject
---*/
__device__ void on_device();
void on_host();
void host_calls() {
  (on_device)();
  //^ host error[call.device-from-host]: calling a __device__ function("on_device()") from a __host__ function("host_calls") is not allowed
  (*on_device)();
  ((*on_device))();
  (&on_device)();
  //^ host error[call.device-from-host]: calling a __device__ function("on_device()") from a __host__ function("host_calls") is not allowed
}
__device__ void device_calls() {
  (on_host)();
  //^ device error[call.host-from-device]: calling a __host__ function("on_host()") from a __device__ function("device_calls") is not allowed
  //^ device error[device-code.undefined]: identifier "on_host" is undefined in device code
  (*on_host)();  // device error[device-code.undefined]: identifier "on_host" is undefined in device code
  (&on_host)();
  //^ device error[call.host-from-device]: calling a __host__ function("on_host()") from a __device__ function("device_calls") is not allowed
  //^ device error[device-code.undefined]: identifier "on_host" is undefined in device code
}
