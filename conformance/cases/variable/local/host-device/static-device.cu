/*---
says: A static __device__ variable in the body of a host-device function.
rules: variable.local.static
runs: host reject, device accept, documented reject
---*/
__host__ __device__ void f() {
  static __device__ int x;
  //^ host error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  //^ documented error[variable.local.automatic]
}
