/*---
says: Device-only compilation does not ask what is launched: a dependent callee.
rules: launch.callee
runs: jit accept
arguments: -default-device --device-c
---*/
template <class F> void pattern(F f) {
  f<<<1, 2>>>(1);
  //^ jit witness[launch.callee(dependent, pattern)]
}
template <class F> void unevaluated(F f) {
  int m = sizeof(f<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(dependent, unevaluated)]
  (void)m;
}
template <class F> void discarded(F f) {
  if constexpr (sizeof(F) == 0) f<<<1, 2>>>(1);
  //^ jit witness[launch.callee(dependent, discarded)]
}
template <class F> struct N {
  F f;
  int n = (f<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(dependent, namespace-initializer)]
};
