/*---
says: The run-time compiler takes the launch of a function that is no kernel for a launch.
rules: launch.from-device, launch.callee
runs: jit reject
---*/
__device__ int d(int);
__device__ void f() {
  d<<<1, 1>>>(1);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
  d<<<2, 1>>>(1);
  //^ error[launch.no-device-runtime]: device-side kernel launch could not be processed as the required runtime APIs are not declared
}
__device__ void g() { d<<<1, 1>>>(1); }
