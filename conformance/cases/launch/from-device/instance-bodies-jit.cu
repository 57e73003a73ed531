/*---
says: The run-time compiler refuses every launch of the first instance.
rules: launch.from-device
runs: jit reject
---*/
__global__ void k(int);
template <class T> __device__ int several(T x, int n) {
  k<<<1, 32>>>(n), k<<<2, 3>>>(n);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  for (int i = 0; i < n; k<<<1, 2>>>(i)) {
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  }
  return n;
}
__device__ void uses() {
  several(1, 48);
  several(2l, 48);
}
