/*---
says: A constexpr constructor whose arguments are no constants is called where code is generated, and is not defined there.
rules: call.constexpr-constructor, call.form, call.space
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
__device__ void made_0(int x, int *p, C &c) {
  C a(x);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device witness[call.constexpr-constructor(no, no)]
  //^ device witness[call.space(D, none, yes, no)]
}
__device__ void made_1(int x, int *p, C &c) {
  C a{x};
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_2(int x, int *p, C &c) {
  C a = {x};
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_3(int x, int *p, C &c) {
  C a = x;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_4(int x, int *p, C &c) {
  C a = C(x);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_5(int x, int *p, C &c) {
  C a = C{x};
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_6(int x, int *p, C &c) {
  C(x + 1);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_7(int x, int *p, C &c) {
  C{x};
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_8(int x, int *p, C &c) {
  (C)x;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_9(int x, int *p, C &c) {
  f(x);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_10(int x, int *p, C &c) {
  f(C(x));
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_11(int x, int *p, C &c) {
  f({x});
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_12(int x, int *p, C &c) {
  g({x});
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_13(int x, int *p, C &c) {
  const C &a = x;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_14(int x, int *p, C &c) {
  new C(x);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_14") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_18(int x, int *p, C &c) {
  V<int> a(x);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("V<int> ::V(int)") from a __device__ function("made_18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "V<int> ::V" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("V<int> ::V(int)") from a __device__ function("made_18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_19(int x, int *p, C &c) {
  V<int>{x};
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("V<int> ::V(int)") from a __device__ function("made_19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "V<int> ::V" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("V<int> ::V(int)") from a __device__ function("made_19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_20(int x, int *p, C &c) {
  x ? C(x) : c;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_20") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_20") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__device__ void made_21(int x, int *p, C &c) {
  x = C{x}.v;
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("C::C(int)") from a __device__ function("made_21") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
