/*---
says: Behind an error a parameter pack is mangled as one expansion, however many elements it has.
rules: call.space, call.callee-name
runs: host reject
deviation: oracle host BUG it mangles each element of a pack by itself
---*/
__device__ void first();
template <class... T> __device__ void none(T...);
template <class A, class... T> __device__ int some(A, T *...);
template <class T> struct C { template <class... A> __device__ void m(T, A &&...); };
void host(int i, int *p, C<int> c) { first(); none(); none(1, 2.0); some(1, p, p); some<long>(1); c.m(1, i, 2); }
//^ error[call.device-from-host]: calling a __device__ function("_Z4noneIJ1?1?EE1?Dp1?") from a __host__ function("host") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z4noneIJEE1?Dp1?") from a __host__ function("host") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z4someI1?J1?1?EE1?1?Dp1?") from a __host__ function("host") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z4someI1?JEE1?1?Dp1?") from a __host__ function("host") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1CI1?E1mIJ1?1?EEE1?1?Dp1?") from a __host__ function("host") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("first()") from a __host__ function("host") is not allowed
