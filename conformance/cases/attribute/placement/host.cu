/*---
says: __host__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented reject
---*/
__host__ void function();
//^ witness[attribute.placement(host, function) = applied]
__global__ __host__ void kernel();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[attribute.placement(host, kernel) = applied]
//^ witness[space.apply(none, G)]
//^ witness[space.apply(G, H)]
//^ documented error[space.conflict]
struct S {
  __host__ void member();
  //^ witness[attribute.placement(host, member-function) = applied]
  __global__ __host__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[attribute.placement(host, member-kernel) = applied]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(member, H, HG)]
  //^ documented error[space.conflict]
  __host__ static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
  //^ witness[attribute.placement(host, static-data-member) = ignored]
  __host__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
  //^ witness[attribute.placement(host, data-member) = ignored]
};
__host__ int variable;
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, variable) = ignored]
void f(__host__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, parameter) = ignored]
__global__ void g(__host__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, kernel-parameter) = ignored]
typedef __host__ int type;
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__host__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(host, deduction-guide) = ignored]
void body() {
  __host__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(host, local-class-head) = ignored]
}
