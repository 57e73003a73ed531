/*---
says: Each device function that host code configures is said to be called, before it is said that it cannot be configured.
rules: launch.device-callee, call.space
runs: host reject, device reject
---*/
__device__ void dd();
__device__ constexpr void dc() {}
struct S { __device__ static void m(); };
namespace N { __device__ void nd(); }
__host__ __device__ void hd();
void f() {
  dd<<<1, 2, 0, 0>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("dd()") from a __host__ function("f") is not allowed
}
void g() {
  S::m<<<1, 2>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("S::m()") from a __host__ function("g") is not allowed
  N::nd<<<1, 2>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host error[call.device-from-host]: calling a __device__ function("N::nd()") from a __host__ function("g") is not allowed
  dc<<<1, 2>>>();
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ host@-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("dc()") from a __host__ function("g") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ host@13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("dc()") from a __host__ function("g") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  hd<<<1, 2>>>();  // error[launch.device-callee]: a __device__ function call cannot be configured
}
