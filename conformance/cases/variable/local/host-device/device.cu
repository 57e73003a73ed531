/*---
says: A __device__ variable in the body of a host-device function.
rules: variable.local.automatic
runs: host reject, device reject, documented reject
---*/
__host__ __device__ void f() {
  __device__ int x;
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
  //^ device error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  //^ documented error[variable.local.automatic]
}
