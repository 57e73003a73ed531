/*---
says: Calls in members of class templates, as the device pass sees them.
rules: call.context
runs: device reject
deviation: oracle device N-I members
---*/
void h();
void h(int);
namespace n { struct S {}; }
template <class T> struct Explicit {
  __device__ void m() { h(); }
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Explicit< ::n::S *> ::m") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Explicit<int> ::m") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ static void s(T, n::S) { h(1); }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::s") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::s") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ Explicit() { h(2); }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::Explicit") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::Explicit") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ ~Explicit() { h(3); }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::~Explicit") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::~Explicit") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ int operator+(T) const { h(4); return 0; }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::operator + const") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::operator + const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ operator int() const { h(4); return 0; }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::operator int const") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::operator int const") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  template <class U> __device__ void t(U) { h(5); }
  __host__ __device__ void b() const { h(6); }
  //^ warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("Explicit< ::n::S *> ::b const") is not allowed
  //^ warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("Explicit<int> ::b const") is not allowed
  void host() { h(); }
  __device__ void out();
  __device__ virtual void v() { h(7); }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::v") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::v") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  struct Inner { __device__ void m() { h(8); } };
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::Inner::m") is not allowed
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::Inner::m") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
};
template <class T> __device__ void Explicit<T>::out() { h(9); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit< ::n::S *> ::out") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Explicit<int> ::out") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template struct Explicit<int>;
template struct Explicit<n::S *>;
template <class T> struct Never { __device__ void m() { h(); } };
template <class T> struct Member { __device__ void m() { h(); } __device__ void other() { h(); } };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Member<char> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template __device__ void Member<char>::m();
template <class T> struct Used {
  __device__ void m() { h(); }
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Used<int> ::m") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ void other() { h(); }
  //^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Used<int> ::other") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ static void s() { h(1); }
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Used<char> ::s") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  __device__ void chain() { other(); }
};
__device__ void uses(Used<int> &u) { u.m(); Used<char>::s(); u.chain(); }
template <class T, int N> struct Special { __device__ void m() { h(); } };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Special<int, (int)3> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> struct Special<T, 1> { __device__ void m() { h(1); } };
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("Special<int, (int)1> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <> struct Special<int, 2> { __device__ void m() { h(2); } };
template struct Special<int, 3>;
template struct Special<int, 1>;
extern template struct Special<char, 4>;
