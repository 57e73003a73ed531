/*---
says: A virtual defaulted destructor keeps its annotation.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __device__ virtual ~S() = default;
};
