/*---
says: A dependent callee.
rules: launch.callee
runs: host reject, device reject
---*/
template <class F> void pattern(F f) {
  f<<<1, 2>>>(1);
  //^ witness[launch.callee(dependent, pattern)]
}
template <class F> void in_default(F f, int n = sizeof(f)) {  // error[c++]: identifier "f" is undefined
  int m = sizeof(f<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(dependent, unevaluated)]
  (void)m;
}
template <class F> void discarded(F f) {
  if constexpr (sizeof(F) == 0) f<<<1, 2>>>(1);
  //^ witness[launch.callee(dependent, discarded)]
}
template <class F> struct N {
  F f;
  int n = (f<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(dependent, namespace-initializer)]
};
