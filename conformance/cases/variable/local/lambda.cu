/*---
says: In a lambda in a host function.
rules: variable.local.automatic
runs: host reject, device accept
---*/
void f() {
  auto l = [] {
    __shared__ int x;
    //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  };
}
