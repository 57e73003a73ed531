/*---
says: What converts an operand to the parameter of an operator function is told at the operand, of a call operator at its parenthesis, of a subscript where the object begins.
rules: call.space, call.form, call.callee-name
runs: device reject, documented-device accept
deviation: oracle device BUG what converts an argument of a call operator is told where the object begins
---*/
struct V { operator int() const; };
struct W {
  __device__ int operator[](int) const;
  __device__ int operator()(int) const;
  __device__ int operator+(int) const;
};
__device__ int operator-(W, int);
__device__ void subscript(V a, W b) {
  b
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("subscript") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("subscript") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("subscript") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  [
    a
  ];
}
__device__ void call(V a, W b) {
  b
  (
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("call") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("call") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("call") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
    a
  );
}
__device__ void infix(V a, W b) {
  b +
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
    a;
  b -
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("V::operator int() const") from a __device__ function("infix") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "V::operator int const" is undefined in device code
    a;
}
