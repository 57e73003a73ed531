/*---
says: An instance is remarked once, where it is specialised, instantiated or used first.
rules: launch-bounds.missing
runs: host accept, device accept, jit accept
arguments: --diag_warning=20238
---*/
template <class T> __global__ void specialised(T q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <> __global__ void specialised<float>(float q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <> __global__ void specialised<char>(char q);
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class T> __global__ void instantiated(T q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template __global__ void instantiated<int>(int);
//^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template __global__ void instantiated(long);
//^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class T> __global__ void used(T q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class T> __global__ __launch_bounds__(32) void bounded(T q) {}
template <> __global__ __launch_bounds__(32) void bounded<float>(float q) {}
//^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
__device__ void f(float q) {
  (void)specialised<float>;
  (void)&specialised<char>;
  (void)instantiated<int>;
  (void)instantiated<long>;
  (void)used<float>;
  //^ device,jit warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
  (void)used<float>;
  (void)bounded<float>;
}
template __global__ void used<float>(float);
