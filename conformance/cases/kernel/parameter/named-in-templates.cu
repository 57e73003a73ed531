/*---
says: What a template names that has no instance makes an instance of a kernel in the host pass only.
rules: kernel.parameter, kernel.return, cluster-dims.positive, grid-constant.reference, launch-bounds.missing
runs: host reject, device accept
arguments: --diag_warning=20238
---*/
template <typename T> __global__ __launch_bounds__(1) void a(const __grid_constant__ T q) {}
template <typename T> __global__ __launch_bounds__(1) __cluster_dims__(sizeof(T) * 0) void b(T q) {}
//^ host error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ host error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
template <typename T> __global__ __launch_bounds__(1) void c(T q) {}
template <typename T> __global__ __launch_bounds__(1) T d(int) {}
//^ host error[kernel.return.void]: a __global__ function must have a void return type
template <typename T> __global__ __launch_bounds__(1) void e(T, float) {}
template <typename T> long never(T p, float r) {
  int i = 0;
  b<char><<<2, 3>>>(1);
  b<<<2, 3>>>(1);
  d<int><<<2, 3>>>(3);
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
