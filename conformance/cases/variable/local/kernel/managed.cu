/*---
says: A __managed__ variable in the body of a kernel function.
rules: variable.local.automatic
runs: host accept, device reject
---*/
__global__ void f() {
  __managed__ int x;
  //^ device error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
}
