/*---
says: The run-time compiler refuses all launches of the first body that has some, and none behind it.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
__device__ void first() {
  k<<<1, 1>>>(1);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  k<<<1, 1>>>(2);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
}
__device__ void second() { k<<<1, 1>>>(1); }
__global__ void third() { k<<<1, 1>>>(1); }
struct S {
  __device__ void member() { k<<<1, 1>>>(1); }
};
template <class T> __device__ void instance(T) { k<<<1, 1>>>(1); }
__device__ void uses() { instance(1); }
