/*---
says: Instances are looked at behind functions, before functions with lambdas and variables of namespaces.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
template <class T> __device__ void instance() { static int x = call(); }
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
__device__ void holds() { auto lambda = [] { }; static int x = call(); instance<int>(); lambda(); }
__device__ int variable = call();
