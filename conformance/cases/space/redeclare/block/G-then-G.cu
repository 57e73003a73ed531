/*---
says: A __global__ function declared again as __global__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
__global__ void f();
void g() {
  __global__ void f();
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(G, G) = G]
  //^ device witness[space.redeclare.compared(G, G) = G]
}
