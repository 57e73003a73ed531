/*---
says: Where constexpr functions may be called from everywhere, constexpr constructors may, too.
rules: call.constexpr-constructor, call.form, call.space
arguments: --relaxed_constexpr
runs: host accept, device accept
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
__device__ void made_0(int x, int *p, C &c) {
  C a(x);
  //^ device witness[call.constexpr-constructor(no, yes)]
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
__device__ void made_8(int x, int *p, C &c) {
  C a(1);
  //^ device witness[call.constexpr-constructor(yes, yes)]
}
__device__ void made_9(int x, int *p, C &c) {
  C a{1};
}
__device__ void made_10(int x, int *p, C &c) {
  C a = {1};
}
__device__ void made_11(int x, int *p, C &c) {
  C a = 1;
}
__device__ void made_12(int x, int *p, C &c) {
  C a = C(1);
}
__device__ void made_13(int x, int *p, C &c) {
  C a = C{1};
}
__device__ void made_16(int x, int *p, C &c) {
  C(1);
}
__device__ void made_17(int x, int *p, C &c) {
  C{1};
}
__device__ void made_18(int x, int *p, C &c) {
  (C)1;
}
__device__ void made_19(int x, int *p, C &c) {
  f(C(1));
}
