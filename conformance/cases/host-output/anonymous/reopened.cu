/*---
says: An unnamed namespace that is opened twice.
rules: host-output.anonymous.open
runs: host accept, documented accept
---*/
namespace {
__device__ int d;
}
namespace {
__global__ void k() { d = 1; }
}
