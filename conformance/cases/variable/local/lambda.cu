/*---
says: In a lambda in a host function.
rules: variable.local.automatic
runs: host reject, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
void f() {
  auto l = [] {
    __shared__ int x;
    //^ host error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  };
}
