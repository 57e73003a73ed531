/*---
says: Without an error before, plain callees are reported where code is generated.
rules: call.phase
runs: host accept, device reject, documented accept, documented-device reject
---*/
void h();
__device__ void emitted() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("emitted") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ documented-device error[call.host-from-device]
  //^ device,documented,documented-device witness[call.phase(no, emitted, no)]
  //^ device,documented,documented-device witness[call.space(D, none, no, no)]
}
static __device__ void unused() {
  h();
  //^ device witness[call.phase(no, unused, no)]
  //^ device witness[call.space(D, none, no, no)]
  //^ documented-device error[call.host-from-device]
  //^ documented,documented-device witness[call.phase(no, unused, no)]
  //^ documented,documented-device witness[call.space(D, none, no, no)]
}
