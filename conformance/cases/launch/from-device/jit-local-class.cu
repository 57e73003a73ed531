/*---
says: The bodies of a local class end before that of the function around it.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__global__ void k(int);
__device__ void f() {
  k<<<1, 1>>>(1);
  struct L {
    __device__ void m() { k<<<1, 1>>>(2); }
    //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  };
}
