/*---
says: Device-only compilation does not ask what is launched: a kernel, wherever it can stand.
rules: launch.callee
runs: jit accept
arguments: -default-device --device-c
---*/
__global__ void k(int) {}
void body() {
  k<<<1, 2>>>(1);
  //^ jit witness[launch.callee(kernel, body)]
}
template <class T> void pattern(T t) {
  k<<<1, 2>>>(1);
  //^ jit witness[launch.callee(kernel, pattern)]
}
template <class T> void instance(T t) {
  k<<<1, 2>>>(1);
  //^ jit witness[launch.callee(kernel, pattern)]
  //^ jit witness[launch.callee(kernel, instance)]
}
void use() { instance(1); }
struct N {
  int n = (k<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(kernel, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(k<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(kernel, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) k<<<1, 2>>>(T());
  //^ jit witness[launch.callee(kernel, discarded)]
}
void use_discarded() { discarded(1); }
