/*---
says: Variables in memory space none, every storage, in the body of a host-device function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__host__ __device__ void f() {
  int v_automatic;
  //^ witness[variable.local(none, automatic, host-device)]
  static int v_static;
  //^ witness[variable.local(none, static, host-device)]
  extern int v_extern;
  //^ witness[variable.local(none, extern, host-device)]
}
