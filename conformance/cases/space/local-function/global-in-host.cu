/*---
says: A block-scope declaration of a kernel: an error by the document, accepted by the tool.
rules: space.local-function
runs: host accept, device accept, documented reject
deviation: oracle=cufe host BUG entities and host tokens differ
---*/
void f() {
  __global__ void g();
  //^ documented error[space.local-function]
}
