/*---
says: What device code cannot have is said where an instance is read, behind an error too.
rules: launch.from-device, device-code.construct
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void instance(T) {
  throw 1;
  //^ error[device-code.exception]: device code does not support exception handling
  k<<<1, 1>>>(1);
}
__device__ void f() {
  instance(1);
  k<<<1, 1>>>(1);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
}
