/*---
says: An instance is generated behind those that it needs.
rules: launch.from-device
runs: jit reject
---*/
__global__ void k(int);
template <class T, bool b> __global__ void inner(T) { k<<<1, 1>>>(1); }
//^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
template <class T> __device__ void outer(T t) {
  inner<T, true><<<1, 1>>>(t);
}
__device__ void uses() { outer(1); }
