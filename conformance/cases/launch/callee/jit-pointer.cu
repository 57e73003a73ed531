/*---
says: Device-only compilation does not ask what is launched: a pointer, wherever it can stand.
rules: launch.callee
runs: jit accept
arguments: -default-device --device-c
---*/
extern __device__ void (*p)(int);
void body() {
  p<<<1, 2>>>(1);
  //^ jit witness[launch.callee(pointer, body)]
}
template <class T> void pattern(T t) {
  p<<<1, 2>>>(1);
  //^ jit witness[launch.callee(pointer, pattern)]
}
template <class T> void instance(T t) {
  p<<<1, 2>>>(1);
  //^ jit witness[launch.callee(pointer, pattern)]
  //^ jit witness[launch.callee(pointer, instance)]
}
void use() { instance(1); }
struct N {
  int n = (p<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(pointer, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(p<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(pointer, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) p<<<1, 2>>>(T());
  //^ jit witness[launch.callee(pointer, discarded)]
}
void use_discarded() { discarded(1); }
