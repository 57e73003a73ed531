/*---
says: Launches with a stream, wherever they can stand.
rules: launch.no-stream
runs: host accept, device accept
arguments: --diag_warning=20198
---*/
__global__ void k(int) {}
void body() {
  k<<<1, 2, 0, 0>>>(1);
  //^ witness[launch.no-stream(yes, body)]
}
template <class T> void pattern(T t) {
  k<<<1, 2, 0, 0>>>(1);
  //^ witness[launch.no-stream(yes, pattern)]
}
template <class T> void instance(T t) {
  k<<<1, 2, 0, 0>>>(1);
  //^ witness[launch.no-stream(yes, pattern)]
  //^ witness[launch.no-stream(yes, instance)]
}
void use() { instance(1); }
struct N {
  int n = (k<<<1, 2, 0, 0>>>(1), 1);
  //^ witness[launch.no-stream(yes, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(k<<<1, 2, 0, 0>>>(1), 1);
  //^ witness[launch.no-stream(yes, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) k<<<1, 2, 0, 0>>>(1);
  //^ witness[launch.no-stream(yes, discarded)]
}
void use_discarded() { discarded(1); }
