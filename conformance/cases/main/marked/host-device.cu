/*---
says: main cannot be a __host__ __device__ function.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__host__ __device__ int main() { return 0; }
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ documented error[main.marked]
