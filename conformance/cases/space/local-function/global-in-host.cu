/*---
says: A block-scope declaration of a kernel: an error by the document, accepted by the tool.
rules: space.local-function
runs: host accept, device accept, documented reject
deviation: cufe documented N-I does not report space.local-function
deviation: oracle=cufe host BUG entities and host tokens differ
deviation: oracle=cufe device BUG entities differ
---*/
void f() {
  __global__ void g();
  //^ documented error[space.local-function]
}
