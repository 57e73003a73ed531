/*---
says: Overloads have a byte each.
rules: space.keyword.byte, space.classification, space.kernel, space.class, space.device-only
runs: host accept, device accept, documented accept
---*/
__device__ int f(int);
__host__ int f(float);
//^ documented space[f] 0x23
//^ documented space[f] 0x15
