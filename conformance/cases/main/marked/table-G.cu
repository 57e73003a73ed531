/*---
says: main with __global__.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__global__ int main();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ witness[space.apply(none, G)]
//^ witness[main.marked(yes, G)]
//^ witness[kernel.return(function, other, no)]
//^ documented error[kernel.return.void]
//^ documented error[main.marked]
