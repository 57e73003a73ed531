/*---
says: A plain call of a kernel, wherever it can stand.
rules: launch.callee
runs: host accept, device accept
---*/
__global__ void k(int) {}
void h(int);
__host__ __device__ void d(int);
extern void (*p)(int);
void body() {
  k<<<1, 2>>>(1);
  //^ witness[launch.callee(kernel, body)]
}
template <class T> void pattern(T t) {
  k<<<1, 2>>>(1);
  //^ witness[launch.callee(kernel, pattern)]
}
template <class T> void instance(T t) {
  k<<<1, 2>>>(1);
  //^ witness[launch.callee(kernel, pattern)]
  //^ witness[launch.callee(kernel, instance)]
}
void use() { instance(1); }
struct N {
  int n = (k<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(kernel, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(k<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(kernel, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) k<<<1, 2>>>(T());
  //^ witness[launch.callee(kernel, discarded)]
}
void use_discarded() { discarded(1); }
