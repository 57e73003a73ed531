/*---
says: __managed__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__managed__ void function();
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
//^ witness[attribute.placement(managed, function) = ignored]
__global__ __managed__ void kernel();
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
//^ witness[attribute.placement(managed, kernel) = ignored]
struct S {
  __managed__ void member();
  //^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
  //^ witness[attribute.placement(managed, member-function) = ignored]
  __global__ __managed__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
  //^ witness[attribute.placement(managed, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __managed__ static int static_member;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[attribute.placement(managed, static-data-member) = applied]
  //^ host,device witness[variable.data-member(yes, M)]
  __managed__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
  //^ witness[attribute.placement(managed, data-member) = ignored]
};
__managed__ int variable;
//^ witness[attribute.placement(managed, variable) = applied]
void f(__managed__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
//^ witness[attribute.placement(managed, parameter) = ignored]
__global__ void g(__managed__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
//^ witness[attribute.placement(managed, kernel-parameter) = ignored]
typedef __managed__ int type;
//^ warning[attribute.does-not-apply]: attribute "__managed__" does not apply here
//^ witness[attribute.placement(managed, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__managed__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(managed, deduction-guide) = ignored]
void body() {
  __managed__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(managed, local-class-head) = ignored]
}
