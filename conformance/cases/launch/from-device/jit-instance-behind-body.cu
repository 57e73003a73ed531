/*---
says: A launch of a body is refused before those of instances that it uses.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ void instance(T) { k<<<1, 1>>>(1); }
__device__ void uses() {
  instance(1);
  k<<<1, 1>>>(1);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
}
