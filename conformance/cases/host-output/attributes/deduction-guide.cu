/*---
says: An attribute before a deduction guide.
rules: host-output.attributes.deleted
runs: host accept, documented accept
deviation: oracle=cufe documented BUG entities and host tokens differ
---*/
template <class T> struct A {
  __host__ __device__ A(T) {}
};
__host__ __device__ A(int) -> A<int>;
