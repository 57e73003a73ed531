/*---
says: Objects that lists, `return` and casts make in device code are judged like others, and what becomes another object once.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct C {
  C(int);
  int v;
};
__device__ void by_value(C);
__device__ void by_reference(const C &);
__device__ void made_by_list() {
  C{1};
  //^ device witness[call.form(implied-construction)]
  //^ device witness[call.space(D, none, no, no)]
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("made_by_list") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void elided() {
  C a =
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("elided") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
      C(1);
  //^ device witness[call.form(elided-construction)]
}
__device__ void elided_list() {
  C a = C{1};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("elided_list") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void copy_list(int x) {
  C a = {x};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("copy_list") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void listed_argument(int x) {
  by_value({x});
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("listed_argument") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void listed_reference(int x) {
  by_reference({x});
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("listed_reference") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void bound(int x) {
  const C &a = x;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("bound") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void bound_to_list(int x) {
  C &&a = {x};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("bound_to_list") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void created(int x) {
  new C{x};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("created") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void cast(int x) {
  (C)x;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("cast") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ void static_cast_to(int x) {
  static_cast<C>(x);
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("static_cast_to") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ C returned_list(int x) {
  return {x};
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("returned_list") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ C returned_cast(int x) {
  return (C)x;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("returned_cast") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__device__ C returned_value(int x) {
  return x;
  //^ device error[call.host-from-device]: calling a __host__ function("C::C(int)") from a __device__ function("returned_value") is not allowed
  //^ device error[device-code.undefined]: identifier "C::C" is undefined in device code
}
__host__ __device__ C of_both(int x) {
  return C{x};
  //^ device warning[call.host-from-host-device]: calling a __host__ function("C::C(int)") from a __host__ __device__ function("of_both") is not allowed
}
