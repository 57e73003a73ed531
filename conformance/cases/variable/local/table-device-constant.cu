/*---
says: Variables in memory space constant, every storage, in the body of a device function.
rules: variable.local
runs: host accept, device reject, documented accept
---*/
__device__ void f() {
  __constant__ int v_automatic;
  //^ device error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(constant, automatic, device)]
  static __constant__ int v_static;
  //^ witness[variable.local(constant, static, device)]
  extern __constant__ int v_extern;
  //^ witness[variable.local(constant, extern, device)]
}
