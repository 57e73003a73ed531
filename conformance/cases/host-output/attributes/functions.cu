/*---
says: CUDA attributes are deleted.
rules: host-output.attributes.deleted
runs: host accept, documented accept
deviation: oracle=cufe documented BUG host tokens differ
---*/
__host__ void f() {}
__host__ __device__ inline int g() { return 1; }
struct S {
  __host__ __device__ S();
};
