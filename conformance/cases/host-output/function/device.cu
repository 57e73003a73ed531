/*---
says: A __device__ function loses its body.
rules: host-output.function
runs: host accept, documented accept
---*/
__device__ int f(int a, float) {
  return a;
}
