/*---
says: A static __device__ variable in the body of a host function.
rules: variable.local.static
runs: host reject, device accept, documented reject
---*/
void f() {
  static __device__ int x;
  //^ host error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  //^ documented error[variable.local.automatic]
}
