/*---
says: __device__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented reject
---*/
__device__ void function();
//^ witness[attribute.placement(device, function) = applied]
__global__ __device__ void kernel();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[attribute.placement(device, kernel) = applied]
//^ witness[space.apply(none, G)]
//^ witness[space.apply(G, D)]
//^ documented error[space.conflict]
struct S {
  __device__ void member();
  //^ witness[attribute.placement(device, member-function) = applied]
  __global__ __device__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[attribute.placement(device, member-kernel) = applied]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.member(member, D, DG)]
  //^ documented error[space.conflict]
  __device__ static int static_member;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[attribute.placement(device, static-data-member) = applied]
  //^ host,device witness[variable.data-member(yes, D)]
  __device__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
  //^ witness[attribute.placement(device, data-member) = ignored]
};
__device__ int variable;
//^ witness[attribute.placement(device, variable) = applied]
void f(__device__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
//^ witness[attribute.placement(device, parameter) = ignored]
__global__ void g(__device__ const int parameter);
//^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
//^ witness[attribute.placement(device, kernel-parameter) = ignored]
typedef __device__ int type;
//^ warning[attribute.does-not-apply]: attribute "__device__" does not apply here
//^ witness[attribute.placement(device, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__device__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(device, deduction-guide) = ignored]
void body() {
  __device__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(device, local-class-head) = ignored]
}
