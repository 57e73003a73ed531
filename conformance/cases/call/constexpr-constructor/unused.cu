/*---
says: Of a function that is not used nothing is said of a constexpr constructor whose arguments are no constants.
rules: call.constexpr-constructor, call.phase
runs: host@-13.1 reject, host@13.2 accept, host@13.3 reject, host@13.4 accept, host@13.5- reject, device@-13.1 reject, device@13.2 accept, device@13.3 reject, device@13.4 accept, device@13.5- reject
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
__device__ inline void made_0(int x, int *p, C &c) {
  C a(x);
}
__device__ inline void made_1(int x, int *p, C &c) {
  C a{x};
}
__device__ inline void made_2(int x, int *p, C &c) {
  C a = {x};
}
__device__ inline void made_3(int x, int *p, C &c) {
  C a = x;
}
__device__ inline void made_4(int x, int *p, C &c) {
  C a = C(x);
}
__device__ inline void made_5(int x, int *p, C &c) {
  C a = C{x};
}
__device__ inline void made_6(int x, int *p, C &c) {
  C(x + 1);
}
__device__ inline void made_7(int x, int *p, C &c) {
  C{x};
}
__device__ inline void made_8(int x, int *p, C &c) {
  (C)x;
}
__device__ inline void made_9(int x, int *p, C &c) {
  f(x);
}
__device__ inline void made_10(int x, int *p, C &c) {
  f(C(x));
}
__device__ inline void made_11(int x, int *p, C &c) {
  f({x});
}
__device__ inline void made_12(int x, int *p, C &c) {
  g({x});
}
__device__ inline void made_13(int x, int *p, C &c) {
  const C &a = x;
}
__device__ inline void made_14(int x, int *p, C &c) {
  new C(x);
}
__device__ inline void made_15(int x, int *p, C &c) {
  C a(x, 'a');  // error[c++]: no instance of constructor "C::C" matches the argument list
}
__device__ inline void made_16(int x, int *p, C &c) {
  C a(p);  // error[c++]: no instance of constructor "C::C" matches the argument list
}
__device__ inline void made_17(int x, int *p, C &c) {
  C a{x, 1};  // error[c++]: no instance of constructor "C::C" matches the argument list
}
__device__ inline void made_18(int x, int *p, C &c) {
  V<int> a(x);
}
__device__ inline void made_19(int x, int *p, C &c) {
  V<int>{x};
}
__device__ inline void made_20(int x, int *p, C &c) {
  x ? C(x) : c;
}
__device__ inline void made_21(int x, int *p, C &c) {
  x = C{x}.v;
}
