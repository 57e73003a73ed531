/*---
says: Where a call stands, as the device pass sees it.
rules: call.context
runs: device reject
---*/
int h(int);
__device__ void body() {
  if (false) h(1);
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("body") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.context(body)]
  //^ witness[call.space(D, none, no, no)]
}
template <class T> __device__ void pattern(T) {
  h(1);
  //^ witness[call.context(pattern)]
  //^ witness[call.space(D, none, no, no)]
}
template <class T> __device__ void instance(T) {
  h(1);
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("instance<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.context(instance)]
  //^ witness[call.space(D, none, no, no)]
}
__device__ void uses() { instance(1); }
template <class T> __device__ void explicit_instance(T) {
  h(1);
  //^ error[call.host-from-device]: calling a __host__ function("h(int)") from a __device__ function("explicit_instance<int> ") is not allowed
  //^ error[device-code.undefined]: identifier "h" is undefined in device code
  //^ witness[call.context(explicit-instance)]
  //^ witness[call.space(D, none, no, no)]
}
template __device__ void explicit_instance(int);
__device__ void default_argument(int i = h(1));
//^ witness[call.context(namespace-initializer)]
//^ witness[call.space(D, none, no, no)]
__device__ void unevaluated() {
  (void)sizeof(h(1));
  //^ witness[call.context(unevaluated)]
  //^ witness[call.space(D, none, no, no)]
}
__device__ void discarded() {
  if constexpr (false) h(1);
  //^ witness[call.context(discarded)]
  //^ witness[call.space(D, none, no, no)]
}
