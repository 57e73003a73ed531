/*---
says: The same of functions of both sides: warnings.
rules: call.constexpr-constructor, call.form, call.space
runs: host@-13.1 reject, host@13.2 accept, host@13.3 reject, host@13.4 accept, host@13.5- reject, device accept
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
__host__ __device__ void made_0(int x, int *p, C &c) {
  C a(x);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_0") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_1(int x, int *p, C &c) {
  C a{x};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_1") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_2(int x, int *p, C &c) {
  C a = {x};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_2") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_3(int x, int *p, C &c) {
  C a = x;
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_3") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_4(int x, int *p, C &c) {
  C a = C(x);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_4") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_5(int x, int *p, C &c) {
  C a = C{x};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_5") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_6(int x, int *p, C &c) {
  C(x + 1);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_6") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_7(int x, int *p, C &c) {
  C{x};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C::C(int)") from a __host__ __device__ function("made_7") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_8(int x, int *p, C &c) {
  C a(1);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_8") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_9(int x, int *p, C &c) {
  C a{1};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_9") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_10(int x, int *p, C &c) {
  C a = {1};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_10") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_11(int x, int *p, C &c) {
  C a = 1;
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_11") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_12(int x, int *p, C &c) {
  C a = C(1);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_12") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_13(int x, int *p, C &c) {
  C a = C{1};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_16(int x, int *p, C &c) {
  C(1);
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_16") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_17(int x, int *p, C &c) {
  C{1};
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_17") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_17") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_18(int x, int *p, C &c) {
  (C)1;
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_18") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ void made_19(int x, int *p, C &c) {
  f(C(1));
  //^ host error[call.device-from-host-device]: calling a __device__ function("f( ::C)") from a __host__ __device__ function("made_19") is not allowed
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("C") from a __host__ __device__ function("made_19") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
