/*---
says: Every form of a kernel with both qualifiers.
rules: launch-bounds.with-maxnreg
runs: host reject, device reject
---*/
__global__ __launch_bounds__(64) __maxnreg__(32) void a();
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
//^ witness[launch-bounds.with-maxnreg(function, yes)]
struct M {
  template <class T> __global__ __launch_bounds__(64) __maxnreg__(32) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
  //^ witness[launch-bounds.with-maxnreg(member-template, yes)]
  //^ witness[attribute.placement(launch-bounds, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ __launch_bounds__(64) __maxnreg__(32) void b(T);
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
//^ witness[launch-bounds.with-maxnreg(template, yes)]
template <class T> __global__ __launch_bounds__(64) __maxnreg__(32) void c(T) {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
//^ witness[launch-bounds.with-maxnreg(template, yes)]
//^ witness[launch-bounds.with-maxnreg(instance, yes)]
template __global__ __launch_bounds__(64) __maxnreg__(32) void c(int);
//^ witness[launch-bounds.with-maxnreg(instantiation, yes)]
template <class T> __global__ __launch_bounds__(64) __maxnreg__(32) void d(T) {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
//^ witness[launch-bounds.with-maxnreg(template, yes)]
//^ witness[launch-bounds.with-maxnreg(instance, yes)]
template <> __global__ __launch_bounds__(64) __maxnreg__(32) void d(int) {}
//^ error[launch-bounds.with-maxnreg]: The __launch_bounds__ and __maxnreg__ qualifiers cannot be applied to the same kernel
//^ witness[launch-bounds.with-maxnreg(specialisation, yes)]
