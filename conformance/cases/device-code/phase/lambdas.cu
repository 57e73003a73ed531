/*---
says: A function that holds a lambda is looked at behind all others and behind instances.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
__device__ void holds() { auto lambda = [] { }; static int x = call(); lambda(); }
__device__ void behind() { static int x = call(); }
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
