/*---
says: main with __device__.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__device__ int main();
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ witness[space.apply(none, D)]
//^ witness[main.marked(yes, D)]
//^ documented error[main.marked]
