/*---
says: Declarations of a variable with a memory space after its first: the host output defines it once.
rules: host-output.variable.again
runs: host accept
---*/
extern __device__ int a, b;
__device__ int a;
namespace n {
extern __constant__ int t[3];
}
__constant__ int n::t[3] = {1, 2, 3};
extern __managed__ int em;
void f() { em = 3; }
__managed__ int em = 3;
extern int y;
extern __device__ int y;
__device__ int y = 3;
extern const __device__ int c;
const __device__ int c = 2;
extern __shared__ int sh[];
extern __shared__ float fsh;
__shared__ float fsh;
int __device__ after;
