/*---
says: A static __managed__ variable in the body of a host function.
rules: variable.local.static
runs: host reject, device accept
---*/
void f() {
  static __managed__ int x;
  //^ host error[variable.local.static]: a static "__managed__" variable declaration is not allowed inside a host function body
}
