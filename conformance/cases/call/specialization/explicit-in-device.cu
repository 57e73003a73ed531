/*---
says: Inline explicit specialisations of functions and of members are device code where they are called, with names and members of their own instance.
rules: call.space
runs: device reject
---*/
void h();
struct N { ~N(); N(); int m(); };
template <class T> __device__ void g() {}
template <> inline __device__ void g<int>() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("g<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ void g<char>() {}
template <> inline void g<long>() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("g<long> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> struct S {
  template <class U> __device__ void m(U) {}
  __device__ static void s() {}
  __device__ S() {}
  __device__ ~S() {}
  __device__ void t() {}
  __device__ operator int() { return 1; }
  __device__ int operator()(int) { return 1; }
  void q();
  T v = 1;
};
template <> inline __device__ void S<int>::s() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<int> ::s") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ void S<char>::s() {}
template <> inline void S<float>::s() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<float> ::s") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ S<long>::S() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<long> ::S") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ void S<short>::t() { s(); h(); this->m(1); v = 2; S<float>::s(); q(); N n; n.m(); }
//^ error[call.host-from-device]: calling a __host__ function("N::N()") from a __device__ function("S<short> ::t") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::m()") from a __device__ function("S<short> ::t") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("N::~N()") from a __device__ function("S<short> ::t") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("S<short> ::q()") from a __device__ function("S<short> ::t") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("S<short> ::t") is not allowed
//^ error[device-code.undefined]: identifier "N::N" is undefined in device code
//^ error[device-code.undefined]: identifier "N::m" is undefined in device code
//^ error[device-code.undefined]: identifier "N::~N" is undefined in device code
//^ error[device-code.undefined]: identifier "S<short> ::q" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> inline __device__ void S<unsigned long>::s() { S<int>::s(); }
template <> inline __device__ void S<unsigned char>::t() { h(); }
template <> __device__ void S<signed char>::t() { q(); this->q(); int k = sizeof(v); }
//^ error[call.host-from-device]: calling a __host__ function("S<signed char> ::q()") from a __device__ function("S<signed char> ::t") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("S<signed char> ::q()") from a __device__ function("S<signed char> ::t") is not allowed
//^ error[device-code.undefined]: identifier "S<signed char> ::q" is undefined in device code
//^ error[device-code.undefined]: identifier "S<signed char> ::q" is undefined in device code
__device__ void d() {
  g<int>(); g<char>(); g<long>(); g<double>();
  S<int>::s(); S<char>::s(); S<float>::s(); S<double>::s();
  S<long> l; S<short> q; q.t(); S<unsigned long>::s();
  S<int> si; si.m(1); si.m('a');
  auto la = [] { S<float>::s(); };
}
