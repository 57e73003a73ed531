/*---
says: A function before the first error is looked at, one behind it is not.
rules: device-code.phase, device-code.initialization
runs: device reject
---*/
__device__ int call();
__device__ int before() { static int x = call(); return x; }
//^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
//^ witness[device-code.phase(clean)]
//^ witness[device-code.initialization(local-device, dynamic)]
__device__ int behind() { static int x = call(); return x; }
//^ witness[device-code.phase(after-errors)]
//^ witness[device-code.initialization(local-device, dynamic)]
