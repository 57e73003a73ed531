/*---
says: A __constant__ variable in the body of a kernel function.
rules: variable.local.automatic
runs: host accept, device reject
---*/
__global__ void f() {
  __constant__ int x;
  //^ device error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a device function body
}
