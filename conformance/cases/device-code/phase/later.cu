/*---
says: Errors behind a function do not count for it; of variables in namespaces all count, and they come before calls of the host.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
__device__ int variable = call();
__device__ int function() { static int x = call(); return x; }
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
__device__ void wrong() { throw 1; }
//^ device error[device-code.exception]: device code does not support exception handling
