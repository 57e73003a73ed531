/*---
says: A __host__ function declared again as __global__, in a friend declaration.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
__host__ void f();
struct S {
  friend __global__ void f();
  //^ host error[space.conflict]: illegal combination of memory qualifiers
  //^ device error[space.redeclared.with-global]: a __host__ function("f") redeclared with __global__
  //^ host,documented witness[space.redeclare.model(redeclaration) = merged]
  //^ device witness[space.redeclare.model(redeclaration) = compared]
  //^ host,documented witness[space.redeclare.merged(H, G) = HG]
  //^ device witness[space.redeclare.compared(H, G) = HG]
  //^ documented error[space.conflict]
  //^ documented space[f] 0xf5
};
