/*---
says: Which uses make the device pass generate code for an instance.
rules: call.phase
runs: device reject
---*/
void h();
template <class T> __device__ void from_static_host() { h(); }
static void static_host() { from_static_host<int>(); }
template <class T> __device__ void from_inline_host() { h(); }
inline void inline_host() { from_inline_host<int>(); }
template <class T> __global__ void kernel_from_static_host() { h(); }
//^ error[call.host-from-global]: calling a __host__ function("h()") from a __global__ function("kernel_from_static_host<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
static void static_launch() { kernel_from_static_host<int><<<1, 1>>>(); }
template <class T> __device__ void from_used_static_host() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_used_static_host<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
static void used_static_host() { from_used_static_host<int>(); }
void host() { used_static_host(); }
static __host__ __device__ void static_both() { h(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("h()") from a __host__ __device__ function("static_both") is not allowed
void host_uses_both() { static_both(); }
static __device__ void static_device() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("static_device") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void host_uses_device() { static_device(); }
template <class T> __device__ void from_unevaluated() { h(); }
__device__ void unevaluated() { (void)sizeof((from_unevaluated<int>(), 1)); }
template <class T> __device__ void from_discarded() { h(); }
__device__ void discarded() { if constexpr (false) from_discarded<int>(); }
template <class T> __device__ void from_address() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_address<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void address() { void (*p)() = from_address<int>; (void)p; }
template <class T> void host_template() { h(); }
__host__ __device__ void both_uses() { host_template<int>(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("void ::host_template<int> ()") from a __host__ __device__ function("both_uses") is not allowed
template <class T> __device__ void from_host_template() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("from_host_template<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> void host_template_of_host() { from_host_template<T>(); }
void uses_host_template() { host_template_of_host<int>(); }
template <class T> __device__ void from_method() { h(); }
struct S { __device__ void m() { from_method<int>(); } void n() { from_method<char>(); } };
template <class T> __device__ void from_default() { h(); }
void takes_default(int i = (from_default<int>(), 1));
template <class T> __device__ T returned(T t) { if (false) h(); return t; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("returned<char> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("returned<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int uses_returned() { return returned(1) + returned<char>(2); }
template <class T> __device__ inline void marked_inline() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("marked_inline<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_inline() { marked_inline<int>(); }
template <class T> static __device__ void marked_static() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("marked_static<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_static() { marked_static<int>(); }
template <class T> constexpr __device__ int marked_constexpr() { h(); return 1; }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("marked_constexpr<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int uses_constexpr() { return marked_constexpr<int>(); }
__device__ void constant_constexpr() { constexpr int i = sizeof(int); (void)i; }
template <class T> __device__ void forced() { h(); }
extern template __device__ void forced<int>();
__device__ void uses_forced() { forced<int>(); }
template <class T = int> __device__ void all_defaults(T = 1) { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("all_defaults<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_defaults() { all_defaults(); }
namespace { __device__ void unnamed() { h(); } }
template <class T> __global__ void kernel_discarded() { h(); }
void discarded_launch() { if constexpr (false) kernel_discarded<int><<<1, 1>>>(); }
template <class T> __global__ void kernel_unevaluated() { h(); }
void unevaluated_launch() { (void)sizeof(&kernel_unevaluated<int>); }
