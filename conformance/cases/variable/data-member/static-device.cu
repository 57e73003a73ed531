/*---
says: A static __device__ data member.
rules: variable.data-member
runs: host reject, device reject
---*/
struct S {
  __device__ static int x;  // error[variable.data-member]: memory qualifier on data member is not allowed
};
