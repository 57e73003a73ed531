/*---
says: Dynamic shared memory that a block declares stays extern in an unnamed namespace.
rules: host-output.variable.linkage
runs: host accept
---*/
namespace {
void host() { extern __shared__ int a[]; }
__host__ __device__ void both() { extern __shared__ int a[]; extern __shared__ const float b[]; (void)a; }
namespace inner { void host() { extern __shared__ int c[][2]; } }
}
