/*---
says: The body of a lambda and the members of a local class are code of their own, though a constexpr if discards what holds them or leaves it to instances.
rules: call.context, call.space, launch.unconfigured, launch.callee
runs: host reject
---*/
__device__ int d();
__global__ void k(int);
void h(int);
constexpr bool is_set = true;
template <class T> int known(T x) { if constexpr (is_set) { auto l = [] { return d(); }; l(); } return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
template <class T> int discarded(T x) { if constexpr (false) { auto l = [] { return d(); }; l(); } return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
template <class T> int either(T x) { if constexpr (!is_set) [] { d(); }(); else [] { d(); }(); return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
template <class T> int dependent(T x) { if constexpr (sizeof(T) == 1) [] { d(); }(); else d(); return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
template <class T> int kernels(T x) { if constexpr (sizeof(T) == 1) { [] { k(1); }(); k(1); } return x; }
//^ error[launch.unconfigured]: a __global__ function call must be configured
template <class T> int launches(T x) { if constexpr (false) [] { h<<<1, 1>>>(1); }(); return x; }
//^ error[launch.host-callee]: a host function call cannot be configured
template <class T> int of_class(T x) { if constexpr (is_set) { struct L { int m() { return d(); } }; return L().m(); } return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
template <class T> int of_no_code(T x) { if constexpr (false) { struct L { void m() { k(1); d(); } }; } return x; }
//^ error[launch.unconfigured]: a __global__ function call must be configured
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("m") is not allowed
template <class T> int nested(T x) { if constexpr (is_set) [] { if constexpr (is_set) d(); [] { d(); }(); }(); return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
int no_template(int x) { if constexpr (false) { auto l = [] { return d(); }; l(); d(); } return x; }
//^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("operator()") is not allowed
int no_launch(int x) { if constexpr (false) [] { h<<<1, 1>>>(1); }(); return x; }
//^ error[launch.host-callee]: a host function call cannot be configured
