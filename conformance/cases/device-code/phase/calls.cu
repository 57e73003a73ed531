/*---
says: Where a variable of a namespace is initialised dynamically, calls of the host are not looked at.
rules: device-code.phase, device-code.initialization, call.phase
runs: host accept, device reject
---*/
__device__ int call();
int host();
__device__ int caller() { return host(); }
__device__ int variable = call();
//^ device error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
