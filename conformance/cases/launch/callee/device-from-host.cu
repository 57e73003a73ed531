/*---
says: A device function that host code tries to configure is called, too.
rules: launch.device-callee, call.space
runs: host reject, device reject
---*/
__device__ void d(int);
void f() {
  d<<<1, 2>>>(1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("d(int)") from a __host__ function("f") is not allowed
}
