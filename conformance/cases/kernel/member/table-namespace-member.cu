/*---
says: Every annotation on a function that is namespace-member.
rules: kernel.member
runs: host reject, device reject, documented reject
---*/
__host__ void f0();
//^ witness[space.apply(none, H)]
//^ witness[kernel.member(namespace-member, H, H)]
__device__ void f1();
//^ witness[space.apply(none, D)]
//^ witness[kernel.member(namespace-member, D, D)]
__global__ void f2();
//^ witness[space.apply(none, G)]
//^ witness[kernel.member(namespace-member, G, G)]
__host__ __device__ void f3();
//^ witness[space.apply(none, H)]
//^ witness[kernel.member(namespace-member, H, H)]
//^ witness[space.apply(H, D)]
//^ witness[kernel.member(namespace-member, D, HD)]
__device__ __host__ void f4();
//^ witness[space.apply(none, D)]
//^ witness[kernel.member(namespace-member, D, D)]
//^ witness[space.apply(D, H)]
//^ witness[kernel.member(namespace-member, H, HD)]
__global__ __host__ void f5();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[kernel.member(namespace-member, G, G)]
//^ witness[space.apply(G, H)]
//^ witness[kernel.member(namespace-member, H, HG)]
//^ documented error[space.conflict]
__global__ __device__ void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[kernel.member(namespace-member, G, G)]
//^ witness[space.apply(G, D)]
//^ witness[kernel.member(namespace-member, D, DG)]
//^ documented error[space.conflict]
__global__ __host__ __device__ void f7();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[kernel.member(namespace-member, G, G)]
//^ witness[space.apply(G, H)]
//^ witness[kernel.member(namespace-member, H, HG)]
//^ witness[space.apply(HG, D)]
//^ witness[kernel.member(namespace-member, D, HDG)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
__global__ __device__ __host__ void f8();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[kernel.member(namespace-member, G, G)]
//^ witness[space.apply(G, D)]
//^ witness[kernel.member(namespace-member, D, DG)]
//^ witness[space.apply(DG, H)]
//^ witness[kernel.member(namespace-member, H, HDG)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
__host__ __global__ void f9();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, H)]
//^ witness[kernel.member(namespace-member, H, H)]
//^ witness[space.apply(H, G)]
//^ witness[kernel.member(namespace-member, G, HG)]
//^ documented error[space.conflict]
__device__ __global__ void f10();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, D)]
//^ witness[kernel.member(namespace-member, D, D)]
//^ witness[space.apply(D, G)]
//^ witness[kernel.member(namespace-member, G, DG)]
//^ documented error[space.conflict]
__host__ __device__ __global__ void f11();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, H)]
//^ witness[kernel.member(namespace-member, H, H)]
//^ witness[space.apply(H, D)]
//^ witness[kernel.member(namespace-member, D, HD)]
//^ witness[space.apply(HD, G)]
//^ witness[kernel.member(namespace-member, G, HDG)]
//^ documented error[space.conflict]
