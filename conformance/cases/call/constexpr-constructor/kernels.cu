/*---
says: The same of kernels.
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
__global__ void made_0(int x, int *p, C *q) {
  C a(x);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_1(int x, int *p, C *q) {
  C a{x};
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_2(int x, int *p, C *q) {
  C a = {x};
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_3(int x, int *p, C *q) {
  C a = x;
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_4(int x, int *p, C *q) {
  C a = C(x);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_5(int x, int *p, C *q) {
  C a = C{x};
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_6(int x, int *p, C *q) {
  C(x + 1);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_7(int x, int *p, C *q) {
  C{x};
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_8(int x, int *p, C *q) {
  new C(x);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("C::C(int)") from a __global__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void made_12(int x, int *p, C *q) {
  V<int> a(x);
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("V<int> ::V(int)") from a __global__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device error[device-code.undefined]: identifier "V<int> ::V" is undefined in device code
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("V<int> ::V(int)") from a __global__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
