/*---
says: Every annotation on a function that is static-member.
rules: kernel.member
runs: host reject, device reject, documented reject
---*/
struct S {
  static __host__ void f0();
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(static-member, H, H)]
  static __device__ void f1();
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(static-member, D, D)]
  static __global__ void f2();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(static-member, G, G)]
  //^ documented warning[kernel.static-member]
  static __host__ __device__ void f3();
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(static-member, H, H)]
  //^ witness[space.apply(H, D)]
  //^ witness[kernel.member(static-member, D, HD)]
  static __device__ __host__ void f4();
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(static-member, D, D)]
  //^ witness[space.apply(D, H)]
  //^ witness[kernel.member(static-member, H, HD)]
  static __global__ __host__ void f5();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(static-member, G, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(static-member, H, HG)]
  //^ documented warning[kernel.static-member]
  //^ documented error[space.conflict]
  static __global__ __device__ void f6();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(static-member, G, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.member(static-member, D, DG)]
  //^ documented warning[kernel.static-member]
  //^ documented error[space.conflict]
  static __global__ __host__ __device__ void f7();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(static-member, G, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(static-member, H, HG)]
  //^ witness[space.apply(HG, D)]
  //^ witness[kernel.member(static-member, D, HDG)]
  //^ documented warning[kernel.static-member]
  //^ documented error[space.conflict]
  //^ documented error[space.conflict]
  static __global__ __device__ __host__ void f8();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(static-member, G, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.member(static-member, D, DG)]
  //^ witness[space.apply(DG, H)]
  //^ witness[kernel.member(static-member, H, HDG)]
  //^ documented warning[kernel.static-member]
  //^ documented error[space.conflict]
  //^ documented error[space.conflict]
  static __host__ __global__ void f9();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(static-member, H, H)]
  //^ witness[space.apply(H, G)]
  //^ witness[kernel.member(static-member, G, HG)]
  //^ documented error[space.conflict]
  //^ documented warning[kernel.static-member]
  static __device__ __global__ void f10();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(static-member, D, D)]
  //^ witness[space.apply(D, G)]
  //^ witness[kernel.member(static-member, G, DG)]
  //^ documented error[space.conflict]
  //^ documented warning[kernel.static-member]
  static __host__ __device__ __global__ void f11();
  //^ error[kernel.member]: A __global__ function or function template cannot be a member function
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(static-member, H, H)]
  //^ witness[space.apply(H, D)]
  //^ witness[kernel.member(static-member, D, HD)]
  //^ witness[space.apply(HD, G)]
  //^ witness[kernel.member(static-member, G, HDG)]
  //^ documented error[space.conflict]
  //^ documented warning[kernel.static-member]
};
