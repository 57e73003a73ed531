/*---
says: A name with C language linkage is external in an unnamed namespace too, unless it is static.
rules: host-output.reference-array
runs: host accept, documented accept
arguments: --device-c
---*/
namespace {
extern "C" __global__ void k1(int) {}
extern "C" {
static __global__ void k2(int) {}
__device__ int v1;
extern __device__ int v2;
static __device__ int v3;
__constant__ int c1;
}
}
extern "C" {
static __global__ void k3(int) {}
}
namespace {
namespace n {
extern "C" __global__ void k4(int) {}
}
}
void use() { (void)(void (*)(int))k1; (void)(void (*)(int))k2; (void)(void (*)(int))k3; (void)(void (*)(int))n::k4; (void)&v1; (void)&v2; (void)&v3; (void)&c1; }
