/*---
says: A __device__ variable in the body of a device function.
rules: variable.local.automatic
runs: host accept, device reject, documented reject
---*/
__device__ void f() {
  __device__ int x;
  //^ device error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  //^ documented error[variable.local.automatic]
}
