/*---
says: Whether a function is a kernel is asked where its template or specialisation is declared, and not at an explicit instantiation.
rules: attribute.placement
runs: host reject, device reject
---*/
template <class T> __device__ void f(T) {}
template __launch_bounds__(128) __device__ void f<int>(int);
template __device__ __launch_bounds__(128) void f<char>(char);
template __maxnreg__(32) __device__ void f<long>(long);
template __cluster_dims__(2) __device__ void f<short>(short);
template <class T> __global__ void g(T) {}
template __launch_bounds__(128) __global__ void g<int>(int);
template __maxnreg__(32) __global__ void g<long>(long);
template __cluster_dims__(2) __global__ void g<short>(short);
template <class T> void h(T) {}
template __launch_bounds__(128) void h<int>(int);
template <class T> struct S { __device__ void m(T) {} };
template __launch_bounds__(128) __device__ void S<int>::m(int);
//^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
template __maxnreg__(32) __device__ void S<char>::m(char);
template __cluster_dims__(2) __device__ void S<short>::m(short);
extern template __launch_bounds__(128) __device__ void f<float>(float);
template <> __launch_bounds__(128) __device__ void f<double>(double) {}
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
template <> __maxnreg__(32) __device__ void f<unsigned>(unsigned) {}
//^ error[maxnreg.not-kernel]: __maxnreg__ is only allowed on a __global__ function
template <class T> __launch_bounds__(64) __device__ void k(T) {}
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
template __device__ void k<int>(int);
__device__ void u() { k(1); k('a'); }
