/*---
says: Instances without lambdas are looked at before those with lambdas, whichever is named first.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
deviation: oracle device BUG instances without lambdas are looked at before lambdas in instances
---*/
__device__ int call();
template <class T> __device__ void with_lambda() { auto lambda = [] { }; static int x = call(); lambda(); }
template <class T> __device__ void in_lambda() { auto lambda = [] { static int x = call(); }; lambda(); }
//^ device@-13.1 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ device@13.3 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ device@13.5- error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
template <class T> __device__ void without() { static int x = call(); }
__device__ void uses() { with_lambda<int>(); in_lambda<int>(); without<int>(); }
