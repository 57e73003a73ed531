/*---
says: Where a call stands, as the host pass and the documented dialect see it.
rules: call.context
runs: host reject, documented reject
---*/
__device__ int d(int);
void body() {
  if (false) d(1);
  //^ error[call.device-from-host]: calling a __device__ function("d(int)") from a __host__ function("body") is not allowed
  //^ documented error[call.device-from-host]
  //^ witness[call.context(body)]
  //^ witness[call.space(none, D, no, no)]
}
template <class T> void pattern(T) {
  d(1);
  //^ error[call.device-from-host]: calling a __device__ function("_Z1d1?") from a __host__ function("pattern") is not allowed
  //^ host witness[call.context(pattern)]
  //^ host witness[call.space(none, D, no, no)]
  //^ documented witness[call.context(pattern)]
  //^ documented witness[call.space(none, D, no, no)]
}
struct DS { __device__ static int s(); };
template <class T> void instance() {
  T::s();
  //^ host witness[call.context(instance)]
  //^ host witness[call.space(none, D, no, no)]
  //^ documented error[call.device-from-host]
  //^ documented witness[call.context(instance)]
  //^ documented witness[call.space(none, D, no, no)]
}
void uses() { instance<DS>(); }
template <class T> void explicit_instance() {
  T::s();
  //^ error[call.device-from-host]: calling a __device__ function("DS::s()") from a __host__ function("explicit_instance") is not allowed
  //^ documented error[call.device-from-host]
  //^ witness[call.context(explicit-instance)]
  //^ witness[call.space(none, D, no, no)]
}
template void explicit_instance<DS>();
int at_namespace_scope = d(1);
//^ witness[call.context(namespace-initializer)]
//^ witness[call.space(none, D, no, no)]
void unevaluated() {
  (void)sizeof(d(1));
  //^ witness[call.context(unevaluated)]
  //^ witness[call.space(none, D, no, no)]
  decltype(d(1)) x = 0;
  (void)noexcept(d(x));
}
void discarded() {
  if constexpr (false) d(1);
  //^ witness[call.context(discarded)]
  //^ witness[call.space(none, D, no, no)]
}
