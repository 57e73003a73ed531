/*---
says: In a template, instantiated.
rules: variable.local.automatic
runs: host reject, device accept
---*/
template <class T> void f() {
  __device__ T x;
  //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
}
template void f<int>();
