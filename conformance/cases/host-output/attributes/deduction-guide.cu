/*---
says: An attribute before a deduction guide.
rules: host-output.attributes.deleted
runs: host accept, documented accept
---*/
template <class T> struct A {
  __host__ __device__ A(T) {}
};
__host__ __device__ A(int) -> A<int>;
