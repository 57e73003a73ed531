/*---
says: A negative maximum, and one on a function that is no kernel.
rules: maxnreg.positive
runs: host reject, device reject
deviation: oracle host N-I values of attribute arguments and annotations of other declarations are not compared
deviation: oracle device N-I values of attribute arguments and annotations of other declarations are not compared
---*/
__global__ __maxnreg__(-8) void a();
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
__device__ __maxnreg__(0) void b();
//^ error[maxnreg.not-positive]: The maximum number of registers that can be allocated per thread must be positive
