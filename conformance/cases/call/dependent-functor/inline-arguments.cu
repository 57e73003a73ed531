/*---
says: A call of an inline function of the host in code of both sides is told without a name where at most one argument is no constant; what a reference is bound to is none.
rules: call.dependent-functor
runs: device accept
---*/
enum Err { ok = 0, bad };
inline void a1(Err e) {}
inline void a3(int l, bool abort = true) {}
inline void a4(int l, int m) {}
inline void r1(const int &x) {}
inline void r2(const int &x, const int &y) {}
inline void p1(const int *x, int y) {}
inline void d1(int x, int y = 3) {}
constexpr int ce(int x) { return x; }
__host__ __device__ int g(); __host__ __device__ Err ge(); __device__ int gv;
struct T { int v; static int sv; inline void m(int a, int b) {} void in(int a, int b) {}
__host__ __device__ void q1() { m(v, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ void q2() { m(v, v); }
__host__ __device__ void q3(T &o) { o.in(o.v, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ void q4(T *o) { o->in(1, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
__host__ __device__ void q5(T *o) { o->in(v, this->v); }
};
__host__ __device__ void m1(int i) { r1(i); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("r1(const int &)") from a __host__ __device__ function("m1") is not allowed
__host__ __device__ void m2(int i) { r1(3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("r1(const int &)") from a __host__ __device__ function("m2") is not allowed
__host__ __device__ void m3(int i) { r2(i, i); }
//^ warning[call.host-from-host-device]: calling a __host__ function("r2(const int &, const int &)") from a __host__ __device__ function("m3") is not allowed
__host__ __device__ void m4(int i) { r2(3, i); }
//^ warning[call.host-from-host-device]: calling a __host__ function("r2(const int &, const int &)") from a __host__ __device__ function("m4") is not allowed
__host__ __device__ void m5() { int l = 3; a4(l, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m5") is not allowed
__host__ __device__ void m6() { int l = 3; a4(l, l); }
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m6") is not allowed
__host__ __device__ void m7() { const int l = 3; a4(l, 4); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m7") is not allowed
__host__ __device__ void m8() { const int l = g(); a4(l, 4); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m8") is not allowed
__host__ __device__ void m9(int i) { p1(&i, 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("p1(const int *, int)") from a __host__ __device__ function("m9") is not allowed
__host__ __device__ void m10(int *i) { p1(i, 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("p1(const int *, int)") from a __host__ __device__ function("m10") is not allowed
__host__ __device__ void m11(int *i) { p1(i, *i); }
//^ warning[call.host-from-host-device]: calling a __host__ function("p1(const int *, int)") from a __host__ __device__ function("m11") is not allowed
__host__ __device__ void m13(int i) { a4(ce(i), 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m13") is not allowed
//^ @-13.2 warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ce") from a __host__ __device__ function("m13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ce(int)") from a __host__ __device__ function("m13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- warning[call.constexpr-host-from-host-device.unnamed]: calling a constexpr __host__ function from a __host__ __device__ function is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ce") from a __host__ __device__ function("m13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("ce(int)") from a __host__ __device__ function("m13") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__host__ __device__ void m14(int i) { a4(sizeof(int), i + 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m14") is not allowed
__host__ __device__ void m15(int i) { a4(i = 3, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m15") is not allowed
__host__ __device__ void m17(int i) { a4(i ? 1 : 2, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m17") is not allowed
__host__ __device__ void m18(int i) { a4((int)i, (int)2.0f); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m18") is not allowed
__host__ __device__ void m19(float i) { a4(i, 2.5); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m19") is not allowed
__host__ __device__ void m20(T t) { a4(t.v, 2); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m20") is not allowed
__host__ __device__ void m21(T t) { a4(t.v, t.v); }
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m21") is not allowed
__host__ __device__ void m22(int i) { a4(-1, !i); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("a4(int, int)") from a __host__ __device__ function("m22") is not allowed
__host__ __device__ void m23(int i) { d1(i); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("d1(int, int)") from a __host__ __device__ function("m23") is not allowed
inline void b1(Err e) {}
inline void b2(const char *f) {}
inline void b3(int l, bool abort = true) {}
inline void b4(int l, int m) {}
inline void b5(Err e, int m) {}
inline void b6(Err e, int m, const char *p = nullptr) {}
__host__ __device__ void n1() { b1(ok); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b1( ::Err)") from a __host__ __device__ function("n1") is not allowed
__host__ __device__ void n2() { b2("f"); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b2(const char *)") from a __host__ __device__ function("n2") is not allowed
__host__ __device__ void n3() { b3(54); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b3(int, bool)") from a __host__ __device__ function("n3") is not allowed
__host__ __device__ void n4() { b4(54, 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b4(int, int)") from a __host__ __device__ function("n4") is not allowed
__host__ __device__ void n5() { b5(ok, 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b5( ::Err, int)") from a __host__ __device__ function("n5") is not allowed
__host__ __device__ void n6() { b5(ge(), 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b5( ::Err, int)") from a __host__ __device__ function("n6") is not allowed
__host__ __device__ void n7(int i) { b4(54, i); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b4(int, int)") from a __host__ __device__ function("n7") is not allowed
__host__ __device__ void n8(int i) { b4(i, i); }
//^ warning[call.host-from-host-device]: calling a __host__ function("b4(int, int)") from a __host__ __device__ function("n8") is not allowed
__host__ __device__ void n9(Err i) { b6(i, 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b6( ::Err, int, const char *)") from a __host__ __device__ function("n9") is not allowed
__host__ __device__ void n10(Err i) { b6((ge()), 1); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b6( ::Err, int, const char *)") from a __host__ __device__ function("n10") is not allowed
__host__ __device__ void n11(Err i) { b6(ge(), 1, "a"); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b6( ::Err, int, const char *)") from a __host__ __device__ function("n11") is not allowed
__host__ __device__ void n12(Err i) { b3(ge()); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b3(int, bool)") from a __host__ __device__ function("n12") is not allowed
__host__ __device__ void n13(Err i) { b4(ge(), ge()); }
//^ warning[call.host-from-host-device]: calling a __host__ function("b4(int, int)") from a __host__ __device__ function("n13") is not allowed
__host__ __device__ void n14(Err i) { b5((ge()), 3); }
//^ warning[call.host-from-host-device.unnamed]: calling a __host__ function from a __host__ __device__ function is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("b5( ::Err, int)") from a __host__ __device__ function("n14") is not allowed
