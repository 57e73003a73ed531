/*---
says: A plain call of a kernel, wherever it can stand.
rules: launch.unconfigured
runs: host reject, device reject
---*/
__global__ void k(int) {}
void h(int);
__device__ void d(int);
extern void (*p)(int);
void body() {
  k(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[launch.unconfigured(kernel, body)]
}
template <class T> void pattern(T t) {
  k(1);
  //^ host error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[launch.unconfigured(kernel, pattern)]
}
template <class T> void instance(T t) {
  k(1);
  //^ error[launch.unconfigured]: a __global__ function call must be configured
  //^ witness[launch.unconfigured(kernel, pattern)]
  //^ witness[launch.unconfigured(kernel, instance)]
}
void use() { instance(1); }
struct N {
  int n = (k(1), 1);
  //^ witness[launch.unconfigured(kernel, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(k(1), 1);
  //^ witness[launch.unconfigured(kernel, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) k(T());
  //^ witness[launch.unconfigured(kernel, discarded)]
}
void use_discarded() { discarded(1); }
