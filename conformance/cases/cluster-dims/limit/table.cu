/*---
says: A cluster of more blocks than __launch_bounds__ allows.
rules: cluster-dims.limit
runs: host reject, device reject
---*/
__global__ __launch_bounds__(1, 1, 6) __cluster_dims__(2, 2, 2) void a();
//^ error[cluster-dims.limit]: total number of blocks in cluster computed from __cluster_dims__ exceeds __launch_bounds__ specified limit for max blocks in cluster
//^ witness[cluster-dims.limit(function, yes)]
__global__ __launch_bounds__(1, 1, 8) __cluster_dims__(2, 2, 2) void b();
//^ witness[cluster-dims.limit(function, no)]
__global__ __launch_bounds__(1, 1, 2) void c();
__global__ __cluster_dims__(2, 2) void c() {}
//^ error[cluster-dims.limit]: total number of blocks in cluster computed from __cluster_dims__ exceeds __launch_bounds__ specified limit for max blocks in cluster
//^ witness[cluster-dims.limit(function, yes)]
template <class T> __global__ __launch_bounds__(1, 1, 1) __cluster_dims__(2) void d(T) {}
//^ error[cluster-dims.limit]: total number of blocks in cluster computed from __cluster_dims__ exceeds __launch_bounds__ specified limit for max blocks in cluster
//^ witness[cluster-dims.limit(template, yes)]
template <class T> __global__ void e(T) {}
template __global__ __launch_bounds__(1, 1, 1) __cluster_dims__(2) void e(int);
//^ witness[cluster-dims.limit(instantiation, yes)]
template <class T> __global__ void f(T) {}
template <> __global__ __launch_bounds__(1, 1, 1) __cluster_dims__(2) void f(int) {}
//^ error[cluster-dims.limit]: total number of blocks in cluster computed from __cluster_dims__ exceeds __launch_bounds__ specified limit for max blocks in cluster
//^ witness[cluster-dims.limit(specialisation, yes)]
struct M {
  template <class T> __global__ __maxnreg__(8) __cluster_dims__(2) void m(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[cluster-dims.limit(member-template, no)]
  //^ witness[kernel.member(member, G, G)]
  template <class T> __global__ __launch_bounds__(1, 1, 1) __cluster_dims__(2) void n(T) {}
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[launch-bounds.member]: __launch_bounds__ is only allowed on a non-member function
  //^ witness[cluster-dims.limit(member-template, yes)]
  //^ witness[kernel.member(member, G, G)]
  //^ witness[attribute.placement(launch-bounds, member-kernel) = ignored]
};
template <class T> __global__ __launch_bounds__(1, 1, 2) __cluster_dims__(2) void g(T) {}
//^ witness[cluster-dims.limit(template, no)]
//^ witness[cluster-dims.limit(instance, no)]
template __global__ __launch_bounds__(1, 1, 2) __cluster_dims__(2) void g(int);
//^ witness[cluster-dims.limit(instantiation, no)]
template <> __global__ __launch_bounds__(1, 1, 2) __cluster_dims__(2) void g(char) {}
//^ witness[cluster-dims.limit(specialisation, no)]
template <class T> struct V { static constexpr int n = 2; };
template <class T> __global__ __launch_bounds__(1, 1, 1) __cluster_dims__(V<T>::n) void h(T) {}
//^ witness[cluster-dims.limit(instance, yes)]
template __global__ void h(int);
