/*---
says: A __global__ function declared again as __host__ __device__, in a friend declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__global__ void f();
struct S {
  friend __host__ __device__ void f();
  //^ host error[space.conflict]: illegal combination of memory qualifiers
  //^ host error[space.conflict]: illegal combination of memory qualifiers
  //^ device error[space.redeclared.global-with]: a __global__ function("f") redeclared with __host__ __device__
  //^ host,documented witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host,documented witness[space.redeclare.merged(G, HD) = HDG]
  //^ device witness[space.redeclare.compared(G, HD) = HDG]
  //^ documented error[space.conflict]
  //^ documented error[space.conflict]
  //^ documented space[f] 0xf7
};
