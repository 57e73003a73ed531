/*---
says: A launch with a stream.
rules: launch.no-stream
runs: host accept, device accept
arguments: --diag_warning=20198
---*/
__global__ void k(int) {}
void f(cudaStream_t s) { k<<<1, 2, 0, s>>>(3); }
