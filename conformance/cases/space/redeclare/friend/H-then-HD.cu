/*---
says: A __host__ function declared again as __host__ __device__, in a friend declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
__host__ void f();
struct S {
  friend __host__ __device__ void f();
  //^ device warning[space.redeclared.host-with-host-device]: a __host__ function("f") redeclared with __host__ __device__, hence treated as a __host__ __device__ function
  //^ host,documented witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host,documented witness[space.redeclare.merged(H, HD) = HD]
  //^ device witness[space.redeclare.compared(H, HD) = HD]
  //^ documented space[f] 0x37
};
