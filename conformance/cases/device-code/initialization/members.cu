/*---
says: In a member function neither the object nor its members are constant; in lambdas it is said, too.
rules: device-code.initialization, device-code.phase
runs: host accept, device reject
---*/
__device__ int call();
struct Member {
  int member;
  __device__ void function() {
    static Member *object = this;
    //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
    static int value = member;
    //^ device error[device-code.static-initialization]: dynamic initialization is not supported for a function-scope static __device__ variable within a __device__/__global__ function
    static int size = sizeof(member);
  }
};
