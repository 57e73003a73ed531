/*---
says: Variables in memory space shared, every storage, in the body of a host-device function.
rules: variable.local
runs: host reject, device accept, documented accept
---*/
__host__ __device__ void f() {
  __shared__ int v_automatic;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(shared, automatic, host-device)]
  static __shared__ int v_static;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(shared, static, host-device)]
  extern __shared__ int v_extern;
  //^ witness[variable.local(shared, extern, host-device)]
}
