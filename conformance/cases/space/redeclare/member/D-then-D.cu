/*---
says: A __device__ function declared again as __device__, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __device__ void f();
};
__device__ void S::f() {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(D, D) = D]
//^ device witness[space.redeclare.compared(D, D) = D]
//^ documented space[S::f] 0x23
