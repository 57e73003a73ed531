/*---
says: The first error of a unit in an unused function.
rules: call.phase
runs: host reject
---*/
__device__ void d();
static void unused() {
  d();
  //^ error[call.device-from-host]: calling a __device__ function("d()") from a __host__ function("unused") is not allowed
  //^ witness[call.phase(no, unused, no)]
  //^ witness[call.space(none, D, no, no)]
}
