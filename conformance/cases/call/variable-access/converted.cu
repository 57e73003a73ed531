/*---
says: A variable that a constructor or a conversion to a base makes an object of is read, or named.
rules: call.variable-access
runs: host accept
---*/
struct B {
  B() = default;
  __host__ __device__ constexpr B(int x) : v(x) {}
  int v;
};
struct D : B {
  D() = default;
  __host__ __device__ constexpr D(const B &b) : B(b) {}
  using B::B;
};
struct O {
  void operator()(B);
  void operator[](B);
  void operator=(B);
  O &operator+=(B);
  void member(B);
};
void by_value(B);
void by_reference(const B &);
void by_rvalue(B &&);
void by_base(B);
__device__ int dv;
__constant__ int cv;
__device__ B object;
__device__ D derived;
B returned() {
  return cv;  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
struct M {
  B b;
  M() : b(cv) {}
  //^ warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
};
void made_0(O &o) {
  by_value(cv);
  //^ warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_1(O &o) {
  by_reference(dv);
  //^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_2(O &o) {
  by_rvalue(dv);
  //^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_3(O &o) {
  by_value(derived);
  //^ warning[variable.read-by-host]: a __device__ variable "derived" cannot be directly read in a host function
}
void made_4(O &o) {
  by_reference(derived);
}
void made_5(O &o) {
  o += cv;  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_6(O &o) {
  o += derived;
  //^ warning[variable.read-by-host]: a __device__ variable "derived" cannot be directly read in a host function
}
void made_7(O &o) {
  o = dv;  // warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_8(O &o) {
  o[dv];  // warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_9(O &o) {
  o(dv);  // warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_10(O &o) {
  o.member(cv);
  //^ warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_11(O &o) {
  B a = cv;  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_12(O &o) {
  B a(cv);  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_13(O &o) {
  B a{cv};  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_14(O &o) {
  B a = {cv};  // warning[variable.read-by-host]: a __constant__ variable "cv" cannot be directly read in a host function
}
void made_15(O &o) {
  const B &a = dv;
  //^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_16(O &o) {
  (B)dv;  // warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_17(O &o) {
  static_cast<B>(dv);
  //^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_18(O &o) {
  B{dv};  // warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
void made_19(O &o) {
  D a = object;
}
void made_20(O &o) {
  D a(object);
}
void made_21(O &o) {
  B a = derived;
  //^ warning[variable.read-by-host]: a __device__ variable "derived" cannot be directly read in a host function
}
void made_22(O &o) {
  O *p = nullptr; *p += dv;
  //^ warning[variable.read-by-host]: a __device__ variable "dv" cannot be directly read in a host function
}
