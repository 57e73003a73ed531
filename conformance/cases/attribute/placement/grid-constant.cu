/*---
says: __grid_constant__ on every kind of entity.
rules: attribute.placement
runs: host reject, device reject, documented accept
---*/
__grid_constant__ void function();
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, function) = ignored]
__global__ __grid_constant__ void kernel();
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, kernel) = ignored]
struct S {
  __grid_constant__ void member();
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, member-function) = ignored]
  __global__ __grid_constant__ void member_kernel();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, member-kernel) = ignored]
  //^ witness[kernel.member(member, G, G)]
  __grid_constant__ static int static_member;
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, static-data-member) = ignored]
  __grid_constant__ int data_member;
  //^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
  //^ witness[attribute.placement(grid-constant, data-member) = ignored]
};
__grid_constant__ int variable;
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, variable) = ignored]
void f(__grid_constant__ const int parameter);
//^ error[grid-constant.not-kernel-parameter]: __grid_constant__ annotation is only allowed on a parameter of a __global__ function
//^ witness[attribute.placement(grid-constant, parameter) = ignored]
__global__ void g(__grid_constant__ const int parameter);
//^ host,device witness[attribute.placement(grid-constant, kernel-parameter) = applied]
//^ documented witness[attribute.placement(grid-constant, kernel-parameter) = ignored]
typedef __grid_constant__ int type;
//^ warning[attribute.does-not-apply]: attribute "grid_constant" does not apply here
//^ witness[attribute.placement(grid-constant, type) = ignored]
template <class T> struct Guided {
  Guided(T);
};
__grid_constant__ Guided(int) -> Guided<int>;
//^ witness[attribute.placement(grid-constant, deduction-guide) = ignored]
void body() {
  __grid_constant__ struct Local {};
  //^ warning[attribute.no-entity]: attribute does not apply to any entity
  //^ witness[attribute.placement(grid-constant, local-class-head) = ignored]
}
