/*---
says: A condition of if constexpr is known that calls constexpr functions, or asks sizes of classes; the call in it counts, and those in the statement that it chooses; in generic lambdas it is said in the instances of the call operators.
rules: call.constexpr-host-from-device
runs: device reject
---*/
constexpr int three() { return 3; }
constexpr int inc(int a) { return a + 1; }
constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
constexpr int sw(int n) { switch (n) { case 1: return 4; case 2: case 3: return 8; default: return 16; } }
constexpr int vars(int n) { constexpr int k = 2; const int m = n * k; if (m > 4) { return m; } return 0; }
template <class T> constexpr int size_of() { return sizeof(T); }
enum class Id { a, b };
template <class T> constexpr Id id_if() { if constexpr (sizeof(T) == 4) return Id::a; else return Id::b; }
template <class T> struct Big { T a[4]; };
struct Padded { char c; int i; double d; };
template <class T> struct Traits { static constexpr bool is() { return sizeof(T) == 4; } };
template <class T> __device__ int t01() { if constexpr (size_of<T>() == 4) return three(); else return inc(1); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size_of") from a __device__ function("t01") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t01") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("size_of") from a __device__ function("t01") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t01") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t02() { constexpr Id i = id_if<T>(); if constexpr (i == Id::a) return three(); else return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("id_if") from a __device__ function("t02") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t02") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("id_if") from a __device__ function("t02") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t02") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t03() { constexpr Id i = id_if<T>(); if constexpr (i == Id::b) return three(); else return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("id_if") from a __device__ function("t03") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("id_if") from a __device__ function("t03") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t04() { if constexpr (sizeof(Big<T>) == 16 && alignof(Big<T>) == 4) return three(); else return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t04") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t04") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t07() { if constexpr (Traits<T>::is()) return three(); return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("is") from a __device__ function("t07") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t07") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("is") from a __device__ function("t07") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t07") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t08() { if constexpr (sizeof(Padded) == 16) return three(); return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t08") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t08") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class... T> __device__ int t09() { if constexpr (sizeof...(T) == 2) return three(); return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t09") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t09") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t10() { if constexpr (fact(sizeof(T)) == 24) return three(); return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("fact") from a __device__ function("t10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("fact") from a __device__ function("t10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ int t11() { if constexpr (sw(sizeof(T)) == 16 && vars(3) == 6) return three(); return 0; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("sw") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("vars") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("sw") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("three") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("vars") from a __device__ function("t11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ int use() { return t01<int>() + t02<float>() + t03<float>() + t04<int>() + t07<int>() + t08<int>() + t09<int, int>() + t10<int>() + t11<int>(); }
// In generic lambdas calls of constexpr functions are said in the instances of the call operators.
namespace generic_lambdas {
constexpr int ch(int x) { return x; }
constexpr double ch(double x) { return x; }
struct L {
  constexpr L(int) {}
  constexpr int m() const { return 1; }
};
template <class F, class A> __device__ auto apply(F f, A a) { return f(a); }
__device__ int handed_on() {
  return apply([](auto x) { return ch(x); }, 1);
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.5- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ int twice() {
  auto l = [](auto x) { return ch(x); };
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.5- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.3 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.5- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("ch") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return l(1) + l(2.0);
}
__host__ __device__ int both(int k) {
  auto l = [](auto x) { return ch(x); };
  //^ @-13.1 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ch") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ch") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.5- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ch") from a __host__ __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return l(k);
}
__device__ int member() {
  auto l = [](auto x) { L y(x); return y.m(); };
  //^ @-13.1 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.5- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("m") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return l(1);
}
}
