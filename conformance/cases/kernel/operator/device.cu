/*---
says: An operator function may be a __device__ function.
rules: kernel.operator
runs: host accept, device accept, documented accept
---*/
struct X {
  __device__ int operator()();
};
__device__ int operator+(X, int);
