/*---
says: Friend declarations with and without a body, with every annotation.
rules: kernel.friend-definition
runs: host reject, device reject
---*/
struct S {
  friend void a0(S);
  //^ witness[kernel.friend-definition(no, none)]
  friend void b0(S) {}
  //^ witness[kernel.friend-definition(yes, none)]
  friend __host__ void a1(S);
  //^ witness[kernel.friend-definition(no, H)]
  //^ witness[space.apply(none, H)]
  friend __host__ void b1(S) {}
  //^ witness[kernel.friend-definition(yes, H)]
  //^ witness[space.apply(none, H)]
  friend __device__ void a2(S);
  //^ witness[kernel.friend-definition(no, D)]
  //^ witness[space.apply(none, D)]
  friend __device__ void b2(S) {}
  //^ witness[kernel.friend-definition(yes, D)]
  //^ witness[space.apply(none, D)]
  friend __global__ void a3(S);
  //^ witness[kernel.friend-definition(no, G)]
  //^ witness[space.apply(none, G)]
  friend __global__ void b3(S) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
  //^ witness[kernel.friend-definition(yes, G)]
  //^ witness[space.apply(none, G)]
  //^ witness[kernel.inline(function, yes, no)]
  friend __host__ __device__ void a4(S);
  //^ witness[kernel.friend-definition(no, HD)]
  //^ witness[space.apply(none, H)]
  //^ witness[space.apply(H, D)]
  friend __host__ __device__ void b4(S) {}
  //^ witness[kernel.friend-definition(yes, HD)]
  //^ witness[space.apply(none, H)]
  //^ witness[space.apply(H, D)]
  friend __global__ __host__ void a5(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[kernel.friend-definition(no, HG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  friend __global__ __host__ void b5(S) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
  //^ witness[kernel.friend-definition(yes, HG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[kernel.inline(function, yes, no)]
  friend __global__ __device__ void a6(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[kernel.friend-definition(no, DG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, D)]
  friend __global__ __device__ void b6(S) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
  //^ witness[kernel.friend-definition(yes, DG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, D)]
  //^ witness[kernel.inline(function, yes, no)]
  friend __global__ __host__ __device__ void a7(S);
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ witness[kernel.friend-definition(no, HDG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[space.apply(HG, D)]
  friend __global__ __host__ __device__ void b7(S) {}
  //^ error[kernel.friend-definition]: A __global__ function or function template cannot be defined in a friend declaration
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ error[space.conflict]: illegal combination of memory qualifiers
  //^ warning[kernel.inline]: inline qualifier ignored for "__global__" function
  //^ witness[kernel.friend-definition(yes, HDG)]
  //^ witness[space.apply(none, G)]
  //^ witness[space.apply(G, H)]
  //^ witness[space.apply(HG, D)]
  //^ witness[kernel.inline(function, yes, no)]
};
