/*---
says: A static __device__ variable in the body of a kernel function.
rules: variable.local.static
runs: host accept, device accept, documented reject
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
deviation: oracle=cufe documented BUG entities differ
---*/
__global__ void f() {
  static __device__ int x;
  //^ documented error[variable.local.automatic]
}
