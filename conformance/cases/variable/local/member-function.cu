/*---
says: In a member function.
rules: variable.local.automatic
runs: host reject, device accept, documented reject
---*/
struct S {
  void f() {
    __device__ int x;
    //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
    //^ documented error[variable.local.automatic]
  }
};
