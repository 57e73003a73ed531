/*---
says: A closure of namespace scope is code of the host wherever it is called. Its call operator is constexpr whatever its body does; the device pass reports such a call twice, where the object is called and where that is resolved.
rules: call.lambda, call.form, call.variable-access
runs: host accept, device reject
deviation: cufe device N-I it does not say that the address of a closure is taken that is called
---*/
void h();
auto calls_host = [] { h(); };
const auto constant = [](int i) { return i; };
static auto branches = [](int *p, const int &i) mutable -> double { while (*p) { if (i) return 1; --*p; } throw 1; };
namespace n {
auto parenthesised([](double d) noexcept { return d; });
auto braced{[] { }};
}
__device__ void in_device() {
  calls_host();
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "calls_host" cannot be directly taken in a device function
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("in_device") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("in_device") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "calls_host" cannot be directly taken in a __device__/__global__ function
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("in_device") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("in_device") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__global__ void kernel(int *p) {
  *p = constant(constant(1));
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  (branches)(p, 2);
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "branches" cannot be directly taken in a device function
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "branches" cannot be directly taken in a __device__/__global__ function
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-global]: calling a constexpr __host__ function("operator()") from a __global__ function("kernel") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
__host__ __device__ double in_both() {
  return n::parenthesised(1);
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "n::parenthesised" cannot be directly taken in a device function
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("in_both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("in_both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "n::parenthesised" cannot be directly taken in a __device__/__global__ function
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("in_both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- warning[call.constexpr-host-from-host-device]: calling a constexpr __host__ function("operator()") from a __host__ __device__ function("in_both") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
}
struct S {
  __device__ void member() {
    n::braced();
    //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "n::braced" cannot be directly taken in a device function
    //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("member") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
    //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("member") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
    //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "n::braced" cannot be directly taken in a __device__/__global__ function
    //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("member") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
    //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("member") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  }
};
__device__ void around() {
  auto inside = [] { calls_host(); };
  //^ device@-13.1 warning[variable.addressed-by-device]: address of a host variable "calls_host" cannot be directly taken in a device function
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.2- warning[variable.addressed-by-device]: address of a host variable "calls_host" cannot be directly taken in a __device__/__global__ function
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("operator()") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  inside();
}
__device__ void dead() {
  if (false) constant(1);
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("dead") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("dead") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("dead") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("operator()") from a __device__ function("dead") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  if constexpr (false) constant(1);
  (void)sizeof(constant(1));
}
void in_host() {
  calls_host();
  constant(1);
  n::braced();
}
