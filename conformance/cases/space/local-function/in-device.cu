/*---
says: Block-scope declarations in a __device__ function.
rules: space.local-function
runs: host accept, device accept, documented reject
---*/
__device__ void f() {
  __global__ void g();
  //^ documented error[space.local-function]
  __device__ void h();
  __host__ void i();
}
