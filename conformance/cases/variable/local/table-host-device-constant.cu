/*---
says: Variables in memory space constant, every storage, in the body of a host-device function.
rules: variable.local
runs: host reject, device reject, documented accept
---*/
__host__ __device__ void f() {
  __constant__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
  //^ device error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(constant, automatic, host-device)]
  static __constant__ int v_static;
  //^ host error[variable.local.static]: a static "__constant__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(constant, static, host-device)]
  extern __constant__ int v_extern;
  //^ witness[variable.local(constant, extern, host-device)]
}
