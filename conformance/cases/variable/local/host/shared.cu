/*---
says: A __shared__ variable in the body of a host function.
rules: variable.local.static
runs: host reject, device accept
---*/
void f() {
  __shared__ int x;
  //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
}
