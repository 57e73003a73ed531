/*---
says: What mem-initializers of constructors in templates make and convert, and constructors that delegate.
rules: call.form, call.space
runs: host accept, device reject
---*/
struct Host { Host(int); Host(const char *); };
struct Converted { __host__ operator int() const; };
template <class T> struct Base { T t; __host__ Base(T t); };
template <class T> struct Member {
  T t;
  template <class U> __device__ Member(U u) : t(u) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Host::Host(int)") from a __device__ function("Member< ::Host> ::Member<int> ") is not allowed
  //^ device error[device-code.undefined]: identifier "Host::Host" is undefined in device code
};
template <class T> struct Derived : Base<T> {
  __device__ Derived(T x) : Base<T>(x) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Base<int> ::Base(int) [subobject]") from a __device__ function("Derived<int> ::Derived") is not allowed
  __device__ Derived(T x, int) : Base<T>{x} {}
  //^ device error[call.host-from-device]: calling a __host__ function("Base<float> ::Base(float) [subobject]") from a __device__ function("Derived<float> ::Derived") is not allowed
};
template <class T> struct Scalar {
  int i;
  __device__ Scalar(T t) : i(t) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Converted::operator int() const") from a __device__ function("Scalar< ::Converted> ::Scalar") is not allowed
  //^ device error[device-code.undefined]: identifier "Converted::operator int const" is undefined in device code
};
struct Delegating {
  Delegating(int);
  __device__ Delegating() : Delegating(1) {}
  //^ device error[call.host-from-device]: calling a __host__ function("Delegating::Delegating(int)") from a __device__ function("Delegating::Delegating") is not allowed
  //^ device error[device-code.undefined]: identifier "Delegating::Delegating" is undefined in device code
};
template <class T> struct DelegatingTemplate {
  __host__ DelegatingTemplate(T);
  __device__ DelegatingTemplate() : DelegatingTemplate(T()) {}
  //^ device error[call.host-from-device]: calling a __host__ function("DelegatingTemplate<int> ::DelegatingTemplate(int)") from a __device__ function("DelegatingTemplate<int> ::DelegatingTemplate") is not allowed
  //^ device error[device-code.undefined]: identifier "DelegatingTemplate<int> ::DelegatingTemplate" is undefined in device code
};
__device__ void use() {
  Member<Host> m(1);
  Derived<int> d(1);
  Derived<float> e(1.0f, 2);
  Scalar<Converted> s{Converted{}};
  Delegating g;
  DelegatingTemplate<int> h;
}
