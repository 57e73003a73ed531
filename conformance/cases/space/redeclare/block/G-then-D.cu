/*---
says: A __global__ function declared again as __device__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject
---*/
__global__ void f();
void g() {
  __device__ void f();
  //^ host error[space.conflict]: illegal combination of memory qualifiers
  //^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __device__
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(G, D) = DG]
  //^ device witness[space.redeclare.compared(G, D) = DG]
}
