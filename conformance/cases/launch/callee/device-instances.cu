/*---
says: A device function template that is launched from the host is told as the instance that is called.
rules: launch.callee, call.space
runs: host reject
deviation: oracle host BUG the first callee is named as behind an error
---*/
namespace n { template <class T, bool B> __device__ void k1(T *q, const T *p, int i) {} }
template <class T> __device__ void k2(T q) {}
template <class T> __device__ void k3(T q);
__device__ void k4(int);
void h() { n::k1<int, true><<<1, 1>>>(0, 0, 1); n::k1<float, false><<<1, 1>>>(0, 0, 1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("_ZN1n2k1I1?L1?0EEE1?1?1?1?") from a __host__ function("h") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("void n::k1<int, (bool)1> (T1 *, const T1 *, int)") from a __host__ function("h") is not allowed
void h2() { k2<<<1, 1>>>(1); (k2<int>)<<<1, 1>>>(1); k3<char><<<1, 1>>>('a'); k4<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z2k2I1?E1?1?") from a __host__ function("h2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2k2I1?E1?1?") from a __host__ function("h2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2k3I1?E1?1?") from a __host__ function("h2") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2k41?") from a __host__ function("h2") is not allowed
template <class T> void ht(T t) { k2<<<1, 1>>>(t); k2<<<1, 1>>>(1); k3<int><<<1, 1>>>(1); k3<T><<<1, 1>>>(t); k4<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z2k2I1?E1?1?") from a __host__ function("ht") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2k3I1?E1?1?") from a __host__ function("ht") is not allowed
//^ error[call.device-from-host]: calling a __device__ function("_Z2k41?") from a __host__ function("ht") is not allowed
void h3() { ht(1); auto l = [] { k2<<<1, 1>>>(1.0); }; }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host]: calling a __device__ function("_Z2k2I1?E1?1?") from a __host__ function("operator()") is not allowed
__host__ __device__ void h4() { k2<<<1, 1>>>(1); }
//^ error[launch.device-callee]: a __device__ function call cannot be configured
//^ error[call.device-from-host-device]: calling a __device__ function("_Z2k2I1?E1?1?") from a __host__ __device__ function("h4") is not allowed
