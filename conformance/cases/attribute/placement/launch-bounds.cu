/*---
says: __launch_bounds__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__launch_bounds__(64) void function();
//^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
//^ witness[attribute.placement(launch-bounds, function) = ignored]
__global__ __launch_bounds__(64) void kernel();
//^ host,device witness[attribute.placement(launch-bounds, kernel) = applied]
//^ documented witness[attribute.placement(launch-bounds, kernel) = ignored]
struct S {
  __launch_bounds__(64) void member();
  //^ error[launch-bounds.not-kernel]: __launch_bounds__ is only allowed on a __global__ function
  //^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
  //^ witness[attribute.placement(launch-bounds, member-function) = ignored]
  __global__ __launch_bounds__(64) void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
  //^ witness[attribute.placement(launch-bounds, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __launch_bounds__(64) static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
  //^ witness[attribute.placement(launch-bounds, static-data-member) = ignored]
  __launch_bounds__(64) int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
  //^ witness[attribute.placement(launch-bounds, data-member) = ignored]
};
__launch_bounds__(64) int variable;
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
//^ witness[attribute.placement(launch-bounds, variable) = ignored]
void f(__launch_bounds__(64) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
//^ witness[attribute.placement(launch-bounds, parameter) = ignored]
__global__ void g(__launch_bounds__(64) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
//^ witness[attribute.placement(launch-bounds, kernel-parameter) = ignored]
typedef __launch_bounds__(64) int type;
//^ warning[attribute.does-not-apply]: attribute "__launch_bounds__" does not apply here
//^ witness[attribute.placement(launch-bounds, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__launch_bounds__(64) Guided(int) -> Guided<int>;
//^ witness[attribute.placement(launch-bounds, deduction-guide) = ignored]
void body() {
  __launch_bounds__(64) struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(launch-bounds, local-class-head) = ignored]
}
