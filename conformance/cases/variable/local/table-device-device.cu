/*---
says: Variables in memory space device, every storage, in the body of a device function.
rules: variable.local
runs: host accept, device reject, documented reject
---*/
__device__ void f() {
  __device__ int v_automatic;
  //^ device error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(device, automatic, device)]
  //^ documented error[variable.local.automatic]
  static __device__ int v_static;
  //^ witness[variable.local(device, static, device)]
  //^ documented error[variable.local.automatic]
  extern __device__ int v_extern;
  //^ witness[variable.local(device, extern, device)]
  //^ documented error[variable.local.automatic]
}
