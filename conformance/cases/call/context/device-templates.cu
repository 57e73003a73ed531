/*---
says: Calls in templates, as the device pass sees them.
rules: call.context
runs: device reject
---*/
void h();
struct D { __device__ static int s(); };
struct H { static int s(); };
template <class T> __device__ void unused() { h(); }
template <class T> __device__ void used() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("used<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses() { used<int>(); }
template <class T> __device__ void instantiated() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("instantiated<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template __device__ void instantiated<int>();
template <class T> __device__ void dependent() { T::s(); }
//^ error[call.host-from-device]: calling a __host__ function("H::s()") from a __device__ function("dependent< ::H> ") is not allowed
//^ error[device-code.undefined]: identifier "H::s" is undefined in device code
__device__ void uses_dependent() { dependent<H>(); dependent<D>(); }
template <class T> __global__ void kernel() { T::s(); }
//^ error[call.host-from-global]: calling a __host__ function("H::s()") from a __global__ function("kernel< ::H> ") is not allowed
//^ error[device-code.undefined]: identifier "H::s" is undefined in device code
void launches() { kernel<H><<<1, 1>>>(); }
template <class T> __host__ __device__ void both() { T::s(); }
//^ warning[call.host-from-host-device]: calling a __host__ function("H::s()") from a __host__ __device__ function("both< ::H> ") is not allowed
__device__ void uses_both() { both<H>(); both<D>(); }
template <class T> struct Explicit { __device__ void m() { h(); } };
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("Explicit<int> ::m") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template struct Explicit<int>;
