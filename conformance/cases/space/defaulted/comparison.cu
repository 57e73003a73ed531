/*---
says: A comparison that is defaulted as a friend is no member function; as a member it is one.
arguments: --c++20
rules: space.defaulted
runs: host accept, device accept
---*/
struct W {
  int v;
  __host__ __device__ friend bool operator==(const W &, const W &) = default;
  __device__ bool operator!=(const W &) const = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("operator!=") that is explicitly defaulted on its first declaration
};
