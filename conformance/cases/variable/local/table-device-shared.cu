/*---
says: Variables in memory space shared, every storage, in the body of a device function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
__device__ void f() {
  __shared__ int v_automatic;
  //^ witness[variable.local(shared, automatic, device)]
  static __shared__ int v_static;
  //^ witness[variable.local(shared, static, device)]
  extern __shared__ int v_extern;
  //^ witness[variable.local(shared, extern, device)]
}
