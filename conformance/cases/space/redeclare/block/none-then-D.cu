/*---
says: An unannotated function declared again as __device__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
void f();
void g() {
  __device__ void f();
  //^ device warning[space.redeclared.host-with-device]: a __host__ function("f") redeclared with __device__, hence treated as a __host__ __device__ function
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(none, D) = D]
  //^ device witness[space.redeclare.compared(none, D) = HD]
}
