/*---
says: main cannot be a __device__ function.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__device__ int main() { return 0; }
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ documented error[main.marked]
