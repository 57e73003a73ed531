/*---
says: A __managed__ variable in the body of a host-device function.
rules: variable.local.automatic
runs: host reject, device reject
---*/
__host__ __device__ void f() {
  __managed__ int x;
  //^ host error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a host function body
  //^ device error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
}
