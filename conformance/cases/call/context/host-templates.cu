/*---
says: Calls in templates, as the host pass sees them.
rules: call.context
runs: host reject
---*/
__device__ void d();
struct D { __device__ void m(); __device__ static int s(); };
struct H { static int s(); };
template <class T> void unused() { d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("unused") is not allowed
template <class T> void used() { d(); }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("used") is not allowed
void uses() { used<int>(); }
template <class T> void dependent(T t) { t.m(); }
void uses_dependent(D &x) { dependent<D &>(x); }
template <class T> void qualified() { T::s(); }
void uses_qualified() { qualified<D>(); }
template <class T> __host__ __device__ void both() { T::s(); }
void uses_both() { both<D>(); both<H>(); }
template <class T> __host__ __device__ void both_plain() { d(); }
//^ error[call.device-from-host-device]: calling a __device__ function("d()") from a __host__ __device__ function("both_plain") is not allowed
template <class T> void guarded() { if constexpr (sizeof(T) == 1) d(); }
void uses_guarded() { guarded<int>(); }
struct Member { void m() { d(); } };
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
template <class T> struct Implicit { void m() { d(); } };
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
Implicit<int> implicit;
template <class T> struct Explicit { void m() { d(); } };
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
template struct Explicit<int>;
