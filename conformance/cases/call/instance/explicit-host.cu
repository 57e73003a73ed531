/*---
says: The host pass reads explicit instances, and no others: calls, launches, variables and kernels that depend are judged there.
rules: call.context, launch.unconfigured, variable.read-by-host
runs: host reject
deviation: oracle host BUG it looks at calls of explicit instances alone, and makes the kernels that patterns name
---*/
template <class T> __global__ int k(T);
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[kernel.return.void]: a __global__ function must have a void return type
template <class T> __global__ void g(T);
template <class T> __device__ T d(T x) { return x; }
template <class T> __host__ __device__ T hd(T x) { return d(x); }
struct V { __device__ int m(); __device__ V(int); __device__ ~V(); __device__ V operator+(V); };
template <class T> void a(T x) { k<T><<<1, 1>>>(x); g(x); g<T>(x); d(x); hd(x); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("a") is not allowed
template void a(int);
template <class T> void inner(T x) { k<T><<<1, 1>>>(x); g(x); d(x); }
template <class T> void b(T x) { inner(x); inner<T *>(&x); }
template void b(char);
template <class T> void c(T x) { x.m(); T y(1); x + y; }
//^ error[call.device-from-host]: calling a __device__ function("V::m()") from a __host__ function("c") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("V::~V()") from a __host__ function("c") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1VC1E1?") from a __host__ function("c") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_ZN1VplE1?") from a __host__ function("c") is not allowed
template void c(V);
template <class T> struct C { T t; void m(T x) { k(x); g(x); d(x); t.m(); } };
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[call.device-from-host]: calling a __device__ function("V::m()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("m") is not allowed
template struct C<V>;
template <class T> struct D { void m(T x) { k<T><<<1, 1>>>(x); d(x); } void o(T x) { d(x); } };
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("m") is not allowed
template void D<long>::m(long);
template <class T> void e(T x) { extern __shared__ int s[]; __shared__ T y; y = x; T *p = &y; int i = s[0]; }
//^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
//^ warning[variable.written-by-host]: a __shared__ variable "y" cannot be directly written in a host function
//^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
//^ warning[variable.addressed-by-host]: address of a __shared__ variable "y" cannot be directly taken in a host function
template void e(int);
template <class T> void f(T x) { g<T>(x); }
//^ error[launch.unconfigured]: a __global__ function call must be configured
template void f<double>(double);
template <class T> struct E { template <class U> void n(U u); };
extern template void f<float>(float);
__device__ int dv;
template <class T> void h(T x) { dv = x; }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
template void h(unsigned);
