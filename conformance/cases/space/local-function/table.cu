/*---
says: Block-scope declarations with every annotation.
rules: space.local-function
runs: host reject, device reject, documented reject
---*/
void f() {
  __host__ void f0();
  //^ witness[space.apply(none, H)]
  //^ witness[space.local-function(yes, H)]
  __device__ void f1();
  //^ witness[space.apply(none, D)]
  //^ witness[space.local-function(yes, D)]
  __global__ void f2();
  //^ witness[space.apply(none, G)]
  //^ witness[space.local-function(yes, G)]
  //^ documented error[space.local-function]
  __host__ __device__ void f3();
  //^ witness[space.apply(none, H)]
  //^ witness[space.local-function(yes, H)]
  //^ witness[space.apply(H, D)]
  //^ witness[space.local-function(yes, HD)]
  __global__ __host__ void f4();
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[space.local-function(yes, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[space.local-function(yes, HG)]
  //^ documented error[space.local-function]
  //^ documented error[space.conflict]
  //^ documented error[space.local-function]
  __global__ __device__ void f5();
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[space.local-function(yes, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[space.local-function(yes, DG)]
  //^ documented error[space.local-function]
  //^ documented error[space.conflict]
  //^ documented error[space.local-function]
  __global__ __host__ __device__ void f6();
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[space.apply(none, G)]
  //^ witness[space.local-function(yes, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[space.local-function(yes, HG)]
  //^ witness[space.apply(HG, D)]
  //^ witness[space.local-function(yes, HDG)]
  //^ documented error[space.local-function]
  //^ documented error[space.conflict]
  //^ documented error[space.local-function]
  //^ documented error[space.conflict]
  //^ documented error[space.local-function]
}
