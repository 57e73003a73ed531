/*---
says: A plain call of a host, wherever it can stand.
rules: launch.callee
runs: host reject, device reject
---*/
__global__ void k(int) {}
void h(int);
__host__ __device__ void d(int);
extern void (*p)(int);
void body() {
  h<<<1, 2>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ witness[launch.callee(host, body)]
}
template <class T> void pattern(T t) {
  h<<<1, 2>>>(1);
  //^ host error[launch.host-callee]: a host function call cannot be configured
  //^ witness[launch.callee(host, pattern)]
}
template <class T> void instance(T t) {
  h<<<1, 2>>>(1);
  //^ error[launch.host-callee]: a host function call cannot be configured
  //^ witness[launch.callee(host, pattern)]
  //^ witness[launch.callee(host, instance)]
}
void use() { instance(1); }
struct N {
  int n = (h<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(host, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(h<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(host, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) h<<<1, 2>>>(T());
  //^ witness[launch.callee(host, discarded)]
}
void use_discarded() { discarded(1); }
