/*---
says: What a host function calls by other means than a call expression.
rules: call.form
runs: host reject, device accept
---*/
struct DS {
  __device__ DS();
  __device__ DS(int);
  __device__ ~DS();
  __device__ void m();
  __device__ static int s();
  __device__ bool operator!();
  __device__ operator int();
};
__device__ void d();
void function_call() {
  d();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("function_call") is not allowed
  //^ host witness[call.form(function)]
  //^ host witness[call.space(none, D, no, no)]
  (d)();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("function_call") is not allowed
  (&d)();
  //^ host error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("function_call") is not allowed
}
void member_call(DS &x) {
  x.m();
  //^ host error[call.device-from-host]: calling a __device__ function("DS::m()") from a __host__ function("member_call") is not allowed
  //^ host witness[call.form(member)]
  //^ host witness[call.space(none, D, no, no)]
}
void operator_call(DS &x) {
  !x;
  //^ host error[call.device-from-host]: calling a __device__ function("DS::operator !()") from a __host__ function("operator_call") is not allowed
  //^ host witness[call.form(operator)]
  //^ host witness[call.space(none, D, no, no)]
}
void conversion(DS &x) {
  int i = x;
  //^ host error[call.device-from-host]: calling a __device__ function("_ZN2DScv1?Ev") from a __host__ function("conversion") is not allowed
  //^ host witness[call.form(conversion)]
  //^ host witness[call.space(none, D, no, no)]
  (void)i;
}
void construction() {
  new DS;
  //^ host error[call.device-from-host]: calling a __device__ function("DS::DS()") from a __host__ function("construction") is not allowed
  //^ host witness[call.form(construction)]
  //^ host witness[call.space(none, D, no, no)]
}
void destruction(DS *x) {
  x->~DS();
  //^ host error[call.device-from-host]: calling a __device__ function("DS::~DS()") from a __host__ function("destruction") is not allowed
  //^ host witness[call.form(destruction)]
  //^ host witness[call.space(none, D, no, no)]
}
void by_pointer(void (*p)()) {
  p();
  //^ host witness[call.form(pointer)]
  //^ host witness[call.space(none, D, no, no)]
}
void address() {
  void (*p)() = d;
  //^ host witness[call.form(address)]
  //^ host witness[call.space(none, D, no, no)]
  (void)p;
}
void takes(DS);
void argument_conversion() {
  takes(3);
  //^ host witness[call.form(argument-conversion)]
  //^ host witness[call.space(none, D, no, no)]
}
struct Sub { DS x; Sub(); };
Sub::Sub() {}
//^ host witness[call.form(subobject)]
//^ host witness[call.space(none, D, no, no)]
void defaulted(int i = DS::s());
void default_argument() {
  defaulted();
  //^ host witness[call.form(default-argument)]
  //^ host witness[call.space(none, D, no, no)]
}
struct Member { int i = DS::s(); Member(); };
Member::Member() {}
//^ host witness[call.form(member-initializer)]
//^ host witness[call.space(none, D, no, no)]
