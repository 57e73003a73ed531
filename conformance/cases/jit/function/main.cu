/*---
says: The main function cannot be a device function in device-only compilation either.
rules: main.marked, jit.function
runs: jit reject
---*/
__device__ int main() { return 0; }  // error[main.marked]: function main cannot be marked __device__ or __global__
