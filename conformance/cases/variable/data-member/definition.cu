/*---
says: At the definition outside the class.
rules: variable.data-member
runs: host reject, device reject
---*/
struct S {
  static int x;
};
__device__ int S::x;
//^ error[variable.data-member]: memory qualifier on data member is not allowed
//^ device warning[variable.redeclared.with]: a host variable("S::x") redeclared with __device__
