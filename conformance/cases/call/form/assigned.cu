/*---
says: What is assigned to an object whose class has no assignment of its own is converted to the class, in the device pass alone.
rules: call.form, call.space
runs: host reject, device reject
---*/
struct C {
  __device__ C(int);
  __host__ C(float);
  __host__ C();
  __host__ __device__ C(const C &);
  int v;
};
template <class T> struct V {
  __host__ V(T);
  T v;
};
void h0(int x, C &c, C *p) {
  C a((x, 1));
  //^ host error[call.device-from-host]: calling a __device__ function("C::C(int)") from a __host__ function("h0") is not allowed
}
void h1(int x, C &c, C *p) {
  C a = (x, 1);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("h1") is not allowed
}
void h2(int x, C &c, C *p) {
  c = {1};
}
void h3(int x, C &c, C *p) {
  c = 1;
}
void h4(int x, C &c, C *p) {
  c = C(1);
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN1CC1E1?") from a __host__ function("h4") is not allowed
}
void h5(int x, C &c, C *p) {
  c = C{1};
}
void h6(int x, C &c, C *p) {
  c = (x, 1);
}
void h7(int x, C &c, C *p) {
  c = (C)1;
}
void h8(int x, C &c, C *p) {
  *p = {1};
}
void h9(int x, C &c, C *p) {
  p[1] = 1;
}
void h10(int x, C &c, C *p) {
  c = *p;
}
void h11(int x, C &c, C *p) {
  (c = 1) = 1;
}
__device__ void d0(int x, C &c, C *p, V<int> &v) {
  C b((x, 1.0f));
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d0") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d1(int x, C &c, C *p, V<int> &v) {
  c = {1.0f};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d1") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d2(int x, C &c, C *p, V<int> &v) {
  c = 1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d2") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d3(int x, C &c, C *p, V<int> &v) {
  c = C(1.0f);
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d3") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d4(int x, C &c, C *p, V<int> &v) {
  c = C{1.0f};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d4") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d5(int x, C &c, C *p, V<int> &v) {
  c = (x, 1.0f);
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d5") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d6(int x, C &c, C *p, V<int> &v) {
  c = (C)1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d6") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d7(int x, C &c, C *p, V<int> &v) {
  *p = 1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d7") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d8(int x, C &c, C *p, V<int> &v) {
  p[1] = {1.0f};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d8") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d9(int x, C &c, C *p, V<int> &v) {
  c = {};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C()") from a __device__ function("d9") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d10(int x, C &c, C *p, V<int> &v) {
  c = C();
  //^ device error[call.host-from-device]: calling a __host__ function("C::C()") from a __device__ function("d10") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d12(int x, C &c, C *p, V<int> &v) {
  v = 1;
  //^ device error[call.host-from-device]: calling a __host__ function("V<int> ::V(int)") from a __device__ function("d12") is not allowed
  //^ device error[device-code.undefined]: identifier "V<int> ::V" is undefined in device code
}
__device__ void d15(int x, C &c, C *p, V<int> &v) {
  c = *p;
}
__device__ void d16(int x, C &c, C *p, V<int> &v) {
  c = 1;
}
__device__ void d17(int x, C &c, C *p, V<int> &v) {
  x ? c = 1.0f : c = 1;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d17") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void d18(int x, C &c, C *p, V<int> &v) {
  (void)sizeof(c = 1.0f);
}
__device__ void d19(int x, C &c, C *p, V<int> &v) {
  c = static_cast<float>(x);
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(float)") from a __device__ function("d19") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
