/*---
says: A __constant__ variable in the body of a host function.
rules: variable.local.automatic
runs: host reject, device accept
---*/
void f() {
  __constant__ int x;
  //^ host error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
}
