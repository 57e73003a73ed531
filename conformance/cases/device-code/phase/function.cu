/*---
says: After the end of a function of which something was wrong, no other function is looked at, nor are the variables of namespaces.
rules: device-code.phase, device-code.initialization
runs: host accept, device reject
---*/
__device__ int call();
int host();
__device__ int before = call();
__device__ int first() { static int x = call(); static int y = call(); return x + y; }
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
__device__ int second() { static int x = call(); return x; }
__device__ int third() { return host(); }
