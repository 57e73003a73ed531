/*---
says: main with __host__ __device__.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__host__ __device__ int main();
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ witness[space.apply(none, H)]
//^ witness[main.marked(yes, H)]
//^ witness[space.apply(H, D)]
//^ witness[main.marked(yes, HD)]
//^ documented error[main.marked]
