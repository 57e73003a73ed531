/*---
says: The walk keeps the same with and without a host output.
rules: keep.seed, keep.closure
runs: documented accept, documented-jit accept
---*/
struct Used { int member; };
//^ kept[Used] definition
struct Unused { int member; };
//^ kept[Unused] nothing
__device__ int called(Used used) { return used.member; }
//^ kept[called] definition
__device__ int table[4];
//^ kept[table] definition
__host__ __device__ int both(int a) { return a; }
//^ kept[both] definition
__global__ void kernel() { called(Used{table[0]}) + both(1); }
//^ kept[kernel] definition
