/*---
says: In templates it is said of instances.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject
---*/
struct Constructed { __device__ Constructed(); int a; };
template <class T> __device__ void unused() { static T object; }
template <class T> __device__ void called() {
  static T object;
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  static T braces{};
  //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
  __shared__ T shared;
  //^ device warning[device-code.shared-initialization]: dynamic initialization is not supported for a function-scope static __shared__ variable within a __device__/__global__ function
  static int number = 3;
}
__device__ void calls() { called<int>(); called<Constructed>(); }
