/*---
says: A deleted function keeps its annotation.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __device__ S() = delete;
};
