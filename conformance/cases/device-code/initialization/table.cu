/*---
says: Variables of each memory that are initialised by constants, and dynamically.
rules: device-code.initialization, device-code.phase
runs: device reject
---*/
__device__ int call();
struct Constructed { __device__ Constructed(); int a; };
__device__ int device_constant = 3;
//^ witness[device-code.initialization(device, constant)]
__device__ int device_dynamic = call();
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __device__ variable
//^ witness[device-code.initialization(device, dynamic)]
__constant__ int constant_constant = 3;
//^ witness[device-code.initialization(constant, constant)]
__constant__ int constant_dynamic = call();
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __constant__ variable
//^ witness[device-code.initialization(constant, dynamic)]
__managed__ int managed_constant = 3;
//^ witness[device-code.initialization(managed, constant)]
__managed__ int managed_dynamic = call();
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __managed__ variable
//^ witness[device-code.initialization(managed, dynamic)]
__shared__ int shared_constant;
//^ witness[device-code.initialization(shared, constant)]
__shared__ Constructed shared_dynamic;
//^ error[device-code.dynamic-initialization]: dynamic initialization is not supported for a __shared__ variable
//^ witness[device-code.initialization(shared, dynamic)]
