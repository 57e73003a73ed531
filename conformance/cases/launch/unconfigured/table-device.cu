/*---
says: A plain call of a device, wherever it can stand.
rules: launch.unconfigured
runs: host accept, device accept
---*/
__global__ void k(int) {}
void h(int);
__device__ void d(int);
extern void (*p)(int);
__device__ void body() {
  d(1);
  //^ witness[launch.unconfigured(device, body)]
}
template <class T> __device__ void pattern(T t) {
  d(1);
  //^ witness[launch.unconfigured(device, pattern)]
}
template <class T> __device__ void instance(T t) {
  d(1);
  //^ witness[launch.unconfigured(device, pattern)]
  //^ witness[launch.unconfigured(device, instance)]
}
__device__ void use() { instance(1); }
struct N {
  int n = (d(1), 1);
  //^ witness[launch.unconfigured(device, namespace-initializer)]
};
__device__ void unevaluated() {
  int n = sizeof(d(1), 1);
  //^ witness[launch.unconfigured(device, unevaluated)]
  (void)n;
}
template <class T> __device__ void discarded(T) {
  if constexpr (sizeof(T) == 0) d(T());
  //^ witness[launch.unconfigured(device, discarded)]
}
__device__ void use_discarded() { discarded(1); }
