/*---
says: The parameters of a member function template are not looked at until it is used.
rules: attribute.placement
runs: host reject, device reject
---*/
struct S {
  template <class T> void f(const __grid_constant__ int x);
  void g(const __grid_constant__ int x);
  //^ error[grid-constant.not-kernel-parameter]: __grid_constant__ annotation is only allowed on a parameter of a __global__ function
};
