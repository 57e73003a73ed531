/*---
says: A plain call of a device, wherever it can stand.
rules: launch.callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
void h(int);
__host__ __device__ void d(int);
extern void (*p)(int);
void body() {
  d<<<1, 2>>>(1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, body)]
}
template <class T> void pattern(T t) {
  d<<<1, 2>>>(1);
  //^ host error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, pattern)]
}
template <class T> void instance(T t) {
  d<<<1, 2>>>(1);
  //^ error[launch.device-callee]: a __device__ function call cannot be configured
  //^ witness[launch.callee(device, pattern)]
  //^ witness[launch.callee(device, instance)]
}
void use() { instance(1); }
struct N {
  int n = (d<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(device, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(d<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(device, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) d<<<1, 2>>>(T());
  //^ witness[launch.callee(device, discarded)]
}
void use_discarded() { discarded(1); }
