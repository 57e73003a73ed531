/*---
says: __grid_constant__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__grid_constant__ void function();
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, function)]
__global__ __grid_constant__ void kernel();
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, kernel)]
struct S {
  __grid_constant__ void member();
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, member-function)]
  __global__ __grid_constant__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, member-kernel)]
  //^ witness[kernel.member(member, G, G)]
  __grid_constant__ static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, static-data-member)]
  __grid_constant__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, data-member)]
};
__grid_constant__ int variable;
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, variable)]
void f(__grid_constant__ const int parameter);
//^ error[grid-constant.not-kernel-parameter]: __grid_constant__ annotation is only allowed on a parameter of a __global__ function
//^ witness[attribute.placement(grid-constant, parameter)]
__global__ void g(__grid_constant__ const int parameter);
//^ witness[attribute.placement(grid-constant, kernel-parameter)]
typedef __grid_constant__ int type;
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, type)]
template <class T> struct Guided {
  Guided(T);
};
__grid_constant__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(grid-constant, deduction-guide)]
void body() {
  __grid_constant__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(grid-constant, local-class-head)]
}
