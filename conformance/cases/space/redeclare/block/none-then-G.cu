/*---
says: An unannotated function declared again as __global__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device reject
---*/
void f();
void g() {
  __global__ void f();
  //^ device error[space.redeclared.with-global]: a __host__ function("f") redeclared with __global__
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(none, G) = G]
  //^ device witness[space.redeclare.compared(none, G) = G]
}
