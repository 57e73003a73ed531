/*---
says: Which of several functions takes an argument does not matter where all of them read it; an argument initialises the parameter that a pack expands to at its place.
rules: call.variable-access
runs: host accept
---*/
__device__ int id;
struct Many {
  int take(int, int *);
  int take(int, float);
};
template <class T> struct Unknown { auto operator[](T t) { return t; } };
int uses(Many m, Unknown<float> u) {
  auto unknown = u[1];
  m.take(id, unknown);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  return m.take(id, 1.0f);
  //^ @-13.1 warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  //^ @13.3 warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  //^ @13.5- warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
}
namespace packs {
__device__ int dv;
struct S { int a; };
__device__ S ds;
template <class... T> void v(T... a) {}
template <class... T> void vr(T &&... a) {}
template <class... T> void vc(const T &... a) {}
template <class A, class... T> void v2(A, T... a) {}
struct X {
  template <class... T> X(T... a);
  template <class... T> void m(T... a);
  template <class... T> void operator()(T... a);
};
void by_value() { v(dv, 1, ds); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
void by_reference() { vr(dv, 1, ds); vc(dv, 1, ds); }
void behind_others() { v2(1, dv, ds); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
void constructed() { X x(dv, ds); X{dv}; }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::ds" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
void member(X &x) { x.m(dv); x(1, dv); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
void written() { v<int>(dv); v<int, int>(1, dv); }
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @-13.1 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.3 warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
//^ @13.5- warning[variable.read-by-host]: a __device__ variable "packs::dv" cannot be directly read in a host function
}
