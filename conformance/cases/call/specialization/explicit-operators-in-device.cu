/*---
says: Inline explicit specialisations of destructors, conversion functions, operators and member templates are device code where objects end or they are used.
rules: call.space
runs: device reject
---*/
void h();
enum L { A, B };
struct N { ~N(); N(); int m(); };
template <class T> struct S {
  __device__ S() {}
  __device__ ~S() {}
  __device__ operator int() { return 1; }
  __device__ int operator()(int) { return 1; }
  __device__ int operator+(int) { return 1; }
  template <class U> __device__ void m(U) {}
};
template <> inline __device__ S<long>::~S() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<long> ::~S") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ S<double>::operator int() { h(); return 2; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<double> ::operator int") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ int S<double>::operator()(int) { h(); return 2; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<double> ::operator ()") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ int S<double>::operator+(int) { h(); return 2; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<double> ::operator +") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ int S<float>::operator()(int) { h(); return 2; }
template <> template <> inline __device__ void S<int>::m<int>(int) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<int> ::m<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <L l> struct M { __device__ void f(); int c; void g(); int q() const; };
template <> __device__ void M<A>::f() { h(); q(); this->g(); int k = q(); N n; }
//^ error[call.host-from-device]: calling a __host__ function("M<( ::L)0> ::g()") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("M<( ::L)0> ::q() const") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("M<( ::L)0> ::q() const") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::N()") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::~N()") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("M<( ::L)0> ::f") is not allowed
//^ error[device-code.undefined]: identifier "M<( ::L)0> ::g" is undefined in device code
//^ error[device-code.undefined]: identifier "M<( ::L)0> ::q const" is undefined in device code
//^ error[device-code.undefined]: identifier "M<( ::L)0> ::q const" is undefined in device code
//^ error[device-code.undefined]: identifier "N::N" is undefined in device code
//^ error[device-code.undefined]: identifier "N::~N" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ void M<B>::f() { h(); q(); c = 1; }
//^ error[call.host-from-device]: calling a __host__ function("M<( ::L)1> ::q() const") from a __device__ function("M<( ::L)1> ::f") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("M<( ::L)1> ::f") is not allowed
//^ error[device-code.undefined]: identifier "M<( ::L)1> ::q const" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void d() {
  M<A> a;
  a.f();
  M<B> b;
  b.f();
  S<long> l;
  S<double> db;
  int i = db;
  i = db(1) + (db + 1);
  S<char> c;
  i = c(1);
  S<int> n;
  n.m(1);
  n.m('a');
}
