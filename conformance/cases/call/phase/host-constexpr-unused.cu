/*---
says: The first error of a unit is a constexpr callee of an unused function.
rules: call.phase
runs: host reject
---*/
__device__ constexpr int c() { return 1; }
static void unused() {
  c();
  //^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.phase(yes, unused, no)]
  //^ witness[call.space(none, D, yes, no)]
}
