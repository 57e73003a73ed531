/*---
says: The constructor of a temporary is said of the declared object, or of the `T(...)`, that it becomes, too.
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
void made_0(int x, C &c) {
  C a = C{1};
  //^ error[call.device-from-host]: calling a __device__ function("C::C(int)") from a __host__ function("made_0") is not allowed
  //^ host witness[call.form(elided-construction)]
  //^ host witness[call.space(none, D, no, no)]
}
void made_1(int x, C &c) {
  C a = C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_1") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_1") is not allowed
}
void made_2(int x, C &c) {
  C a = (C)1;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_2") is not allowed
}
void made_3(int x, C &c) {
  C a = static_cast<C>(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_3") is not allowed
}
void made_4(int x, C &c) {
  C a{1};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_4") is not allowed
}
void made_5(int x, C &c) {
  C a = {1};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_5") is not allowed
}
void made_6(int x, C &c) {
  C a = {x};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_6") is not allowed
}
void made_7(int x, C &c) {
  C a(C{1});
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_7") is not allowed
}
void made_8(int x, C &c) {
  C a{C{1}};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_8") is not allowed
}
void made_9(int x, C &c) {
  C a = {C{1}};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_9") is not allowed
}
void made_10(int x, C &c) {
  C a(C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_10") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_10") is not allowed
}
void made_11(int x, C &c) {
  C a = C(C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_11") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_11") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_11") is not allowed
}
void made_12(int x, C &c) {
  C a = C{C{1}};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_12") is not allowed
}
void made_13(int x, C &c) {
  C a = (C{1});
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_13") is not allowed
}
void made_14(int x, C &c) {
  C a((C{1}));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_14") is not allowed
}
void made_15(int x, C &c) {
  C a = {};  // error[c++]: no instance of constructor "C::C" matches the argument list
}
void made_16(int x, C &c) {
  C a = C();  // error[c++]: no instance of constructor "C::C" matches the argument list
}
void made_17(int x, C &c) {
  C a = {1, 2};  // error[c++]: no instance of constructor "C::C" matches the argument list
}
void made_18(int x, C &c) {
  auto a = C{1};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_18") is not allowed
}
void made_19(int x, C &c) {
  auto a = C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_19") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_19") is not allowed
}
void made_20(int x, C &c) {
  auto a = (C)1;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_20") is not allowed
}
void made_21(int x, C &c) {
  const auto a = (C{1});
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_21") is not allowed
}
void made_22(int x, C &c) {
  static C a{1};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_22") is not allowed
}
void made_23(int x, C &c) {
  static C a = {1};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_23") is not allowed
}
void made_24(int x, C &c) {
  static C a = C(1);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_24") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_24") is not allowed
}
void made_25(int x, C &c) {
  for (C a = {1};;) {}
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_25") is not allowed
}
void made_26(int x, C &c) {
  if (C a = C{1}; true) {}
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_26") is not allowed
}
void made_27(int x, C &c) {
  C a = x ? C(1) : C(2);
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_27") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_27") is not allowed
}
void made_28(int x, C &c) {
  C a = x ? C{1} : C{2};
}
void made_29(int x, C &c) {
  C a = (x, C{1});
}
void made_30(int x, C &c) {
  C a = (x, C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_30") is not allowed
}
void made_31(int x, C &c) {
  S a = {C{1}};
}
void made_32(int x, C &c) {
  S a = S{C{1}};
}
void made_33(int x, C &c) {
  S a = S{C(1)};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_33") is not allowed
}
void made_34(int x, C &c) {
  C(C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_34") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_34") is not allowed
}
void made_35(int x, C &c) {
  C(C{1});
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_35") is not allowed
}
void made_36(int x, C &c) {
  C(C(C{1}));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_36") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_36") is not allowed
}
void made_37(int x, C &c) {
  (C)C{1};
}
void made_38(int x, C &c) {
  g(C(C{1}));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_38") is not allowed
}
void made_39(int x, C &c) {
  new C(C{1});
}
void made_40(int x, C &c) {
  new C(C(1));
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_40") is not allowed
}
void made_41(int x, C &c) {
  C a[2] = {C{1}, C(1)};
  //^ error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("made_41") is not allowed
}
void made_42(int x, C &c) {
  C a = f0();
}
