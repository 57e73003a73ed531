/*---
says: A static __device__ variable in the body of a device function.
rules: variable.local.static
runs: host accept, device accept, documented reject
---*/
__device__ void f() {
  static __device__ int x;
  //^ documented error[variable.local.automatic]
}
