/*---
says: main cannot be a kernel.
rules: main.marked, kernel.return.void
runs: host reject, device reject, documented reject
---*/
__global__ int main() { return 0; }
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ documented error[kernel.return.void]
//^ documented error[main.marked]
