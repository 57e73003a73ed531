/*---
says: A plain call of a pointer, wherever it can stand.
rules: launch.callee
runs: host accept, device accept
---*/
__global__ void k(int) {}
void h(int);
__host__ __device__ void d(int);
extern void (*p)(int);
void body() {
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, body)]
}
template <class T> void pattern(T t) {
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, pattern)]
}
template <class T> void instance(T t) {
  p<<<1, 2>>>(1);
  //^ witness[launch.callee(pointer, pattern)]
  //^ witness[launch.callee(pointer, instance)]
}
void use() { instance(1); }
struct N {
  int n = (p<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(pointer, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(p<<<1, 2>>>(1), 1);
  //^ witness[launch.callee(pointer, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) p<<<1, 2>>>(T());
  //^ witness[launch.callee(pointer, discarded)]
}
void use_discarded() { discarded(1); }
