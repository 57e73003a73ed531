/*---
says: main with __global__ __host__ __device__.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__global__ __host__ __device__ int main();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ error[space.conflict]: illegal combination of memory qualifiers
//^ witness[space.apply(none, G)]
//^ witness[main.marked(yes, G)]
//^ witness[kernel.return(function, other, no)]
//^ witness[space.apply(G, H)]
//^ witness[main.marked(yes, HG)]
//^ witness[space.apply(HG, D)]
//^ witness[main.marked(yes, HDG)]
//^ documented error[kernel.return.void]
//^ documented error[main.marked]
//^ documented error[space.conflict]
//^ documented error[main.marked]
//^ documented error[space.conflict]
//^ documented error[main.marked]
