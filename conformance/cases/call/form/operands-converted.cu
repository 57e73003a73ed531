/*---
says: What is given to an operator that a class declares is converted to its parameter as an argument is, which the device pass alone looks at.
rules: call.form, call.space
runs: host accept, device reject
deviation: cufe device N-I conversions of operands to the parameters of operators that classes declare
---*/
struct O {
  __host__ O(float);
  __device__ O(int);
  __host__ __device__ O(const O &);
  __host__ __device__ O &operator=(const O &);
  __host__ __device__ O operator-(O) const;
  __host__ __device__ int operator[](O) const;
  __host__ __device__ int operator()(O) const;
  int v;
};
__host__ __device__ O operator+(O, O);
__device__ void d0(O &o) {
  o = 1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d0") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d1(O &o) {
  o = {1.0f};
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d1") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d2(O &o) {
  o - 1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d2") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d3(O &o) {
  o + 1.0f;
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d3") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d4(O &o) {
  1.0f + o;
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d4") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d5(O &o) {
  o[1.0f];
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d5") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__device__ void d6(O &o) {
  o(1.0f);
  //^ device error[call.host-from-device]: calling a __host__ function("O::O(float)") from a __device__ function("d6") is not allowed
  //^ device error[device-code.undefined]: identifier "O::O" is undefined in device code
}
__host__ void h0(O &o) {
  o = 1;
}
__host__ void h1(O &o) {
  o = {1};
}
__host__ void h2(O &o) {
  o - 1;
}
__host__ void h3(O &o) {
  o + 1;
}
__host__ void h4(O &o) {
  1 + o;
}
__host__ void h5(O &o) {
  o[1];
}
__host__ void h6(O &o) {
  o(1);
}
