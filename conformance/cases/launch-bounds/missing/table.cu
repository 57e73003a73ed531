/*---
says: Every form of a kernel without __launch_bounds__.
rules: launch-bounds.missing
runs: host reject, device reject
arguments: --diag_warning=20238
---*/
__global__ void a();
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(function, no)]
struct M {
  template <class T> __global__ void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[launch-bounds.missing(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ void b(T);
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template <class T> __global__ void c(T) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template __global__ void c(int);
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(instantiation, no)]
//^ witness[launch-bounds.missing(instance, no)]
template <class T> __global__ void d(T) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
template <> __global__ void d(int) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(specialisation, no)]
//^ witness[launch-bounds.missing(instance, no)]
template <class T> __global__ void e(T) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(template, no)]
void use() { e<<<1, 1>>>(1); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(instance, no)]
