/*---
says: __cluster_dims__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__cluster_dims__(1) void function();
//^ error[cluster-dims.not-kernel]: __cluster_dims__ is only allowed on a __global__ function
//^ witness[attribute.placement(cluster-dims, function) = ignored]
__global__ __cluster_dims__(1) void kernel();
//^ host,device witness[attribute.placement(cluster-dims, kernel) = applied]
//^ documented witness[attribute.placement(cluster-dims, kernel) = ignored]
struct S {
  __cluster_dims__(1) void member();
  //^ error[cluster-dims.not-kernel]: __cluster_dims__ is only allowed on a __global__ function
  //^ witness[attribute.placement(cluster-dims, member-function) = ignored]
  __global__ __cluster_dims__(1) void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ host,device witness[attribute.placement(cluster-dims, member-kernel) = applied]
  //^ documented witness[attribute.placement(cluster-dims, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __cluster_dims__(1) static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
  //^ witness[attribute.placement(cluster-dims, static-data-member) = ignored]
  __cluster_dims__(1) int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
  //^ witness[attribute.placement(cluster-dims, data-member) = ignored]
};
__cluster_dims__(1) int variable;
//^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
//^ witness[attribute.placement(cluster-dims, variable) = ignored]
void f(__cluster_dims__(1) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
//^ witness[attribute.placement(cluster-dims, parameter) = ignored]
__global__ void g(__cluster_dims__(1) const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
//^ witness[attribute.placement(cluster-dims, kernel-parameter) = ignored]
typedef __cluster_dims__(1) int type;
//^ warning[attribute.does-not-apply]: attribute "__cluster_dims__" does not apply here
//^ witness[attribute.placement(cluster-dims, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__cluster_dims__(1) Guided(int) -> Guided<int>;
//^ witness[attribute.placement(cluster-dims, deduction-guide) = ignored]
void body() {
  __cluster_dims__(1) struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(cluster-dims, local-class-head) = ignored]
}
