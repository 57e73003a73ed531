/*---
says: Two variables in one declaration.
rules: variable.local.automatic
runs: host reject, device accept
---*/
void f() {
  __device__ int x, y;
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
}
