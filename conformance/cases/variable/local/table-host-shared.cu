/*---
says: Variables in memory space shared, every storage, in the body of a host function.
rules: variable.local
runs: host reject, device accept, documented accept
---*/
void f() {
  __shared__ int v_automatic;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(shared, automatic, host)]
  static __shared__ int v_static;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(shared, static, host)]
  extern __shared__ int v_extern;
  //^ witness[variable.local(shared, extern, host)]
  //^ host,device witness[variable.extern-definition(shared, yes, no)]
}
