/*---
says: What a device function calls by other means than a call expression.
rules: call.form
runs: host accept, device reject
---*/
struct HS {
  HS();
  HS(int);
  ~HS();
  void m();
  static int s();
  bool operator!();
  operator int();
};
void h();
__device__ void function_call() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("function_call") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device witness[call.form(function)]
  //^ device witness[call.space(D, none, no, no)]
  (h)();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("function_call") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  (&h)();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("function_call") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
__device__ void member_call(HS &x) {
  x.m();
  //^ device error[call.host-from-device]: calling a __host__ function("HS::m()") from a __device__ function("member_call") is not allowed
  //^ device error[device-code.undefined]: identifier "HS::m" is undefined in device code
  //^ device witness[call.form(member)]
  //^ device witness[call.space(D, none, no, no)]
}
__device__ void operator_call(HS &x) {
  !x;
  //^ device error[call.host-from-device]: calling a __host__ function("HS::operator !()") from a __device__ function("operator_call") is not allowed
  //^ device error[device-code.undefined]: identifier "HS::operator !" is undefined in device code
  //^ device witness[call.form(operator)]
  //^ device witness[call.space(D, none, no, no)]
}
__device__ void conversion(HS &x) {
  int i = x;
  //^ device error[call.host-from-device]: calling a __host__ function("HS::operator int()") from a __device__ function("conversion") is not allowed
  //^ device error[device-code.undefined]: identifier "HS::operator int" is undefined in device code
  //^ device witness[call.form(conversion)]
  //^ device witness[call.space(D, none, no, no)]
  (void)i;
}
__device__ void construction() {
  new HS;
  //^ device error[call.host-from-device]: calling a __host__ function("HS::HS()") from a __device__ function("construction") is not allowed
  //^ device error[device-code.undefined]: identifier "HS::HS" is undefined in device code
  //^ device witness[call.form(construction)]
  //^ device witness[call.space(D, none, no, no)]
}
__device__ void destruction(HS *x) {
  x->~HS();
  //^ device error[call.host-from-device]: calling a __host__ function("HS::~HS()") from a __device__ function("destruction") is not allowed
  //^ device error[device-code.undefined]: identifier "HS::~HS" is undefined in device code
  //^ device witness[call.form(destruction)]
  //^ device witness[call.space(D, none, no, no)]
}
__device__ void by_pointer(void (*p)()) {
  p();
  //^ device witness[call.form(pointer)]
  //^ device witness[call.space(D, none, no, no)]
}
__device__ void address() {
  void (*p)() = h;
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ device witness[call.address(D, none)]
  (void)p;
}
__device__ void takes(HS *, int);
__device__ void defaulted(int i = HS::s());
//^ device error[call.host-from-device]: calling a __host__ function("HS::s()") from a __device__ function("default_argument") is not allowed
//^ device error[device-code.undefined]: identifier "HS::s" is undefined in device code
//^ device witness[call.form(default-argument)]
//^ device witness[call.space(D, none, no, no)]
__device__ void default_argument() { defaulted(); }
struct One { One(int); __device__ ~One(); };
__device__ void takes(One);
__device__ void argument_conversion() {
  takes(3);
  //^ device error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("argument_conversion") is not allowed
  //^ device error[device-code.undefined]: identifier "One::One" is undefined in device code
  //^ device witness[call.form(argument-conversion)]
  //^ device witness[call.space(D, none, no, no)]
}
struct Inner { Inner(); };
struct Sub { Inner x; __device__ Sub(); };
__device__ Sub::Sub() {}
//^ device error[call.host-from-device]: calling a __host__ function("Inner::Inner()") from a __device__ function("Sub::Sub") is not allowed
//^ device error[device-code.undefined]: identifier "Inner::Inner" is undefined in device code
//^ device witness[call.form(subobject)]
//^ device witness[call.space(D, none, no, no)]
struct Late { int i = HS::s(); __device__ Late(); };
//^ device error[call.host-from-device]: calling a __host__ function("HS::s()") from a __device__ function("Late::Late") is not allowed
//^ device error[device-code.undefined]: identifier "HS::s" is undefined in device code
//^ device witness[call.form(member-initializer)]
//^ device witness[call.space(D, none, no, no)]
__device__ Late::Late() {}
__host__ __device__ void address_in_both() {
  void (*p)() = h;
  //^ device witness[call.form(address)]
  //^ device witness[call.space(HD, none, no, no)]
  (void)p;
}
