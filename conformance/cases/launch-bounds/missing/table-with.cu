/*---
says: Every form of a kernel with __launch_bounds__.
rules: launch-bounds.missing
runs: host accept, device accept
arguments: --diag_warning=20238
---*/
__global__ __launch_bounds__(64) void a();
//^ witness[launch-bounds.missing(function, yes)]
template <class T> __global__ __launch_bounds__(64) void b(T);
//^ witness[launch-bounds.missing(template, yes)]
template <class T> __global__ __launch_bounds__(64) void c(T) {}
//^ witness[launch-bounds.missing(template, yes)]
template __global__ __launch_bounds__(64) void c(int);
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class T> __global__ __launch_bounds__(64) void d(T) {}
//^ witness[launch-bounds.missing(template, yes)]
template <> __global__ __launch_bounds__(64) void d(int) {}
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
