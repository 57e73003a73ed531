/*---
says: A __shared__ variable in the body of a host-device function.
rules: variable.local.static
runs: host reject, device accept
---*/
__host__ __device__ void f() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
}
