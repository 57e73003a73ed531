/*---
says: The body of a lambda is looked at where it ends.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
__device__ void holds() {
  auto lambda = [] { static int x = call(); };
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static int y = call();
  lambda();
}
__device__ void behind() { static int x = call(); }
