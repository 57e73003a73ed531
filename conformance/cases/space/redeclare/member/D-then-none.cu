/*---
says: A __device__ function declared again without annotation, in the definition of the member outside its class.
rules: space.redeclare.model, space.redeclare.merged, space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __device__ void f();
};
void S::f() {}
//^ device warning[space.redeclared.device-without-device]: a __device__ function("S::f") redeclared without __device__, hence treated as a __host__ __device__ function
//^ host,documented witness[space.redeclare.model(redeclaration) = merged]
//^ device witness[space.redeclare.model(redeclaration) = compared]
//^ host,documented witness[space.redeclare.merged(D, none) = D]
//^ device witness[space.redeclare.compared(D, none) = HD]
//^ documented space[S::f] 0x23
