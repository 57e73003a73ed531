/*---
says: No code is generated for instances that only functions name which are not used themselves, through however many templates.
rules: call.phase, call.space
runs: host accept, device reject, documented-device reject
---*/
void h();
template <class T> static __device__ void inner(T x) { h(); }
//^ documented-device error[call.host-from-device]
template <class T> static __device__ void outer(T x) { inner(x); }
static __device__ void not_used() { outer(1); }
template <class T> static __device__ void used_inner(T x) { h(); }
//^ documented-device error[call.host-from-device]
//^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("used_inner<int> ") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> static __device__ void used_outer(T x) { used_inner(x); }
__device__ void used() { used_outer(1); }
template <class T> __device__ inline void third(T x) { h(); }
//^ documented-device error[call.host-from-device]
//^ documented-device error[call.host-from-device]
template <class T> __device__ inline void second(T x) { third(x); third(&x); }
template <class T> __device__ inline void first(T x) { second(x); }
__device__ inline void not_used_either() { first('a'); }
template <class T> struct S { __device__ void member(T x) { inner_of(x); } __device__ void inner_of(T x) { h(); } };
//^ documented-device error[call.host-from-device]
static __device__ void of_class() { S<int> s; s.member(1); }
