/*---
says: __host__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented reject
---*/
__host__ void function();
//^ witness[attribute.placement(host, function)]
__global__ __host__ void kernel();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[attribute.placement(host, kernel)]
//^ witness[space.apply(none, G)]
//^ witness[space.apply(G, H)]
//^ documented error[space.conflict]
struct S {
  __host__ void member();
  //^ witness[attribute.placement(host, member-function)]
  __global__ __host__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[attribute.placement(host, member-kernel)]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(member, H, HG)]
  //^ documented error[space.conflict]
  __host__ static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
  //^ witness[attribute.placement(host, static-data-member)]
  __host__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
  //^ witness[attribute.placement(host, data-member)]
};
__host__ int variable;
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, variable)]
void f(__host__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, parameter)]
__global__ void g(__host__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, kernel-parameter)]
typedef __host__ int type;
//^ warning[attribute.does-not-apply]: attribute "__host__" does not apply here
//^ witness[attribute.placement(host, type)]
template <class T> struct Guided {
  Guided(T);
};
__host__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(host, deduction-guide)]
void body() {
  __host__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(host, local-class-head)]
}
