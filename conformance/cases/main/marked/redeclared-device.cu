/*---
says: main marked in its second declaration.
rules: main.marked
runs: host reject, device reject, documented reject
---*/
int main();
__device__ int main() { return 0; }
//^ error[main.marked]: function main cannot be marked __device__ or __global__
//^ device warning[space.redeclared.host-with-device]: a __host__ function("main") redeclared with __device__, hence treated as a __host__ __device__ function
//^ documented error[main.marked]
