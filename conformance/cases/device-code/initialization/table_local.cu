/*---
says: Static variables of device code of each memory that are initialised by constants, and dynamically.
rules: device-code.initialization, device-code.phase
runs: device reject
---*/
__device__ int call();
struct Constructed { __device__ Constructed(); int a; };
__device__ void function() {
  static int plain_constant = 3;
  //^ witness[device-code.initialization(local-device, constant)]
  static int plain_dynamic = call();
  //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  //^ witness[device-code.initialization(local-device, dynamic)]
  static __constant__ int constant_constant = 3;
  //^ witness[device-code.initialization(local-constant, constant)]
  static __constant__ Constructed constant_dynamic;
  //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __constant__ variable within a __device__/__global__ function
  //^ witness[device-code.initialization(local-constant, dynamic)]
  static __managed__ int managed_constant = 3;
  //^ witness[device-code.initialization(local-managed, constant)]
  static __managed__ Constructed managed_dynamic;
  //^ error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __managed__ variable within a __device__/__global__ function
  //^ witness[device-code.initialization(local-managed, dynamic)]
  __shared__ int shared_constant;
  //^ witness[device-code.initialization(local-shared, constant)]
  __shared__ Constructed shared_dynamic;
  //^ warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  //^ witness[device-code.initialization(local-shared, dynamic)]
}
