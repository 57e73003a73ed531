/*---
says: Variables in memory space managed, every storage, in the body of a host function.
rules: variable.local
runs: host reject, device accept, documented accept
---*/
void f() {
  __managed__ int v_automatic;
  //^ host error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(managed, automatic, host)]
  static __managed__ int v_static;
  //^ host error[variable.local.static]: a static "__managed__" variable declaration is not allowed inside a host function body
  //^ witness[variable.local(managed, static, host)]
  extern __managed__ int v_extern;
  //^ device warning[variable.extern-definition]: extern declaration of the entity v_extern is treated as a static definition
  //^ witness[variable.local(managed, extern, host)]
  //^ host,device witness[variable.extern-definition(managed, yes, no)]
}
