/*---
says: Every memory space on static and non-static data members and on variables.
rules: variable.data-member, attribute.placement
runs: host reject, device reject
---*/
struct S {
  __device__ static int sD;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[variable.data-member(yes, D)]
  __shared__ static int sS;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[variable.data-member(yes, S)]
  __constant__ static int sC;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[variable.data-member(yes, C)]
  __managed__ static int sM;
  //^ error[variable.data-member]: memory qualifier on data member is not allowed
  //^ witness[variable.data-member(yes, M)]
};
__device__ int nD;
//^ witness[variable.data-member(no, D)]
__shared__ int nS;
//^ witness[variable.data-member(no, S)]
__constant__ int nC;
//^ witness[variable.data-member(no, C)]
__managed__ int nM;
//^ witness[variable.data-member(no, M)]
