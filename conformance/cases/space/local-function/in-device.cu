/*---
says: Block-scope declarations in a __device__ function.
rules: space.local-function
runs: host accept, device accept, documented reject
deviation: cufe documented N-I does not report space.local-function
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
__device__ void f() {
  __global__ void g();
  //^ documented error[space.local-function]
  __device__ void h();
  __host__ void i();
}
