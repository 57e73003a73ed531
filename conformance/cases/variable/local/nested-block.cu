/*---
says: In a nested block.
rules: variable.local.automatic
runs: host reject, device accept, documented reject
---*/
void f() {
  {
    if (true) {
      __device__ int x;
      //^ host error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
      //^ documented error[variable.local.automatic]
    }
  }
}
