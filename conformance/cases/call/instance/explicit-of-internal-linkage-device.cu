/*---
says: Explicit instances of what has internal linkage are generated where they are used; kernels always are.
rules: call.context, call.space
runs: device reject
deviation: oracle device BUG it looks at all explicit instances
---*/
void h();
namespace {
template <class T> __device__ void unused(T) { h(); }
template __device__ void unused(char);
template __device__ void unused(int);
template <class T> struct Class { __device__ void member() { h(); } };
template struct Class<int>;
template <class T> __device__ void used(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("_NV_ANON_NAMESPACE::used<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template __device__ void used(int);
template <class T> __global__ void kernel(T) { h(); }
//^ error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("_NV_ANON_NAMESPACE::kernel<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template __global__ void kernel(int);
}
template <class T> static __device__ void is_static(T) { h(); }
template __device__ void is_static(char);
template <class T> inline __device__ void is_inline(T) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("is_inline<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template __device__ void is_inline(int);
__device__ void uses() { used(1); }
