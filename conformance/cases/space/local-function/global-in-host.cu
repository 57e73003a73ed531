/*---
says: A block-scope declaration of a kernel: an error by the document, accepted by the tool.
rules: space.local-function
runs: host accept, device accept, documented reject
---*/
void f() {
  __global__ void g();
  //^ documented error[space.local-function]
}
