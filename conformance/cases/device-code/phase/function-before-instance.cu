/*---
says: A function with a lambda is looked at before an instance with one; a lambda that holds another behind functions.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
deviation: oracle device BUG a lambda that holds another is looked at where it ends
---*/
__device__ int call();
template <class T> __device__ void instance() { auto lambda = [] { }; static int x = call(); lambda(); }
__device__ void uses() { instance<int>(); }
__device__ void nested() { auto outer = [] { auto inner = [] { }; static int x = call(); inner(); }; outer(); }
__device__ void function() { static int y = call(); }
//^ device@-13.1 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ device@13.3 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ device@13.5- error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
