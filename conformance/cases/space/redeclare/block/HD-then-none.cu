/*---
says: A __host__ __device__ function declared again without annotation, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
__host__ __device__ void f();
void g() {
  void f();
  //^ witness[space.redeclare.model(redeclaration)]
  //^ host witness[space.redeclare.merged(HD, none)]
  //^ device witness[space.redeclare.compared(HD, none)]
}
