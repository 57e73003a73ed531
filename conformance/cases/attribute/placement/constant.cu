/*---
says: __constant__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__constant__ void function();
//^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
//^ witness[attribute.placement(constant, function) = ignored]
__global__ __constant__ void kernel();
//^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
//^ witness[attribute.placement(constant, kernel) = ignored]
struct S {
  __constant__ void member();
  //^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
  //^ witness[attribute.placement(constant, member-function) = ignored]
  __global__ __constant__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
  //^ witness[attribute.placement(constant, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __constant__ static int static_member;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[attribute.placement(constant, static-data-member) = applied]
  //^ host,device witness[variable.data-member(yes, C)]
  __constant__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
  //^ witness[attribute.placement(constant, data-member) = ignored]
};
__constant__ int variable;
//^ witness[attribute.placement(constant, variable) = applied]
void f(__constant__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
//^ witness[attribute.placement(constant, parameter) = ignored]
__global__ void g(__constant__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
//^ witness[attribute.placement(constant, kernel-parameter) = ignored]
typedef __constant__ int type;
//^ warning[attribute.does-not-apply]: attribute "__constant__" does not apply here
//^ witness[attribute.placement(constant, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__constant__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(constant, deduction-guide) = ignored]
void body() {
  __constant__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(constant, local-class-head) = ignored]
}
