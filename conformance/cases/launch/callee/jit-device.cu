/*---
says: Device-only compilation does not ask what is launched: a device, wherever it can stand.
rules: launch.callee
runs: jit accept
arguments: -default-device --device-c
---*/
__device__ void d(int);
static void body() {
  d<<<1, 2>>>(1);
  //^ jit witness[launch.callee(device, body)]
}
template <class T> void pattern(T t) {
  d<<<1, 2>>>(1);
  //^ jit witness[launch.callee(device, pattern)]
}
template <class T> void instance(T t) {
  d<<<1, 2>>>(1);
  //^ jit witness[launch.callee(device, pattern)]
  //^ jit witness[launch.callee(device, instance)]
}
static void use() { instance(1); }
struct N {
  int n = (d<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(device, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(d<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(device, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) d<<<1, 2>>>(T());
  //^ jit witness[launch.callee(device, discarded)]
}
void use_discarded() { discarded(1); }
