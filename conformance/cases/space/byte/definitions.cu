/*---
says: The same for definitions.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
void n() {}
//^ documented space[n] 0x00
__host__ void h() {}
//^ documented space[h] 0x15
__device__ void d() {}
//^ documented space[d] 0x23
__global__ void g() {}
//^ documented space[g] 0xe1
__host__ __device__ void hd() {}
//^ documented space[hd] 0x37
