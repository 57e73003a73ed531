/*---
says: The reference array of internal entities.
rules: host-output.reference-array
runs: host accept, documented accept
---*/
static __global__ void k() {}
static __device__ int d;
namespace {
__constant__ int c;
}
