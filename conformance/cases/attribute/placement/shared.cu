/*---
says: __shared__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__shared__ void function();
//^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
//^ witness[attribute.placement(shared, function) = ignored]
__global__ __shared__ void kernel();
//^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
//^ witness[attribute.placement(shared, kernel) = ignored]
struct S {
  __shared__ void member();
  //^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
  //^ witness[attribute.placement(shared, member-function) = ignored]
  __global__ __shared__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
  //^ witness[attribute.placement(shared, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __shared__ static int static_member;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[attribute.placement(shared, static-data-member) = applied]
  //^ host,device witness[variable.data-member(yes, S)]
  __shared__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
  //^ witness[attribute.placement(shared, data-member) = ignored]
};
__shared__ int variable;
//^ witness[attribute.placement(shared, variable) = applied]
void f(__shared__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
//^ witness[attribute.placement(shared, parameter) = ignored]
__global__ void g(__shared__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
//^ witness[attribute.placement(shared, kernel-parameter) = ignored]
typedef __shared__ int type;
//^ warning[attribute.does-not-apply]: attribute "__shared__" does not apply here
//^ witness[attribute.placement(shared, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__shared__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(shared, deduction-guide) = ignored]
void body() {
  __shared__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(shared, local-class-head) = ignored]
}
