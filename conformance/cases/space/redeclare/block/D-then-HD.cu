/*---
says: A __device__ function declared again as __host__ __device__, in a block-scope declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept
---*/
__device__ void f();
void g() {
  __host__ __device__ void f();
  //^ device warning[space.redeclared.device-with-host-device]: a __device__ function("f") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
  //^ host witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host witness[space.redeclare.merged(D, HD) = HD]
  //^ device witness[space.redeclare.compared(D, HD) = HD]
}
