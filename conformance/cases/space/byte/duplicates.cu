/*---
says: A keyword twice is silent.
rules: space.duplicate
runs: host accept, device accept, documented accept
---*/
__host__ __host__ void h();
//^ documented space[h] 0x15
__device__ __device__ void d();
//^ documented space[d] 0x23
__global__ __global__ void g();
//^ documented space[g] 0xe1
__device__ __host__ __device__ void hd() {}
//^ documented space[hd] 0x37
