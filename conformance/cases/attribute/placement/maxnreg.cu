/*---
says: __maxnreg__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__maxnreg__(32) void function();
//^ error[maxnreg.not-kernel]: __maxnreg__ is only allowed on a __global__ function
//^ witness[attribute.placement(maxnreg, function) = ignored]
__global__ __maxnreg__(32) void kernel();
//^ host,device witness[attribute.placement(maxnreg, kernel) = applied]
//^ documented witness[attribute.placement(maxnreg, kernel) = ignored]
struct S {
  __maxnreg__(32) void member();
  //^ error[maxnreg.not-kernel]: __maxnreg__ is only allowed on a __global__ function
  //^ witness[attribute.placement(maxnreg, member-function) = ignored]
  __global__ __maxnreg__(32) void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ host,device witness[attribute.placement(maxnreg, member-kernel) = applied]
  //^ documented witness[attribute.placement(maxnreg, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __maxnreg__(32) static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
  //^ witness[attribute.placement(maxnreg, static-data-member) = ignored]
  __maxnreg__(32) int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
  //^ witness[attribute.placement(maxnreg, data-member) = ignored]
};
__maxnreg__(32) int variable;
//^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
//^ witness[attribute.placement(maxnreg, variable) = ignored]
void f(__maxnreg__(32) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
//^ witness[attribute.placement(maxnreg, parameter) = ignored]
__global__ void g(__maxnreg__(32) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
//^ witness[attribute.placement(maxnreg, kernel-parameter) = ignored]
typedef __maxnreg__(32) int type;
//^ warning[attribute.does-not-apply]: attribute "__maxnreg__" does not apply here
//^ witness[attribute.placement(maxnreg, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__maxnreg__(32) Guided(int) -> Guided<int>;
//^ witness[attribute.placement(maxnreg, deduction-guide) = ignored]
void body() {
  __maxnreg__(32) struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(maxnreg, local-class-head) = ignored]
}
