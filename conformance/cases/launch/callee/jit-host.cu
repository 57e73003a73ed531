/*---
says: Device-only compilation does not ask what is launched: a host, wherever it can stand.
rules: launch.callee
runs: jit reject
arguments: -default-device --device-c
---*/
__host__ void h(int);
//^ error[jit.host-function]: A function explicitly marked as a __host__ function is not allowed in JIT mode
static void body() {
  h<<<1, 2>>>(1);
  //^ jit witness[launch.callee(host, body)]
}
template <class T> void pattern(T t) {
  h<<<1, 2>>>(1);
  //^ jit witness[launch.callee(host, pattern)]
}
template <class T> void instance(T t) {
  h<<<1, 2>>>(1);
  //^ jit witness[launch.callee(host, pattern)]
  //^ jit witness[launch.callee(host, instance)]
}
static void use() { instance(1); }
struct N {
  int n = (h<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(host, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(h<<<1, 2>>>(1), 1);
  //^ jit witness[launch.callee(host, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) h<<<1, 2>>>(T());
  //^ jit witness[launch.callee(host, discarded)]
}
void use_discarded() { discarded(1); }
