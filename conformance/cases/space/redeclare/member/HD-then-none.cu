/*---
says: A __host__ __device__ function declared again without annotation, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __host__ __device__ void f();
};
void S::f() {}
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(HD, none) = HD]
//^ device witness[space.redeclare.compared(HD, none) = HD]
//^ documented space[S::f] 0x37
