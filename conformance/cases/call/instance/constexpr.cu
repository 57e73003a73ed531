/*---
says: Calls of constexpr functions in instances of function templates, as the device pass sees them: once each.
rules: call.context
runs: device reject
---*/
constexpr int c(int i) { return i; }
template <class T> __device__ void twice() { c(1); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("twice") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("twice") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ void uses_twice() { twice<int>(); twice<char>(); twice<int>(); }
template <class T> __device__ void inner() { c(2); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("inner") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("inner") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ void outer() { inner<int>(); }
template <class T> __device__ void never() { inner<float>(); }
__device__ void uses_outer() { outer<short>(); }
template <class T> __device__ void from_unused() { c(2); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("from_unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("from_unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
static __device__ void unused() { from_unused<double>(); }
template <class T> __device__ void in_host() { c(3); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("in_host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void host() { in_host<int>(); }
template <class T> __host__ __device__ void both(T) { c(4); }
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("c") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("c") from a __host__ __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ void uses_both() { both(1); }
template <class T> __host__ __device__ void both_in_host(T) { c(4); }
//^ @-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("c") from a __host__ __device__ function("both_in_host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("c") from a __host__ __device__ function("both_in_host") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void host_uses_both() { both_in_host(1.5); }
template <class T> __global__ void kernel(T) { c(5); }
//^ @-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("c") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("c") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
void launches() { kernel<<<1, 1>>>(1); kernel<char><<<1, 1>>>(1); }
template <class T> __global__ void never_launched(T) { c(5); }
template <class T> __device__ void explicit_instance(T) { c(5); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("explicit_instance") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("explicit_instance") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template __device__ void explicit_instance<char>(char);
