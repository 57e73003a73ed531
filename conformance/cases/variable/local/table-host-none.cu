/*---
says: Variables in memory space none, every storage, in the body of a host function.
rules: variable.local
runs: host accept, device accept, documented accept
---*/
void f() {
  int v_automatic;
  //^ witness[variable.local(none, automatic, host)]
  static int v_static;
  //^ witness[variable.local(none, static, host)]
  extern int v_extern;
  //^ witness[variable.local(none, extern, host)]
  //^ host,device witness[variable.extern-definition(none, yes, no)]
}
