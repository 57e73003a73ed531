/*---
says: A __device__ variable in the body of a kernel function.
rules: variable.local.automatic
runs: host accept, device reject, documented reject
---*/
__global__ void f() {
  __device__ int x;
  //^ device error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  //^ documented error[variable.local.automatic]
}
