/*---
says: Which line is reported when attribute and name have their own.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
__device__
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ documented error[main.marked]
int
main();
