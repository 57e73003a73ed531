/*---
says: An extern block-scope declaration of a kernel.
rules: space.local-function
runs: host accept, device accept, documented reject
---*/
void f() {
  extern __global__ void g();
  //^ documented error[space.local-function]
}
