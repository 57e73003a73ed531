/*---
says: A __device__ member function.
rules: kernel.member
runs: host accept, device accept, documented accept
---*/
struct S {
  __device__ void f();
  static __device__ void g();
};
