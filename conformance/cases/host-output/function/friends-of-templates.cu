/*---
says: Friends of two class templates that name their parameter's type by a member typedef are different functions, the second friend of a class as much as the first.
rules: host-output.function
runs: host accept, device accept
---*/
template <class T> struct A {
  typedef T type;
  friend void f(type) {}
  friend __device__ void g(type) {}
};
template <class T> struct B {
  typedef T type;
  friend void f(type) {}
  friend __host__ void g(type) {}
};
