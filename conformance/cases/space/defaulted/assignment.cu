/*---
says: A defaulted assignment operator.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __host__ __device__ S &operator=(const S &) = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("operator=") that is explicitly defaulted on its first declaration
  //^ warning[space.defaulted]: __host__ annotation is ignored on a non-virtual function("operator=") that is explicitly defaulted on its first declaration
};
