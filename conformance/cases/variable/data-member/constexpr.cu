/*---
says: A static constexpr __device__ data member.
rules: variable.data-member
runs: host reject, device reject
---*/
struct S {
  __device__ static constexpr int x = 1;  // error[variable.data-member]: memory qualifier on data member is not allowed
};
