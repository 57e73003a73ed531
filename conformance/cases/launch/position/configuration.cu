/*---
says: All four configuration arguments.
rules: launch.unconfigured
runs: host accept, device accept, documented accept
---*/
__global__ void k(int) {}
void f(cudaStream_t s) { k<<<dim3(1), dim3(2, 3), 16, s>>>(3); }
