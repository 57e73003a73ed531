/*---
says: A static __device__ variable in the body of a kernel function.
rules: variable.local.static
runs: host accept, device accept, documented reject
---*/
__global__ void f() {
  static __device__ int x;
  //^ documented error[variable.local.automatic]
}
