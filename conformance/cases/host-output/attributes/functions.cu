/*---
says: CUDA attributes are deleted.
rules: host-output.attributes.deleted
runs: host accept, documented accept
---*/
__host__ void f() {}
__host__ __device__ inline int g() { return 1; }
struct S {
  __host__ __device__ S();
};
