/*---
says: The variables that lambdas in functions of the device declare are looked at, called or not; those of generic lambdas and of the host are not.
rules: device-code.initialization
runs: host@-13.1 reject, host@13.2 accept, host@13.3 reject, host@13.4 accept, host@13.5- reject, device reject
deviation: oracle device BUG it looks at generic lambdas that nothing calls
---*/
__device__ int call();
void host() { auto lambda = [] { static int x = call(); }; lambda(); }
//^ host@-13.1 error[call.device-from-host]: calling a __device__ function("call()") from a __host__ function("operator()") is not allowed
//^ host@13.3 error[call.device-from-host]: calling a __device__ function("call()") from a __host__ function("operator()") is not allowed
//^ host@13.5- error[call.device-from-host]: calling a __device__ function("call()") from a __host__ function("operator()") is not allowed
__device__ void constant() { auto lambda = [] { static int x = 1; static const char *y = "a"; }; lambda(); }
__device__ void generic() { auto lambda = [](auto q) { static int x = call(); }; }
__device__ void device() {
  auto lambda = [] { static int x = call(); };
  //^ device@-13.1 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  //^ device@13.3 error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  //^ device@13.5- error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
}
