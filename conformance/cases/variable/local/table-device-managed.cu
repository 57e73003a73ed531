/*---
says: Variables in memory space managed, every storage, in the body of a device function.
rules: variable.local
runs: host accept, device reject, documented accept
---*/
__device__ void f() {
  __managed__ int v_automatic;
  //^ device error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(managed, automatic, device)]
  static __managed__ int v_static;
  //^ witness[variable.local(managed, static, device)]
  extern __managed__ int v_extern;
  //^ witness[variable.local(managed, extern, device)]
}
