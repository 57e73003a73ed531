/*---
says: Both annotations are ignored, each with a warning.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __host__ __device__ S(const S &) = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
  //^ warning[space.defaulted]: __host__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
};
