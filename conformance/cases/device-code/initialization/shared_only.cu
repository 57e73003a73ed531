/*---
says: Nothing calls the host's constructors and destructors of variables in shared memory.
rules: device-code.initialization, device-code.phase
runs: host accept, device accept
---*/
struct Constructed { Constructed(); int a; };
struct Destroyed { ~Destroyed(); int a; };
__global__ void kernel() {
  __shared__ Constructed constructed;
  //^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  __shared__ Destroyed destroyed;
  //^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  __shared__ Constructed array[2];
  //^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
}
template <class T> __global__ void instance() { __shared__ T object; }
//^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
template __global__ void instance<Constructed>();
template <class T> struct Template { static __device__ void member() { __shared__ T object; } };
//^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
__device__ void calls() { Template<Destroyed>::member(); }
