/*---
says: Constants are read in device code; what is annotated or a constant is no host variable.
rules: jit.variable
runs: jit accept
---*/
const int c = 3;
constexpr float f = 1.5f;
const struct P { int x; } p = {1};
static const int s = 4;
__managed__ int m;
__device__ const int d = 5;
__constant__ float k[2];
__device__ int read() { return c + int(f) + s + d + m + int(k[0]); }
__global__ void kernel(int *out) { *out = read(); }
