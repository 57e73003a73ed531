/*---
says: A constexpr callee of an emitted function.
rules: call.phase
runs: host accept, device reject, documented accept, documented-device reject
---*/
constexpr int c() { return 1; }
__device__ void emitted() {
  c();
  //^ device error[call.constexpr-host-from-device]: calling a constexpr __host__ function("c") from a __device__ function("emitted") is not allowed. The experimental flag '--expt-relaxed-constexpr' can be used to allow this.
  //^ documented-device error[call.constexpr-host-from-device]
  //^ device,documented,documented-device witness[call.phase(yes, emitted, no)]
  //^ device,documented,documented-device witness[call.space(D, none, yes, no)]
}
