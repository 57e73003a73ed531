/*---
says: A static __managed__ variable in the body of a host-device function.
rules: variable.local.static
runs: host reject, device accept
---*/
__host__ __device__ void f() {
  static __managed__ int x;
  //^ host error[variable.local.static]: a static "__managed__" variable declaration is not allowed inside a host function body
}
