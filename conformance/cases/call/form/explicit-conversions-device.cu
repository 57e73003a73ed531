/*---
says: An explicit conversion function serves direct-initialisation alone, where it gives the type itself; copies and operands of operators take those that are not explicit, and where operands may be of built-in types nothing is known of the result.
rules: call.space, call.form, call.callee-name
runs: device reject
---*/
struct Test { explicit operator bool() const; __device__ operator long() const; };
__device__ void takes(int);
__device__ void asks(bool);
__device__ int returned(Test t) { return t; }
__device__ int cast(Test t) { return (int)t; }
__device__ bool copied(Test t) { bool b = t; int c(t); int d = {t}; takes(t); asks(t); return t; }
__device__ long added(Test t) { return t + 1 - -t; }
__device__ void tested(Test t) {
  if (t) {}
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
  bool c(t);
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
  static_cast<bool>(t);
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
  !t;
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
  t && true;
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
  t ? 1 : 2;
  //^ error[call.host-from-device]: calling a __host__ function("Test::operator bool() const") from a __device__ function("tested") is not allowed
  //^ error[device-code.undefined]: identifier "Test::operator bool const" is undefined in device code
}
struct Sum { int m; operator int() const; };
__host__ __device__ Sum operator+(int, Sum);
struct Parts { int a; __device__ int f() { return a; } };
__device__ int parts() { Parts o{1}; int Parts::*m = &Parts::a; int (Parts::*f)() = &Parts::f; return o.*m + (o.*f)(); }
