/*---
says: Variables in memory space device, every storage, in the body of a host function.
rules: variable.local
runs: host reject, device accept, documented reject
---*/
void f() {
  __device__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(device, automatic, host)]
  //^ documented error[variable.local.automatic]
  static __device__ int v_static;
  //^ host error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(device, static, host)]
  //^ documented error[variable.local.automatic]
  extern __device__ int v_extern;
  //^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
  //^ witness[variable.local(device, extern, host)]
  //^ host,device witness[variable.extern-definition(device, yes, no)]
  //^ documented error[variable.local.automatic]
}
