/*---
says: Every form of a kernel with __launch_bounds__.
rules: launch-bounds.missing
runs: host reject, device reject
arguments: --diag_warning=20238
---*/
__global__ __launch_bounds__(64) void a();
//^ witness[launch-bounds.missing(function, yes)]
struct M {
  template <class T> __global__ __launch_bounds__(64) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
  //^ witness[launch-bounds.missing(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[attribute.placement(launch-bounds, member-kernel) = ignored]
};
template <class T> __global__ __launch_bounds__(64) void b(T);
//^ witness[launch-bounds.missing(template, yes)]
template <class T> __global__ __launch_bounds__(64) void c(T) {}
//^ witness[launch-bounds.missing(template, yes)]
template __global__ __launch_bounds__(64) void c(int);
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(instantiation, yes)]
//^ witness[launch-bounds.missing(instance, yes)]
template <class T> __global__ __launch_bounds__(64) void d(T) {}
//^ witness[launch-bounds.missing(template, yes)]
template <> __global__ __launch_bounds__(64) void d(int) {}
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(specialisation, yes)]
//^ witness[launch-bounds.missing(instance, yes)]
template <class T> __global__ __launch_bounds__(64) void e(T) {}
//^ witness[launch-bounds.missing(template, yes)]
void use() { e<<<1, 1>>>(1); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
//^ witness[launch-bounds.missing(instance, yes)]
