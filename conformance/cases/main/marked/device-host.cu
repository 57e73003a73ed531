/*---
says: Both keywords on main, __device__ first.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__device__ __host__ int main() { return 0; }
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ documented error[main.marked]
//^ documented error[main.marked]
