/*---
says: In a class template.
rules: space.defaulted
runs: host accept, device accept
---*/
template <class T> struct S {
  __device__ S() = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
};
S<int> s;
