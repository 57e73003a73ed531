/*---
says: Kernel parameters with and without default arguments.
rules: kernel.parameter.default
runs: host accept, device accept, documented accept, documented-device accept
---*/
__global__ void a(int x);
//^ documented-device warning[kernel.parameter.default]
//^ witness[kernel.parameter.default(no)]
__global__ void b(int x = 1);
//^ witness[kernel.parameter.default(yes)]
__global__ void c(int x, int y = 2) {}
//^ documented-device warning[kernel.parameter.default]
