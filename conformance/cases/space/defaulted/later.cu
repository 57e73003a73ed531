/*---
says: Defaulted outside the class: a redeclaration.
rules: space.defaulted, space.redeclare.compared
runs: host accept, device accept
---*/
struct S {
  S();
};
__device__ S::S() = default;
//^ device warning[space.redeclared.host-with-device]: a __host__ function("S::S") redeclared with __device__, hence treated as a __host__ __device__ function
