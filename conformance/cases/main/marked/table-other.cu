/*---
says: Functions that are not main, with every annotation.
rules: main.marked, space.local-function
runs: host reject, device reject, documented reject
---*/
__host__ void f0();
//^ witness[space.apply(none, H)]
//^ witness[main.marked(no, H)]
//^ witness[space.local-function(no, H)]
__device__ void f1();
//^ witness[space.apply(none, D)]
//^ witness[main.marked(no, D)]
//^ witness[space.local-function(no, D)]
__global__ void f2();
//^ witness[space.apply(none, G)]
//^ witness[main.marked(no, G)]
//^ witness[space.local-function(no, G)]
__host__ __device__ void f3();
//^ witness[space.apply(none, H)]
//^ witness[main.marked(no, H)]
//^ witness[space.local-function(no, H)]
//^ witness[space.apply(H, D)]
//^ witness[main.marked(no, HD)]
//^ witness[space.local-function(no, HD)]
__global__ __host__ void f4();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[main.marked(no, G)]
//^ witness[space.local-function(no, G)]
//^ witness[space.apply(G, H)]
//^ witness[main.marked(no, HG)]
//^ witness[space.local-function(no, HG)]
//^ documented error[space.conflict]
__global__ __device__ void f5();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[main.marked(no, G)]
//^ witness[space.local-function(no, G)]
//^ witness[space.apply(G, D)]
//^ witness[main.marked(no, DG)]
//^ witness[space.local-function(no, DG)]
//^ documented error[space.conflict]
__global__ __host__ __device__ void f6();
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[main.marked(no, G)]
//^ witness[space.local-function(no, G)]
//^ witness[space.apply(G, H)]
//^ witness[main.marked(no, HG)]
//^ witness[space.local-function(no, HG)]
//^ witness[space.apply(HG, D)]
//^ witness[main.marked(no, HDG)]
//^ witness[space.local-function(no, HDG)]
//^ documented error[space.conflict]
//^ documented error[space.conflict]
