/*---
says: A __global__ function declared again without annotation, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device reject
---*/
__global__ void f();
void g() {
  void f();
  //^ device error[space.redeclared.global-without]: a __global__ function("f") redeclared without __global__
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(G, none) = G]
  //^ device witness[space.redeclare.compared(G, none) = G]
}
