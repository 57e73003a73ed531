/*---
says: What templates name becomes no instance of a kernel where they have none themselves.
rules: launch-bounds.missing
runs: host accept, device accept
arguments: --diag_warning=20238
---*/
template <typename T> __global__ __launch_bounds__(1) void e(T, float) {}
template <typename T> long never(T p, float r) {
  int i = 0;
  e<int><<<2, 3>>>((int)(p + r), -(1.5f));
  e<long><<<2, sizeof(T)>>>(1, 1.5f);
  e<<<2, 3>>>('c', 1.f);
  (void)e<short>;
  (void)&e<short *>;
  void (*pointer)(int *, float) = e<int *>;
  return i;
}
template <typename T> struct Never {
  void member() { e<int &><<<1, 1>>>(*(int *)0, 1.f); }
};
