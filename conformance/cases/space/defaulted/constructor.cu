/*---
says: __device__ is ignored on a constructor that is defaulted on its first declaration.
rules: space.defaulted
runs: host accept, device accept
---*/
struct S {
  __device__ S() = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
};
