/*---
says: An extern block-scope declaration of a kernel.
rules: space.local-function
runs: host accept, device accept, documented reject
deviation: cufe documented N-I does not report space.local-function
deviation: oracle=cufe host BUG entities and host tokens differ
deviation: oracle=cufe device BUG entities differ
---*/
void f() {
  extern __global__ void g();
  //^ documented error[space.local-function]
}
