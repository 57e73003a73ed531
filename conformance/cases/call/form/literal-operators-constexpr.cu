/*---
says: The device passes look at literals and operators between objects in each instance, and at a literal operator that is named as at a function and an operator.
rules: call.form, call.phase, call.callee-name
runs: device reject
---*/
constexpr long operator""_k(unsigned long long) { return 1; }
struct S {};
constexpr S operator+(S, S) { return S(); }
__device__ long by_name() { return operator""_k(1); }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_name") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_name") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_name") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_name") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ long by_literal() { return 1_k; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("by_literal") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__global__ void kernel() { operator""_k(1); }
//^ @-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator ""_k") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator ""_k") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator ""_k") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator ""_k") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
template <class T> __device__ long both(T t) { return operator""_k(1) + 1_k; }
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
//^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator ""_k") from a __device__ function("both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
__device__ long instances() { return both(1) + both(1L); }
template <class T> __device__ long of_objects(T t) {
  S a, b;
  a + b;
  //^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator+") from a __device__ function("of_objects") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator+") from a __device__ function("of_objects") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator+") from a __device__ function("of_objects") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ @13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator+") from a __device__ function("of_objects") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  return 1;
}
__device__ long others() { return of_objects(1) + of_objects(1L); }
