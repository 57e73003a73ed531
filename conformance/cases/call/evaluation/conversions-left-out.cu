/*---
says: A logical operator does not evaluate its right operand where the left one is a constant that decides, so what converts that operand is not called.
rules: call.space, call.form
runs: device reject
---*/
struct A { explicit operator bool() const; __device__ operator int() const; };
struct B { explicit operator bool() const; };
__device__ bool decided(A a, B b) { return (true || a) && (true || b) && !(false && b) && ((1 > 0) || b); }
__device__ bool evaluated(A a, B b) { bool p = false || b; bool q = true && a; return p && q; }
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @-13.1 error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @13.3 error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @13.5- error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("evaluated") is not allowed
//^ @-13.1 error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
//^ @-13.1 error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
//^ @13.3 error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
//^ @13.5- error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
template <class T> __device__ bool in_template(A a, B b) {
  bool p = sizeof(T) == 1 || b;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("in_template<int> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("in_template<int> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("in_template<int> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
  bool q = sizeof(T) == 1 && a;
  //^ @-13.1 error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("in_template<char> ") is not allowed
  //^ @13.3 error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("in_template<char> ") is not allowed
  //^ @13.5- error[call.host-from-device]: calling a __host__ function("A::operator bool() const") from a __device__ function("in_template<char> ") is not allowed
  //^ @-13.1 error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
  //^ @13.3 error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
  //^ @13.5- error[device-code.undefined]: identifier "A::operator bool const" is undefined in device code
  return p && q;
}
template __device__ bool in_template<char>(A, B);
template __device__ bool in_template<int>(A, B);
