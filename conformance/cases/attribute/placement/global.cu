/*---
says: __global__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__global__ void function();
//^ witness[attribute.placement(global, function) = applied]
__global__ __global__ void kernel();
//^ witness[attribute.placement(global, kernel) = applied]
struct S {
  __global__ void member();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[attribute.placement(global, member-kernel) = applied]
  //^ witness[kernel.member(member, G, G)]
  __global__ static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
  //^ witness[attribute.placement(global, static-data-member) = ignored]
  __global__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
  //^ witness[attribute.placement(global, data-member) = ignored]
};
__global__ int variable;
//^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
//^ witness[attribute.placement(global, variable) = ignored]
void f(__global__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
//^ witness[attribute.placement(global, parameter) = ignored]
__global__ void g(__global__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
//^ witness[attribute.placement(global, kernel-parameter) = ignored]
typedef __global__ int type;
//^ warning[attribute.does-not-apply]: attribute "__global__" does not apply here
//^ witness[attribute.placement(global, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__global__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(global, deduction-guide) = ignored]
void body() {
  __global__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(global, local-class-head) = ignored]
}
