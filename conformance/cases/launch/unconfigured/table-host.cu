/*---
says: A plain call of a host, wherever it can stand.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void h(int);
__device__ void d(int);
extern void (*p)(int);
void body() {
  h(1);
  //^ witness[launch.unconfigured(host, body)]
}
template <class T> void pattern(T t) {
  h(1);
  //^ witness[launch.unconfigured(host, pattern)]
}
template <class T> void instance(T t) {
  h(1);
  //^ witness[launch.unconfigured(host, pattern)]
  //^ witness[launch.unconfigured(host, instance)]
}
void use() { instance(1); }
struct N {
  int n = (h(1), 1);
  //^ witness[launch.unconfigured(host, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(h(1), 1);
  //^ witness[launch.unconfigured(host, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) h(T());
  //^ witness[launch.unconfigured(host, discarded)]
}
void use_discarded() { discarded(1); }
