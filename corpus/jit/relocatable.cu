// jit: --rdc=true
extern __device__ int elsewhere(int);
__device__ int here(int n) { return elsewhere(n) + 1; }
static __device__ int own = 3;
__global__ void k(int *out) { out[0] = here(own); }
