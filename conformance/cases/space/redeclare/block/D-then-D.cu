/*---
says: A __device__ function declared again as __device__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
__device__ void f();
void g() {
  __device__ void f();
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(D, D) = D]
  //^ device witness[space.redeclare.compared(D, D) = D]
}
