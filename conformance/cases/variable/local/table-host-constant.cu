/*---
says: Variables in memory space constant, every storage, in the body of a host function.
rules: variable.local
runs: host reject, device accept, documented accept
---*/
void f() {
  __constant__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(constant, automatic, host)]
  static __constant__ int v_static;
  //^ host error[variable.local.static]: a static "__constant__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(constant, static, host)]
  extern __constant__ int v_extern;
  //^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
  //^ witness[variable.local(constant, extern, host)]
  //^ host,device witness[variable.extern-definition(constant, yes, no)]
}
