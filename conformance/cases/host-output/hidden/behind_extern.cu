/*---
says: The attribute stands behind an extern that begins the declaration, in unnamed namespaces, too, and before all other specifiers.
rules: host-output.variable.linkage
runs: host accept
arguments: --device-c
---*/
namespace {
extern __managed__ int a;
extern __managed__ int a;
extern __shared__ int b[2];
extern __device__ int c[2];
}
__device__ extern int d;
__managed__ extern int e;
extern const __device__ int f;
const extern __device__ int g;
extern int __device__ h;
__device__ const extern int i;
extern __attribute__((aligned(8))) __managed__ int j;
__attribute__((aligned(8))) extern __managed__ int k;
