/*---
says: Without an error before, plain callees are reported where code is generated.
rules: call.phase
runs: host accept, device reject, documented reject
---*/
void h();
__device__ void emitted() {
  h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("emitted") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  //^ documented error[call.host-from-device]
  //^ device,documented witness[call.phase(no, emitted, no)]
  //^ device,documented witness[call.space(D, none, no, no)]
}
static __device__ void unused() {
  h();
  //^ device witness[call.phase(no, unused, no)]
  //^ device witness[call.space(D, none, no, no)]
  //^ documented error[call.host-from-device]
  //^ documented witness[call.phase(no, unused, no)]
  //^ documented witness[call.space(D, none, no, no)]
}
