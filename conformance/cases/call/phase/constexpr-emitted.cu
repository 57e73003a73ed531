/*---
says: A constexpr callee of an emitted function.
rules: call.phase
runs: host accept, device reject, documented accept, documented-device reject
---*/
constexpr int c() { return 1; }
__device__ void emitted() {
  c();
  //^ device@-13.2 error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("emitted") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ device@13.3- error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("emitted") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this (note: for a __tile__/__tile_global__ caller, the flag guarantees support only for calls that are required by language rules to be evaluated at compile time).
  //^ documented-device error[call.constexpr-host-from-device]
  //^ device,documented,documented-device witness[call.phase(yes, emitted, no)]
  //^ device,documented,documented-device witness[call.space(D, none, yes, no)]
}
