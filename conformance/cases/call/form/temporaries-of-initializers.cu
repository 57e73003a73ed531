/*---
says: An object that a call gives, and from which an object of another class or a number is made, ends there.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Object {
  __device__ Object();
  __host__ ~Object();
  int v;
  __device__ operator int() const;
};
__host__ __device__ Object made();
struct ByReference {
  __device__ ByReference(long);
  __device__ ByReference(const Object &);
};
struct ByValue { __device__ ByValue(Object); };
struct Derived : ByReference {
  int m;
  __device__ Derived();
};
__device__ Derived::Derived() :
  ByReference(made()),
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("Derived::Derived") is not allowed
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  m(made()) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("Derived::Derived") is not allowed
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
struct OfMember : ByReference { __device__ OfMember(); };
__device__ OfMember::OfMember() : ByReference(made().v) {}
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("OfMember::OfMember") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
struct Members {
  ByReference b;
  ByValue v;
  __device__ Members();
};
__device__ Members::Members() :
  b{made()},
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("Members::Members") is not allowed
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  v(made()) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("Members::Members") is not allowed
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void by_reference() { ByReference b(made()); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("by_reference") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void by_value() { ByValue v(made()); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("by_value") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void listed() { ByReference c{made()}; }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("listed") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void copied() { ByReference d = made(); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("copied") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void listed_value() { ByValue w{made()}; }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("listed_value") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void of_member() { ByReference x(made().v); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("of_member") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void by_new() { new ByReference(made()); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("by_new") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void number() { int i = made(); }
//^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("number") is not allowed
//^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
__device__ void lasting() {
  const Object &r = made();
  Object &&s = made();
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("lasting") is not allowed
  //^ device error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("lasting") is not allowed
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  //^ device error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
