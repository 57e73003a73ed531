/*---
says: A negative maximum, and one on a function that is no kernel.
rules: maxnreg.positive
runs: host reject, device reject
---*/
__global__ __maxnreg__(-8) void a();
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
__device__ __maxnreg__(0) void b();
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
