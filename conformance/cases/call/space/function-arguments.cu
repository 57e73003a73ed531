/*---
says: A function as a template argument is named in the texts, and called where the instance calls its parameter.
rules: call.space, call.callee-name, device-code.undefined
runs: host reject, device reject
deviation: oracle host BUG it shows a function that is a template argument as it is written
deviation: oracle device BUG it shows a function that is a template argument as it is written, and takes it for a use
---*/
typedef int (*F)(int);
__device__ int d(int);
int h(int);
namespace n { static inline __device__ int s(int x) { return x; } }
template <int N, F f> __device__ int call(int x) { return f(x) + N; }
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("call<(int)1, & ::h> ") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("call<(int)2, & ::h> ") is not allowed
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("call<(int)4, & ::h> ") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
template <F f> __device__ int twice(int x) { return call<2, f>(call<1, f>(x)); }
template <int (&f)(int)> __host__ __device__ int reference(int x) { return f(x); }
template <F f, class T> int host(T x) { return f(x); }
__device__ int one(int x) { return call<1, d>(x) + call<2, &d>(x) + call<3, n::s>(x); }
__device__ int two(int x) { return call<4, h>(x); }
__global__ void three(int x) { twice<h>(x); twice<d>(x); reference<h>(x); }
__device__ int four(int x) { return host<d>(x); }
//^ device error[call.host-from-device]: calling a __host__ function("int ::host<& ::d, int> (T2)") from a __device__ function("four") is not allowed
//^ device error[device-code.undefined]: identifier "host<& ::d, int> " is undefined in device code
void five(int x) { call<3, n::s>(x); twice<d>(x); host<h>(x); }
//^ host error[call.device-from-host]: calling a __device__ function("_Z5twiceIXadL_Z1d1?EEE1?1?") from a __host__ function("five") is not allowed
//^ host error[call.device-from-host]: calling a __device__ function("int ::call<(int)3, &::n::s> (int)") from a __host__ function("five") is not allowed
template <F f> struct S { __device__ int operator()(int x) { return f(x); } };
//^ device error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("S<& ::h> ::operator ()") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int six(int x) { return S<d>()(x) + S<h>()(x); }
__host__ __device__ int seven(int x) { return twice<d>(x); }
//^ host error[call.device-from-host-device]: calling a __device__ function("_Z5twiceIXadL_Z1d1?EEE1?1?") from a __host__ __device__ function("seven") is not allowed
