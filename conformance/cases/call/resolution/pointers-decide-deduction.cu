/*---
says: Deduction fails where a template parameter would be two types, a pointer and what it points to among them; references bind to what they can.
rules: call.form, call.space
runs: host accept, device reject
---*/
template <class C> struct String { C *p; };
template <class C> int operator+(const String<C> &, const C *);
template <class C> __device__ int operator+(const String<C> &, C);
template <class C> __device__ int joined(String<C> &&, const C *);
template <class C> int joined(const String<C> &, const C *);
template <class T> __device__ int pair(T, T);
int pair(const char *, long);
__device__ void added(const String<char> &s) { s + "x"; }
//^ device error[call.host-from-device]: calling a __host__ function("int ::operator +<char> (const ::String<T1> &, const T1 *)") from a __device__ function("added") is not allowed
//^ device error[device-code.undefined]: identifier "operator +<char> " is undefined in device code
__device__ void added_one(const String<char> &s) { s + 'x'; }
__device__ void lvalue(String<char> &s) { joined(s, "x"); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::joined<char> (const ::String<T1> &, const T1 *)") from a __device__ function("lvalue") is not allowed
//^ device error[device-code.undefined]: identifier "joined<char> " is undefined in device code
__device__ void rvalue(String<char> &s) { joined(static_cast<String<char> &&>(s), "x"); }
__device__ void two() { pair("x", 1L); }
//^ device error[call.host-from-device]: calling a __host__ function("pair(const char *, long)") from a __device__ function("two") is not allowed
//^ device error[device-code.undefined]: identifier "pair" is undefined in device code
__device__ void alike() { pair(1, 2); }
