/*---
says: Kernel parameters with and without default arguments.
rules: kernel.parameter.default
runs: host accept, device accept, documented accept
---*/
__global__ void a(int x);
//^ witness[kernel.parameter.default(no)]
__global__ void b(int x = 1);
//^ witness[kernel.parameter.default(yes)]
__global__ void c(int x, int y = 2) {}
