/*---
says: Calls in instances of function templates, as the device pass sees them.
rules: call.context
runs: device reject
---*/
void h();
int h(int);
namespace n { struct S {}; void q(); }
template <class T> __device__ void twice() { h(); }
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("twice<char> ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("twice<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_twice() { twice<int>(); twice<char>(); twice<int>(); }
template <class T, int N> __device__ void many(T, n::S) { n::q(); }
//^ error[call.host-from-device]: calling a __host__ function("n::q()") from a __device__ function("many<long, (int)3> ") is not allowed
//^ error[device-code.undefined]: identifier "n::q" is undefined in device code
__device__ void uses_many(n::S s) { many<long, 3>(1, s); }
template <class T> __device__ void inner() { h(2); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("inner<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __device__ void outer() { inner<int>(); }
template <class T> __device__ void never() { inner<float>(); }
__device__ void uses_outer() { outer<short>(); }
static __device__ void unused() { twice<double>(); }
template <class T> __device__ void in_host() { h(3); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("in_host<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void host() { in_host<int>(); }
template <class T> __host__ __device__ void both(T) { h(4); }
//^ warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("both<double> ") is not allowed
//^ warning[call.host-from-host-device]: calling a __host__ function("h(int)") from a __host__ __device__ function("both<int> ") is not allowed
__device__ void uses_both() { both(1); }
void host_uses_both() { both(1.5); }
template <class T> __global__ void never_launched(T) { h(5); }
//^ error[call.host-from-global]: calling a __host__ function("h(int)") from a __global__ function("never_launched< ::n::S> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
template <class T> __global__ void addressed(T) { h(5); }
//^ error[call.host-from-global]: calling a __host__ function("h(int)") from a __global__ function("addressed<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
void address() { auto p = &addressed<int>; (void)p; }
template <class... T> __device__ void pack(T...) { h(6); }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack< > ") is not allowed
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("pack<int, unsigned int > ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_pack() { pack(1, 2u); pack(); }
static __device__ void plain(int) { h(10); }
static __device__ void plain(double) { }
__device__ void uses_plain() { plain(1.0); }
namespace { template <class T> __device__ void anonymous() { h(11); } }
//^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("_NV_ANON_NAMESPACE::anonymous<int> ") is not allowed
//^ error[device-code.undefined]: identifier "h" is undefined in device code
__device__ void uses_anonymous() { anonymous<int>(); }
template __global__ void never_launched<n::S>(n::S);
