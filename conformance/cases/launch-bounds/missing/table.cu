/*---
says: Every form of a kernel without __launch_bounds__.
rules: launch-bounds.missing
runs: host accept, device accept
arguments: --diag_warning=20238
---*/
__global__ void a();
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(function, no)]
template <class T> __global__ void b(T);
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template <class T> __global__ void c(T) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template __global__ void c(int);
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(instantiation, no)]
template <class T> __global__ void d(T) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template <> __global__ void d(int) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
