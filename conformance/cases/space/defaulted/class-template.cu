/*---
says: In a class template.
rules: space.defaulted
runs: host accept, device accept
deviation: oracle=cufe host BUG entities differ
deviation: oracle=cufe device BUG entities differ
---*/
template <class T> struct S {
  __device__ S() = default;
  //^ warning[space.defaulted]: __device__ annotation is ignored on a non-virtual function("S") that is explicitly defaulted on its first declaration
};
S<int> s;
