/*---
says: The warning can be suppressed.
rules: space.defaulted
runs: host accept, device accept
arguments: --diag_suppress=20012
---*/
struct S {
  __device__ S() = default;
};
