/*---
says: A standard attribute behind the annotations of a member.
rules: space.keyword.byte
runs: host accept, device accept
---*/
struct S {
  __host__ __device__ [[nodiscard]] int f();
};
