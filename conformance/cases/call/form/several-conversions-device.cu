/*---
says: Of several conversion functions the one is called that is the best for the object, and of these the one whose result is converted best; arguments, references, new objects, casts and conditions are converted.
rules: call.space, call.form, call.callee-name
runs: device reject
---*/
struct raw { short x; };
struct F { operator float() const; };
struct H { operator float() const; operator int() const; operator raw() const; operator raw() const volatile; };
struct I { operator raw() const; operator float() const; };
struct B { explicit operator bool() const; };
struct Many { operator float() const; operator double() const; operator int() const; operator bool() const; };
struct Explicit { operator double() const; explicit operator float() const; };
__device__ void takes(float);
__device__ void refers(const float &);
__device__ void overloaded(int);
__device__ void overloaded(const char *);
__device__ void arguments(F f, Many m, Explicit e) {
  takes(f);
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  refers(f);
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  overloaded(f);
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  takes(m);
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator float() const") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator float const" is undefined in device code
  takes(e);
  //^ error[call.host-from-device]: calling a __host__ function("Explicit::operator double() const") from a __device__ function("arguments") is not allowed
  //^ error[device-code.undefined]: identifier "Explicit::operator double const" is undefined in device code
}
__device__ void objects(F f, B b) {
  const float &r = f;
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("objects") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  float *made = new float(f);
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("objects") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  bool c{b};
  //^ error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("objects") is not allowed
  //^ error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
  bool d(b);
  //^ error[call.host-from-device]: calling a __host__ function("B::operator bool() const") from a __device__ function("objects") is not allowed
  //^ error[device-code.undefined]: identifier "B::operator bool const" is undefined in device code
}
__device__ raw several(H h, I i) {
  raw a = h;
  //^ error[call.host-from-device]: calling a __host__ function("H::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator ::raw const" is undefined in device code
  raw b(h);
  //^ error[call.host-from-device]: calling a __host__ function("H::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator ::raw const" is undefined in device code
  raw c = static_cast<raw>(h);
  //^ error[call.host-from-device]: calling a __host__ function("H::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator ::raw const" is undefined in device code
  raw d = raw(h);
  //^ error[call.host-from-device]: calling a __host__ function("H::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator ::raw const" is undefined in device code
  raw e = i;
  //^ error[call.host-from-device]: calling a __host__ function("I::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "I::operator ::raw const" is undefined in device code
  float f = h;
  //^ error[call.host-from-device]: calling a __host__ function("H::operator float() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator float const" is undefined in device code
  int g = h;
  //^ error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  static_cast<int>(h);
  //^ error[call.host-from-device]: calling a __host__ function("H::operator int() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator int const" is undefined in device code
  return h;
  //^ error[call.host-from-device]: calling a __host__ function("H::operator ::raw() const") from a __device__ function("several") is not allowed
  //^ error[device-code.undefined]: identifier "H::operator ::raw const" is undefined in device code
}
__device__ float best(Many m, Explicit e) {
  double a = m;
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator double() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator double const" is undefined in device code
  bool b = m;
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator bool() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator bool const" is undefined in device code
  if (m) {}
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator bool() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator bool const" is undefined in device code
  m ? 1 : 2;
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator bool() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator bool const" is undefined in device code
  double c = e;
  //^ error[call.host-from-device]: calling a __host__ function("Explicit::operator double() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Explicit::operator double const" is undefined in device code
  float d = static_cast<float>(e);
  //^ error[call.host-from-device]: calling a __host__ function("Explicit::operator float() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Explicit::operator float const" is undefined in device code
  float f(e);
  //^ error[call.host-from-device]: calling a __host__ function("Explicit::operator float() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Explicit::operator float const" is undefined in device code
  return m;
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator float() const") from a __device__ function("best") is not allowed
  //^ error[device-code.undefined]: identifier "Many::operator float const" is undefined in device code
}
template <class T> __device__ float generic(T t) {
  float a = t;
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("generic< ::F> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator float() const") from a __device__ function("generic< ::Many> ") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  //^ error[device-code.undefined]: identifier "Many::operator float const" is undefined in device code
  takes(t);
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("generic< ::F> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator float() const") from a __device__ function("generic< ::Many> ") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  //^ error[device-code.undefined]: identifier "Many::operator float const" is undefined in device code
  if (t) {}
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("generic< ::F> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator bool() const") from a __device__ function("generic< ::Many> ") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  //^ error[device-code.undefined]: identifier "Many::operator bool const" is undefined in device code
  t ? 1 : 2;
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("generic< ::F> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator bool() const") from a __device__ function("generic< ::Many> ") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  //^ error[device-code.undefined]: identifier "Many::operator bool const" is undefined in device code
  return t;
  //^ error[call.host-from-device]: calling a __host__ function("F::operator float() const") from a __device__ function("generic< ::F> ") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("Many::operator float() const") from a __device__ function("generic< ::Many> ") is not allowed
  //^ error[device-code.undefined]: identifier "F::operator float const" is undefined in device code
  //^ error[device-code.undefined]: identifier "Many::operator float const" is undefined in device code
}
__device__ void instances(F f, Many m) { generic(f); generic(m); }
struct Less { operator float() const; operator float() volatile; };
struct Base { operator float() const; };
struct Derived : Base { operator float() const; };
__device__ void bases(const Less c, Derived d) { float b = c; float e = d; }
//^ error[call.host-from-device]: calling a __host__ function("Derived::operator float() const") from a __device__ function("bases") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("Less::operator float() const") from a __device__ function("bases") is not allowed
//^ error[device-code.undefined]: identifier "Derived::operator float const" is undefined in device code
//^ error[device-code.undefined]: identifier "Less::operator float const" is undefined in device code
