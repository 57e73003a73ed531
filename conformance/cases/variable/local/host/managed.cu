/*---
says: A __managed__ variable in the body of a host function.
rules: variable.local.automatic
runs: host reject, device accept
---*/
void f() {
  __managed__ int x;
  //^ host error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a host function body
}
