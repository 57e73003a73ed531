/*---
says: A __host__ __device__ function declared again as __global__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject
---*/
__host__ __device__ void f();
void g() {
  __global__ void f();
  //^ host error[space.conflict]: illegal combination of memory qualifiers
  //^ device error[space.redeclared.with-global]: a __host__ __device__ function("f") redeclared with __global__
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(HD, G) = HDG]
  //^ device witness[space.redeclare.compared(HD, G) = HDG]
}
