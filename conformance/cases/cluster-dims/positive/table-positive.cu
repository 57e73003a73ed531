/*---
says: Every form of a kernel with positive cluster dimensions.
rules: cluster-dims.positive
runs: host reject, device reject
---*/
__global__ __cluster_dims__(2) void a();
//^ witness[cluster-dims.positive(function, yes)]
struct M {
  template <class T> __global__ __cluster_dims__(2) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[cluster-dims.positive(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ __cluster_dims__(2) void b(T);
//^ witness[cluster-dims.positive(template, yes)]
template <class T> __global__ __cluster_dims__(2) void c(T) {}
//^ witness[cluster-dims.positive(template, yes)]
//^ witness[cluster-dims.positive(instance, yes)]
template __global__ __cluster_dims__(2) void c(int);
//^ witness[cluster-dims.positive(instantiation, yes)]
template <class T> __global__ __cluster_dims__(2) void d(T) {}
//^ witness[cluster-dims.positive(template, yes)]
//^ witness[cluster-dims.positive(instance, yes)]
template <> __global__ __cluster_dims__(2) void d(int) {}
//^ witness[cluster-dims.positive(specialisation, yes)]
