/*---
says: Variables in memory space managed, every storage, in the body of a host-device function.
rules: variable.local
runs: host reject, device reject, documented accept
---*/
__host__ __device__ void f() {
  __managed__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a host function body
  //^ device error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(managed, automatic, host-device)]
  static __managed__ int v_static;
  //^ host error[variable.local.static]: a static "__managed__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(managed, static, host-device)]
  extern __managed__ int v_extern;
  //^ witness[variable.local(managed, extern, host-device)]
}
