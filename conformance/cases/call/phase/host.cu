/*---
says: The host pass reports while reading, whether or not a function is used and whatever was wrong before.
rules: call.phase
runs: host reject
---*/
__device__ void d();
__device__ constexpr int c() { return 1; }
void plain() {
  d();
  //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("plain") is not allowed
  //^ witness[call.phase(no, emitted, no)]
  //^ witness[call.space(none, D, no, no)]
}
void after() {
  d();
  //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("after") is not allowed
  //^ witness[call.phase(no, emitted, yes)]
  //^ witness[call.space(none, D, no, no)]
  c();
  //^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("after") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("after") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.phase(yes, emitted, yes)]
  //^ witness[call.space(none, D, yes, no)]
}
static void unused() {
  d();
  //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("unused") is not allowed
  //^ witness[call.phase(no, unused, yes)]
  //^ witness[call.space(none, D, no, no)]
  c();
  //^ @-13.2 error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ @13.3- error[call.constexpr-device-from-host]: calling a constexpr __device__ function("c()") from a __host__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ witness[call.phase(yes, unused, yes)]
  //^ witness[call.space(none, D, yes, no)]
}
