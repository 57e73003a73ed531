/*---
says: An unannotated function declared again as __device__, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  void f();
};
__device__ void S::f() {}
//^ device warning[space.redeclared.host-with-device]: a __host__ function("S::f") redeclared with __device__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(none, D) = D]
//^ device witness[space.redeclare.compared(none, D) = HD]
//^ documented space[S::f] 0x23
