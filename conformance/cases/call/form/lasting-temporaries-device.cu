/*---
says: The object that a reference of a block is bound to lasts as long as that; where a member of it is named, or a number is made of it, it ends with the full-expression.
rules: call.form, call.space
runs: device reject
deviation: cufe device BUG of references with lists and those to other classes
---*/
struct Object {
  __device__ Object();
  __host__ ~Object();
  int v;
  __device__ operator int() const;
};
struct Derived : Object { int w; __device__ Derived(); __host__ ~Derived(); };
__host__ __device__ Object made();
__host__ __device__ Derived derived();
struct From { __device__ From(const Object &); __host__ ~From(); };
__device__ void use();
__device__ void a1() {
  const Object &r = made();
  use();
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a1") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void a2() {
  const Object &r = derived();
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Derived::~Derived()") from a __device__ function("a2") is not allowed
  //^ error[device-code.undefined]: identifier "Derived::~Derived" is undefined in device code
}
__device__ void a3() {
  const Object &r{made()};
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a3") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void a4() {
  const Object &r(made());
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a4") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void a5() {
  auto &&r = made();
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a5") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void a6() {
  const auto &r = Object();
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a6") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void a7() {
  const long &r = made();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a7") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  use();
}
__device__ void a8() {
  const int &r = made().v;
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a8") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  use();
}
__device__ void a9() {
  const From &r = made();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("a9") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  use();
  //^ error[call.host-from-device]: calling a __host__ function("From::~From()") from a __device__ function("a9") is not allowed
  //^ error[device-code.undefined]: identifier "From::~From" is undefined in device code
}
__device__ void b1() {
  const Object &r = (made());
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b1") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void b3(bool b) {
  const Object &r = b ? made() : Object();
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b3") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void b4() {
  {
    const Object &r = Object(), &s = Object{};
    use();
  }
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b4") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b4") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  use();
}
__device__ int b5(bool b) {
  const Object &r = Object();
  if (b)
    return 1;
    //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b5") is not allowed
    //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
  use();
  return 2;
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b5") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void b7() {
  const Object &r = {};
  use();
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b7") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
}
__device__ void b9() {
  for (const Object &r = made(); r.v;)
  //^ error[call.host-from-device]: calling a __host__ function("Object::~Object()") from a __device__ function("b9") is not allowed
  //^ error[device-code.undefined]: identifier "Object::~Object" is undefined in device code
    use();
  use();
}
