/*---
says: What depends on template parameters is told of each explicit instance, what does not depend once.
rules: call.context, launch.unconfigured, variable.read-by-host
runs: host reject
deviation: oracle host BUG it looks at calls of explicit instances alone
---*/
template <class T> __global__ void g(T);
__global__ void k2(int);
template <class T> __device__ T d(T x) { return x; }
__device__ int d2();
__device__ int dv;
template <class T> void p(T x) { d2(); dv = 1; k2(1); g(1); }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("p") is not allowed
template void p(int);
template void p(char);
template <class T> void q(T x) { d(x); dv = x; g(x); }
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ warning[variable.written-by-host]: a __device__ variable "dv" cannot be directly written in a host function
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("q") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("q") is not allowed
template void q(int);
template void q(char);
template <class T> void never(T x) { d2(); d(x); }
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("never") is not allowed
template <class T> struct C { void m(T x) { d2(); d(x); } static void s() { d2(); } C() { d2(); d(T()); } ~C() { d2(); } };
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("C") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("C") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("m") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("s") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("~C") is not allowed
template struct C<int>;
template <class T> __host__ __device__ void hd(T x) { d2(); d(x); }
//^ error[call.device-from-host-device]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ __device__ function("hd") is not allowed
//^ error[call.device-from-host-device]: calling a __device__ function("d2()") from a __host__ __device__ function("hd") is not allowed
template void hd(int);
template <class T> void late(T x) { if (sizeof(T) == 4) d(x); if constexpr (sizeof(T) == 4) d(x); (void)sizeof(d(x)); }
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("late") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("late") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z1dI1?E1?1?") from a __host__ function("late") is not allowed
template void late(int);
template void late(char);
int last() { return d2(); }
//^ error[call.device-from-host]: calling a __device__ function("d2()") from a __host__ function("last") is not allowed
