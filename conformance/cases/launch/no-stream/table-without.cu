/*---
says: Launches without a stream, wherever they can stand.
rules: launch.no-stream
runs: host accept, device accept
arguments: --diag_warning=20198
---*/
__global__ void k(int) {}
void body() {
  k<<<1, 2>>>(1);
  //^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  //^ witness[launch.no-stream(no, body)]
}
template <class T> void pattern(T t) {
  k<<<1, 2>>>(1);
  //^ witness[launch.no-stream(no, pattern)]
}
template <class T> void instance(T t) {
  k<<<1, 2>>>(1);
  //^ device warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  //^ witness[launch.no-stream(no, pattern)]
  //^ witness[launch.no-stream(no, instance)]
}
void use() { instance(1); }
struct N {
  int n = (k<<<1, 2>>>(1), 1);
  //^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  //^ witness[launch.no-stream(no, namespace-initializer)]
};
void unevaluated() {
  int n = sizeof(k<<<1, 2>>>(1), 1);
  //^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  //^ witness[launch.no-stream(no, unevaluated)]
  (void)n;
}
template <class T> void discarded(T) {
  if constexpr (sizeof(T) == 0) k<<<1, 2>>>(1);
  //^ witness[launch.no-stream(no, discarded)]
}
void use_discarded() { discarded(1); }
void never() {
  if constexpr (false) k<<<1, 2>>>(1);
  //^ warning[launch.no-stream]: explicit stream argument not provided in kernel launch
  //^ witness[launch.no-stream(no, discarded)]
}
