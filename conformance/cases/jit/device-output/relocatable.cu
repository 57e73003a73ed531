/*---
says: Relocatable device code and device-only compilation are independent of each other.
rules: jit.rdc, jit.function
arguments: --device-c
runs: jit reject, documented-jit reject
---*/
extern __device__ int elsewhere;
__device__ int called_elsewhere(int a);
void host();
//^ documented-jit error[jit.unannotated-function]
//^ error[jit.unannotated-function]: A function without execution space annotations (__host__/__device__/__global__) is considered a host function, and host functions are not allowed in JIT mode. Consider using -default-device flag to process unannotated functions as __device__ functions in JIT mode
__global__ void kernel() { called_elsewhere(elsewhere); }
