/*---
says: Objects that no declarator and no `T(...)` makes are none of the host pass: of lists, of what is returned or cast.
rules: call.form, call.space
runs: host reject
---*/
struct C {
  __device__ C(int);
  int v;
};
struct S {
  C c;
};
void f(C);
void g(const C &);
C f0();
template <class T> void tf(T);
C returned_list() {
  return {1};
}
C returned_object() {
  return C{1};
}
C returned_cast() {
  return C(1);
  //^ error[call.device-from-host]: calling a __device__ function("C::C(int)") from a __host__ function("returned_cast") is not allowed
}
C returned_value(int x) {
  return x;
}
__host__ __device__ C of_both(int x) {
  return C{x};
}
void made_0(int x, C &c) {
  C{1};
  //^ host witness[call.form(implied-construction)]
}
void made_1(int x, C &c) {
  C{x};
}
void made_2(int x, C &c) {
  C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_2") is not allowed
}
void made_3(int x, C &c) {
  C(x + 1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_3") is not allowed
}
void made_4(int x, C &c) {
  (C)1;
}
void made_5(int x, C &c) {
  static_cast<C>(x);
}
void made_6(int x, C &c) {
  f(C{1});
}
void made_7(int x, C &c) {
  f(C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_7") is not allowed
}
void made_8(int x, C &c) {
  f({1});
}
void made_9(int x, C &c) {
  f(1);
}
void made_10(int x, C &c) {
  g(C{1});
}
void made_11(int x, C &c) {
  tf(C{1});
}
void made_12(int x, C &c) {
  const C &a = C{1};
}
void made_13(int x, C &c) {
  C &&a = C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_13") is not allowed
}
void made_14(int x, C &c) {
  const C &a{1};
}
void made_15(int x, C &c) {
  new C{1};
}
void made_16(int x, C &c) {
  new C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_16") is not allowed
}
void made_17(int x, C &c) {
  new C[1]{C{1}};
}
void made_18(int x, C &c) {
  c = C{1};
}
void made_19(int x, C &c) {
  c = C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_19") is not allowed
}
void made_20(int x, C &c) {
  c = {1};
}
void made_21(int x, C &c) {
  C a[1] = {C{1}};
}
void made_22(int x, C &c) {
  C a[1] = {C(1)};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_22") is not allowed
}
void made_23(int x, C &c) {
  S a{C{1}};
}
void made_24(int x, C &c) {
  S{C{1}};
}
void made_25(int x, C &c) {
  S{C(1)};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_25") is not allowed
}
void made_26(int x, C &c) {
  C{1}, 1;
}
void made_27(int x, C &c) {
  x = C{1}.v;
}
void made_28(int x, C &c) {
  x = C(1).v;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_28") is not allowed
}
void made_29(int x, C &c) {
  if (C{1}.v) {}
}
void made_30(int x, C &c) {
  (void)C{1};
}
void made_31(int x, C &c) {
  x ? C{1} : c;
}
void made_32(int x, C &c) {
  x ? C(1) : c;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_32") is not allowed
}
void made_33(int x, C &c) {
  throw C{1};
}
void made_34(int x, C &c) {
  throw C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_34") is not allowed
}
void made_35(int x, C &c) {
  [a = C{1}] {};
}
void made_36(int x, C &c) {
  [a = C(1)] {};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_36") is not allowed
}
void made_37(int x, C &c) {
  [] { return C{1}; };
}
void made_38(int x, C &c) {
  [] { return C(1); };
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("operator()") is not allowed
}
void made_39(int x, C &c) {
  sizeof(C{1});
}
void made_40(int x, C &c) {
  using Q = C; Q{1};
}
void made_42(int x, C &c) {
  C();  // error[c++]: no instance of constructor "C::C" matches the argument list
}
