/*---
says: Variables in memory space none, every storage, in the body of a device function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__device__ void f() {
  int v_automatic;
  //^ witness[variable.local(none, automatic, device)]
  static int v_static;
  //^ witness[variable.local(none, static, device)]
  extern int v_extern;
  //^ witness[variable.local(none, extern, device)]
}
