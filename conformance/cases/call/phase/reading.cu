/*---
says: With an error while reading, the device pass reports constexpr callees only.
rules: call.phase
runs: host accept, device reject, documented reject, documented-device reject
---*/
void h();
constexpr int c() { return 1; }
__device__ thread_local int wrong;
//^ device error[variable.thread-local]: cannot use thread_local specifier for a __device__ variable
//^ documented,documented-device error[variable.thread-local]
__device__ void emitted() {
  h();
  //^ device witness[call.phase(no, emitted, yes)]
  //^ device witness[call.space(D, none, no, no)]
  //^ documented-device error[call.host-from-device]
  //^ documented,documented-device witness[call.phase(no, emitted, yes)]
  //^ documented,documented-device witness[call.space(D, none, no, no)]
  c();
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("emitted") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("emitted") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented-device error[call.constexpr-host-from-device]
  //^ witness[call.phase(yes, emitted, yes)]
  //^ witness[call.space(D, none, yes, no)]
}
static __device__ void unused() {
  h();
  //^ device witness[call.phase(no, unused, yes)]
  //^ device witness[call.space(D, none, no, no)]
  //^ documented-device error[call.host-from-device]
  //^ documented,documented-device witness[call.phase(no, unused, yes)]
  //^ documented,documented-device witness[call.space(D, none, no, no)]
  c();
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("unused") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented-device error[call.constexpr-host-from-device]
  //^ witness[call.phase(yes, unused, yes)]
  //^ witness[call.space(D, none, yes, no)]
}
