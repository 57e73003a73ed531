/*---
says: Nothing is said of arguments that are no constants where an error stands before.
rules: call.constexpr-constructor, call.phase
runs: host accept, device reject
---*/
struct C {
  constexpr C(int a) : v(a) {}
  int v;
};
template <class T> struct V {
  constexpr V(T a) : v(a) {}
  T v;
};
__device__ void f(C);
__device__ void g(const C &);
__device__ int wrong() {
  return C(1).v;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C") from a __device__ function("wrong") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C") from a __device__ function("wrong") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_0(int x, int *p, C &c) {
  C a(x);
}
__device__ void made_1(int x, int *p, C &c) {
  C a{x};
}
__device__ void made_2(int x, int *p, C &c) {
  C a = {x};
}
__device__ void made_3(int x, int *p, C &c) {
  C a = x;
}
__device__ void made_4(int x, int *p, C &c) {
  C a = C(x);
}
__device__ void made_5(int x, int *p, C &c) {
  C a = C{x};
}
__device__ void made_6(int x, int *p, C &c) {
  C(x + 1);
}
__device__ void made_7(int x, int *p, C &c) {
  C{x};
}
