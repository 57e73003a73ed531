/*---
says: Calls in instances whose arguments make a condition constant, and behind conditions that are not.
rules: call.phase, call.space
runs: host accept, device reject
---*/
int h();
template <int N, bool B> __device__ int chosen() { return N && B ? h() : 1; }
//^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("chosen<(int)2, (bool)1> ") is not allowed
//^ device error[device-code.undefined]: identifier "h" is undefined in device code
__device__ int chooses() { return chosen<0, true>() + chosen<1, false>() + chosen<2, true>(); }
__device__ int behind(bool b) {
  if (false) h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("behind") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
  return b && false && h();
  //^ device error[call.host-from-device]: calling a __host__ function("h()") from a __device__ function("behind") is not allowed
  //^ device error[device-code.undefined]: identifier "h" is undefined in device code
}
