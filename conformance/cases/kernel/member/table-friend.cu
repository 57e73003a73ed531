/*---
says: Every annotation on a function that is friend.
rules: kernel.member
runs: host reject, device reject, documented reject
---*/
struct S {
  friend __host__ void f0(S);
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(friend, H, H)]
  friend __device__ void f1(S);
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(friend, D, D)]
  friend __global__ void f2(S);
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(friend, G, G)]
  friend __host__ __device__ void f3(S);
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(friend, H, H)]
  //^ witness[space.apply(H, D)]
  //^ witness[kernel.member(friend, D, HD)]
  friend __device__ __host__ void f4(S);
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(friend, D, D)]
  //^ witness[space.apply(D, H)]
  //^ witness[kernel.member(friend, H, HD)]
  friend __global__ __host__ void f5(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(friend, G, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(friend, H, HG)]
  //^ documented error[space.conflict]
  friend __global__ __device__ void f6(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(friend, G, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.member(friend, D, DG)]
  //^ documented error[space.conflict]
  friend __global__ __host__ __device__ void f7(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(friend, G, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.member(friend, H, HG)]
  //^ witness[space.apply(HG, D)]
  //^ witness[kernel.member(friend, D, HDG)]
  //^ documented error[space.conflict]
  //^ documented error[space.conflict]
  friend __global__ __device__ __host__ void f8(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.member(friend, G, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.member(friend, D, DG)]
  //^ witness[space.apply(DG, H)]
  //^ witness[kernel.member(friend, H, HDG)]
  //^ documented error[space.conflict]
  //^ documented error[space.conflict]
  friend __host__ __global__ void f9(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(friend, H, H)]
  //^ witness[space.apply(H, G)]
  //^ witness[kernel.member(friend, G, HG)]
  //^ documented error[space.conflict]
  friend __device__ __global__ void f10(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, D)]
  //^ witness[kernel.member(friend, D, D)]
  //^ witness[space.apply(D, G)]
  //^ witness[kernel.member(friend, G, DG)]
  //^ documented error[space.conflict]
  friend __host__ __device__ __global__ void f11(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, H)]
  //^ witness[kernel.member(friend, H, H)]
  //^ witness[space.apply(H, D)]
  //^ witness[kernel.member(friend, D, HD)]
  //^ witness[space.apply(HD, G)]
  //^ witness[kernel.member(friend, G, HDG)]
  //^ documented error[space.conflict]
};
