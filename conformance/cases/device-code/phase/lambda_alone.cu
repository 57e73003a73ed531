/*---
says: A function that holds a lambda is looked at before the variables of namespaces.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
__device__ void holds() { auto lambda = [] { }; static int x = call(); lambda(); }
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
__device__ int variable = call();
