/*---
says: Variables in memory space device, every storage, in the body of a host-device function.
rules: variable.local
runs: host reject, device reject, documented reject
---*/
__host__ __device__ void f() {
  __device__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
  //^ device error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a device function body
  //^ witness[variable.local(device, automatic, host-device)]
  //^ documented error[variable.local.automatic]
  static __device__ int v_static;
  //^ host error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(device, static, host-device)]
  //^ documented error[variable.local.automatic]
  extern __device__ int v_extern;
  //^ witness[variable.local(device, extern, host-device)]
  //^ documented error[variable.local.automatic]
}
