/*---
says: A static __constant__ variable in the body of a host function.
rules: variable.local.static
runs: host reject, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
void f() {
  static __constant__ int x;
  //^ host error[variable.local.static]: a static "__constant__" variable declaration is not allowed inside a host function body
}
