/*---
says: Conversions of arguments, initialisers, returned values, conditions and casts in device code, and what makes and destroys temporaries.
rules: call.form, call.space
runs: device reject
---*/
struct One { One(int); One(int, int); ~One(); operator int() const; };
__device__ void takes(One);
__device__ void by_reference(const One &);
__device__ void number(int);
__device__ void by_value() { takes(3); }
//^ error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("by_value") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("One::~One()") from a __device__ function("by_value") is not allowed
//^ error[device-code.undefined]: identifier "One::One" is undefined in device code
//^ error[device-code.undefined]: identifier "One::~One" is undefined in device code
__device__ void temporary() { by_reference(3); }
//^ error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("temporary") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("One::~One()") from a __device__ function("temporary") is not allowed
//^ error[device-code.undefined]: identifier "One::One" is undefined in device code
//^ error[device-code.undefined]: identifier "One::~One" is undefined in device code
__device__ void object_as_number(One &o) { number(o); }
//^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("object_as_number") is not allowed
//^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
__device__ int returned(One &o) { return o; }
//^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("returned") is not allowed
//^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
__device__ One made() { return 3; }
//^ error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("made") is not allowed
//^ error[device-code.undefined]: identifier "One::One" is undefined in device code
__device__ void copied() { One o = 3; }
//^ error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("copied") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("One::~One()") from a __device__ function("copied") is not allowed
//^ error[device-code.undefined]: identifier "One::One" is undefined in device code
//^ error[device-code.undefined]: identifier "One::~One" is undefined in device code
__device__ void conditions(One *p) {
  if (*p) return;
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("conditions") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
  while (*p) {}
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("conditions") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
}
__device__ void casts(One &o) {
  bool x(o);
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("casts") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
  (void)static_cast<int>(o);
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("casts") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
  (void)(int)o;
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("casts") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
  (void)int(o);
  //^ error[call.host-from-device]: calling a __host__ function("One::operator int() const") from a __device__ function("casts") is not allowed
  //^ error[device-code.undefined]: identifier "One::operator int const" is undefined in device code
}
__device__ void passed_on(One &o) { takes(o); }
//^ error[call.host-from-device]: calling a __host__ function("One::~One()") from a __device__ function("passed_on") is not allowed
//^ error[device-code.undefined]: identifier "One::~One" is undefined in device code
__device__ void elided() { One o = One(1); }
//^ error[call.host-from-device]: calling a __host__ function("One::One(int)") from a __device__ function("elided") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("One::~One()") from a __device__ function("elided") is not allowed
//^ error[device-code.undefined]: identifier "One::One" is undefined in device code
//^ error[device-code.undefined]: identifier "One::~One" is undefined in device code
