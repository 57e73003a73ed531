/*---
says: Every form of a kernel with a cluster dimension of zero.
rules: cluster-dims.positive
runs: host reject, device reject
---*/
__global__ __cluster_dims__(0) void a();
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(function, no)]
struct M {
  template <class T> __global__ __cluster_dims__(0) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
  //^ witness[cluster-dims.positive(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
};
template <class T> __global__ __cluster_dims__(0) void b(T);
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(template, no)]
template <class T> __global__ __cluster_dims__(0) void c(T) {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(template, no)]
template __global__ __cluster_dims__(0) void c(int);
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(instantiation, no)]
template <class T> __global__ __cluster_dims__(0) void d(T) {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(template, no)]
template <> __global__ __cluster_dims__(0) void d(int) {}
//^ error[cluster-dims.not-positive]: __cluster_dims__ arguments must be positive integers
//^ witness[cluster-dims.positive(specialisation, no)]
