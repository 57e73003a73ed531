/*---
says: A member declared __host__ __device__ and defined without annotation.
rules: space.redeclare.compared
runs: host accept, device accept, documented accept
---*/
struct S {
  __host__ __device__ int f();
};
int S::f() { return 1; }
//^ documented space[S::f] 0x37
